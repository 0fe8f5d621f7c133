import { expect, test } from "vitest";
import {
  afterColon,
  apart,
  bands,
  chancesAt,
  csv,
  measured,
  phasesAt,
  signed,
  signs,
  telling,
  type Analysis,
} from "./analysis";

const none = { sides: ["roma"], resources: { gold: 2, iron: 1 }, income: {}, army: {} };
const holding = { ...none, chance: 0.5, score: 1, provinces: 2, cities: 3, cards: { king: 2 }, titles: [] };
const game: Analysis = {
  names: ['=Anna "A"', "Ben"],
  seat: null,
  entries: 10,
  luck: [0, 0],
  rolls: [
    { at: 1, round: 1, changes: [0.004, -0.004] },
    { at: 3, round: 1, changes: [0.12, -0.12] },
  ],
  moments: [
    { at: 0, round: 1, chances: [0.5, 0.5] },
    { at: 10, round: 2, chances: [1, 0] },
  ],
  rounds: [{ round: 1, at: 0, seats: [holding, holding] }],
  phases: [
    { at: 0, round: 1, phase: "trade" },
    { at: 4, round: 1, phase: "build" },
    { at: 7, round: 2, phase: "trade" },
  ],
  turning_points: [],
  marks: [
    { at: 1, kind: "battle" },
    { at: 2, kind: "battle" },
    { at: 2, kind: "purchase" },
    { at: 8, kind: "battle" },
  ],
};

test("bands lie on each other and fill the height", () => {
  expect(bands(game, 100, 40)).toEqual([
    "0.0,0.0 100.0,0.0 100.0,40.0 0.0,20.0",
    "0.0,20.0 100.0,40.0 100.0,40.0 0.0,40.0",
  ]);
});

test("bands begin at the left though the first choice comes later", () => {
  const [first, last] = game.moments;
  const late = { ...game, moments: [{ ...first!, at: 3 }, last!] };
  expect(bands(late, 100, 40)).toEqual(bands(game, 100, 40));
});

test("a band has its sign where it is thick for a while, and none if it never is", () => {
  const chances = [0.5, 0.9, 0.9, 0.9, 0.6].map((c, n) => ({ at: 25 * n, round: 1, chances: [c, 1 - c] }));
  expect(signs({ ...game, entries: 100, moments: chances })).toEqual([{ seat: 0, x: 0.25, y: 0.45 }]);
});

test("between two choices the chances are those before", () => {
  expect(chancesAt(game, 9)).toEqual([0.5, 0.5]);
  expect(chancesAt(game, 10)).toEqual([1, 0]);
});

test("marks that would lie on each other are one", () => {
  expect(apart(game.marks, "battle", 3).map((m) => m.at)).toEqual([1, 8]);
});

test("no name breaks a row or is taken for a formula", () => {
  expect(csv(game).split("\n")[1]).toBe(`1,0,0,"'=Anna ""A""",roma,0.5,1,2 gold 1 iron,,,2,3,2 king,`);
});

test("the phases of the round on show can be jumped to", () => {
  const { those, now } = phasesAt(game.phases, 5);
  expect([those.map((p) => p.at), now?.phase]).toEqual([[0, 4], "build"]);
  expect(phasesAt([], 5)).toEqual({ those: [], now: undefined });
});

test("after a colon a sentence goes on small, accents included", () => {
  expect([afterColon("Met en place 2 unités."), afterColon("Élève un temple."), afterColon("")]).toEqual([
    "met en place 2 unités.",
    "élève un temple.",
    "",
  ]);
});

test("rolls that changed nothing are left out, others are told with their sign", () => {
  expect(telling(game.rolls).map((roll) => roll.changes.map(signed))).toEqual([["+12", "−12"]]);
  expect(signed(0.004)).toBe("0");
});

test("what a seat has is one number: a count, the sum of counts, or how many titles", () => {
  const has = { ...holding, army: { legion: 3, galley: 2 }, titles: ["trade", "culture"] };
  expect([measured(has, "army"), measured(has, "score"), measured(has, "titles"), measured(has, "cards")]).toEqual([
    5, 1, 2, 2,
  ]);
});
