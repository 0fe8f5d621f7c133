/** One person at one table: everything the components of the table page share. */
import { getContext, setContext } from "svelte";
import type { Drawing } from "../board/drawing";
import { loadDrawing } from "../board/drawing";
import { Pointing } from "../guide/pointing.svelte";
import { Acting } from "./acting.svelte";
import type { LogEntry, Seat, SideView, Snapshot } from "./api";
import type { Face } from "./face";
import { Panels, type Tab } from "./panels.svelte";
import { Past } from "./past.svelte";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import { Talk } from "./talk.svelte";
import { capital, gameWords } from "./words.svelte";

export type GameFace = Face<Session>;
export type Window = "actions" | "hint" | "rules" | "menu" | "me" | "seats" | "end" | "guide" | null;
export type { Tab };

export class Session {
  readonly table: Table;
  readonly acting: Acting;
  readonly pointing = new Pointing(this);
  drawing: Drawing | null = $state.raw(null);
  readonly past: Past;
  window: Window = $state(null);
  readonly panels = new Panels();
  readonly talk: Talk;
  /** The place whose card is open, and the one under the pointer. */
  place: string | null = $state(null);
  pointed: string | null = $state(null);
  /** The rule to show in the rules window. */
  rule: string | null = $state(null);
  /** How far the log has been read, for the mark on its tab. */
  read: number = $state(0);

  constructor(
    id: string,
    token: string | null,
    /** Which game has which face. */
    readonly faceOf: (game: string) => GameFace,
    /** Read at the address that everybody may have; within a page of somebody else's, or not. */
    readonly reading: false | "shared" | "embedded" = false,
  ) {
    this.table = new Table(id, token, !!reading);
    this.past = new Past(this.table);
    this.talk = new Talk(id);
    const isPlace = (id: string): boolean => this.drawing?.regions.has(id) ?? false;
    this.acting = new Acting(this.table, () => this.canAct, isPlace, {
      unitOf: (action) => this.face.unitOf?.(action),
      movable: (action) => this.face.movable?.(this.shown!.view, action),
      isRisky: (action) => this.face.isRisky?.(this.shown!.view, action) ?? false,
    });
  }

  get tab(): Tab {
    return this.panels.tab;
  }
  set tab(tab: Tab) {
    this.panels.open(tab);
  }

  /** An earlier moment on show, while stepping through the game. */
  get moment(): Snapshot | null {
    return this.past.moment;
  }
  /** What the page shows: the running game, or the moment one has gone back to. */
  get shown(): Snapshot | null {
    return this.moment ?? this.table.shown;
  }
  /** What the map shows: the same, and while one scrubs ahead of it. */
  get onMap(): Snapshot | null {
    return this.past.passing ?? this.shown;
  }
  get game(): string {
    return this.shown?.game ?? "";
  }
  get face(): GameFace {
    return this.faceOf(this.game);
  }
  get log(): LogEntry[] {
    return this.moment ? this.moment.log : this.table.log;
  }
  /** May the person here act? */
  get canAct(): boolean {
    return !this.isLookingBack && this.table.acting;
  }
  /** May one ask why something is not allowed? Also when it is not one's turn. */
  get mayAsk(): boolean {
    return !this.moment && !this.shown?.over && this.mySeats.length > 0;
  }
  get mySeats(): number[] {
    return this.shown?.you.seats ?? [];
  }

  async loadBoard(board: string): Promise<void> {
    this.drawing = await loadDrawing(board, settings.lang);
  }

  name(kind: string, id: string | null | undefined): string {
    return gameWords.name(this.game, kind, id);
  }
  title(kind: string, id: string | null | undefined): string {
    return capital(this.name(kind, id));
  }
  /** What a number of units is called. */
  unit(kind: string, count: number): string {
    return this.face.unitName?.(kind, count) ?? this.name(count > 1 ? "units" : "unit", kind);
  }
  about(kind: string, id: string): string {
    return gameWords.text(this.game, `${kind}-${id}-about`) ?? "";
  }
  placeName(id: string): string {
    return this.drawing?.regions.get(id)?.name ?? id;
  }
  sideName(id: string | null): string {
    return id ? this.title(this.face.sideKind, id) : "";
  }
  /** The same within a sentence: with its article, where the language wants one. */
  sideInSentence(id: string | null): string {
    return gameWords.text(this.game, `${this.face.sideKind}-${id}.in-sentence`) ?? this.sideName(id);
  }
  seat(seat: number): Seat | undefined {
    return this.shown?.seats.find((s) => s.seat === seat);
  }
  side(id: string | null): SideView | undefined {
    return this.shown?.view.sides.find((s) => s.id === id);
  }
  sidesOf(seat: number): string[] {
    return this.shown?.view.sides.filter((s) => s.seat === seat).map((s) => s.id) ?? [];
  }
  isMine(side: string | null): boolean {
    return this.mySeats.includes(this.side(side)?.seat ?? -1);
  }
  /** The side that must decide now. */
  get deciding(): string | null {
    const view = this.shown?.view;
    if (!view) return null;
    const asked = view.asked;
    if (typeof asked === "string") return asked;
    const { pending, decision } = this.shown!;
    if (pending.length > 1 && decision.seat !== null && pending.includes(decision.seat))
      return this.sidesOf(decision.seat)[0] ?? null;
    const active = this.side(view.active);
    if (active && pending.includes(active.seat)) return active.id;
    return this.sidesOf(pending[0] ?? -1)[0] ?? null;
  }
  /** The side an entry of the log belongs to. */
  sideOfEntry(entry: LogEntry): string {
    const params = entry.lines[0]?.params ?? {};
    const named = Object.values(params).find(
      (p): p is { ref: string; id: string } => (p as { ref?: string } | null)?.ref === this.face.sideKind,
    );
    return named?.id ?? this.sidesOf(entry.seat)[0] ?? "";
  }

  /** Do the choices lie in a panel beside the map rather than on it? */
  get choiceIsInPanel(): boolean {
    const { all, at, from } = this.acting.targets;
    return !at.size && !from.size && all.some((a) => (this.face.inPanel ?? this.face.atHome).includes(a.verb));
  }

  /** Is the game stepped through instead of being played? */
  get isLookingBack(): boolean {
    return !!this.moment || this.shown?.mode === "record" || !!this.reading;
  }

  /** Where the news begins: what others did between one's last turn and this one. Null if there is none. */
  get sinceMyTurn(): number | null {
    const isMine = (e: LogEntry | undefined): boolean => !!e && this.mySeats.includes(e.seat);
    let i = this.log.length;
    while (i > 0 && isMine(this.log[i - 1])) i--;
    while (i > 0 && !isMine(this.log[i - 1])) i--;
    return i > 0 ? (this.log.slice(i).find((e) => e.lines.length && !isMine(e))?.at ?? null) : null;
  }
  /** How many entries of the log have not been looked at. */
  get newsCount(): number {
    return Math.min(
      this.log.filter((e) => e.at >= this.read && e.lines.length && !this.mySeats.includes(e.seat)).length,
      99,
    );
  }
  /** How many lines of talk have not been heard. */
  get unread(): number {
    return this.talk.unread(this.table.shown?.chat ?? [], this.mySeats);
  }
  momentLink(at: number): string {
    if (this.reading) return sharedPath(this.table.id, at) + (this.reading === "embedded" ? "&embed" : "");
    return `/t/${this.table.id}?at=${at}#${this.table.token ?? ""}`;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.window = "rules";
  }
  /** Show where a place lies; on a phone the map takes the place of what one was reading. */
  pointOut(place: string): void {
    this.pointed = place;
    this.panels.tab = "map";
  }
  openPlace(place: string): void {
    this.place = place;
  }
}

/** Where anybody may read a game that is over, without a token. */
export function sharedPath(table: string, at?: number): string {
  return `/g/${table}${at === undefined ? "" : `?at=${at}`}`;
}

const KEY = Symbol("session");

export function provideSession(session: Session): void {
  setContext(KEY, session);
}
export function useSession(): Session {
  return getContext<Session>(KEY);
}
