/** What the buttons for some choices say: short names where these tell them all apart, else whole ones; never some of each. */
import type { Action } from "../lib/api";

type Choice = Pick<Action, "verb" | "label">;

export function choiceNames<C extends Choice>(choices: C[], short: (choice: C) => string): string[] {
  const shorts = choices.map(short);
  const apart = shorts.every(Boolean) && new Set(shorts).size === shorts.length;
  const sameVerb = new Set(choices.map((c) => c.verb)).size === 1;
  return apart && sameVerb ? shorts : choices.map((c) => c.label);
}
