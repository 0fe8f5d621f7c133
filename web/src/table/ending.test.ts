// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { LogEntry } from "../lib/api";
import { endingLine, places } from "./ending";

const standings = (...scores: number[]) => scores.map((score, seat) => ({ seat, score }));

test("the winner comes first, also with fewer points than another", () => {
  const ranked = places({ standings: standings(8, 5, 7), winners: [1] });
  expect(ranked.map((p) => [p.rank, p.seat])).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
  ]);
});

test("whoever is level shares a place, and the next place is left out", () => {
  const ranked = places({ standings: standings(4, 9, 6, 6), winners: [1] });
  expect(ranked.map((p) => [p.rank, p.seat])).toEqual([
    [1, 1],
    [2, 2],
    [2, 3],
    [4, 0],
  ]);
});

test("those who win together are all first", () => {
  const ranked = places({ standings: standings(3, 5, 4), winners: [0, 2] });
  expect(ranked.map((p) => [p.rank, p.seat])).toEqual([
    [1, 2],
    [1, 0],
    [3, 1],
  ]);
});

test("how it ended is told by the line of the end, not by whatever came last", () => {
  const line = (key: string) => ({ key, text: key, params: {}, place: null });
  const entry = { lines: [line("log-tile"), line("log-end-tiles"), line("log-keeps")] } as unknown as LogEntry;
  expect(endingLine([entry])?.key).toBe("log-end-tiles");
});
