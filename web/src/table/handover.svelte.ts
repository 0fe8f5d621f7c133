/** At one screen: when another of its seats must act, the screen is handed over behind a curtain. */
import type { Session } from "../lib/session.svelte";

export class Handover {
  /** The seat at the screen. */
  present: number | null = $state(null);

  constructor(readonly session: Session) {}

  /** The seat that must take over, if the screen has to be handed to somebody. */
  get next(): number | null {
    const shown = this.session.shown;
    if (!shown || shown.mode !== "hotseat" || this.session.moment || this.session.table.playback.running) return null;
    const seat = shown.decision.seat;
    const people = shown.you.seats.filter((s) => this.session.seat(s)?.kind === "person");
    if (seat === null || people.length < 2 || !shown.decision.groups.length || seat === this.present) return null;
    return seat;
  }

  /** Somebody has answered the call. */
  take(seat: number): void {
    this.present = seat;
  }
}
