/** Antike at the table. */
import type { GameFace } from "../../lib/session.svelte";
import AntikePlace from "./AntikePlace.svelte";
import KnowHow from "./KnowHow.svelte";
import NationLine from "./NationLine.svelte";
import Personages from "./Personages.svelte";
import ProvinceFacts from "./ProvinceFacts.svelte";
import Rondel from "./Rondel.svelte";
import { things } from "./things";
import Treasury from "./Treasury.svelte";

export const antike: GameFace = {
  hidden: false,
  sideKind: "nation",
  Place: AntikePlace,
  things,
  panels: [
    { id: "rondel", Component: Rondel },
    { id: "know-how", Component: KnowHow },
    { id: "personages", Component: Personages },
  ],
  Holdings: Treasury,
  SideLine: NationLine,
  PlaceCard: ProvinceFacts,
  steps: [
    { id: "take", phases: ["take"] },
    { id: "rondel", phases: ["rondel"] },
    { id: "action", phases: ["temple", "arming", "know-how", "manoeuvre"] },
    { id: "founding", phases: ["founding"] },
    { id: "card", phases: ["card"] },
  ],
  atHome: ["rondel", "learn"],
  column: 436,
  orders: (decision) => decision.groups.some((g) => g.verb === "demand"),
};
