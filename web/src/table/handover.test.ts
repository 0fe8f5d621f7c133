// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Session } from "../lib/session.svelte";
import { Handover } from "./handover.svelte";

const session = (asked: number | null, running = false): Session =>
  ({
    shown: { mode: "hotseat", you: { seats: [0, 1] }, decision: { seat: asked, groups: [{}] } },
    moment: null,
    table: { playback: { running } },
    seat: () => ({ kind: "person" }),
  }) as unknown as Session;

test("whoever is at the screen is not called to it", () => {
  const handover = new Handover(session(0));
  expect(handover.next).toBe(0);
  handover.take(0);
  expect(handover.next).toBeNull();
});

test("nobody is called while others' moves are shown, and who is there stays there", () => {
  const now = session(0, true);
  const handover = new Handover(now);
  handover.take(0);
  expect(handover.next).toBeNull();
  now.table.playback.running = false;
  expect(handover.next, "answering a call late does not send anybody away").toBeNull();
});

test("the other seat of the screen is called when it must act", () => {
  const now = session(0);
  const handover = new Handover(now);
  handover.take(0);
  now.shown!.decision.seat = 1;
  expect(handover.next).toBe(1);
});
