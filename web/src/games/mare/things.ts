/** What lies on a province or sea of Mare Nostrum: units, buildings and their free slots, the marker, the sign of war. */
import type { Thing } from "../../board/arrange";
import type { Point, Region } from "../../board/drawing";
import { stackThing } from "../../board/units";
import type { PlaceView } from "../../lib/api";
import { t } from "../../lib/i18n/index.svelte";
import type { Session } from "../../lib/session.svelte";
import { deskOf } from "./desk.svelte";
import { roomOf } from "./places";
import type { Building, MarePlaceView } from "./view";

export const MARKER = "marker";
export const WAR = "war";
/** Something with a legion on its corner. */
const OCCUPIED: Thing["discs"] = [
  { at: [0, 0], r: 0.5 },
  { at: [0.38, -0.38], r: 0.42 },
];
const DRAWN = ["fortress", "trireme", "legion"];

export function slotKey(building: Building): string {
  return `slot-${building.slot}`;
}

/** In 2003 a market or temple may stand anywhere: those places show only where printed, built or free to build now. */
export function buildingsOf(session: Session, region: Region, here: MarePlaceView): Building[] {
  const legal = deskOf(session).legal;
  const isShown = (b: Building): boolean =>
    b.built ||
    (b.kind !== "market" && b.kind !== "temple") ||
    !!region.facts[b.kind] ||
    legal.some((a) => a.text === `build ${region.id} ${b.slot}`);
  return (here.buildings ?? []).filter(isShown);
}

/** Things by weight; each asks for the slot it would have if they lay there in the order of the printed board. */
export function things(session: Session, region: Region, place: PlaceView, grow: number): Thing[] {
  const here = place as MarePlaceView;
  const size = Math.min(roomOf(region) * 0.86, 42 * Math.min(grow, 1.2));
  const slots = region.slots.length ? region.slots : [region.centre];
  const from = (i: number): Point[] => [...slots.slice(i), ...slots.slice(0, i)];
  const buildings = buildingsOf(session, region, here);
  const units = [...here.pieces].sort((a, b) => DRAWN.indexOf(a.kind) - DRAWN.indexOf(b.kind));
  const first = buildings.length + (here.owner ? 1 : 0);
  const stacks = units.map((p, i) =>
    stackThing(session, region.id, p, size * (p.kind === "trireme" ? 1.06 : 0.98), from(first + i)),
  );
  const chips = buildings.map((b, i): Thing => ({
    key: slotKey(b),
    size: b.built ? size : size * 0.84,
    spots: from(i),
    discs: b.occupier || b.serves ? OCCUPIED : undefined,
    slight: !b.built && !b.serves,
    said: b.built ? building(session, b) : undefined,
  }));
  const marker: Thing = {
    key: MARKER,
    size: size * 0.92,
    least: 18,
    spots: from(buildings.length),
    discs: here.marker_occupied ? OCCUPIED : undefined,
    slight: !here.marker_occupied, // the tint of the province says as much
  };
  const war: Thing = {
    key: WAR,
    size: size * 0.8,
    spots: from(first + units.length),
    needed: true,
    said: t("mareAtWar"),
  };
  return [
    ...(here.at_war ? [war] : []),
    ...stacks,
    ...chips.filter((c) => !c.slight),
    ...(here.owner ? [marker] : []),
    ...chips.filter((c) => c.slight),
  ];
}

function building(session: Session, b: Building): string {
  const kind = session.name("building", b.kind);
  const said = [b.good ? `${kind} (${session.name("good", b.good)})` : kind];
  if (b.controller) said.push(session.sideName(b.controller));
  if (b.occupier) said.push(t("mareOccupied"));
  return said.join(" ");
}
