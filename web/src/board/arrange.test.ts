import { describe, expect, test } from "vitest";
import { arrange, discsOf, fan, type Arranged, type Thing } from "./arrange";
import type { Point, Region } from "./drawing";
import { distance } from "./geometry";

const FRAME: Point = [1000, 1000];

/** A square region with its slots in a row. */
function square(id: string, [x, y]: Point, side: number, slots: Point[] = [], kind: Region["kind"] = "land"): Region {
  const path = `M${x},${y}L${x + side},${y}L${x + side},${y + side}L${x},${y + side}Z`;
  const centre: Point = [x + side / 2, y + side / 2];
  const label = { at: [x + side / 2, y + 10] as Point, size: 10, angle: 0, lines: [id] };
  return { id, name: id, kind, path, label, city: null, slots, slotsSea: [], sites: {}, facts: {}, centre };
}
function things(count: number, spots: Point[], more: Partial<Thing> = {}): Thing[] {
  return Array.from({ length: count }, (_, i) => ({ key: `${i}`, size: 40, spots: spots.slice(i), ...more }));
}
function place(region: Region, list: Thing[], k: number): Arranged {
  return arrange([region], () => list, k, FRAME).get(region.id)!;
}

const SLOTS: Point[] = [
  [240, 240],
  [290, 240],
  [340, 240],
];

describe("things of a place", () => {
  test("lie on the board's own spots at their own size while there is room", () => {
    const { spots, fold } = place(square("a", [200, 200], 200, SLOTS), things(3, SLOTS), 1);
    expect([...spots.values()]).toEqual(SLOTS.map((at) => ({ at, size: 40 })));
    expect(fold).toBeNull();
  });

  test("are never smaller than 16 pixels and never lie over each other, however small the map", () => {
    for (const k of [0.15, 0.2, 0.33, 0.5, 1, 2]) {
      const list = things(9, SLOTS);
      const { spots } = place(square("a", [200, 200], 200, SLOTS), list, k);
      const discs = list.flatMap((t) => (spots.has(t.key) ? [spots.get(t.key)!] : []));
      for (const { size } of discs) expect(size * k).toBeGreaterThanOrEqual(16);
      discs.forEach((a, i) => {
        for (const b of discs.slice(0, i)) expect(distance(a.at, b.at)).toBeGreaterThan(((a.size + b.size) / 2) * 0.85);
      });
    }
  });

  test("that find no room are counted on a sign", () => {
    const { spots, fold } = place(square("a", [200, 200], 120, SLOTS), things(12, SLOTS), 0.2);
    expect(spots.size).toBeGreaterThan(0);
    expect(fold!.count).toBe(12 - spots.size);
    expect(fold!.size * 0.2).toBeGreaterThanOrEqual(16);
  });

  test("that are slight give way first and are not counted", () => {
    const list = [
      ...things(2, SLOTS),
      ...things(8, SLOTS, { slight: true }).map((t) => ({ ...t, key: `free${t.key}` })),
    ];
    const { spots, fold } = place(square("a", [200, 200], 100, SLOTS), list, 0.35);
    expect([...spots.keys()].slice(0, 2)).toEqual(["0", "1"]);
    expect(spots.size).toBeLessThan(10);
    expect(fold).toBeNull();
  });

  test("that may be taken up now are shown before all others", () => {
    const list = things(12, SLOTS).map((t, i) => ({ ...t, needed: i === 11 }));
    const { spots } = place(square("a", [200, 200], 160, SLOTS), list, 0.2);
    expect(spots.has("11")).toBe(true);
    expect(spots.has("10")).toBe(false);
  });

  test("are not cut off by the edge of the map", () => {
    const corner: Point[] = [[3, 4]];
    const { spots } = place(square("a", [0, 0], 200, corner), things(1, corner), 0.5);
    const { at, size } = spots.get("0")!;
    expect(Math.min(...at)).toBeGreaterThanOrEqual(size / 2);
  });

  test("keep clear of those next door", () => {
    const near: Point[] = [[195, 100]];
    const next: Point[] = [[205, 100]];
    const regions = [square("a", [0, 0], 200, near), square("b", [200, 0], 200, next)];
    const layout = arrange(regions, (r) => things(1, r.slots), 1, FRAME);
    const [a, b] = [layout.get("a")!.spots.get("0")!, layout.get("b")!.spots.get("0")!];
    expect(distance(a.at, b.at)).toBeGreaterThan(35);
  });
});

test("a thing covers what its discs say, in multiples of its size", () => {
  expect(discsOf({ discs: [{ at: [0.5, -0.5], r: 0.25 }] }, [10, 10], 20)).toEqual([{ at: [20, 0], r: 5 }]);
});

test("a fan shows everything side by side within its box", () => {
  const { spots, box } = fan(things(7, []), [100, 100], 30);
  expect(spots.size).toBe(7);
  const points = [...spots.values()].map((s) => s.at);
  points.forEach((a, i) => points.slice(0, i).forEach((b) => expect(distance(a, b)).toBeGreaterThan(30)));
  for (const [x, y] of points) {
    expect(Math.abs(x - 100) + 15).toBeLessThanOrEqual(box.width / 2);
    expect(Math.abs(y - 100) + 15).toBeLessThanOrEqual(box.height / 2);
  }
});
