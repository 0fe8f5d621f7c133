/** Names of the games' own things for the panels: taken from the games' message files when the client is built. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Message, parse, type Pattern, TextElement } from "@fluent/syntax";
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
const ID = "virtual:game-words";

/** What a message says, unless it has gaps to fill or forms to choose from: those the server puts together. */
function plainText(pattern: Pattern | null): string | undefined {
  const parts = pattern?.elements ?? [];
  if (!parts.length || !parts.every((part) => part instanceof TextElement)) return undefined;
  return parts.map((part) => (part as TextElement).value).join("");
}

export function words(game: string, lang: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of FOLDERS[game] ?? []) {
    const words = `${GAMES}${folder}/words/`;
    const set = lang === "fr" ? frenchMarks : (text: string) => text;
    for (const file of readdirSync(words).filter((f) => f === `${lang}.ftl` || f.endsWith(`.${lang}.ftl`))) {
      for (const entry of parse(readFileSync(words + file, "utf-8"), { withSpans: false }).body) {
        if (!(entry instanceof Message) || SENTENCES.test(entry.id.name)) continue;
        const text = plainText(entry.value);
        if (text === undefined) continue;
        found[entry.id.name] = set(text);
        const within = plainText(entry.attributes.find((a) => a.id.name === "in-sentence")?.value ?? null);
        if (within) found[`${entry.id.name}.in-sentence`] = set(within);
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
