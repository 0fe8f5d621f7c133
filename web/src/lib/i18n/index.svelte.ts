/** Words of the program itself, by key. Words of a game come from the server. */
import { settings } from "../settings.svelte";
import { en } from "./en";
import { fr } from "./fr";
import { elided, frenchMarks } from "./french";

export type Key = keyof typeof en;
const words: Record<"en" | "fr", Record<Key, string>> = { en, fr };

/** The message `key` in the chosen language, with `{name}` filled in. */
export function t(key: Key, params: Record<string, string | number> = {}): string {
  const said = words[settings.lang][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  return settings.lang === "fr" ? frenchMarks(elided(said)) : said;
}

/** One or many: `count("move", 3)` says the message `moveMany` with `{n}`. */
export function count(key: CountKey, n: number): string {
  const one = new Intl.PluralRules(settings.lang).select(n) === "one";
  return t(`${key}${one ? "One" : "Many"}` as Key, { n });
}

type CountKey = { [K in Key]: K extends `${infer Stem}One` ? Stem : never }[Key];

export function ordinal(n: number): string {
  return ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"][n] ?? String(n + 1);
}

/** Names in a row: "Anna, Ben and Cleo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang).format(names);
}
