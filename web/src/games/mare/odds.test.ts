// @vitest-environment jsdom
import { expect, test } from "vitest";
import { oneDigit } from "./odds";

test("what may be lost is written with a point in English and a comma in French", () => {
  expect([oneDigit(2, "en"), oneDigit(1.66, "fr")]).toEqual(["2.0", "1,7"]);
});
