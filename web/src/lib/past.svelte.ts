/**
 * An earlier moment of a game on show. Whoever scrubs through the game sees every frame on the map and in the words
 * below it; the panels beside it, which cost more than a frame has time for, follow now and then and once the hand rests.
 */
import type { Snapshot } from "./api";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const RESTS = 180; // milliseconds without another wish after which the hand rests
const LATEST = 700; // milliseconds after which panels follow though it does not

export class Past {
  moment: Snapshot | null = $state.raw(null);
  /** The moment on the map, while one scrubs. */
  passing: Snapshot | null = $state.raw(null);
  /** The seat whose hand is shown while stepping through a game in which all is open, or every one. */
  lookAs: number | "all" | null = $state(null);
  /** The moment to be shown next, while another is on its way. */
  #wanted: number | null = null;
  /** What the moment on show was made from. */
  #made: unknown[] = [];
  #wishedAt = -Infinity;
  #settledAt = -Infinity;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Pick<Table, "get" | "log" | "answer">) {}

  /** Show an earlier moment. While one is on its way only the newest wish is kept, so that scrubbing stays smooth. */
  async show(at: number): Promise<void> {
    const makings = [at, this.lookAs, this.table.log, settings.lang]; // with other eyes it is shown anew
    const waits = this.#wanted !== null;
    if (!waits && makings.every((m, i) => m === this.#made[i])) return;
    const now = performance.now();
    const scrubs = now - this.#wishedAt < RESTS;
    [this.#made, this.#wanted, this.#wishedAt] = [makings, at, now];
    if (waits) return;
    let shown: number | null = null;
    while (this.#wanted !== null && this.#wanted !== shown) {
      shown = this.#wanted;
      try {
        const moment = await this.#momentAt(shown);
        if (this.#wanted !== null) this.#pass(moment, scrubs || this.#wanted !== shown);
      } catch (error) {
        this.#made = [];
        this.table.answer = { refusal: { text: (error as Error).message }, place: null };
      }
    }
    this.#wanted = null;
  }

  leave(): void {
    this.#wanted = null;
    this.#made = [];
    this.#settle(null);
  }

  #pass(moment: Snapshot, scrubs: boolean): void {
    clearTimeout(this.#resting);
    if (!scrubs || performance.now() - this.#settledAt > LATEST) return this.#settle(moment);
    this.passing = moment;
    this.#resting = setTimeout(() => this.#settle(moment), RESTS);
  }

  #settle(moment: Snapshot | null): void {
    clearTimeout(this.#resting);
    this.#settledAt = performance.now();
    this.moment = moment;
    this.passing = null;
  }

  /** The log up to there is known already, unless it is read with another seat's eyes. */
  async #momentAt(at: number): Promise<Snapshot> {
    if (this.lookAs === "all") return this.table.get<Snapshot>(`/moments/${at}?hands=all`);
    if (this.lookAs !== null) return this.table.get<Snapshot>(`/moments/${at}?seat=${this.lookAs}`);
    const moment = await this.table.get<Snapshot>(`/moments/${at}?since=${at}`);
    return { ...moment, from: 0, log: this.table.log.filter((e) => e.at < at) };
  }
}
