/** Going through a game that is looked back at: every moment has its address. */
import { router } from "../lib/router.svelte";
import type { Session } from "../lib/session.svelte";

export function lastMoment(session: Session): number {
  return session.table.shown?.last ?? session.shown!.last;
}

export function goTo(session: Session, moment: number): void {
  const at = Math.min(Math.max(moment, 0), lastMoment(session));
  void session.past.show(at);
  router.goWhenResting(session.momentLink(at));
}

/** May the game be analysed? While it runs only by whoever plays alone against bots, as far as their seat knows it. */
export function mayStudy(session: Session): boolean {
  if (session.reading === "embedded") return false;
  if (allIsOpen(session)) return true;
  const { seats, mode } = session.shown!;
  const mine = session.mySeats;
  const others = seats.filter((s) => !mine.includes(s.seat));
  return mode !== "lesson" && mine.length === 1 && others.every((s) => s.kind === "bot" && s.stands_for === null);
}

/** Is nothing of the game hidden any more? */
export function allIsOpen(session: Session): boolean {
  return session.shown!.mode === "record" || !!session.table.shown?.over;
}
