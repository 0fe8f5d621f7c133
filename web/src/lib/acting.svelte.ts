/** Choosing an action by pointing at the board: select, targets glow, act. No rule of any game is known here. */
import type { Action, Played } from "./api";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { destinationOf, meant, placeOf, readTargets } from "./targets";

export interface Choice {
  place: string;
  actions: Action[];
  /** Also offer to move from here. */
  moves: boolean;
}
export interface Stack {
  action: Action;
  from: string;
  to: string;
  most: number;
}

/** Something taken up in a panel, to be placed on the map: only what it may be used for glows. */
export interface Picked {
  id: string;
  label: string;
  fits: (action: Action) => boolean;
}
/** What a game adds: which unit a move moves, how many may go, whether to ask before even one does. */
export interface Movement {
  unitOf(action: Played): string | undefined;
  movable(action: Action): number | undefined;
  isRisky(action: Action): boolean;
}

export class Acting {
  /** The place whose pieces are about to move. */
  source: string | null = $state(null);
  /** Several actions are possible at one place. */
  choice: Choice | null = $state.raw(null);
  /** How many of a stack? */
  stack: Stack | null = $state.raw(null);
  /** Chosen, awaiting confirmation. */
  #proposed: { action: Action; doubt: string } | null = $state.raw(null);
  /** How often something was given up: what a late answer would bring back is then unwanted. */
  #cancelled = 0;
  /** Taken up in a panel. */
  picked: Picked | null = $state.raw(null);

  constructor(
    readonly table: Table,
    /** May the person act at all: not while looking back, not while others' moves are shown. */
    readonly mayAct: () => boolean,
    readonly isPlace: (id: string) => boolean,
    readonly movement: Movement,
  ) {}

  targets = $derived.by(() =>
    readTargets(this.mayAct() ? this.table.shown!.decision : null, this.isPlace, this.picked?.fits),
  );

  /** Legal places now: where an action ends, or (softer) where pieces may set out from. */
  glowing = $derived.by(() => {
    const glow = new Map<string, "target" | "source">();
    if (this.source) {
      glow.set(this.source, "source");
      for (const a of this.targets.from.get(this.source) ?? []) glow.set(destinationOf(a, this.isPlace)!, "target");
      return glow;
    }
    for (const place of this.targets.from.keys()) glow.set(place, "source");
    for (const place of this.targets.at.keys()) glow.set(place, "target");
    return glow;
  });

  /** What awaits confirmation, as long as it is allowed. */
  get proposal(): Action | null {
    const proposed = this.#proposed?.action;
    return (proposed && this.targets.all.find((a) => a.text === proposed.text)) ?? null;
  }
  /** Why one is asked once more: it cannot be taken back, or gains nothing. Empty if there is no doubt. */
  get doubt(): string {
    return this.proposal ? (this.#proposed?.doubt ?? "") : "";
  }

  /** A click, tap or Enter on a place. Answers whether it meant something to the game. */
  async choosePlace(place: string): Promise<boolean> {
    this.choice = this.stack = null;
    if (this.proposal && placeOf(this.proposal, this.isPlace) === place) return this.confirm();
    this.#proposed = null;
    if (this.source === place) {
      this.source = null;
      return true;
    }
    if (this.source && this.moves(this.source, place).length) return this.go(this.source, place);
    const here = this.targets.at.get(place) ?? [];
    const moves = this.targets.from.has(place);
    if (here.length && (moves || here.length > 1)) this.choice = { place, actions: here, moves };
    else if (here.length) await this.play(here[0]!);
    else if (moves) this.source = place;
    else return this.askWhy(place);
    return true;
  }

  /** Take up the pieces of a place where something else is possible as well. */
  setOut(place: string): void {
    this.choice = null;
    this.source = place;
  }

  moves(from: string, to: string): Action[] {
    return (this.targets.from.get(from) ?? []).filter((a) => destinationOf(a, this.isPlace) === to);
  }

  /** Go from one place to another: one way at once, several ways by choice, several pieces by number. */
  async go(from: string, to: string, kind?: string, one = false): Promise<boolean> {
    const ways = this.moves(from, to).filter((a) => !kind || !a.args.unit || a.args.unit === kind);
    if (!ways.length) return this.askWhy(to, from);
    const kinds = new Set(ways.map((a) => a.args.unit ?? a.verb));
    if (kinds.size > 1 || (ways.length > 1 && !kind)) {
      this.choice = { place: to, actions: ways, moves: false };
      return true;
    }
    const action = ways[0]!;
    const most = one ? 1 : this.#movable(action, from);
    if (most > 1 || this.movement.isRisky(action)) this.stack = { action, from, to, most };
    else await this.play(action);
    return true;
  }

  /** Play an action, or propose it: where one wants to be asked first, or where the server has doubts. */
  async play(action: Action): Promise<boolean> {
    this.choice = this.stack = null;
    if (this.proposal?.text === action.text) return this.confirm();
    if (settings.confirm) {
      this.#propose(action, "");
      return true;
    }
    if (!settings.careful) return this.#commit(action);
    return this.#commit(action, (doubt) => this.#propose(action, doubt));
  }

  async confirm(): Promise<boolean> {
    return this.proposal ? this.#commit(this.proposal) : false;
  }

  #propose(action: Action, doubt: string): void {
    this.#proposed = { action, doubt };
  }

  async #commit(action: Action, onDoubt?: (why: string) => void): Promise<boolean> {
    const { source, picked } = this;
    this.cancel();
    const cancelled = this.#cancelled;
    // who pressed Escape meanwhile, or has chosen something else, wants no more of it
    const isWanted = (): boolean => cancelled === this.#cancelled;
    const doubts = onDoubt && ((why: string) => isWanted() && onDoubt(why));
    const done = await this.table.act([action.text], placeOf(action, this.isPlace), doubts);
    if (!done || !isWanted()) return done;
    if (source && this.targets.from.has(source)) this.source = source;
    if (picked && this.targets.all.some(picked.fits)) this.picked = picked; // and another of the same
    return done;
  }

  /** The same step for several pieces: as often as the game still allows it. */
  async commitStack(stack: Stack, count: number): Promise<void> {
    this.cancel();
    for (let moved = 0; moved < count; moved++) {
      const ways = moved ? this.#now(stack) : [stack.action];
      const same = ways.find((a) => a.text === stack.action.text) ?? ways[0];
      if (!same || !(await this.table.act([same.text], stack.to))) return;
    }
  }

  /** Step back one level; answers whether there was one. */
  cancel(): boolean {
    this.#cancelled++;
    const had = !!(this.choice || this.stack || this.proposal || this.source || this.picked);
    this.choice = this.stack = this.#proposed = this.picked = null;
    this.source = null;
    return had;
  }

  async askWhy(place: string, from: string | null = this.source): Promise<boolean> {
    const action = meant(this.targets, place, from, this.isPlace);
    return action !== null && (await this.table.why(action, place)) !== null;
  }

  #now(stack: Stack): Action[] {
    const kind = stack.action.args.unit;
    return this.moves(stack.from, stack.to).filter((a) => a.args.unit === kind);
  }

  #movable(action: Action, from: string): number {
    const shown = this.table.shown!;
    const counted = this.movement.movable(action);
    if (counted !== undefined) return counted;
    const side = shown.view.active;
    const pieces = shown.view.places[from]?.pieces ?? [];
    const like = pieces.filter((p) => p.side === side && (!action.args.unit || p.kind === action.args.unit));
    return like.reduce((sum, p) => sum + p.count, 0);
  }
}
