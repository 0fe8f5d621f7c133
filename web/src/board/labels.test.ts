import { describe, expect, test } from "vitest";
import type { Drawing, Point, Region } from "./drawing";
import { boxesOverlap, corners, depth, isInside, outline, type Disc } from "./geometry";
import { boxOf, placeLabels, type Label } from "./labels";

function region(id: string, [x, y]: Point, [w, h]: Point, angle = 0): Region {
  const path = `M${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}Z`;
  const centre: Point = [x + w / 2, y + h / 2];
  const label = { at: centre, size: 20, angle, lines: id.split(" ") };
  return { id, name: id, kind: "land", path, label, city: null, slots: [], slotsSea: [], sites: {}, facts: {}, centre };
}
function map(...regions: Region[]): Drawing {
  const blank = {
    id: "",
    name: "",
    about: "",
    land: null,
    coast: "",
    lakes: "",
    strokes: [],
    mountains: [],
    names: [],
  };
  const outside = { land: "", water: "" };
  return { ...blank, outside, width: 1000, height: 800, regions: new Map(regions.map((r) => [r.id, r])) };
}
function labelOf(labels: Label[], id: string): Label | undefined {
  return labels.find((l) => l.id === id);
}

describe("the name of a region", () => {
  const etruria = region("Etruria", [300, 300], [240, 160], -12);

  test("stands where the map-maker put it when nothing lies there", () => {
    expect(labelOf(placeLabels(map(etruria), [], 1), "Etruria")).toMatchObject({
      at: [420, 380],
      angle: -12,
      size: 20,
    });
  });

  test("moves away from a piece, and not far", () => {
    const piece: Disc = { at: [420, 380], r: 21 };
    const label = labelOf(placeLabels(map(etruria), [piece], 1), "Etruria")!;
    expect(depth(piece, boxOf(label))).toBeLessThanOrEqual(0);
    expect(isInside(label.at, outline(etruria.path))).toBe(true);
  });

  test("never lies over a piece at any scale, and is left out rather than unreadable", () => {
    const pieces = Array.from({ length: 24 }, (_, i): Disc => ({
      at: [310 + (i % 6) * 44, 310 + (i >> 2) * 30],
      r: 20,
    }));
    for (const k of [0.18, 0.33, 0.5, 1]) {
      for (const label of placeLabels(map(etruria), pieces, k)) {
        for (const piece of pieces) expect(depth(piece, boxOf(label))).toBeLessThanOrEqual(0);
        expect(label.size * k).toBeGreaterThanOrEqual(10);
      }
    }
  });

  test("may be broken into lines to find room", () => {
    const magna = region("Magna Graecia", [100, 100], [110, 300]);
    magna.label.lines = ["Magna Graecia"];
    const piece: Disc = { at: [155, 250], r: 60 };
    const label = labelOf(placeLabels(map(magna), [piece], 1), "Magna Graecia")!;
    expect(depth(piece, boxOf(label))).toBeLessThanOrEqual(0);
  });

  test("does not lie over another name, nor beyond the edge of the map", () => {
    const crowded = Array.from({ length: 12 }, (_, i) =>
      region(`Provincia ${i}`, [(i % 6) * 60, (i % 2) * 40], [80, 60]),
    );
    const boxes = placeLabels(map(...crowded), [], 0.5).map(boxOf);
    expect(boxes.length).toBeGreaterThan(3);
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(0, i)) expect(boxesOverlap(a, b)).toBe(false);
      for (const [x, y] of corners(a)) expect(x > 0 && y > 0 && x < 1000 && y < 800).toBe(true);
    });
  });
});

test("a decorative name gives way to pieces without moving", () => {
  const drawing = map();
  drawing.names = [{ text: "Scythia", at: [500, 100], size: 30, angle: 10, water: false }];
  expect(placeLabels(drawing, [], 1)).toHaveLength(1);
  expect(placeLabels(drawing, [{ at: [500, 100], r: 20 }], 1)).toHaveLength(0);
});
