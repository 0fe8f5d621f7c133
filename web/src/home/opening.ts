/** Opening a table from what a person chose, and remembering its links. */
import { call, type GameInfo, type NewTable, type OpenedTable } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { clockWish, type ClockName } from "./clocks";
import { remember } from "./rematch";

export type SeatKind = "me" | "friend" | "here" | "computer";

/** Who is to sit on a seat. */
export interface Sitter {
  kind: SeatKind;
  name: string;
  /** Of a computer; else that of all computers. */
  level?: string;
}

export interface SetUp {
  players: number;
  level: string;
  /** Which seat is mine; the others by kind. */
  seats: Sitter[];
  options: Record<string, unknown>;
  clock: ClockName;
  /** When time is up the seat is resigned; else a computer plays on for a while. */
  resign: boolean;
}

export function freshSetUp(game: GameInfo, players: number, others: SeatKind): SetUp {
  const level = game.levels[0]?.id ?? ""; // whoever is new should win by the third try: docs/strength.md
  const seats = Array.from({ length: Math.max(...game.players) }, (_, i) => ({
    kind: i === 0 ? ("me" as const) : others,
    name: i === 0 ? settings.name : "",
  }));
  return { players, level, seats, options: {}, clock: "none", resign: false };
}

/** The option by which seats are given what they play, and its value for "as listed here". */
const LISTED: Record<string, unknown> = { nation_assignment: "fixed", assignment: "listed" };

/** Is it settled before the game who plays what? Then choosing a seat is choosing a side. */
export function isListed(game: Pick<GameInfo, "options">, options: Record<string, unknown>): boolean {
  const option = game.options.find((o) => o.name in LISTED);
  return !!option && (options[option.name] ?? option.default) === LISTED[option.name];
}

/** Whoever sits on seat `i` changes places with seat `j`. */
export function changePlaces(setUp: SetUp, i: number, j: number): void {
  [setUp.seats[i], setUp.seats[j]] = [setUp.seats[j]!, setUp.seats[i]!];
}

/** What each seat plays, as far as that is known. */
export async function seating(game: string, players: number, options: Record<string, unknown>): Promise<string[]> {
  const query = new URLSearchParams({ players: String(players), options: JSON.stringify(options) });
  return (await call<{ plays: string[] }>(`/games/${game}/seating?${query}`)).plays;
}

/** Which way of playing a set-up amounts to. */
export function modeOf(setUp: SetUp): "solo" | "online" | "hotseat" {
  const kinds = setUp.seats.slice(0, setUp.players).map((s) => s.kind);
  return kinds.includes("friend") ? "online" : kinds.includes("here") ? "hotseat" : "solo";
}

export async function openTable(game: GameInfo, setUp: SetUp): Promise<{ opened: OpenedTable; link: string }> {
  const seats = setUp.seats.slice(0, setUp.players).map((s): NewTable["seats"][number] => {
    if (s.kind === "computer") return { kind: "bot", level: s.level ?? setUp.level };
    if (s.kind === "friend") return { kind: "open" };
    return { kind: "person", ...(s.name.trim() ? { name: s.name.trim() } : {}) };
  });
  const mode = modeOf(setUp);
  const clock = mode === "solo" ? null : clockWish(setUp.clock, setUp.resign, setUp.level);
  const wish: NewTable = { game: game.id, players: setUp.players, mode, options: setUp.options, seats, clock };
  const opened = await call<OpenedTable>("/tables", null, wish);
  return { opened, link: remember(opened, game.title) };
}
