import { expect, test } from "vitest";
import type { Action, Decision } from "./api";
import { destinationOf, meant, placeOf, readTargets, sourceOf } from "./targets";

const isPlace = (id: string): boolean => ["roma", "neapolis", "ostia"].includes(id);
const action = (text: string, args: Record<string, string>): Action =>
  ({ text, verb: text.split(" ")[0]!, args, label: text }) as Action;
const march = action("march roma>neapolis", { province: "roma", to: "neapolis" });
const arm = action("arm legion ostia", { unit: "legion", province: "ostia" });
const done = action("done", {});
const decision = { groups: [{ actions: [march, arm] }, { actions: [done] }] } as unknown as Decision;

test("an action that names two places goes from the first to the second", () => {
  expect([sourceOf(march, isPlace), destinationOf(march, isPlace), placeOf(march, isPlace)]).toEqual([
    "roma",
    "neapolis",
    "neapolis",
  ]);
  expect([sourceOf(arm, isPlace), placeOf(arm, isPlace), placeOf(done, isPlace)]).toEqual([null, "ostia", null]);
});

test("actions are found where they happen, where they set out, or nowhere on the map", () => {
  const targets = readTargets(decision, isPlace);
  expect([...targets.from]).toEqual([["roma", [march]]]);
  expect([...targets.at]).toEqual([["ostia", [arm]]]);
  expect(targets.elsewhere).toEqual([done]);
  expect(readTargets(decision, isPlace, (a) => a === arm).all).toEqual([arm]);
  expect(readTargets(null, isPlace).all).toEqual([]);
});

test("who points at a place without a legal action means the like action there", () => {
  const targets = readTargets(decision, isPlace);
  expect(meant(targets, "neapolis", null, isPlace)).toBe("arm legion neapolis");
  expect(meant(targets, "ostia", "roma", isPlace)).toBe("march roma>ostia");
  expect(meant(readTargets(null, isPlace), "ostia", null, isPlace)).toBeNull();
});
