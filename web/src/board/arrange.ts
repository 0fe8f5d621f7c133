/**
 * Where the things of every place lie on the map at a given scale: on the spots the board has for them while these
 * have room, else closer together inside the region, never smaller than can be seen. What finds no room is folded away.
 */
import type { Point, Region } from "./drawing";
import { depth, distance, gridInside, outline, type Box, type Disc, type Outline } from "./geometry";

/** Something that lies on the map: a stack of pieces, a building, a marker. */
export interface Thing {
  key: string;
  /** How large it is drawn where there is room, in map units. */
  size: number;
  /** The board's own spots for it, best first. */
  spots: Point[];
  /** What it covers, in multiples of its size around its middle; a disc, if left out. */
  discs?: { at: Point; r: number }[];
  /** May it be left out without a word? Others are counted when they are folded away. */
  slight?: boolean;
  /** It must be seen: it may be taken up now. */
  needed?: boolean;
  /** Pixels it needs to be seen well, if more than others. */
  least?: number;
  /** What it is, in words. */
  said?: string;
}
export interface Spot {
  at: Point;
  size: number;
}
export interface Arranged {
  spots: Map<string, Spot>;
  /** Where a sign says how many things are folded away, and how many. */
  fold: (Spot & { count: number }) | null;
}
export type Layout = Map<string, Arranged>;

export const LEAST = 17; // pixels of the smallest thing
const TIGHT = 0.9; // discs may come this close: their corners are empty
const SHRINK = 0.86;
const TINY = 12; // pixels below which something slight is not worth a spot
const FOLD = "…";

/** Arrange the things of all places, at `k` pixels a map unit. Small places choose first. */
export function arrange(
  regions: Iterable<Region>,
  thingsOf: (region: Region) => Thing[],
  k: number,
  frame: Point,
): Layout {
  const layout: Layout = new Map();
  const sheet: Sheet = { k, frame, lying: new Lying() };
  const isTiny = (thing: Thing): boolean => thing.size * k < TINY;
  const all = [...regions].map((region) => ({
    region,
    ground: groundOf(region),
    things: thingsOf(region).filter((thing) => !thing.slight || !isTiny(thing)),
  }));
  all.sort(
    (a, b) => Number(a.region.kind === "sea") - Number(b.region.kind === "sea") || a.ground.area - b.ground.area,
  );
  for (const { region, ground, things } of all) {
    if (things.length) layout.set(region.id, arrangeOne(region, ground, things, sheet));
  }
  return layout;
}

/** The map at its scale, as wide and high as `frame`, with what lies on it. */
interface Sheet {
  k: number;
  frame: Point;
  lying: Lying;
}

/** What lies on the map already, in cells, so that only neighbours are compared. */
class Lying {
  #cells = new Map<string, Disc[]>();
  static readonly CELL = 160;

  add(disc: Disc): void {
    const key = Lying.#cell(disc.at, 0, 0);
    const there = this.#cells.get(key);
    if (there) there.push(disc);
    else this.#cells.set(key, [disc]);
  }
  isFree(disc: Disc): boolean {
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of this.#cells.get(Lying.#cell(disc.at, dx, dy)) ?? [])
          if (distance(disc.at, other.at) < (disc.r + other.r) * TIGHT) return false;
    return true;
  }
  static #cell(at: Point, dx: number, dy: number): string {
    return `${Math.floor(at[0] / Lying.CELL) + dx},${Math.floor(at[1] / Lying.CELL) + dy}`;
  }
}

function arrangeOne(region: Region, ground: Ground, things: Thing[], sheet: Sheet): Arranged {
  const ranked = [...things.filter((t) => t.needed), ...things.filter((t) => !t.needed)];
  const largest = Math.max(...things.map((t) => t.size));
  for (let shrink = 1; ; shrink *= SHRINK) {
    const isLeast = largest * shrink * sheet.k <= LEAST;
    for (const kept of isLeast ? lighter(ranked) : [ranked]) {
      const found = fit(region, ground, kept, shrink, sheet);
      if (found) return settle(kept, found, sheet, 0);
    }
    if (isLeast)
      return folded(
        region,
        ground,
        ranked.filter((t) => !t.slight),
        sheet,
      );
  }
}

/** All things, then ever fewer of the slight ones. */
function lighter(things: Thing[]): Thing[][] {
  const slight = things.filter((t) => t.slight).length;
  const without = (n: number): Thing[] => {
    let left = slight - n;
    return things.filter((t) => !t.slight || left-- > 0);
  };
  return Array.from({ length: slight + 1 }, (_, n) => without(n));
}

/** As many of these things as find room, and a sign for the others. */
function folded(region: Region, ground: Ground, things: Thing[], sheet: Sheet): Arranged {
  const sign: Thing = { key: FOLD, size: 0, spots: [] };
  for (let kept = things.length - 1; kept >= 0; kept--) {
    const shown = [...things.slice(0, kept), sign];
    const found = fit(region, ground, shown, 0, sheet);
    if (found) return settle(shown, found, sheet, things.length - kept);
  }
  const only = new Map([[FOLD, { at: region.centre, size: LEAST / sheet.k }]]);
  return settle([sign], only, sheet, things.length);
}

/** A spot for each of these things, or null if one finds none. */
function fit(
  region: Region,
  ground: Ground,
  things: Thing[],
  shrink: number,
  { k, frame, lying }: Sheet,
): Map<string, Spot> | null {
  const spots = new Map<string, Spot>();
  const placed: Disc[] = [];
  for (const thing of things) {
    const size = Math.max(thing.size * shrink, (thing.least ?? LEAST) / k);
    const isFree = (at: Point): boolean =>
      discsOf(thing, at, size).every(
        (d) => lying.isFree(d) && placed.every((o) => distance(d.at, o.at) >= (d.r + o.r) * TIGHT),
      );
    const wished = thing.spots.map((at) => within(frame, discsOf(thing, at, size), at));
    const at =
      wished.find(isFree) ?? nearest(region, ground, thing, size, (p) => isWithin(frame, p, size) && isFree(p));
    if (!at) return null;
    spots.set(thing.key, { at, size });
    placed.push(...discsOf(thing, at, size));
  }
  return spots;
}

/** A spot moved so that nothing of the thing is cut off by the edge of the map. */
function within([width, height]: Point, discs: Disc[], [x, y]: Point): Point {
  const [left, top] = [Math.min(...discs.map((d) => d.at[0] - d.r)), Math.min(...discs.map((d) => d.at[1] - d.r))];
  const right = Math.max(...discs.map((d) => d.at[0] + d.r)) - width;
  const bottom = Math.max(...discs.map((d) => d.at[1] + d.r)) - height;
  return [x - Math.min(left, 0) - Math.max(right, 0), y - Math.min(top, 0) - Math.max(bottom, 0)];
}

function isWithin([width, height]: Point, [x, y]: Point, size: number): boolean {
  const edge = size * 0.6;
  return x > edge && y > edge && x < width - edge && y < height - edge;
}

/** The free point of a region nearest to where a thing would like to be, rather not on the region's name. */
function nearest(
  region: Region,
  ground: Ground,
  thing: Thing,
  size: number,
  isFree: (at: Point) => boolean,
): Point | null {
  const wish = thing.spots[0] ?? region.centre;
  let best: Point | null = null;
  let least = Infinity;
  for (const point of ground.points) {
    const onName = depth({ at: point, r: size / 2 }, ground.name) > 0 ? 2 * size : 0;
    const cost = distance(point, wish) + onName;
    if (cost < least && isFree(point)) [best, least] = [point, cost];
  }
  return best;
}

function settle(things: Thing[], spots: Map<string, Spot>, { lying }: Sheet, count: number): Arranged {
  for (const thing of things) {
    const { at, size } = spots.get(thing.key)!;
    for (const disc of discsOf(thing, at, size)) lying.add(disc);
  }
  const sign = spots.get(FOLD);
  spots.delete(FOLD);
  return { spots, fold: sign ? { ...sign, count } : null };
}

/** What a thing covers when it lies somewhere. */
export function discsOf(thing: Pick<Thing, "discs">, at: Point, size: number): Disc[] {
  return (thing.discs ?? [{ at: [0, 0], r: 0.5 }]).map((d) => ({
    at: [at[0] + d.at[0] * size, at[1] + d.at[1] * size],
    r: d.r * size,
  }));
}

export interface Ground {
  outline: Outline;
  /** Points of the region at which something may lie. */
  points: Point[];
  area: number;
  /** Where its name stands on the printed map. */
  name: Box;
}
const PITCH = 11;
const grounds = new WeakMap<Region, Ground>();

/** What the shape of a region offers; worked out once. */
export function groundOf(region: Region): Ground {
  let ground = grounds.get(region);
  if (!ground) {
    const rings = outline(region.path);
    const points = gridInside(rings, PITCH);
    const { at, size, angle, lines } = region.label;
    const width = size * 0.55 * Math.max(...lines.map((l) => l.length));
    const name = { at, width, height: size * 1.1 * lines.length, angle };
    ground = { outline: rings, points, area: points.length * PITCH * PITCH, name };
    grounds.set(region, ground);
  }
  return ground;
}

/** All things of a place side by side, larger than on the map: rows of a fan that opens over it. */
export function fan(things: Thing[], at: Point, size: number): { spots: Map<string, Spot>; box: Box } {
  const step = size * 1.4;
  const columns = Math.ceil(Math.sqrt(things.length * 1.6));
  const rows = Math.ceil(things.length / columns);
  const spots = new Map(
    things.map((thing, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const spot: Point = [at[0] + (column - (columns - 1) / 2) * step, at[1] + (row - (rows - 1) / 2) * step];
      return [thing.key, { at: spot, size }];
    }),
  );
  return { spots, box: { at, width: columns * step + size * 0.3, height: rows * step + size * 0.3, angle: 0 } };
}
