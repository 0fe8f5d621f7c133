import { expect, test } from "vitest";
import { en } from "./en";
import { fr } from "./fr";
import { elided, frenchMarks } from "./french";

test("marks are set as in French books", () => {
  expect(frenchMarks("L'Égypte : « prêt » ?")).toBe("L’Égypte\u00a0: «\u00a0prêt\u00a0»\u00a0?");
});

test("names are joined as they are spoken", () => {
  expect(elided("De Italia : vers où ?")).toBe("D’Italia : vers où ?");
  expect(elided("Une légion de Gallia")).toBe("Une légion de Gallia");
});

test("two different things have different names on buttons: only undo is “Annuler”", () => {
  const named = Object.entries(fr).filter(([, text]) => text === "Annuler");
  expect(named.map(([key]) => key)).toEqual(["undo"]);
});

test("every English message has a French one that fills in the same names", () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
  const different = (Object.keys(en) as (keyof typeof en)[]).filter((k) => `${names(en[k])}` !== `${names(fr[k])}`);
  expect(different).toEqual([]);
});

test("what is told to fingers speaks of no keys and no mouse", () => {
  const told = [en, fr].flatMap((words) => Object.entries(words).filter(([key]) => key.endsWith("ByTouch")));
  expect(told).toHaveLength(4);
  expect(told.filter(([, text]) => /Esc|Échap|cli[ck]|drag|gliss/i.test(text))).toEqual([]);
});

test("a name stands in a French sentence as such, not behind a colon", () => {
  const stiff = Object.entries(fr).filter(([, text]) => /(?:à|par|copient|jouez) : \{/.test(text));
  expect(stiff).toEqual([]);
});
