import { expect, test } from "vitest";
import type { ListedTable } from "../lib/api";
import { inOrder, isMyTurn, result } from "./listed";

function table(more: Partial<ListedTable>): ListedTable {
  const seats = [0, 1].map((seat) => ({ seat, name: `${seat}`, kind: "person" }));
  const base = { game: "antike", title: "Antike", mode: "online", status: "running", created: "", at: 0, talked: null };
  return { ...base, table: "a", over: false, updated: "", seats, yours: [0], pending: [1], winners: null, ...more };
}

test("what waits for me comes first, what is over last", () => {
  const over = table({ table: "over", over: true, updated: "9", pending: [] });
  const theirs = table({ table: "theirs", updated: "5" });
  const mine = table({ table: "mine", updated: "1", pending: [0] });
  expect(inOrder([over, theirs, mine]).map((t) => t.table)).toEqual(["mine", "theirs", "over"]);
});

test("in a paused game it is nobody’s turn", () => {
  expect(isMyTurn(table({ pending: [0] }))).toBe(true);
  expect(isMyTurn(table({ pending: [0], status: "paused" }))).toBe(false);
});

test("a game is won, lost or abandoned", () => {
  expect(result(table({ over: true, winners: [0] }))).toBe("won");
  expect(result(table({ over: true, winners: [1] }))).toBe("lost");
  expect(result(table({ status: "abandoned" }))).toBe("abandoned");
});
