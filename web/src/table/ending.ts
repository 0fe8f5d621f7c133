/** The end of a game: who won, in which words, and in which places the others came. */
import type { LogEntry, LogLine, Snapshot } from "../lib/api";
import { listed, t } from "../lib/i18n/index.svelte";
import type { Session } from "../lib/session.svelte";
import { capital } from "../lib/words.svelte";

export interface Place {
  rank: number;
  seat: number;
  score: number;
}

/** Winners first, however they won; the others by score. Whoever is level shares a place. */
export function places(shown: Pick<Snapshot, "standings" | "winners">): Place[] {
  const won = (seat: number): number => Number(shown.winners.includes(seat));
  const ahead = (a: { seat: number; score: number }, b: { seat: number; score: number }): boolean =>
    won(a.seat) > won(b.seat) || (won(a.seat) === won(b.seat) && !won(a.seat) && a.score > b.score);
  return shown.standings
    .map(({ seat, score }) => ({
      rank: 1 + shown.standings.filter((other) => ahead(other, { seat, score })).length,
      seat,
      score,
    }))
    .sort((a, b) => a.rank - b.rank || b.score - a.score || a.seat - b.seat);
}

/** The line of the log that tells how the game ended. */
export function endingLine(log: LogEntry[]): LogLine | undefined {
  const lines = log.flatMap((e) => e.lines);
  return lines.findLast((l) => /^log-(win|end|unfinished)/.test(l.key)) ?? lines.at(-1);
}

/** The sides that won: the one the game names, or those of the winners' seats. */
export function winningSides(shown: Snapshot): string[] {
  const named = shown.view.winner;
  if (typeof named === "string") return [named];
  return shown.winners.flatMap((seat) => shown.view.sides.filter((s) => s.seat === seat).map((s) => s.id));
}

/** "Egypt wins", "The Greeks win", "Rome and Carthage win together". */
export function endingTitle(session: Session, shown: Snapshot): string {
  const sides = winningSides(shown);
  if (!sides.length) return t("gameOver");
  const name = listed(sides.map((side) => session.sideInSentence(side)));
  if (session.face.sideKind === "nation") return t("nationWins", { name });
  return capital(t(sides.length > 1 ? "winTogether" : "wins", { name }));
}
