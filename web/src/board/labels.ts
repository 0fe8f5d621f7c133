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

/** A name at a spot, and the room it would take there. */
interface Candidate {
  label: Label;
  box: Box;
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
  const isFree = ({ box }: Candidate): boolean =>
    corners(box).every(([x, y]) => x > 0 && y > 0 && x < frame[0] && y < frame[1]) &&
    lying.every((disc) => distance(disc.at, box.at) > box.width + disc.r || depth(disc, box) <= 0) &&
    !boxes.some((other) => distance(other.at, box.at) < other.width + box.width && boxesOverlap(box, other));
  const put = (candidates: Iterable<Candidate>): boolean => {
    for (const candidate of candidates) {
      if (!isFree(candidate)) continue;
      labels.push(candidate.label);
      boxes.push(candidate.box);
      return true;
    }
    return false;
  };
  const regions = [...drawing.regions.values()].sort(
    (a, b) => Number(a.kind === "sea") - Number(b.kind === "sea") || groundOf(a).area - groundOf(b).area,
  );
  for (const region of regions)
    sizes(region.label.size, grow, SMALLEST / k).some((size) => put(candidates(region, size)));
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
    if (label.size * k >= SMALLEST_FAR) put([{ label, box: boxOf(label) }]);
  }
  return labels;
}

/** The sizes to try: as large as the map wants it, then smaller, while it can be read. */
function sizes(printed: number, grow: number, least: number): number[] {
  const wanted = Math.max(printed * grow, least);
  return [wanted, wanted * SMALLER, wanted * SMALLER ** 2].filter((size) => size >= least - 1e-6);
}

/** What a name may look like and where, best first: as printed, which is nearly always free, then elsewhere. */
function* candidates(region: Region, size: number): Generator<Candidate> {
  const { at, angle, lines } = region.label;
  yield candidate(region, size, at, angle, lines);
  yield* elsewhere(region, size);
}

function candidate(region: Region, size: number, at: Point, angle: number, lines: string[]): Candidate {
  const label: Label = { id: region.id, look: region.kind, at, angle, size, lines };
  return { label, box: boxOf(label) };
}

const known = new WeakMap<Region, Map<number, Candidate[]>>();
const MOST_KNOWN = 12; // sizes of one name: of some scales of the map

/** Where else a name may stand, best first; worked out once for every size. */
function elsewhere(region: Region, size: number): Candidate[] {
  let sizes = known.get(region);
  if (!sizes) known.set(region, (sizes = new Map()));
  let found = sizes.get(size);
  if (!found) {
    if (sizes.size >= MOST_KNOWN) sizes.clear();
    sizes.set(size, (found = rank(region, size)));
  }
  return found;
}

function rank(region: Region, size: number): Candidate[] {
  const { at, angle, lines } = region.label;
  const ground = groundOf(region);
  const shifts = [1, 2, 3, 4, 5, 6, 8, 10, 12].flatMap((n) => [-n, n]);
  // Names of lands may reach into the sea beside them; those of islands stand there.
  const level = [
    ...ground.points.filter((_, i) => i % 2 === 0),
    ...(region.kind === "sea" ? [] : around(region.centre, size)),
  ];
  const others = [
    ...shifts.map((n) => candidate(region, size, [at[0], at[1] + n * size * 0.12], angle, lines)),
    ...(angle ? ground.points.map((point) => candidate(region, size, point, angle, lines)) : []),
    ...level.flatMap((point) => shapesOf(lines).map((shape) => candidate(region, size, point, 0, shape))),
  ];
  const cost = ({ label, box }: Candidate): number => {
    const out = corners(box).filter((corner) => !isInside(corner, ground.outline)).length;
    return distance(label.at, at) + out * size * 0.5 + (label.lines === lines ? 0 : size);
  };
  const ranked = others.map((c): [number, Candidate] => [cost(c), c]).sort((a, b) => a[0] - b[0]);
  return ranked.map(([, c]) => c);
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
