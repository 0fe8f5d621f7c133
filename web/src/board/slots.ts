/** Which slots of a region pieces take: as far as can be from the city, its name and each other. */
import type { Point } from "./drawing";

const ENOUGH = 42; // map units between two pieces; more is not better

/** A place for each of `count` stacks, keeping clear of `taken`. */
export function spread(slots: Point[], count: number, taken: Point[]): Point[] {
  const chosen: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best: Point | null = null;
    let most = -Infinity;
    slots.forEach((slot, rank) => {
      const room = Math.min(ENOUGH, ...[...taken, ...chosen].map(([x, y]) => Math.hypot(slot[0] - x, slot[1] - y)));
      const worth = room - rank * 0.5;
      if (!chosen.includes(slot) && worth > most) [best, most] = [slot, worth];
    });
    chosen.push(best ?? slots[i % slots.length] ?? [0, 0]);
  }
  return chosen;
}
