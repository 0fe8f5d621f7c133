/** A game without panels of its own: map, prompt and list of actions are enough to play it. */
import type { GameFace } from "../lib/session.svelte";
import PlainPlace from "./PlainPlace.svelte";

export const plain: GameFace = {
  hidden: true,
  sideKind: "empire",
  Place: PlainPlace,
  panels: [],
  Holdings: null,
  SideLine: null,
  PlaceCard: null,
  steps: [],
  atHome: [],
  column: 356,
  orders: null,
};
