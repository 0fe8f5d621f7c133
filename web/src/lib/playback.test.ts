// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot } from "./api";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const ME = 0;
const BEN = 1;
const entry = (at: number, seat: number, lines = 1): LogEntry =>
  ({ at, seat, lines: Array.from({ length: lines }, () => ({ text: "" })) }) as unknown as LogEntry;
const shot = (at: number, log: LogEntry[], more: Partial<Snapshot> = {}): Snapshot =>
  ({ at, rev: at, from: at - log.length, log, you: { seats: [ME] }, seats: [], chat: [], ...more }) as Snapshot;

let shown: number[];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  shown = [];
  playback = new Playback((s) => shown.push(s.at));
  playback.jump(shot(0, []));
});
afterEach(() => vi.useRealTimers());

test("one's own move shows at once, another's stays on show for a while", () => {
  playback.receive(shot(1, [entry(0, ME)]));
  expect([playback.shown!.at, playback.running]).toEqual([1, false]);
  playback.receive(shot(2, [entry(1, BEN)]));
  expect([playback.shown!.at, playback.running]).toEqual([2, true]);
  vi.advanceTimersByTime(749);
  expect([playback.running, playback.fresh.length]).toEqual([true, 1]);
  vi.advanceTimersByTime(1);
  expect([playback.running, playback.fresh.length]).toEqual([false, 0]);
  expect(playback.moved, "what moved last is still known").toHaveLength(1);
});

test("what others do meanwhile waits its turn, in order", () => {
  for (const at of [1, 2, 3]) playback.receive(shot(at, [entry(at - 1, BEN)]));
  expect([playback.shown!.at, playback.newest!.at]).toEqual([1, 3]);
  vi.advanceTimersByTime(10_000);
  expect([shown, playback.running]).toEqual([[0, 1, 2, 3], false]);
});

test("many moves together take no longer than four seconds", () => {
  settings.pace = "slow";
  for (let at = 1; at <= 40; at++) playback.receive(shot(at, [entry(at - 1, BEN)]));
  vi.advanceTimersByTime(1500); // the first, shown before the others came
  expect(playback.shown!.at).toBe(2);
  vi.advanceTimersByTime(4000 * (1 + 1 / 2 + 1 / 3 + 1 / 4));
  expect(playback.shown!.at, "the more wait, the shorter each is shown").toBeGreaterThan(30);
});

test("a move without words is no reason to wait", () => {
  playback.receive(shot(1, [entry(0, BEN, 0)]));
  expect(playback.running).toBe(false);
});

test("skipping shows the newest, and every entry on the way", () => {
  for (const at of [1, 2, 3]) playback.receive(shot(at, [entry(at - 1, BEN)]));
  playback.skip();
  expect([shown, playback.running, playback.fresh]).toEqual([[0, 1, 2, 3], false, []]);
  vi.advanceTimersByTime(10_000);
  expect(shown, "no timer is left").toEqual([0, 1, 2, 3]);
});

test("an answer older than the newest news is dropped; taking back shows at once", () => {
  playback.receive(shot(2, [entry(0, ME), entry(1, ME)]));
  playback.receive(shot(1, [entry(0, ME)]));
  expect(playback.shown!.at).toBe(2);
  playback.receive(shot(1, [], { rev: 3 }));
  expect([playback.shown!.at, playback.running]).toEqual([1, false]);
});

test("taking back forgets the moves that were still to be shown", () => {
  for (const at of [1, 2]) playback.receive(shot(at, [entry(at - 1, BEN)]));
  playback.receive(shot(0, [], { rev: 3 }));
  vi.advanceTimersByTime(10_000);
  expect([playback.shown!.at, shown.at(-1)]).toEqual([0, 0]);
});

test("news about the table alone replaces what is on show, or what waits, without losing its log", () => {
  playback.receive(shot(0, [], { rev: 1, status: "paused" }));
  expect([playback.shown!.status, shown]).toEqual(["paused", [0]]);
  for (const at of [1, 2]) playback.receive(shot(at, [entry(at - 1, BEN)], { rev: at + 1 }));
  playback.receive(shot(2, [], { rev: 4, status: "running" }));
  vi.advanceTimersByTime(750);
  expect([playback.shown!.status, playback.shown!.log.length]).toEqual(["running", 1]);
});

test("talk and seats reach also what still waits", () => {
  for (const at of [1, 2]) playback.receive(shot(at, [entry(at - 1, BEN)]));
  playback.hear({ text: "Hail" } as Snapshot["chat"][number]);
  playback.seat([{ seat: 1 } as Snapshot["seats"][number]]);
  playback.skip();
  expect([playback.shown!.chat.length, playback.shown!.seats.length]).toEqual([1, 1]);
});
