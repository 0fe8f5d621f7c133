/** Outlines, discs and boxes on the map: what lies inside, what lies over what. All in map units. */
import type { Point } from "./drawing";

export type Outline = Point[][];
export interface Disc {
  at: Point;
  r: number;
}
/** A box around `at`, turned by `angle` degrees. */
export interface Box {
  at: Point;
  width: number;
  height: number;
  angle: number;
}

/** The rings of a path of straight lines (M, L, Z, absolute), as all boards are drawn with. */
export function outline(path: string): Outline {
  return path
    .split("M")
    .slice(1)
    .map((ring) => {
      const numbers = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
      return Array.from({ length: numbers.length >> 1 }, (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!]);
    });
}

/** Is a point inside, by the rule of odd crossings? */
export function isInside([x, y]: Point, rings: Outline): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** Points inside an outline, on a grid whose rows are shifted like bricks. */
export function gridInside(rings: Outline, pitch: number): Point[] {
  const all = rings.flat();
  const [left, right] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))];
  const [top, bottom] = [Math.min(...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))];
  const points: Point[] = [];
  for (let y = top + pitch / 2, row = 0; y < bottom; y += pitch, row++)
    for (let x = left + (row % 2 ? pitch : pitch / 2); x < right; x += pitch)
      if (isInside([x, y], rings)) points.push([x, y]);
  return points;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** How deep a disc lies in a box: 0 or less, if not at all. */
export function depth(disc: Disc, box: Box): number {
  const [u, v] = turned([disc.at[0] - box.at[0], disc.at[1] - box.at[1]], -box.angle);
  const [dx, dy] = [Math.max(Math.abs(u) - box.width / 2, 0), Math.max(Math.abs(v) - box.height / 2, 0)];
  return disc.r - Math.hypot(dx, dy);
}

/** Do two boxes overlap? They do not, if along one of their four directions they lie apart. */
export function boxesOverlap(a: Box, b: Box): boolean {
  const [p, q] = [corners(a), corners(b)];
  return [a.angle, a.angle + 90, b.angle, b.angle + 90].every((angle) => {
    const axis = turned([1, 0], angle);
    const along = (points: Point[]): number[] => points.map(([x, y]) => x * axis[0] + y * axis[1]);
    const [s, t] = [along(p), along(q)];
    return Math.max(...s) > Math.min(...t) && Math.max(...t) > Math.min(...s);
  });
}

export function corners({ at, width, height, angle }: Box): Point[] {
  const signs: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs.map(([sx, sy]) => {
    const [x, y] = turned([(sx * width) / 2, (sy * height) / 2], angle);
    return [at[0] + x, at[1] + y];
  });
}

function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}
