// @vitest-environment jsdom
import { expect, test } from "vitest";
import { spoken } from "./clock";

test("what is left reads as on a clock", () => {
  expect([0, 6.2, 65, 3600, 90_000].map(spoken)).toEqual(["0:00", "0:07", "1:05", "1:00:00", "25:00:00"]);
});

test("many hours are told in days", () => {
  expect(spoken(3 * 86_400)).toBe("3 days");
});
