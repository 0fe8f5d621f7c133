/** Before it happens: what the action under the pointer, under the focus or held by a finger would do now. */
import type { Acting } from "../lib/acting.svelte";
import type { Preview, Snapshot } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

const REST = 90; // ms a pointer must rest before the server is asked
const HOLD = 450; // ms that make a hold of a tap

/** What it needs to know of the session, which holds it. */
interface Asker {
  readonly acting: Acting;
  readonly table: Table;
  readonly pointed: string | null;
  readonly shown: Snapshot | null;
  readonly canAct: boolean;
  readonly mayAsk: boolean;
}

export class Pointing {
  /** The action somebody points at by its button or panel. */
  #action: string | null = $state(null);
  /** By keyboard or by holding: then it is also read out. */
  aloud: boolean = $state(false);
  #told: { key: string; preview: Preview } | null = $state.raw(null);
  #known = new Map<string, Preview>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(readonly session: Asker) {}

  /** The action that is pointed at: by a button, or by the place on the map where only one is possible. */
  get action(): string | null {
    if (this.#action) return this.#action;
    const { acting, pointed, canAct } = this.session;
    if (!pointed || !canAct) return null;
    const here = acting.source ? acting.moves(acting.source, pointed) : (acting.targets.at.get(pointed) ?? []);
    return here.length === 1 || (acting.source && here.length) ? here[0]!.text : null;
  }

  /** What it would do, once the server has said so. */
  get told(): Preview | null {
    return this.action && this.#told?.key === this.#key(this.action) ? this.#told.preview : null;
  }

  point(action: string | null, aloud = false): void {
    this.#action = action;
    this.aloud = aloud;
  }

  /** Ask about what is pointed at, after a moment of rest. Call it whenever `action` changes. */
  ask(): void {
    clearTimeout(this.#timer);
    const action = this.action;
    if (!action || !this.session.mayAsk || this.session.table.playback.running) return;
    const known = this.#known.get(this.#key(action));
    if (known) this.#told = { key: this.#key(action), preview: known };
    else this.#timer = setTimeout(() => void this.#fetch(action), REST);
  }

  async #fetch(action: string): Promise<void> {
    const key = this.#key(action);
    const seat = this.session.shown?.decision.seat;
    const query = new URLSearchParams({ action, ...(seat === null || seat === undefined ? {} : { seat: `${seat}` }) });
    try {
      const preview = await this.session.table.get<Preview>(`/preview?${query}`);
      if (this.#known.size > 200) this.#known.clear();
      this.#known.set(key, preview);
      this.#told = { key, preview };
    } catch {
      // a line that is down, or words that are no action: nothing to tell
    }
  }

  #key(action: string): string {
    const shown = this.session.shown;
    return `${shown?.at}/${shown?.rev}/${settings.lang}/${action}`;
  }

  // --- the events of the whole page

  over(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.point(actionOf(event.target));
  }
  focus(event: FocusEvent): void {
    const target = event.target as Element;
    if (target.matches?.(":focus-visible")) this.point(actionOf(target), true);
  }
  down(event: PointerEvent): void {
    this.#held = false;
    if (event.pointerType === "mouse") return;
    this.point(null);
    const action = actionOf(event.target);
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => this.#hold(action), HOLD);
  }
  up(): void {
    if (!this.#held && !this.#action) clearTimeout(this.#timer);
  }
  /** The click that ends a hold plays nothing. */
  click(event: MouseEvent): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #hold(action: string): void {
    this.#held = true;
    this.point(action, true);
  }
}

function actionOf(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest("[data-preview], [data-action]") : null;
  return found?.getAttribute("data-preview") ?? found?.getAttribute("data-action") ?? null;
}
