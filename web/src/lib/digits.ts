/** Which digit key plays an action of a row: the number it is about, if each is about one of its own; else its place. */
import type { Action } from "./api";

export function digits(actions: Pick<Action, "args">[]): (number | null)[] {
  const numbers = actions.map((a) => numberOf(a));
  const told = numbers.every((n) => n !== null) && new Set(numbers).size === numbers.length && numbers.length > 1;
  return told ? numbers.map((n) => (n! >= 1 && n! <= 9 ? n : null)) : actions.map((_, i) => (i < 9 ? i + 1 : null));
}

function numberOf(action: Pick<Action, "args">): number | null {
  const found = Object.values(action.args).filter((value) => /^\d+$/.test(value));
  return found.length === 1 ? Number(found[0]) : null;
}
