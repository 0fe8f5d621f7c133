/** Which panel is open. What a person opened stays open; a new question only turns between the map and the game's own panel. */
export type Tab = "map" | "players" | "game" | "log" | "chat";

export class Panels {
  /** On a phone: what fills the screen above the prompt. */
  tab: Tab = $state("map");
  /** In the column beside the map. */
  column: Exclude<Tab, "map"> = $state("game");
  /** Below the game's panels, where the column is high enough for both. */
  below: Exclude<Tab, "map" | "game"> = $state("players");

  /** The person opens a panel. */
  open(tab: Tab): void {
    this.tab = tab;
    if (tab !== "map") this.column = tab;
    if (tab !== "map" && tab !== "game") this.below = tab;
  }

  /** What is asked now is answered on the map or in the game's panel: show it, unless the person reads something else. */
  turnTo(tab: "map" | "game"): void {
    if (this.tab === "map" || this.tab === "game") this.tab = tab;
    if (tab === "game" && this.column === "players") this.column = tab;
  }
}
