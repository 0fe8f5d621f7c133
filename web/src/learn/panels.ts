/** Where the panels of the games offer an action: selectors by verb, for what is chosen neither on the map nor in the prompt. */
import { deskOf } from "../games/mare/desk.svelte";
import { shopItem } from "../games/mare/shop";
import type { Action } from "../lib/api";
import type { Session } from "../lib/session.svelte";

/** `left`: all actions that are still to be played, this one first. */
type Find = (action: Action, session: Session, left: string[]) => string[];

const q = (value: string | undefined): string => CSS.escape(value ?? "");
const inHand: Find = (a) => [`.treasury [data-kind="${q(a.args.kind)}"]`, `.hand [data-token="${q(a.args.token)}"]`];

/** A long bill is paid by the button that pays all of it. */
const inPayment: Find = (a, session, left) => [
  ...(left.length > 2 ? ["[data-pay-for-me]"] : []),
  ...inHand(a, session, left),
];

/** Something from the shop: take it up, then the map says where it may go. */
const inShop: Find = (a, session) => {
  const item = shopItem(deskOf(session).view!, a);
  return item && session.acting.picked?.id !== item ? [`[data-buy="${q(item)}"]`] : [];
};

/** Offers are put forward one by one, and sent together. */
const inOffer: Find = (_, session, left) => {
  const staged = [...deskOf(session).staged];
  for (const text of left.filter((l) => l.startsWith("offer "))) {
    const token = text.replace(/^offer /, "");
    const at = staged.indexOf(token);
    if (at < 0) return [`.hand [data-token="${q(token)}"]`];
    staged.splice(at, 1);
  }
  return ["[data-ready]"];
};

const PANELS: Record<string, Find> = {
  rondel: (a) => [`[data-space="${q(a.args.space)}"]`],
  learn: (a) => [`[data-know-how="${q(a.args.know_how)}"]`],
  pay: inPayment,
  take: inHand,
  give: inHand,
  keep: inHand,
  swap: inHand,
  offer: inOffer,
  claim: (a) => [`[data-offer="${q(a.args.empire)}"] [data-token="${q(a.args.token)}"][data-can]`],
  buy: (a) => [`[data-tile="${q(a.args.tile)}"]`],
};
const SHOP = ["control", "legion", "trireme", "launch", "fortress", "build"];

export function inPanels(session: Session, action: Action, left: string[]): string[] {
  if (SHOP.includes(action.verb) && session.game !== "antike") return inShop(action, session, left);
  return PANELS[action.verb]?.(action, session, left) ?? [];
}
