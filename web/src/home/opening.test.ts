// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { GameInfo } from "../lib/api";
import { changePlaces, freshSetUp, isListed } from "./opening";

const game = {
  players: [3, 4, 5],
  levels: [{ id: "novice" }, { id: "citizen" }],
  options: [{ name: "assignment", default: "listed" }],
} as unknown as GameInfo;

test("a table opens with the gentlest opponents", () => {
  expect(freshSetUp(game, 3, "computer").level).toBe("novice");
});

test("choosing a side is changing places with whoever has it", () => {
  const setUp = freshSetUp(game, 3, "computer");
  setUp.seats[2]!.level = "novice";
  changePlaces(setUp, 0, 2);
  expect(setUp.seats.slice(0, 3).map((s) => [s.kind, s.level])).toEqual([
    ["computer", "novice"],
    ["computer", undefined],
    ["me", undefined],
  ]);
});

test("sides can be chosen only where they are not dealt or taken at the table", () => {
  expect(isListed(game, {})).toBe(true);
  expect(isListed(game, { assignment: "dealt" })).toBe(false);
});
