/** What else was tried, as a tree: tables played on from this game, and the variations that its record holds. */
import type { SavedTable } from "../lib/saved.svelte";

export interface Variation {
  at: number;
  moves: { number: number; seat: number; actions: string[] }[];
  variations: Variation[];
}

export interface Branch {
  /** Where it leaves its parent, and how far it goes. */
  at: number;
  until: number;
  /** A table of this browser, or the way down the record's tree of variations. */
  table: SavedTable | null;
  path: number[];
  branches: Branch[];
}

/** How far each table of this browser has come, by its id; those that are not known (any more) are left out. */
export type Lengths = ReadonlyMap<string, number>;

export function ofTables(origin: string, tables: SavedTable[], lengths: Lengths): Branch[] {
  return tables
    .filter((t) => t.from?.table === origin && t.table !== origin && lengths.has(t.table))
    .map((table) => ({
      at: table.from!.at,
      until: Math.max(lengths.get(table.table)!, table.from!.at + 1),
      table,
      path: [],
      branches: ofTables(
        table.table,
        tables.filter((t) => t !== table),
        lengths,
      ),
    }))
    .sort((a, b) => a.at - b.at);
}

export function ofVariations(variations: Variation[], above: number[] = []): Branch[] {
  return variations.map((v, i) => {
    const last = v.moves.at(-1)!;
    const path = [...above, i];
    const until = last.number + last.actions.length;
    return { at: v.at, until, table: null, path, branches: ofVariations(v.variations, path) };
  });
}

/** A branch with the row it is drawn in (the game itself is row 0) and that of its parent. */
export interface Drawn {
  branch: Branch;
  row: number;
  parent: number;
}

/** Every branch below its parent, in a row of its own. */
export function drawn(branches: Branch[]): Drawn[] {
  const found: Drawn[] = [];
  const add = (branch: Branch, parent: number): void => {
    const row = found.length + 1;
    found.push({ branch, row, parent });
    for (const inner of branch.branches) add(inner, row);
  };
  for (const branch of branches) add(branch, 0);
  return found;
}
