// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot } from "./api";
import { Past } from "./past.svelte";

const LOG = [0, 1, 2, 3, 4].map((at) => ({ at }) as LogEntry);
let asked: number[];
let past: Past;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const get = async <T>(path: string): Promise<T> => {
    const at = Number(/moments\/(\d+)/.exec(path)![1]);
    asked.push(at);
    return { at, log: [] as LogEntry[] } as Snapshot as T;
  };
  past = new Past({ get, log: LOG, answer: null });
});
afterEach(() => vi.useRealTimers());

test("a single step shows everywhere at once, with the log up to there", async () => {
  await past.show(2);
  expect(past.moment?.at).toBe(2);
  expect(past.moment?.log.map((e) => e.at)).toEqual([0, 1]);
  expect(past.passing).toBeNull();
});

test("while one scrubs the map runs ahead and the panels follow when the hand rests", async () => {
  await past.show(1);
  for (const at of [2, 3, 4]) {
    vi.advanceTimersByTime(30);
    await past.show(at);
  }
  expect([past.moment?.at, past.passing?.at]).toEqual([1, 4]);
  vi.advanceTimersByTime(200);
  expect([past.moment?.at, past.passing]).toEqual([4, null]);
});

test("panels follow now and then though the hand does not rest", async () => {
  await past.show(0);
  const seen = new Set<number>();
  for (let at = 1; at < 60; at++) {
    vi.advanceTimersByTime(30);
    await past.show(at);
    seen.add(past.moment!.at);
  }
  expect(seen.size).toBe(3);
});

test("the moment on show is not asked for again, unless it is looked at with other eyes", async () => {
  await past.show(2);
  await past.show(2);
  expect(asked).toEqual([2]);
  past.lookAs = 1;
  await past.show(2);
  expect(asked).toEqual([2, 2]);
});

test("whoever goes back to the game is not overtaken by a moment that was passing", async () => {
  await past.show(1);
  vi.advanceTimersByTime(30);
  await past.show(2);
  past.leave();
  vi.advanceTimersByTime(500);
  expect([past.moment, past.passing]).toEqual([null, null]);
  await past.show(2);
  expect(asked).toEqual([1, 2, 2]);
});
