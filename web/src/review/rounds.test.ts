import { expect, test } from "vitest";
import { roundAt, roundStarts } from "./rounds";

const log = [1, 1, 1, 2, 2, 4].map((round, at) => ({ round, at }));

test("each round can be jumped to where it began", () => {
  expect(roundStarts(log)).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 3 },
    { round: 4, at: 5 },
  ]);
});

test("a moment belongs to the last round that had begun", () => {
  expect([0, 2, 3, 4, 9].map((at) => roundAt(roundStarts(log), at)?.round)).toEqual([1, 1, 2, 2, 4]);
});
