/** A table as the page knows it: the newest snapshot, the one on show, the log, the line to the server. */
import {
  ApiError,
  call,
  type LogEntry,
  type Order,
  type Refusal,
  type Seat,
  type Snapshot,
  type Token,
  type VoteWish,
} from "./api";
import { Playback } from "./playback.svelte";
import { saved } from "./saved.svelte";
import { settings } from "./settings.svelte";

export type Line = "loading" | "live" | "lost" | "closed";

export interface Answer {
  refusal: Partial<Refusal> & { text: string };
  place: string | null;
}

/** What belongs to a wish: where it was made, whom doubts are told, and whether it still makes sense after waiting. */
interface Wish {
  place?: string | null;
  onDoubt?: ((why: string) => void) | undefined;
  stillMeant?: () => boolean;
}

export class Table {
  readonly playback: Playback;
  line: Line = $state("loading");
  retryAt: number = $state(0);
  failure: string | null = $state(null);
  busy: boolean = $state(false);
  answer: Answer | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  #events: EventSource | null = null;
  /** The name of our line: what a call of ours is answered is not told on it again. */
  #stream = "";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** What is being done: another wish waits for its answer. */
  #done: Promise<boolean> = Promise.resolve(true);
  /** Actions that are on their way or wait. */
  #clicked = new Set<string>();

  constructor(
    readonly id: string,
    readonly token: string | null,
    /** Nothing will happen any more: no line to the server is kept open. */
    readonly finished = false,
  ) {
    this.playback = new Playback((snapshot) => (this.log = merged(this.log, snapshot)));
  }

  get shown(): Snapshot | null {
    return this.playback.shown;
  }

  /** May the person here act now? Not while others' moves are still being shown. */
  get acting(): boolean {
    const shown = this.shown;
    if (shown?.seats.find((s) => s.seat === shown.decision.seat)?.kind === "bot") return false; // handed over
    if (shown && shown.status !== "running") return false;
    return !!shown?.decision?.groups.length && !this.playback.running && this.line !== "closed";
  }

  async open(): Promise<void> {
    try {
      const snapshot = await this.#call<Snapshot>("");
      this.log = [];
      this.playback.jump(snapshot);
      if (this.finished) this.line = "live";
      else this.#listen(snapshot.at);
    } catch (error) {
      if (error instanceof ApiError) {
        this.failure = error.message;
        this.line = "closed";
      } else this.#lost();
    }
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#events?.close();
    this.playback.stop();
  }

  /**
   * Play actions one after the other; stops at the first the server refuses.
   * What shows dice or something hidden, or gains nothing, is not played but told to `onDoubt`, if there is one.
   * A click before the answer to another is played after it, if it is still offered; a double click is one click.
   */
  async act(texts: string[], place: string | null = null, onDoubt?: (why: string) => void): Promise<boolean> {
    const clicked = texts.join(";");
    if (this.#clicked.has(clicked)) return false;
    this.#clicked.add(clicked);
    const work = async (): Promise<void> => {
      const now = this.playback.newest!;
      const seat = now.decision?.seat ?? now.you.seats[0];
      const wish = { at: now.at, rev: now.rev, seat, actions: texts, sure: !onDoubt };
      this.#take(await this.#call<Snapshot>("/actions", wish));
    };
    try {
      return await this.#do(work, { place, onDoubt, stillMeant: () => this.#offers(texts[0]!) });
    } finally {
      this.#clicked.delete(clicked);
    }
  }

  async undo(): Promise<boolean> {
    const stillMeant = (): boolean => !!this.playback.newest?.can_undo;
    return this.#do(async () => this.#take(await this.#call<Snapshot>("/undo", { seat: this.#seat })), { stillMeant });
  }

  async order(order: Order, seat: number): Promise<boolean> {
    return this.#do(async () => this.#take(await this.#call<Snapshot>("/orders", { seat, order })));
  }

  async seat(seat: number, body: { name?: string; level?: string }): Promise<boolean> {
    return this.#do(async () => {
      this.playback.seat((await this.#call<{ seats: Seat[] }>(`/seats/${seat}`, body)).seats);
    });
  }

  /** A new link to an open seat; those before it are worth nothing any more. */
  async invite(seat: number): Promise<void> {
    const name = this.playback.newest?.seats[seat]?.name; // whoever is meant stays named
    await this.#do(async () => {
      const answer = await this.#call<{ seats: Seat[]; token: Token }>(`/seats/${seat}`, { open: true, name });
      this.playback.seat(answer.seats);
      saved.relink(this.id, seat, answer.token.token);
    });
  }

  /** A wish that others may have to share. When somebody is to be invited anew, their seat's new link comes at once. */
  async vote(wish: VoteWish): Promise<boolean> {
    const done = await this.#do(async () => this.#take(await this.#call<Snapshot>("/votes", wish)));
    const { seat } = wish;
    if (!done || wish.wish !== "invite" || !this.shown?.you.host || typeof seat !== "number") return done;
    saved.unlink(this.id, seat);
    if (this.playback.newest?.seats[seat]?.kind === "open") await this.invite(seat);
    return done;
  }

  async say(text: string): Promise<boolean> {
    return this.#do(async () => void (await this.#call("/chat", { text })));
  }

  /** Why is `action` not allowed? Shows the rule; null if it is allowed, or is no action at all. */
  async why(action: string, place: string | null): Promise<Refusal | null> {
    try {
      const refusal = await this.#call<Refusal | null>("/why", { seat: this.#seat, action });
      if (refusal) this.answer = { refusal, place };
      return refusal;
    } catch {
      return null;
    }
  }

  get<T>(path: string): Promise<T> {
    return this.#call<T>(path);
  }

  get #seat(): number {
    const now = this.playback.newest;
    return now?.decision?.seat ?? now?.you.seats[0] ?? 0;
  }

  #call<T>(path: string, body?: unknown): Promise<T> {
    const own = body === undefined || !this.#stream ? "" : `?stream=${this.#stream}`;
    return call<T>(`/tables/${this.id}${path}${own}`, this.token, body);
  }

  #take(snapshot: Snapshot | null): void {
    if (snapshot?.view) this.playback.receive(snapshot);
  }

  #offers(text: string): boolean {
    return !!this.playback.newest?.decision.groups.some((g) => g.actions.some((a) => a.text === text));
  }

  /** One thing after the other: what was wished while another was on its way is done then, if it is still meant. */
  async #do(work: () => Promise<void>, wish: Wish = {}): Promise<boolean> {
    const waits = this.busy;
    while (this.busy) await this.#done;
    if (waits && wish.stillMeant?.() === false) return false;
    this.busy = true;
    this.#done = this.#carryOut(work, wish);
    return this.#done;
  }

  async #carryOut(work: () => Promise<void>, { place = null, onDoubt }: Wish): Promise<boolean> {
    this.answer = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.refusal.error === "final" || error.refusal.error === "waste") onDoubt?.(error.message);
        else if (error.status === 409) await this.#refresh();
        else this.answer = { refusal: error.refusal, place };
      } else this.#lost();
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #refresh(): Promise<void> {
    try {
      this.#take(await this.#call<Snapshot>(""));
    } catch {
      this.#lost();
    }
  }

  #listen(since: number): void {
    this.#stream = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const query = new URLSearchParams({ since: String(since), lang: settings.lang, stream: this.#stream });
    if (this.token) query.set("token", this.token);
    this.#events?.close();
    const events = new EventSource(`/api/tables/${this.id}/events?${query}`);
    this.#events = events;
    events.onopen = () => {
      this.#failures = 0;
      this.line = "live";
    };
    events.addEventListener("update", (e) => this.#take(JSON.parse((e as MessageEvent<string>).data)));
    events.addEventListener("presence", (e) => this.playback.seat(JSON.parse((e as MessageEvent<string>).data).seats));
    events.addEventListener("chat", (e) => this.playback.hear(JSON.parse((e as MessageEvent<string>).data)));
    events.onerror = () => this.#lost();
  }

  /** The line is down: say so, and try again ever more slowly, from the newest position we have. */
  #lost(): void {
    this.#events?.close();
    this.line = "lost";
    const wait = Math.min(500 * 2 ** this.#failures++, 8000);
    this.retryAt = Date.now() + wait;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.retry(), wait);
  }

  retry(): void {
    clearTimeout(this.#retry);
    const newest = this.playback.newest;
    if (newest) this.#listen(newest.at);
    else void this.open();
  }
}

/** The log so far with a snapshot's entries: what it takes back (undo) goes, what it brings comes. */
function merged(log: LogEntry[], snapshot: Snapshot): LogEntry[] {
  return [...log.filter((e) => e.at < snapshot.from), ...snapshot.log];
}
