import { expect, test } from "vitest";
import { csv } from "./csv";

test("every share is a row, and no name a formula", () => {
  const row = { label: "=1+1", games: 2, wins: 1, share: 0.5, low: 0.1, high: 0.9 };
  const text = csv([{ game: "antike", players: 3, sides: [], seats: [], openings: [], names: [row] }]);
  expect(text.split("\n")[1]).toBe("antike,3,names,'=1+1,2,1,0.5,0.1,0.9");
});
