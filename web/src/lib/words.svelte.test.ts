// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const line = vi.hoisted(() => ({ broken: true, asked: 0 }));
vi.mock("virtual:game-words", () => ({
  books: {
    "antike/en": async () => {
      line.asked += 1;
      if (line.broken) throw new TypeError("Failed to fetch dynamically imported module");
      return { default: { "resource-marble": "Marble" } };
    },
  },
}));

const { gameWords } = await import("./words.svelte");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("words that a broken line did not let through are asked for again, and then once", async () => {
  gameWords.load("antike");
  await vi.advanceTimersByTimeAsync(100);
  expect(gameWords.text("antike", "resource-marble")).toBeNull();
  line.broken = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gameWords.text("antike", "resource-marble")).toBe("Marble");
  gameWords.load("antike");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line.asked).toBe(2);
});
