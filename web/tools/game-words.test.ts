import { expect, test } from "vitest";
import { words } from "./game-words";

test.each(["antike", "classic", "empires"])("%s has the same names in both languages", (game) => {
  const [en, fr] = [words(game, "en"), words(game, "fr")];
  expect(Object.keys(en).length).toBeGreaterThan(50);
  expect(Object.keys(fr).filter((key) => !(key in en) && !key.endsWith(".in-sentence"))).toEqual([]);
  expect(Object.values({ ...en, ...fr }).filter((text) => /[{}]/.test(text))).toEqual([]);
});
