/** The trade so far, read off the log: who took what from whom since the number was called. */
import type { LogEntry, LogLine } from "../../lib/api";

export interface Claim {
  by: string;
  from: string;
  token: string;
}

export function refOf(line: LogLine, name: string): string {
  return (line.params[name] as { id?: string } | undefined)?.id ?? "";
}

/** The claims of the trade that is going on (or was the last). */
export function claimsOf(log: LogEntry[]): Claim[] {
  const lines = log.flatMap((e) => e.lines);
  const start = lines.findLastIndex((l) => l.key === "log-number");
  return lines
    .slice(start + 1)
    .filter((l) => l.key === "log-claims")
    .map((l) => ({ by: refOf(l, "empire"), from: refOf(l, "other"), token: refOf(l, "token") }));
}

/** Who called the number of this trade. */
export function callerOf(log: LogEntry[]): string | null {
  const line = log.flatMap((e) => e.lines).findLast((l) => l.key === "log-number");
  return line ? refOf(line, "empire") : null;
}
