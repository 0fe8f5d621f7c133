/** What somebody new is told at a table, and what has been sent away for good. Kept in local storage. */
import type * as Served from "../lib/openapi";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { gameWords } from "../lib/words.svelte";

const KEY = "internum.guide";
export type Goal = Served.GoalAnswer;

interface Stored {
  away?: boolean;
  /** Phases whose sentence has been read, by game. */
  read?: Record<string, string[]>;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

class Guide {
  #given: Stored = $state(stored());
  goals: Goal[] = $state.raw([]);
  #asked = "";

  /** Has the card been sent away? */
  get away(): boolean {
    return this.#given.away ?? false;
  }
  set away(away: boolean) {
    this.#keep({ away });
  }

  /** What the phase is for, unless that has been read. */
  purpose(game: string, phase: string): string {
    if (this.#given.read?.[game]?.includes(phase)) return "";
    return gameWords.text(game, `purpose-${phase}`) ?? "";
  }
  markRead(game: string, phase: string): void {
    const before = this.#given.read?.[game] ?? [];
    if (!before.includes(phase)) this.#keep({ read: { ...this.#given.read, [game]: [...before, phase] } });
  }
  /** Everything as at the first visit. */
  again(): void {
    this.#keep({ away: false, read: {} });
  }

  /** How near everybody is, as often as the table changes. */
  async load(session: Session): Promise<void> {
    const shown = session.shown;
    if (!shown || session.moment || session.table.playback.running) return;
    const key = `${shown.table}/${shown.at}/${shown.looking}/${settings.lang}`;
    if (key === this.#asked) return;
    this.#asked = key;
    const seat = shown.looking === null ? "" : `?seat=${shown.looking}`;
    try {
      this.goals = (await session.table.get<Served.GoalsAnswer>(`/goals${seat}`)).goals;
    } catch {
      this.#asked = ""; // the line is down; the next change asks again
    }
  }

  #keep(change: Stored): void {
    this.#given = { ...this.#given, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#given));
  }
}

export const guide = new Guide();
