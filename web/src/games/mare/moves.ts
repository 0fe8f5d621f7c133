/** Marches and voyages: who moves, how many still may, and whether somebody waits at the other end. */
import type { Action, View, Played } from "../../lib/api";
import { mareView } from "./view";

const UNITS: Record<string, string> = { march: "legion", sail: "trireme", "cast-off": "trireme" };

export function unitOf(action: Played): string {
  return UNITS[action.verb] ?? "legion";
}

/** Of a place's units, those that may still go. */
export function movable(view: View, action: Action): number {
  const from = action.args.origin ?? action.args.origin_sea ?? action.args.province ?? "";
  const unmoved = mareView(view)?.campaign?.unmoved[from] ?? 1;
  const there = (view.places[from]?.pieces ?? []).filter((p) => p.side === view.active && p.kind === unitOf(action));
  return Math.max(1, Math.min(unmoved, ...there.map((p) => p.count)));
}

/** The sides, other than the one that moves, with units in a place. */
export function enemiesAt(view: View, place: string): string[] {
  const others = (view.places[place]?.pieces ?? []).map((p) => p.side).filter((side) => side !== view.active);
  return [...new Set(others)];
}

export function isRisky(view: View, action: Action): boolean {
  const to = action.verb === "march" ? action.args.province : action.args.sea;
  return action.verb in UNITS && enemiesAt(view, to ?? "").length > 0;
}
