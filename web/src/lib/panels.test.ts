import { expect, test } from "vitest";
import { Panels } from "./panels.svelte";

test.each(["log", "chat", "players"] as const)("%s stays open through questions on the map and in the panel", (tab) => {
  const panels = new Panels();
  panels.open(tab);
  panels.turnTo("game");
  panels.turnTo("map");
  expect([panels.tab, panels.below]).toEqual([tab, tab]);
});

test("the chronicle in the column stays open while a place of the map is looked at", () => {
  const panels = new Panels();
  panels.open("log");
  panels.open("map");
  expect([panels.column, panels.below]).toEqual(["log", "log"]);
});

test("a question in the game's panel shows it to somebody at the map", () => {
  const panels = new Panels();
  panels.turnTo("game");
  expect(panels.tab).toBe("game");
  panels.turnTo("map");
  expect(panels.tab).toBe("map");
});
