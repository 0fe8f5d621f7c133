// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "./router.svelte";

const here = (): string => location.pathname + location.search;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", vi.fn());
  router.go("/t/a?at=0", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the address of a moment is written when one rests", () => {
  router.goWhenResting("/t/a?at=1");
  router.goWhenResting("/t/a?at=2");
  expect(here()).toBe("/t/a?at=0");
  vi.advanceTimersByTime(500);
  expect([here(), router.route.at]).toEqual(["/t/a?at=2", 2]);
});

test("whoever leaves before resting finds the way back to the moment they left", () => {
  const written: string[] = [];
  vi.spyOn(history, "replaceState").mockImplementation((_state, _title, path) => void written.push(`over ${path}`));
  vi.spyOn(history, "pushState").mockImplementation((_state, _title, path) => void written.push(`then ${path}`));
  router.goWhenResting("/t/a?at=1");
  router.go("/t/a");
  vi.advanceTimersByTime(500);
  expect(written).toEqual(["over /t/a?at=1", "then /t/a"]);
  vi.restoreAllMocks();
});
