import { expect, test } from "vitest";
import { seatsFrom } from "./playOn";

test("one seat is mine, each other one has the opponent that was chosen for it", () => {
  const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
  expect(seatsFrom(seats, { mine: 1, levels: { 0: "novice", 1: "legend", 2: "consul" } }, "Anna")).toEqual([
    { kind: "bot", level: "novice" },
    { kind: "person", name: "Anna" },
    { kind: "bot", level: "consul" },
  ]);
});
