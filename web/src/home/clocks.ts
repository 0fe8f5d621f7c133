/** The clocks a host may choose from. */
import type { NewTable } from "../lib/api";
import type { Key } from "../lib/i18n/index.svelte";

export type ClockName = "none" | "quick" | "calm" | "hour" | "day" | "days";
export type ClockWish = NonNullable<NewTable["clock"]>;

export const CLOCKS: Record<
  ClockName,
  { title: Key; clock: Pick<ClockWish, "kind" | "seconds" | "increment"> | null }
> = {
  none: { title: "clockNone", clock: null },
  quick: { title: "clockQuick", clock: { kind: "move", seconds: 60, increment: 0 } },
  calm: { title: "clockCalm", clock: { kind: "move", seconds: 300, increment: 0 } },
  hour: { title: "clockHour", clock: { kind: "game", seconds: 1800, increment: 15 } },
  day: { title: "clockDay", clock: { kind: "move", seconds: 86_400, increment: 0 } },
  days: { title: "clockDays", clock: { kind: "move", seconds: 3 * 86_400, increment: 0 } },
};

export function clockWish(name: ClockName, resign: boolean, level: string): ClockWish | null {
  const { clock } = CLOCKS[name];
  return clock && { ...clock, on_timeout: resign ? "resign" : "bot", level };
}
