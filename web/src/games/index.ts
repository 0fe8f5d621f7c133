/** Which game has which face; a game without one is still playable by map, prompt and list. */
import type { GameFace } from "../lib/session.svelte";
import { antike } from "./antike";
import { mare } from "./mare";
import { plain } from "./plain";

const FACES: Record<string, GameFace> = { antike, classic: mare, empires: mare };

export function faceOf(game: string): GameFace {
  return FACES[game] ?? plain;
}
