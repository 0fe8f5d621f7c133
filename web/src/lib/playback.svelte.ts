/** Shows what others did move by move, at the chosen pace; one's own moves show at once. */
import type { ChatLine, LogEntry, Seat, Snapshot } from "./api";
import { settings } from "./settings.svelte";

const PAUSE = { slow: 1500, normal: 750, fast: 280, instant: 0 };
const LONGEST = 4000; // all of others' moves together take no longer than this

export class Playback {
  shown: Snapshot | null = $state.raw(null);
  /** The entries that the step on show added, for pieces in flight and captions. */
  fresh: LogEntry[] = $state.raw([]);
  /** The same, one's own moves included, until the next step. */
  moved: LogEntry[] = $state.raw([]);
  running: boolean = $state(false);
  #waiting: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly onShow: (snapshot: Snapshot) => void) {}

  get newest(): Snapshot | null {
    return this.#waiting.at(-1) ?? this.shown;
  }

  receive(next: Snapshot): void {
    const newest = this.newest;
    if (newest && next.rev < newest.rev) return; // an answer that events have overtaken
    if (!newest || next.at < newest.at) return this.jump(next);
    if (next.at === newest.at) {
      if (this.#waiting.length) this.#waiting[this.#waiting.length - 1] = { ...next, log: this.#waiting.at(-1)!.log };
      else this.shown = { ...next, log: [] };
      return;
    }
    this.#waiting.push(next);
    if (!this.running) this.#step();
  }

  /** Who sits where has changed; the game has not. */
  seat(seats: Seat[]): void {
    this.#waiting = this.#waiting.map((s) => ({ ...s, seats }));
    if (this.shown) this.shown = { ...this.shown, seats };
  }

  /** Somebody has said something. */
  hear(line: ChatLine): void {
    const heard = (s: Snapshot): Snapshot => ({ ...s, chat: [...s.chat, line] });
    this.#waiting = this.#waiting.map(heard);
    if (this.shown) this.shown = heard(this.shown);
  }

  /** Show a snapshot at once, forgetting what was still to be shown. */
  jump(next: Snapshot): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.running = false;
    this.fresh = this.moved = [];
    this.#show(next);
  }

  /** Skip to the newest. */
  skip(): void {
    if (!this.running) return;
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.fresh = this.moved = [];
    for (const snapshot of waiting) this.#show(snapshot);
    this.running = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #step(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.running = false;
      this.fresh = [];
      return;
    }
    const mine = next.you.seats;
    const fresh = next.log.filter((e) => e.at >= (this.shown?.at ?? 0));
    const others = fresh.filter((e) => !mine.includes(e.seat) && e.lines.length);
    this.fresh = this.moved = fresh;
    this.#show(next);
    const pause = others.length ? Math.min(PAUSE[settings.pace], LONGEST / (this.#waiting.length + 1)) : 0;
    this.running = pause > 0 || this.#waiting.length > 0;
    if (pause > 0) this.#timer = setTimeout(() => this.#step(), pause);
    else this.#step();
  }

  #show(snapshot: Snapshot): void {
    this.onShow(snapshot);
    this.shown = snapshot;
  }
}
