/** Where rounds begin, and how fast a game is played back. */
import type { LogEntry } from "../lib/api";
import type { Pace } from "../lib/settings.svelte";

export interface RoundStart {
  round: number;
  at: number;
}

export function roundStarts(log: Pick<LogEntry, "at" | "round">[]): RoundStart[] {
  return log.filter((e, i) => i === 0 || e.round !== log[i - 1]!.round).map(({ round, at }) => ({ round, at }));
}

/** The round that a moment belongs to: the last that had begun. */
export function roundAt(starts: RoundStart[], at: number): RoundStart | undefined {
  return starts.findLast((r) => r.at <= at) ?? starts[0];
}

/** Milliseconds between two steps. */
export const STEP: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 400, instant: 150 };
