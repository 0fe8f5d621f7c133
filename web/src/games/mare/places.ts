/** Where the contents of a region stand: on the slots the board gives, and between them when those run out. */
import type { Point, Region } from "../../board/drawing";

const rooms = new WeakMap<Region, number>();

/** The distance between neighbouring slots: how large a thing may be without touching the next. */
export function roomOf(region: Region): number {
  let room = rooms.get(region);
  if (room === undefined) {
    const { slots } = region;
    const distances = slots.flatMap((a, i) => slots.slice(0, i).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])));
    room = Math.min(60, ...distances);
    rooms.set(region, room);
  }
  return room;
}

/** Spots for `count` things; the last slots are shared if there are more things than slots. */
export function crowded(region: Region, count: number): Point[] {
  const slots = region.slots.length ? region.slots : [region.centre];
  const extra = count - slots.length;
  if (extra <= 0) return slots.slice(0, Math.max(count, 1));
  const step = roomOf(region) * 0.42;
  const spots = [...slots];
  for (let i = 0; i < extra; i++) {
    const [x, y] = slots[slots.length - 1 - (i % slots.length)]!;
    spots.push([x + step, y + step]);
  }
  return spots;
}
