// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { ChatLine } from "./api";
import { Talk } from "./talk.svelte";

const line = (time: string, seat: number | null): ChatLine => ({
  time,
  seat,
  name: "Ben",
  text: "Hail",
  notice: false,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a half-written message is there again after the page was left", () => {
  new Talk("t1").draft = "Shall we ally ag";
  expect(new Talk("t1").draft).toBe("Shall we ally ag");
  expect(new Talk("t2").draft).toBe("");
});

test("what others said and one has not heard is unread", () => {
  const talk = new Talk("t1");
  const lines = [line("2026-01-01T10:00:00.000", 1), line("2026-01-01T10:00:01.000", 0)];
  expect(talk.unread(lines, [0])).toBe(1);
  talk.hear(lines);
  expect(talk.unread(lines, [0])).toBe(0);
  const more = [...lines, line("2026-01-01T10:00:02.000", null)];
  expect(talk.unread(more, [0])).toBe(1);
  expect(new Talk("t1").unread(more, [0])).toBe(1);
});
