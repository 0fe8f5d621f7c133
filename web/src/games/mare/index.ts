/** Mare Nostrum at the table: both editions. */
import type { GameFace } from "../../lib/session.svelte";
import { count, t } from "../../lib/i18n/index.svelte";
import { deskOf } from "./desk.svelte";
import EmpireLine from "./EmpireLine.svelte";
import Gallery from "./Gallery.svelte";
import Holdings from "./Holdings.svelte";
import MarchOdds from "./MarchOdds.svelte";
import MarePlace from "./MarePlace.svelte";
import { isRisky, movable, unitOf } from "./moves";
import Over from "./Over.svelte";
import ProvinceFacts from "./ProvinceFacts.svelte";
import { things } from "./things";
import Tracks from "./Tracks.svelte";

const UNIT_NAMES = {
  legion: ["mareLegion", "mareLegions"],
  trireme: ["mareTrireme", "mareTriremes"],
  fortress: ["mareFortress", "mareFortresses"],
} as const;

export const mare: GameFace = {
  hidden: true,
  sideKind: "empire",
  Place: MarePlace,
  things,
  panels: [
    { id: "tracks", Component: Tracks },
    { id: "tiles", Component: Gallery },
  ],
  Holdings,
  SideLine: EmpireLine,
  PlaceCard: ProvinceFacts,
  steps: ["collect", "trade", "build", "military", "leadership"].map((id) => ({ id, phases: [], stage: true })),
  atHome: ["number", "offer", "claim", "give", "buy", "pay", "swap", "keep", "take"],
  inPanel: ["copy"],
  column: 356,
  orders: null,
  prompt: (session) => {
    const desk = deskOf(session);
    if (!desk.staged.length) return null;
    return desk.room ? count("mareOfferMore", desk.room) : t("mareOfferFull");
  },
  Over,
  Preview: MarchOdds,
  unitOf,
  movable,
  isRisky,
  unitName: (kind, count) => t(UNIT_NAMES[kind as keyof typeof UNIT_NAMES]?.[count > 1 ? 1 : 0] ?? "mareLegion"),
};
