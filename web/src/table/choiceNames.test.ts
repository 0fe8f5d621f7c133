import { expect, test } from "vitest";
import { choiceNames } from "./choiceNames";

const attack = (whom: string, where: string) => ({ verb: "attack", label: `Attack ${whom} in ${where}`, where });
const short = (choice: { where: string }): string => choice.where;

test("choices are named by their places where that tells them apart", () => {
  expect(choiceNames([attack("Egypt", "Libya"), attack("Carthage", "Sicilia")], short)).toEqual(["Libya", "Sicilia"]);
});

test("two battles in one place have whole names, and so has the third beside them", () => {
  const three = [attack("Egypt", "Libya"), attack("Carthage", "Sicilia"), attack("Greece", "Sicilia")];
  expect(choiceNames(three, short)).toEqual(three.map((a) => a.label));
});

test("different things to do have whole names", () => {
  const two = [attack("Egypt", "Libya"), { verb: "retreat", label: "Retreat to Sicilia", where: "Sicilia" }];
  expect(choiceNames(two, short)).toEqual(two.map((a) => a.label));
});
