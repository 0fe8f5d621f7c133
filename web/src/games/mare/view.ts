/** The shape of Mare Nostrum's view, as the server's games/mare/view.py builds it, for both editions. */
import type { PlaceView, SideView, View } from "../../lib/api";

export type Counts = Record<string, number>;
export type Title = "trade" | "culture" | "military";
export const TITLES: Title[] = ["trade", "culture", "military"];

export interface Hand {
  /** Null where even the number is secret. */
  count: number | null;
  /** All of it, if one may see it. */
  tokens?: Counts;
  kept?: Counts;
  /** Different goods in it. */
  types?: number;
  /** What is known of somebody else's. */
  known?: Counts;
  unknown?: number | null;
  gave_one?: boolean;
}
export interface Goal {
  have: number;
  need: number;
}
/** `seat` is null for a neutralised civilisation. */
export interface MareSide extends SideView {
  levels: Record<Title, number>;
  titles: Title[];
  tiles: string[];
  used: string[];
  supply: Record<"legion" | "trireme" | "fortress" | "marker", number>;
  hand: Hand;
  income: Counts;
  prices: Counts;
  goals: Partial<Record<"tiles" | "cities" | "titles", Goal>>;
  points: number | null;
}
export type BuildingKind = "caravan" | "market" | "temple" | "city" | "capital" | "legendary";
export interface Building {
  /** The name of the slot in notation: the city, the good, `market`, `temple`. */
  slot: string;
  kind: BuildingKind;
  good: string | null;
  built: boolean;
  controller: string | null;
  occupier: string | null;
  serves: string | null;
  yields: Counts;
}
export interface MarePlaceView extends PlaceView {
  home?: string | null;
  new?: boolean;
  /** Provinces only. */
  buildings?: Building[];
  conqueror?: string | null;
  marker_occupied?: boolean;
  at_war?: boolean;
}
export interface Tile {
  id: string;
  kind: "hero" | "wonder" | "pyramids";
  where: "out" | "down" | "sale" | "owned";
  owner: string | null;
  bonus: Partial<Record<Title, number>>;
}
export interface Trade {
  size: number;
  most: number;
  offers: Record<string, Counts>;
  starter: string | null;
  claims: { by: string; from: string }[];
  announced: string | null;
  announced_from: string | null;
}
export interface Purchase {
  item: string;
  place: string | null;
  slot: string | null;
  price: number;
  how: "full" | "token" | "free";
  paid: Counts;
}
export interface Combatant {
  id: string;
  dice: number[];
  to_roll: number;
  total: number;
  losses: number;
  named: { legion: number; fortress: number } | null;
}
export interface MareView extends View {
  stage: "set_up" | "collect" | "trade" | "build" | "military" | "leadership";
  money: string;
  goods: string[];
  target: number | null;
  waiting: string[];
  titles: Record<Title, string | null>;
  sides: MareSide[];
  tiles: Tile[];
  reserve: Counts;
  box: Counts;
  legendary: { pile: number; discard: number; discarded: string[] | null } | null;
  exchange: (number | null)[];
  trade: Trade | null;
  gift: { from: string; to: string; token: string | null } | null;
  purchase: Purchase | null;
  declared: Record<string, string>;
  copied: string | null;
  order: string[];
  had_turn: string[];
  campaign: {
    unmoved: Counts;
    conquest: string | null;
    pillaged: string | null;
    march: [string, string] | null;
  } | null;
  battle: { place: string; sides: Combatant[] } | null;
  peace: { with: string | null; before: string | null };
  ending: string;
}

export function mareView(view: View | undefined): MareView | null {
  return (view as MareView | undefined) ?? null;
}

/** The plain good of a token: a legendary one is written with a star. */
export function goodOf(token: string): string {
  return token.replace("*", "");
}
export function isLegendary(token: string): boolean {
  return token.endsWith("*");
}
/** Two editions, some goods of the same look. */
const LOOKS: Record<string, string> = { coin: "coin", tax: "coin", livestock: "good-sheep" };
export function tokenIcon(token: string): string {
  const good = goodOf(token);
  return LOOKS[good] ?? `good-${good}`;
}
const WONDERS = new Set(["colossus", "gardens", "lighthouse", "zeus", "artemis", "mausoleum", "pyramids"]);
const TILE_ICONS: Record<string, string> = { castor_pollux: "h-castor", lighthouse: "w-pharos" };
export function tileIcon(tile: string): string {
  return TILE_ICONS[tile] ?? `${WONDERS.has(tile) ? "w" : "h"}-${tile}`;
}

/** Money and goods in the order of every hand, so that places are learnt; legendary ones stand by their plain twins. */
export function tokenOrder(view: MareView): string[] {
  return [...view.goods.flatMap((g) => (view.legendary ? [g, `${g}*`] : [g])), view.money];
}
/** A heap of tokens, one by one, in that order. */
export function singles(view: MareView, counts: Counts | undefined): string[] {
  return tokenOrder(view).flatMap((token) => Array<string>(counts?.[token] ?? 0).fill(token));
}
export function total(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);
}
