/** A game without panels of its own: map, prompt and list of actions are enough to play it. */
import { stackThings } from "../board/units";
import type { GameFace } from "../lib/session.svelte";
import PlainPlace from "./PlainPlace.svelte";

export const plain: GameFace = {
  hidden: true,
  sideKind: "empire",
  Place: PlainPlace,
  things: (session, region, place, grow) => {
    const slots = region.slots.length ? region.slots : [region.centre];
    return stackThings(session, region.id, place, 38 * grow, slots);
  },
  panels: [],
  Holdings: null,
  SideLine: null,
  PlaceCard: null,
  steps: [],
  atHome: [],
  column: 356,
  orders: null,
};
