/** The kinds of things one can buy, and which of the legal actions buys which. */
import type { Action } from "../../lib/api";
import type { Key } from "../../lib/i18n/index.svelte";
import type { MareView } from "./view";

export interface ShopItem {
  id: string;
  /** `@` stands for the empire. */
  icon: string;
  /** Its name among the game's words, or else among the program's. */
  word?: [kind: string, id: string];
  name?: Key;
  /** Under which name its price stands in the view. */
  price: string;
}

export const SHOP: ShopItem[] = [
  { id: "control", icon: "marker-@", name: "mareControl", price: "control" },
  { id: "legion", icon: "legion-@", word: ["piece", "legion"], price: "legion" },
  { id: "trireme", icon: "trireme-@", word: ["piece", "trireme"], price: "trireme" },
  { id: "fortress", icon: "fortress-@", word: ["piece", "fortress"], price: "fortress" },
  { id: "caravan", icon: "b-caravan", word: ["building", "caravan"], price: "caravan" },
  { id: "city", icon: "b-city", word: ["building", "city"], price: "city" },
  { id: "market", icon: "b-market", word: ["building", "market"], price: "market" },
  { id: "temple", icon: "b-temple", word: ["building", "temple"], price: "temple" },
  { id: "hero", icon: "ui-star", name: "mareHero", price: "tile" },
  { id: "pyramids", icon: "w-pyramids", name: "marePyramids", price: "pyramids" },
];

/** What does the same wherever it is placed. */
export const SAME_EVERYWHERE = ["legion", "trireme", "fortress"];

const CITIES = ["city", "capital", "legendary"];

/** Which item an action buys; null if it buys none. */
export function shopItem(view: MareView, action: Action): string | null {
  if (action.verb === "launch") return "trireme";
  if (action.verb === "buy") return action.args.tile === "pyramids" ? "pyramids" : "hero";
  if (action.verb !== "build") return SHOP.some((i) => i.id === action.verb) ? action.verb : null;
  const slot = action.text.split(" ")[2];
  const kind = view.places[action.args.province!] as { buildings?: { slot: string; kind: string }[] } | undefined;
  const found = kind?.buildings?.find((b) => b.slot === slot)?.kind ?? "";
  return CITIES.includes(found) ? "city" : found || null;
}

/** An action to ask about, when none of its kind is possible: the one somebody would most likely have wanted. */
export function whyNot(view: MareView, side: string, item: ShopItem): string {
  const provinces = Object.entries(view.places) as [
    string,
    { owner: string | null; buildings?: { slot: string; kind: string; built: boolean }[] },
  ][];
  const own = provinces.filter(([, p]) => p.owner === side && p.buildings);
  const home = own[0]?.[0] ?? provinces.find(([, p]) => p.buildings)?.[0] ?? "";
  if (item.id === "pyramids") return "buy pyramids";
  if (item.id === "hero")
    return `buy ${view.tiles.find((t) => t.where === "sale" && t.kind !== "pyramids")?.id ?? "pyramids"}`;
  if (item.id === "control") return `control ${provinces.find(([, p]) => p.buildings && !p.owner)?.[0] ?? home}`;
  if (item.id === "trireme") {
    const sea = provinces.find(([, p]) => !p.buildings)?.[0];
    return view.game === "classic" || !sea ? `launch ${home}` : `trireme ${sea}`;
  }
  if (item.id === "legion" || item.id === "fortress") return `${item.id} ${home}`;
  const fits = (kind: string): boolean => (item.id === "city" ? CITIES.includes(kind) : kind === item.id);
  for (const wanted of [false, true]) {
    for (const [id, p] of [...own, ...provinces]) {
      const slot = p.buildings?.find((b) => fits(b.kind) && b.built === wanted);
      if (slot) return `build ${id} ${slot.slot}`;
    }
  }
  return `build ${home} ${item.id}`;
}
