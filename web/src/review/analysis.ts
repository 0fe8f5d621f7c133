/** An analysis as the server tells it (`docs/review.md`), and what the graph makes of it. */
export interface Moment {
  at: number;
  round: number;
  chances: number[];
}
export interface Holding {
  chance: number;
  score: number;
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
}
export interface Mark {
  at: number;
  kind: "battle" | "purchase" | "title";
}
export interface Analysis {
  names: string[];
  entries: number;
  luck: number[];
  moments: Moment[];
  rounds: { round: number; at: number; seats: Holding[] }[];
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

const COLUMNS = ["round", "at", "seat", "name", "chance", "score", "provinces", "cities", "cards", "titles"];

/** A row for each round and seat; no cell is taken for a formula. */
export function csv(analysis: Analysis): string {
  const rows = analysis.rounds.flatMap(({ round, at, seats }) =>
    seats.map((has, seat) => [
      round,
      at,
      seat,
      analysis.names[seat] ?? "",
      has.chance,
      has.score,
      has.provinces,
      has.cities,
      Object.keys(has.cards).join(" "),
      has.titles.join(" "),
    ]),
  );
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(",") + "\n").join("");
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
