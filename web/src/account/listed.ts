/** What lists of tables tell: whose turn it is, how a game ended, in which order. */
import type { ListedTable, Snapshot } from "../lib/api";

/** A table as lists tell of it, from what one sees there. */
export function ofSnapshot(now: Snapshot): ListedTable {
  const said = now.chat.filter((line) => !line.notice).at(-1)?.time ?? null;
  const moved = now.log.at(-1)?.time ?? "";
  return {
    table: now.table,
    game: now.game,
    title: now.title,
    mode: now.mode,
    status: now.status,
    over: now.over,
    created: "",
    updated: moved,
    at: now.at,
    seats: now.seats.map(({ seat, name, kind }) => ({ seat, name, kind })),
    yours: now.you.seats,
    pending: now.over ? [] : now.pending,
    winners: now.over ? now.winners : null,
    talked: said,
  };
}

export function isMyTurn(table: ListedTable): boolean {
  return !isOver(table) && table.status === "running" && table.pending.some((seat) => table.yours.includes(seat));
}
export function isOver(table: ListedTable): boolean {
  return table.over || table.status === "abandoned";
}
/** How it ended for me. */
export function result(table: ListedTable): "won" | "lost" | "abandoned" {
  if (table.status === "abandoned") return "abandoned";
  return table.winners?.some((seat) => table.yours.includes(seat)) ? "won" : "lost";
}

/** Those that wait for me first, then those under way, then what is over; the newest first. */
export function inOrder(tables: ListedTable[]): ListedTable[] {
  const rank = (t: ListedTable): number => (isMyTurn(t) ? 0 : isOver(t) ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated.localeCompare(a.updated));
}
