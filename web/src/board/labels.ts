/**
 * Where the names of regions stand at a given scale: where the map-maker put them, if nothing lies there, else at the
 * nearest spot that is free of things and other names. A name that finds no room is left out: the prompt tells it.
 */
import { groundOf } from "./arrange";
import type { Drawing, Point, Region } from "./drawing";
import { boxesOverlap, corners, depth, distance, isInside, type Box, type Disc } from "./geometry";

export interface Label {
  id: string;
  look: "land" | "sea" | "far-land" | "far-water";
  at: Point;
  angle: number;
  /** Height of the letters in map units. */
  size: number;
  lines: string[];
}

const SMALLEST = 10.5; // pixels of letters that can be read
const SMALLEST_FAR = 6; // of names outside the game, which are only decoration
export const FAR_SPACING = 3; // map units between their letters
const LARGEST = 1.35; // times the printed size, on a map seen from far away
const SMALLER = 0.84;
const LINE = 1.1;

/** Names of regions that have room, and of seas and lands around them, at `k` pixels a map unit. */
export function placeLabels(drawing: Drawing, lying: Disc[], k: number): Label[] {
  const labels: Label[] = [];
  const boxes: Box[] = [];
  const frame: Point = [drawing.width, drawing.height];
  const grow = Math.min(Math.max(26 / (38 * k), 1), LARGEST);
  const isFree = (label: Label): boolean => {
    const box = boxOf(label);
    return (
      corners(box).every(([x, y]) => x > 0 && y > 0 && x < frame[0] && y < frame[1]) &&
      lying.every((disc) => distance(disc.at, box.at) > box.width + disc.r || depth(disc, box) <= 0) &&
      !boxes.some((other) => distance(other.at, box.at) < other.width + box.width && boxesOverlap(box, other))
    );
  };
  const put = (label: Label | undefined): boolean => {
    if (!label) return false;
    labels.push(label);
    boxes.push(boxOf(label));
    return true;
  };
  const regions = [...drawing.regions.values()].sort(
    (a, b) => Number(a.kind === "sea") - Number(b.kind === "sea") || groundOf(a).area - groundOf(b).area,
  );
  for (const region of regions)
    sizes(region.label.size, grow, SMALLEST / k).some((size) => put(candidates(region, size).find(isFree)));
  for (const name of drawing.names) {
    const look = name.water ? "far-water" : "far-land";
    const label: Label = {
      id: name.text,
      look,
      at: name.at,
      angle: name.angle,
      size: name.size * 1.1,
      lines: [name.text],
    };
    if (label.size * k >= SMALLEST_FAR && isFree(label)) put(label);
  }
  return labels;
}

/** The sizes to try: as large as the map wants it, then smaller, while it can be read. */
function sizes(printed: number, grow: number, least: number): number[] {
  const wanted = Math.max(printed * grow, least);
  return [wanted, wanted * SMALLER, wanted * SMALLER ** 2].filter((size) => size >= least - 1e-6);
}

/** What a name may look like and where, best first. */
function candidates(region: Region, size: number): Label[] {
  const { at, angle, lines } = region.label;
  const ground = groundOf(region);
  const label = (at: Point, angle: number, lines: string[]): Label => ({
    id: region.id,
    look: region.kind,
    at,
    angle,
    size,
    lines,
  });
  const shifts = [1, 2, 3, 4, 5, 6, 8, 10, 12].flatMap((n) => [-n, n]);
  // Names of lands may reach into the sea beside them; those of islands stand there.
  const level = [
    ...ground.points.filter((_, i) => i % 2 === 0),
    ...(region.kind === "sea" ? [] : around(region.centre, size)),
  ];
  const others = [
    ...shifts.map((n) => label([at[0], at[1] + n * size * 0.12], angle, lines)),
    ...(angle ? ground.points.map((point) => label(point, angle, lines)) : []),
    ...level.flatMap((point) => shapesOf(lines).map((shape) => label(point, 0, shape))),
  ];
  const cost = (l: Label): number => {
    const out = corners(boxOf(l)).filter((corner) => !isInside(corner, ground.outline)).length;
    return distance(l.at, at) + out * size * 0.5 + (l.lines === lines ? 0 : size);
  };
  const ranked = others.map((l): [number, Label] => [cost(l), l]).sort((a, b) => a[0] - b[0]);
  return [label(at, angle, lines), ...ranked.map(([, l]) => l)];
}

/** Ways to break a name into lines: as printed, not at all, at every space. */
function shapesOf(printed: string[]): string[][] {
  const whole = printed.join(" ");
  const shapes = [printed, [whole], whole.split(" ")];
  return shapes.filter((shape, i) => shapes.findIndex((s) => s.length === shape.length) === i);
}

/** Points around a spot, ever further away. */
function around([x, y]: Point, size: number): Point[] {
  return [1.2, 1.8, 2.4, 3.2].flatMap((far) =>
    Array.from({ length: 16 }, (_, i): Point => {
      const turn = (i * Math.PI) / 8;
      return [x + Math.cos(turn) * size * far * 1.5, y + Math.sin(turn) * size * far];
    }),
  );
}

export function boxOf({ look, at, angle, size, lines }: Label): Box {
  const spacing = look.startsWith("far") ? FAR_SPACING : 0;
  const width = Math.max(...lines.map((line) => widthOf(line) * size + line.length * spacing));
  return { at, angle, width, height: size * (lines.length * LINE - 0.22) };
}

/** The width of a line in multiples of its height; letters of the map's font, a little generously. */
function widthOf(line: string): number {
  let width = 0;
  for (const c of line)
    width += /[mwMWQ]/.test(c) ? 0.86 : /[A-Z]/.test(c) ? 0.72 : /[iltjfrIJ ,'’.]/.test(c) ? 0.36 : 0.54;
  return width;
}
