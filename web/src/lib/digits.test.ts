import { expect, test } from "vitest";
import { digits } from "./digits";

const actions = (...args: Record<string, string>[]) => args.map((a) => ({ args: a }));

test("a digit plays the number it shows", () => {
  expect(digits(actions({ number: "1" }, { number: "3" }, { number: "5" }))).toEqual([1, 3, 5]);
  expect(digits(actions({ number: "0" }, { number: "2" }))).toEqual([null, 2]);
});

test("what is about no number is counted", () => {
  expect(digits(actions({ place: "roma" }, { place: "sparta" }))).toEqual([1, 2]);
  expect(digits(actions({ place: "roma", steps: "2" }, { place: "sparta", steps: "2" }))).toEqual([1, 2]);
});
