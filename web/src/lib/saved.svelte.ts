/** The tables this browser knows: what Resume offers. The token is the key to the seat. */
const KEY = "internum.tables";

export interface SavedTable {
  table: string;
  token: string;
  game: string;
  title: string;
  /** Links to hand out, while seats are open. */
  /** The moment of another table that it was played on from: it is a branch of that game. */
  from?: { table: string; at: number } | null;
  links?: { seat: number | null; token: string; plays: string }[];
  when: number;
}

function read(): SavedTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedTable[];
  } catch {
    return [];
  }
}

class Saved {
  tables: SavedTable[] = $state.raw(read());

  remember(table: SavedTable): void {
    const known = this.tables.find((t) => t.table === table.table && t.token === table.token);
    const rest = this.tables.filter((t) => t !== known);
    this.#keep([{ ...known, ...table }, ...rest].slice(0, 30));
  }

  /** Another link for a seat that is open (again). */
  relink(id: string, seat: number, token: string): void {
    const known = this.tables.find((t) => t.table === id);
    if (!known) return;
    const before = known.links?.find((l) => l.seat === seat);
    const others = known.links?.filter((l) => l !== before) ?? [];
    this.remember({ ...known, links: [...others, { seat, token, plays: before?.plays ?? "" }] });
  }

  /** The link for a seat is worth nothing any more. */
  unlink(id: string, seat: number): void {
    const known = this.tables.find((t) => t.table === id);
    if (known?.links) this.remember({ ...known, links: known.links.filter((l) => l.seat !== seat) });
  }

  forget(table: SavedTable): void {
    this.#keep(this.tables.filter((t) => t !== table));
  }

  tokenOf(table: string): string | null {
    return this.tables.find((t) => t.table === table)?.token ?? null;
  }

  #keep(tables: SavedTable[]): void {
    this.tables = tables;
    localStorage.setItem(KEY, JSON.stringify(tables));
  }
}

export const saved = new Saved();
