/** Boards as served, brought to one form that the map can draw whatever the game. */
import { call } from "../lib/api";

export type Point = [number, number];

export interface Region {
  id: string;
  name: string;
  kind: "land" | "sea";
  path: string;
  label: { at: Point; size: number; angle: number; lines: string[] };
  /** Where the settlement stands, if the board has one per region. */
  city: Point | null;
  slots: Point[];
  slotsSea: Point[];
  sites: Record<string, Point>;
  facts: Record<string, unknown>;
  centre: Point;
}
export interface Stroke {
  path: string;
  look: "land-border" | "sea-border" | "both-border" | "river";
}
export interface MapName {
  text: string;
  at: Point;
  size: number;
  angle: number;
  water: boolean;
}
export interface Drawing {
  id: string;
  name: string;
  about: string;
  width: number;
  height: number;
  regions: Map<string, Region>;
  /** Everything dry, for boards whose regions reach over the sea. */
  land: string | null;
  coast: string;
  lakes: string;
  outside: { land: string; water: string };
  strokes: Stroke[];
  mountains: Point[];
  names: MapName[];
}

interface ServedPlace {
  name?: string;
  [fact: string]: unknown;
}
interface Served {
  id: string;
  name: string;
  facts: {
    certainty?: string;
    source?: string;
    provinces?: Record<string, ServedPlace>;
    seas?: Record<string, ServedPlace>;
  };
  geometry: Geometry;
}
interface Geometry {
  viewBox: [number, number, number, number];
  regions: Record<string, ServedRegion>;
  borders?: { a: string; b: string; kind: "land" | "sea" | "both"; path: string }[];
  decor: Record<string, unknown>;
}
interface ServedRegion {
  path: string;
  kind?: "land" | "sea";
  name?: string;
  label: Point;
  labelSize?: number;
  angle?: number;
  labelLines?: string[];
  city?: Point;
  anchor?: Point;
  slots?: Point[];
  slots_land?: Point[];
  slots_sea?: Point[];
  sites?: Record<string, Point>;
}

const drawings = new Map<string, Promise<Drawing>>();

export function loadDrawing(board: string, lang: string): Promise<Drawing> {
  const key = `${board}:${lang}`;
  let drawing = drawings.get(key);
  if (!drawing) {
    drawing = call<Served>(`/boards/${board}`).then(drawn);
    drawing.catch(() => drawings.delete(key));
    drawings.set(key, drawing);
  }
  return drawing;
}

function drawn(served: Served): Drawing {
  const { geometry, facts } = served;
  const places: Record<string, ServedPlace> = { ...facts.provinces, ...facts.seas };
  const decor = geometry.decor as Record<string, string> & { names?: RawName[]; mountains?: Point[] };
  const regions = Object.entries(geometry.regions).map(([id, r]) => region(id, r, places[id] ?? {}));
  return {
    id: served.id,
    name: served.name,
    about: [facts.certainty, facts.source].filter(Boolean).join(" · "),
    width: geometry.viewBox[2],
    height: geometry.viewBox[3],
    regions: new Map(regions.map((r) => [r.id, r])),
    land: decor.land ?? null,
    coast: decor.coast ?? "",
    lakes: decor.lakes ?? "",
    outside: { land: decor.terra ?? "", water: decor.aqua ?? "" },
    strokes: strokes(geometry, decor),
    mountains: decor.mountains ?? [],
    names: (decor.names ?? []).map(mapName),
  };
}

function region(id: string, r: ServedRegion, facts: ServedPlace): Region {
  const name = (facts.name ?? r.name ?? id).split(" (")[0]!; // without what it stands for
  return {
    id,
    name,
    kind: r.kind ?? "land",
    path: r.path,
    label: { at: r.label, size: r.labelSize ?? 17, angle: r.angle ?? 0, lines: r.labelLines ?? [name] },
    city: r.city ?? null,
    slots: r.slots_land ?? r.slots ?? [],
    slotsSea: r.slots_sea ?? [],
    sites: r.sites ?? {},
    facts,
    centre: r.city ?? r.anchor ?? r.label,
  };
}

function strokes(geometry: Geometry, decor: Record<string, string>): Stroke[] {
  const drawnBorders = (geometry.borders ?? []).map((b): Stroke => ({ path: b.path, look: `${b.kind}-border` }));
  const whole: Stroke[] = [
    { path: decor.seaBorders ?? "", look: "sea-border" },
    { path: decor.rivers ?? "", look: "river" },
    { path: decor.landBorders ?? "", look: "land-border" },
  ];
  return [...drawnBorders, ...whole].filter((s) => s.path);
}

interface RawName {
  text: string;
  size: number;
  at?: Point;
  x?: number;
  y?: number;
  rotate?: number;
  angle?: number;
}

function mapName(n: RawName): MapName {
  const water = /^(Mare|Sinus|Pontus|Oceanus|Fretum)/.test(n.text);
  return { text: n.text, at: n.at ?? [n.x ?? 0, n.y ?? 0], size: n.size, angle: n.rotate ?? n.angle ?? 0, water };
}
