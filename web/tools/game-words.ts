/** Names of the games' own things for the panels: taken from the games' message files when the client is built. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { frenchMarks } from "../src/lib/i18n/french";

const GAMES = fileURLToPath(new URL("../../src/internum/games/", import.meta.url));
/** Folders by game, most general first: later ones overrule. */
const FOLDERS: Record<string, string[]> = {
  antike: ["antike"],
  classic: ["mare", "mare/classic"],
  empires: ["mare", "mare/empires"],
};
/** Sentences that the server puts together; panels need only names and explanations. */
const SENTENCES = /^(log|prompt|do|why|opt|verb|reason|preview|goal)-/;
/** A message of one line, and what it is within a sentence, if that differs. */
const MESSAGE = /^([a-z][\w-]*) = ([^{}\n]+)$(?:\n +\.in-sentence = ([^{}\n]+)$)?/gm;
const ID = "virtual:game-words";

function words(game: string, lang: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of FOLDERS[game] ?? []) {
    const words = `${GAMES}${folder}/words/`;
    const set = lang === "fr" ? frenchMarks : (text: string) => text;
    for (const file of readdirSync(words).filter((f) => f === `${lang}.ftl` || f.endsWith(`.${lang}.ftl`))) {
      for (const [, key, text, within] of readFileSync(words + file, "utf-8").matchAll(MESSAGE)) {
        if (SENTENCES.test(key!)) continue;
        found[key!] = set(text!.trim());
        if (within) found[`${key}.in-sentence`] = set(within.trim());
      }
    }
  }
  return found;
}

export function gameWords(): Plugin {
  return {
    name: "game-words",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const [, game, lang] = id.slice(1).split("/");
      if (game && lang) return `export default ${JSON.stringify(words(game, lang))}`;
      const books = Object.keys(FOLDERS).flatMap((g) => ["en", "fr"].map((l) => `${g}/${l}`));
      return `export const books = {${books.map((b) => `"${b}": () => import("${ID}/${b}")`).join(",")}}`;
    },
  };
}
