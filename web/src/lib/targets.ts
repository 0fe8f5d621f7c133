/** Where on the board the legal actions lie. Nothing here knows a game: only which arguments are places. */
import type { Action, Decision } from "./api";

export interface Targets {
  /** Actions at one place: found here, arm there. */
  at: Map<string, Action[]>;
  /** Actions from one place to another. */
  from: Map<string, Action[]>;
  /** Actions that name no place. */
  elsewhere: Action[];
  all: Action[];
}

/** The place an action leaves: an action that names two places goes from the first to the second. */
export function sourceOf(action: Pick<Action, "args">, isPlace: (id: string) => boolean): string | null {
  return destinationOf(action, isPlace) ? (Object.values(action.args).find(isPlace) ?? null) : null;
}

export function destinationOf(action: Pick<Action, "args">, isPlace: (id: string) => boolean): string | null {
  return Object.values(action.args).filter(isPlace)[1] ?? null;
}

/** The one place an action happens at (its destination, if it has one). */
export function placeOf(action: Pick<Action, "args">, isPlace: (id: string) => boolean): string | null {
  return destinationOf(action, isPlace) ?? Object.values(action.args).find(isPlace) ?? null;
}

export function readTargets(
  decision: Decision | null,
  isPlace: (id: string) => boolean,
  fits: (action: Action) => boolean = () => true,
): Targets {
  const targets: Targets = { at: new Map(), from: new Map(), elsewhere: [], all: [] };
  for (const action of decision?.groups.flatMap((g) => g.actions).filter(fits) ?? []) {
    targets.all.push(action);
    const source = sourceOf(action, isPlace);
    const place = placeOf(action, isPlace);
    if (source) push(targets.from, source, action);
    else if (place) push(targets.at, place, action);
    else targets.elsewhere.push(action);
  }
  return targets;
}

/** The action somebody most plausibly meant by choosing `place`: a legal one with its place exchanged. */
export function meant(
  targets: Targets,
  place: string,
  source: string | null,
  isPlace: (id: string) => boolean,
): string | null {
  const model = source ? targets.from.get(source)?.[0] : (first(targets.at) ?? first(targets.from));
  if (!model) return null;
  const from = sourceOf(model, isPlace);
  const to = placeOf(model, isPlace);
  if (!to) return null;
  if (!from || source) return exchanged(model.text, to, place);
  return exchanged(model.text, from, place);
}

function exchanged(text: string, old: string, place: string): string {
  return text.replace(new RegExp(`(^|[\\s>])${old.replace(/[^\w-]/g, "\\$&")}(?=$|[\\s>])`), `$1${place}`);
}

function first(map: Map<string, Action[]>): Action | undefined {
  return map.values().next().value?.[0];
}

function push(map: Map<string, Action[]>, place: string, action: Action): void {
  const there = map.get(place);
  if (there) there.push(action);
  else map.set(place, [action]);
}
