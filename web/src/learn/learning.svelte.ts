/** What this browser knows of a newcomer: lessons taken, the offer that was waved away, the table with hints. */
const KEY = "internum.learning";

interface Stored {
  lessons?: Record<string, "taken" | "finished">;
  declined?: boolean;
  /** The first game: hints show there by themselves. */
  advised?: string;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

class Learning {
  #known: Stored = $state.raw(stored());

  /** Has somebody here neither taken a lesson nor declined one? */
  get isNew(): boolean {
    return !this.#known.declined && !Object.keys(this.#known.lessons ?? {}).length;
  }
  isFinished(game: string): boolean {
    return this.#known.lessons?.[game] === "finished";
  }
  take(game: string): void {
    if (!this.#known.lessons?.[game]) this.#keep({ lessons: { ...this.#known.lessons, [game]: "taken" } });
  }
  finish(game: string): void {
    this.#keep({ lessons: { ...this.#known.lessons, [game]: "finished" } });
  }
  decline(): void {
    this.#keep({ declined: true });
  }

  /** Do hints show by themselves at this table? */
  isAdvised(table: string): boolean {
    return this.#known.advised === table;
  }
  advise(table: string | undefined): void {
    this.#keep({ advised: table });
  }

  #keep(change: Stored): void {
    this.#known = { ...this.#known, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#known));
  }
}

export const learning = new Learning();
