import { expect, test } from "vitest";
import type { SavedTable } from "../lib/saved.svelte";
import { drawn, ofTables, ofVariations } from "./branches";

const table = (id: string, from: string, at: number): SavedTable => ({
  table: id,
  token: "k",
  game: "antike",
  title: "Antike",
  when: 0,
  from: { table: from, at },
});

test("tables that began at this game, and at one another, are its tree", () => {
  const tables = [table("c", "b", 30), table("b", "a", 20), table("other", "x", 3), table("gone", "a", 5)];
  const lengths = new Map([
    ["b", 40],
    ["c", 30],
    ["other", 9],
  ]);
  const [b, ...more] = ofTables("a", tables, lengths);
  expect(more).toEqual([]);
  expect([b!.at, b!.until, b!.branches.map((x) => [x.at, x.until])]).toEqual([20, 40, [[30, 31]]]);
});

test("tables that name one another in a ring end somewhere", () => {
  const ring = [table("a", "b", 1), table("b", "a", 1)];
  expect(ofTables("a", ring, new Map([["a", 3], ["b", 3]]))).toHaveLength(1); // prettier-ignore
});

test("a variation goes as far as its last move, and each has a row below its parent", () => {
  const inner = { at: 6, moves: [{ number: 6, seat: 1, actions: ["x"] }], variations: [] };
  const outer = {
    at: 4,
    moves: [
      { number: 4, seat: 0, actions: ["a", "b"] },
      { number: 6, seat: 1, actions: ["c", "d", "e"] },
    ],
    variations: [inner],
  };
  const tree = ofVariations([outer, inner]);
  expect(tree.map((b) => [b.at, b.until, b.path])).toEqual([
    [4, 9, [0]],
    [6, 7, [1]],
  ]);
  expect(drawn(tree).map((d) => [d.branch.path, d.row, d.parent])).toEqual([
    [[0], 1, 0],
    [[0, 0], 2, 1],
    [[1], 3, 0],
  ]);
});
