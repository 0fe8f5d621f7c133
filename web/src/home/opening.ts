/** Opening a table from what a person chose, and remembering its links. */
import { call, type GameInfo, type NewTable, type OpenedTable } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { remember } from "./rematch";

export type SeatKind = "me" | "friend" | "here" | "computer";

export interface SetUp {
  players: number;
  level: string;
  /** Which seat is mine; the others by kind. */
  seats: { kind: SeatKind; name: string }[];
  options: Record<string, unknown>;
}

export function freshSetUp(game: GameInfo, players: number, others: SeatKind): SetUp {
  const level = game.levels[Math.min(1, game.levels.length - 1)]?.id ?? "";
  const seats = Array.from({ length: Math.max(...game.players) }, (_, i) => ({
    kind: i === 0 ? ("me" as const) : others,
    name: i === 0 ? settings.name : "",
  }));
  return { players, level, seats, options: {} };
}

/** Which way of playing a set-up amounts to. */
export function modeOf(setUp: SetUp): "solo" | "online" | "hotseat" {
  const kinds = setUp.seats.slice(0, setUp.players).map((s) => s.kind);
  return kinds.includes("friend") ? "online" : kinds.includes("here") ? "hotseat" : "solo";
}

export async function openTable(game: GameInfo, setUp: SetUp): Promise<{ opened: OpenedTable; link: string }> {
  const seats = setUp.seats.slice(0, setUp.players).map((s): NewTable["seats"][number] => {
    if (s.kind === "computer") return { kind: "bot", level: setUp.level };
    if (s.kind === "friend") return { kind: "open" };
    return { kind: "person", ...(s.name.trim() ? { name: s.name.trim() } : {}) };
  });
  const mode = modeOf(setUp);
  const wish: NewTable = { game: game.id, players: setUp.players, mode, options: setUp.options, seats };
  const opened = await call<OpenedTable>("/tables", null, wish);
  return { opened, link: remember(opened, game.title) };
}
