/** An analysis as the server tells it (`docs/review.md`), and what the graph makes of it. */
export interface Moment {
  at: number;
  round: number;
  chances: number[];
}
export interface Holding {
  chance: number;
  score: number;
  sides: string[];
  resources: Record<string, number>;
  income: Record<string, number>;
  army: Record<string, number>;
  provinces: number;
  cities: number;
  cards: Record<string, number>;
  titles: string[];
}
export interface TurningPoint {
  at: number;
  until: number;
  round: number;
  seat: number;
  cost: number;
  played: string[];
  better: string[];
  follows: { seat: number; actions: string[] }[];
  why: Record<string, string>;
  /** The same in words, by language. */
  words: Record<string, { played: string[]; better: string[]; follows: string[][] }>;
}
export interface Mark {
  at: number;
  kind: "battle" | "purchase" | "title" | "trade";
}
/** Where a phase of a round begins. */
export interface Phase {
  at: number;
  round: number;
  phase: string;
}
/** What one roll of the dice, or all that chance decided at once, changed for every seat. */
export interface Roll {
  at: number;
  round: number;
  changes: number[];
}
export interface Analysis {
  names: string[];
  seat: number | null;
  entries: number;
  luck: number[];
  rolls: Roll[];
  moments: Moment[];
  rounds: { round: number; at: number; seats: Holding[] }[];
  phases: Phase[];
  turning_points: TurningPoint[];
  marks: Mark[];
}
export interface Progress {
  status: "none" | "working" | "failed" | "done";
  done?: number;
  total?: number;
  analysis?: Analysis;
}

/** Per seat, the outline of its band in a stacked graph of this width and height; the first seat lies on top. */
export function bands(analysis: Analysis, width: number, height: number): string[] {
  const x = (at: number): string => ((at / Math.max(1, analysis.entries)) * width).toFixed(1);
  const [first, ...rest] = analysis.moments;
  const moments = first ? [{ ...first, at: 0 }, ...rest] : []; // before the first choice they are the same
  return analysis.names.map((_, seat) => {
    const edge = (moment: Moment, seats: number): string => {
      const above = moment.chances.slice(0, seats).reduce((sum, c) => sum + c, 0);
      return `${x(moment.at)},${(above * height).toFixed(1)}`;
    };
    const upper = moments.map((m) => edge(m, seat));
    const lower = moments.map((m) => edge(m, seat + 1)).reverse();
    return [...upper, ...lower].join(" ");
  });
}

/** Where a seat's band is thick enough for its sign: parts of the width and height. */
export interface Sign {
  seat: number;
  x: number;
  y: number;
}

/** For each seat the place where its band is thickest for a while; none for one that is thin throughout. */
export function signs(analysis: Analysis, thick = 0.24): Sign[] {
  const { moments, entries } = analysis;
  const part = Math.max(1, entries);
  const inside = moments.filter((m) => m.at > part * 0.03 && m.at < part * 0.97);
  return analysis.names.flatMap((_, seat) => {
    const near = (at: number): number =>
      Math.min(...moments.filter((m) => Math.abs(m.at - at) <= part / 50).map((m) => m.chances[seat] ?? 0));
    const best = inside.reduce<{ moment: Moment; least: number } | null>((best, moment) => {
      const least = near(moment.at);
      return least >= thick && least > (best?.least ?? 0) ? { moment, least } : best;
    }, null);
    if (!best) return [];
    const { at, chances } = best.moment;
    const above = chances.slice(0, seat).reduce((sum, c) => sum + c, 0);
    return [{ seat, x: at / part, y: above + (chances[seat] ?? 0) / 2 }];
  });
}

/** The chances at a moment: those before the last choice that had come up. */
export function chancesAt(analysis: Analysis, at: number): number[] {
  return (analysis.moments.findLast((m) => m.at <= at) ?? analysis.moments[0])?.chances ?? [];
}

/** Of marks of one kind that lie closer than `gap` entries, the first. */
export function apart(marks: Mark[], kind: Mark["kind"], gap: number): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks)
    if (mark.kind === kind && (found.at(-1)?.at ?? -Infinity) + gap <= mark.at) found.push(mark);
  return found;
}

/** The phases of the round that a moment belongs to, and the one that had begun. */
export function phasesAt(phases: Phase[], at: number): { those: Phase[]; now: Phase | undefined } {
  const now = phases.findLast((phase) => phase.at <= at) ?? phases[0];
  return { those: phases.filter((phase) => phase.round === now?.round), now };
}

/** A sentence as it stands after a colon: none of them begins with a name. */
export function afterColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The rolls that changed somebody's chances by at least a point of a hundred. */
export function telling(rolls: Roll[]): Roll[] {
  return rolls.filter((roll) => roll.changes.some((change) => Math.abs(change) >= 0.01));
}

/** A change of chances in points of a hundred, with its sign. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A row of a table: a moment, the round it belongs to, and a cell for every seat. */
export interface Row {
  at: number;
  round: number;
  cells: (string | number)[];
}

/** For each round what `tell` makes of what every seat had when it began. */
export function rowsOf(analysis: Analysis, tell: (has: Holding) => string | number): Row[] {
  return analysis.rounds.map(({ at, round, seats }) => ({ at, round, cells: seats.map(tell) }));
}

/** As `internum analyse --csv` has them. */
const COLUMNS = "round,at,seat,name,sides,chance,score,resources,income,army,provinces,cities,cards,titles";

/** A row for each round and seat; no cell is taken for a formula. */
export function csv(analysis: Analysis): string {
  const rows = analysis.rounds.flatMap(({ round, at, seats }) =>
    seats.map((has, seat) => [
      round,
      at,
      seat,
      analysis.names[seat] ?? "",
      has.sides.join(" "),
      has.chance,
      has.score,
      spelt(has.resources),
      spelt(has.income),
      spelt(has.army),
      has.provinces,
      has.cities,
      spelt(has.cards),
      has.titles.join(" "),
    ]),
  );
  return [COLUMNS, ...rows.map((row) => row.map(cell).join(","))].join("\n") + "\n";
}

function spelt(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, n]) => `${n} ${name}`)
    .join(" ");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const tame = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/** What a seat has when a round begins, as one number each. */
export const MEASURES = ["score", "resources", "income", "army", "provinces", "cities", "cards", "titles"] as const;
export type Measure = (typeof MEASURES)[number];

export function measured(has: Holding, measure: Measure): number {
  const value = has[measure];
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.length : Object.values(value).reduce((sum, n) => sum + n, 0);
}
