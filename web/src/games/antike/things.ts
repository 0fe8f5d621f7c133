/** What lies on a province of Antike: its city or free site, and the units on their slots. */
import type { Thing } from "../../board/arrange";
import type { Point, Region } from "../../board/drawing";
import { spread } from "../../board/slots";
import { stackThing } from "../../board/units";
import { t } from "../../lib/i18n/index.svelte";
import type { PlaceView } from "../../lib/api";
import type { Session } from "../../lib/session.svelte";
import type { AntikePlaceView } from "./view";

export const SITE = "site";
const CITY = 23; // pixels at which the signs on a city can still be told apart

export function things(session: Session, region: Region, place: PlaceView, grow: number): Thing[] {
  const here = place as AntikePlaceView;
  const city = region.city ?? region.centre;
  const land = here.pieces.filter((p) => p.kind === "legion");
  const sea = here.pieces.filter((p) => p.kind === "galley");
  const dry = region.slots.length ? region.slots : [region.centre];
  const taken = [city, region.label.at];
  const ashore = spread(dry, land.length, taken);
  const afloat = spread(region.slotsSea.length ? region.slotsSea : dry, sea.length, [...taken, ...ashore]);
  const size = 35 * grow;
  return [
    site(session, here, city, grow),
    ...land.map((p, i) => stackThing(session, region.id, p, size, [ashore[i]!, ...dry])),
    ...sea.map((p, i) => stackThing(session, region.id, p, size, [afloat[i]!, ...region.slotsSea])),
  ];
}

function site(session: Session, here: AntikePlaceView, city: Point, grow: number): Thing {
  const resource = session.name("resource", here.resource);
  if (!here.owner) return { key: SITE, size: 28 * grow, spots: [city], needed: true, said: resource };
  const temple = here.temple ? [{ at: [-0.5, -0.18] as Point, r: 0.37 }] : [];
  return {
    key: SITE,
    size: 36 * grow,
    spots: [city],
    discs: [{ at: [0, 0], r: 0.5 }, { at: [0.52, 0.22], r: 0.3 }, ...temple],
    needed: true,
    least: CITY,
    said: [resource, ...(here.temple ? [t("temple").toLocaleLowerCase()] : [])].join(", "),
  };
}
