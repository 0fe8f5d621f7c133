/** Stacks of pieces as things on the map. */
import type { Piece, PlaceView } from "../lib/api";
import type { Session } from "../lib/session.svelte";
import type { Thing } from "./arrange";
import type { Point } from "./drawing";

const STACK = 18.5; // pixels of a stack and the air around it

/** How a stack is known within its place. */
export function stackKey(piece: Piece): string {
  return `${piece.kind}-${piece.side}`;
}

/** May this stack be taken up now? */
export function isLiftable(session: Session, place: string, piece: Piece): boolean {
  const from = session.acting.targets.from.get(place);
  if (!from || !session.isMine(piece.side)) return false;
  const kinds = from.map((a) => session.acting.movement.unitOf(a) ?? a.args.unit);
  return kinds.some((kind) => !kind || kind === piece.kind);
}

/** A stack with its number, on the first of these spots that is free. */
export function stackThing(session: Session, place: string, piece: Piece, size: number, spots: Point[]): Thing {
  const number = { at: [0.42, 0.36] as Point, r: 0.33 };
  return {
    key: stackKey(piece),
    size,
    spots,
    discs: [{ at: [0, 0], r: 0.5 }, ...(piece.count > 1 ? [number] : [])],
    least: STACK,
    needed: isLiftable(session, place, piece),
    said: `${piece.count} ${session.unit(piece.kind, piece.count)}, ${session.sideName(piece.side)}`,
  };
}

/** The pieces of a place, one stack a slot. */
export function stackThings(session: Session, place: string, view: PlaceView, size: number, slots: Point[]): Thing[] {
  return view.pieces.map((p, i) => stackThing(session, place, p, size, [...slots.slice(i), ...slots.slice(0, i)]));
}
