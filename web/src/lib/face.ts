/**
 * What each game adds to the table: how places look, the panels beside the map, the row below it.
 * The type of the session is left open, so that the session may hold a face and need not be known here.
 */
import type { Component } from "svelte";
import type { Spot, Thing } from "../board/arrange";
import type { Region } from "../board/drawing";
import type { Action, Decision, PlaceView, Played, View } from "./api";

export interface PlaceProps {
  region: Region;
  place: PlaceView;
  /** Where its things lie, by their key; what is not there is folded away. */
  spots: Map<string, Spot>;
  /** Map units of a pixel, so that small signs stay legible. */
  pixel: number;
}

export interface Face<Session> {
  /** Are there secrets to hide when the screen is handed over? */
  hidden: boolean;
  /** The kind of a side in messages: `nation-greece`. */
  sideKind: string;
  /** The contents of a region on the map. */
  Place: Component<PlaceProps>;
  /** What lies in a region, weightiest first; drawn `grow` times as large as printed, if there is room. */
  things: (session: Session, region: Region, place: PlaceView, grow: number) => Thing[];
  /** Panels beside the map, most needed first. */
  panels: { id: string; Component: Component }[];
  /** What stands below the prompt: what one holds. */
  Holdings: Component | null;
  /** What a side holds, in the list of players. */
  SideLine: Component<{ side: string }> | null;
  /** More about a place, on its card. */
  PlaceCard: Component<{ region: Region; place: PlaceView }> | null;
  /** Steps of a turn: ids of phases, shown in the top bar. A step may stand for several; or for a stage, by its name. */
  steps: { id: string; phases: string[]; stage?: boolean }[];
  /** Verbs whose actions have a better home than the prompt bar. */
  atHome: string[];
  /** Those of them whose home is a panel; all, if left out. */
  inPanel?: string[];
  /** What to do next, if something chosen and not yet sent changes it. */
  prompt?: (session: Session) => string | null;
  /** What lies over the map: a trade, a battle. */
  Over?: Component;
  /** What a move would lead to, beside the question how many go. */
  Preview?: Component<{ action: Action; count: number }>;
  /** Which unit a move moves, how many may go that way, and whether to ask before even one goes. */
  unitOf?: (action: Played) => string;
  movable?: (view: View, action: Action) => number;
  isRisky?: (view: View, action: Action) => boolean;
  /** What units are called, by number. */
  unitName?: (kind: string, count: number) => string;
  /** Width of the column of panels in pixels. */
  column: number;
  /** Standing orders, if the game has them: may this decision be answered once and for all? */
  orders: ((decision: Decision) => boolean) | null;
}
