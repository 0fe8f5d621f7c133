/** How much room the slots of a region leave. */
import type { Region } from "../../board/drawing";

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
