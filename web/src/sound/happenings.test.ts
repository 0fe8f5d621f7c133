// @vitest-environment jsdom
import { expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { soundOf } from "./happenings.svelte";

const step = (...keys: string[]) => [{ lines: keys.map((key) => ({ key, text: "", params: {}, place: null })) }];

test("dice and claims can be heard, the rest is quiet", () => {
  expect(soundOf(step("log-attacks", "log-score-bonus", "log-loses"))).toBe("die");
  expect(soundOf(step("log-claims"))).toBe("claim");
  expect(soundOf(step("log-income"))).toBe(null);
});

test("nothing sounds and no notice comes before somebody wants it", () => {
  expect([settings.sound, settings.notify]).toEqual([false, false]);
});
