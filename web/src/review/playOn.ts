/** A table that goes on from a moment: which seat is mine, and who plays the others. */
import type { NewTable, Seat } from "../lib/api";

export interface Sitting {
  mine: number;
  /** Levels of the others, by seat. */
  levels: Record<number, string>;
}

export function seatsFrom(seats: Pick<Seat, "seat">[], sitting: Sitting, name: string): NewTable["seats"] {
  return seats.map(({ seat }) =>
    seat === sitting.mine
      ? { kind: "person", ...(name ? { name } : {}) }
      : { kind: "bot", level: sitting.levels[seat] },
  );
}
