/** What may come of a battle, as the server reckons it. */
import type { Session } from "../../lib/session.svelte";
import type { Counts } from "./view";

export interface OddsSide {
  empire: string;
  units: number;
  dice: number;
  bonuses: Counts;
  ignores: number;
  total: Counts;
  hits: Counts;
  losses: Counts;
}
export interface Odds {
  place: string;
  at_sea: boolean;
  sides: [OddsSide, OddsSide];
  ends: { active: number; foe: number; both: number; neither: number };
}

/** The odds of an attack, perhaps after moves that are only thought of. */
export function askOdds(
  session: Session,
  place: string,
  opponent: string,
  attacker: string,
  moves: string[] = [],
): Promise<Odds> {
  const query = new URLSearchParams({ place, opponent, attacker });
  for (const move of moves) query.append("move", move);
  return session.table.get<Odds>(`/odds?${query}`);
}

/** The mean of a spread of chances. */
export function mean(chances: Counts): number {
  return Object.entries(chances).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0);
}

/** The range in which eight of ten results lie. */
export function likely(chances: Counts): [number, number] {
  const values = Object.entries(chances)
    .map(([value, chance]) => [Number(value), chance] as const)
    .sort((a, b) => a[0] - b[0]);
  let sum = 0;
  let low = values[0]?.[0] ?? 0;
  let high = values.at(-1)?.[0] ?? 0;
  for (const [value, chance] of values) {
    if (sum < 0.1 && sum + chance >= 0.1) low = value;
    if (sum < 0.9 && sum + chance >= 0.9) high = value;
    sum += chance;
  }
  return [low, high];
}

/** A number with one digit after the point, or the comma. */
export function oneDigit(n: number, lang: string): string {
  return n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
