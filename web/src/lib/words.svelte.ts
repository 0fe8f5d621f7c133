/** Names of a game's own things (resources, pieces, ranks) in the chosen language, from the game's own messages. */
import { books } from "virtual:game-words";
import { settings } from "./settings.svelte";

type Dictionary = Record<string, string>;

const AGAIN = 2000; // milliseconds until words that the line did not let through are asked for again

class GameWords {
  #books: Record<string, Dictionary> = $state({});
  #asked = new Set<string>();

  /** What `id` of `kind` is called: `name("antike", "resource", "marble")`. */
  name(game: string, kind: string, id: string | null | undefined): string {
    if (!id) return "";
    return this.text(game, `${kind}-${id}`) ?? id.replace(/[_-]/g, " ").replace(/^./, (c) => c.toUpperCase());
  }

  /** The message `key`, if the game has it. */
  text(game: string, key: string): string | null {
    const book = `${game}/${settings.lang}`;
    return this.#books[book]?.[key] ?? null;
  }

  /** Fetch a game's words in the chosen language, once. */
  load(game: string): void {
    const book = `${game}/${settings.lang}`;
    if (this.#asked.has(book)) return;
    this.#asked.add(book);
    void books[book]?.().then(
      ({ default: words }) => (this.#books[book] = words),
      () => {
        this.#asked.delete(book);
        setTimeout(() => this.load(game), AGAIN);
      },
    );
  }
}

export const gameWords = new GameWords();

export function capital(text: string): string {
  return text.replace(/^\p{L}/u, (c) => c.toUpperCase());
}
