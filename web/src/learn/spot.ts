/** Where on the page something is chosen or shown: what a bubble points at. No rule of any game is known here. */
import type { Action } from "../lib/api";
import type { Session, Tab } from "../lib/session.svelte";
import { destinationOf, placeOf, sourceOf } from "../lib/targets";
import { inPanels } from "./panels";

export interface Spot {
  element: HTMLElement | SVGElement;
  /** What must stay uncovered. */
  box: DOMRect;
  /** A place of the map; clicks may meet it anywhere, pieces included. */
  place: string | null;
}

const q = (value: string): string => CSS.escape(value);

/** Selectors for what a step points at by name: `place:sparta`, `panel:personages`, `stock`. */
function named(at: string): string[] {
  const [kind, id = ""] = at.split(/:(.*)/s) as [string, string?];
  const known: Record<string, string[]> = {
    place: [`[data-place="${q(id)}"]`],
    space: [`[data-space="${q(id)}"]`],
    "know-how": [`[data-know-how="${q(id)}"]`],
    side: [`.side [data-side="${q(id)}"]`],
    tile: [`[data-tile="${q(id)}"]`],
    token: [`.hand [data-token="${q(id)}"]`],
    offer: [`[data-offer="${q(id)}"]`],
    panel: [`section[aria-labelledby="${q(id)}-title"]`],
    stock: [".holdings"],
    prompt: ["#prompt"],
    steps: [".topbar ol"],
    battle: [".battle"],
    odds: [".battle .odds", ".odds", ".battle"],
  };
  return known[kind] ?? [];
}

const TAB: Record<string, Tab> = { place: "map", space: "game", "know-how": "game", panel: "game", tile: "game" };

/** Selectors for where an action is chosen now, the likeliest first; `left` are all that the step still asks for. */
function chosenAt(session: Session, action: Action, left: string[]): string[] {
  const { acting } = session;
  const button = `[data-action="${q(action.text)}"]`;
  if (acting.proposal?.text === action.text) return ["[data-confirm]"];
  const from = sourceOf(action, acting.isPlace);
  const to = placeOf(action, acting.isPlace);
  if (acting.choice) {
    if (acting.choice.actions.some((a) => a.text === action.text)) return [`.choice ${button}`];
    if (acting.choice.moves && acting.choice.place === from) return [".choice [data-set-out]"];
  }
  if (acting.stack?.action.text === action.text) return [".stack [data-first]"];
  const here = inPanels(session, action, left);
  const place = from && acting.source !== from ? from : (destinationOf(action, acting.isPlace) ?? to);
  return [...here, `.middle ${button}`, ...(place ? [`[data-place="${q(place)}"]`] : []), button];
}

/** What the bubble points at now; null if it is not (yet) on the screen. */
export function findSpot(session: Session, at: string | null, action: Action | null, left: string[]): Spot | null {
  const closing = action ? ["[data-close-battle]"] : [];
  const selectors = at && !action ? named(at) : action ? [...closing, ...chosenAt(session, action, left)] : [];
  for (const selector of selectors) {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      const spot = seen(session, element);
      if (spot) return spot;
    }
  }
  return null;
}

/** The tab on which a narrow screen has it. */
export function tabFor(session: Session, at: string | null, action: Action | null): Tab | null {
  if (at && !action) return at.startsWith("side:") ? "players" : (TAB[at.split(":")[0]!] ?? null);
  if (!action) return null;
  const inPanel = [...(session.face.inPanel ?? session.face.atHome), "buy"].includes(action.verb);
  return inPanel ? "game" : "map"; // trade and battles lie over the map
}

function seen(session: Session, element: HTMLElement | SVGElement): Spot | null {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
  const place = element.getAttribute("data-place");
  if (place) return placeSeen(session, element as SVGGraphicsElement, place);
  const { height } = element.getBoundingClientRect();
  const heading = height > innerHeight / 2 ? element.querySelector<HTMLElement>("h2") : null;
  if (heading) return seen(session, heading); // no room for a bubble beside all of it
  if (!isOnTop(element)) element.scrollIntoView({ block: "center", inline: "nearest" });
  return isOnTop(element) ? { element, box: element.getBoundingClientRect(), place: null } : null;
}

/** Would a click on its middle meet it? */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return element.contains(there.find((e) => !e.closest("[data-lesson]")) ?? null);
}

const AROUND = 34; // pixels around the middle of a place

function placeSeen(session: Session, element: SVGGraphicsElement, place: string): Spot | null {
  const [x, y] = session.drawing?.regions.get(place)?.centre ?? [0, 0];
  const middle = new DOMPoint(x, y).matrixTransform(element.getScreenCTM() ?? undefined);
  const board = element.closest(".board")!.getBoundingClientRect();
  const inView = middle.x > board.left && middle.x < board.right && middle.y > board.top && middle.y < board.bottom;
  if (!inView) element.focus({ preventScroll: true }); // the map moves to what has the focus
  if (!inView || !placesAt(middle.x, middle.y).includes(place)) return null;
  const box = new DOMRect(middle.x - AROUND, middle.y - AROUND, 2 * AROUND, 2 * AROUND);
  return { element, box, place };
}

/** The places that a click at this point of the screen would meet. */
export function placesAt(x: number, y: number): string[] {
  const found: string[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest("[data-lesson]")) continue;
    if (!element.closest(".board") || element.closest("[data-no-gesture]")) break;
    const place = element.closest<SVGElement>("[data-from]")?.dataset.from ?? element.getAttribute("data-place");
    if (place) found.push(place);
  }
  return found;
}
