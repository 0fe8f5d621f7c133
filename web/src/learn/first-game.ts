/** "Play your first game": a short game with novices, hints switched on. */
import { call, type NewTable, type OpenedTable } from "../lib/api";
import { router } from "../lib/router.svelte";
import { saved } from "../lib/saved.svelte";
import { settings } from "../lib/settings.svelte";
import type { Lesson } from "./course.svelte";
import { learning } from "./learning.svelte";

interface FirstGame {
  game: string;
  players: number;
  level: string;
  options?: Record<string, unknown>;
  /** Where it begins, if not at the beginning. */
  state?: Record<string, unknown>;
}

export async function openFirstGame(lesson: Lesson): Promise<void> {
  const { game, players, level, options = {}, state } = lesson.first_game as unknown as FirstGame;
  const me = { kind: "person" as const, ...(settings.name ? { name: settings.name } : {}) };
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const start = state ? { position: { game, players, options, state } } : { game, players, options };
  const wish: NewTable = { ...start, mode: "solo", seats: [me, ...bots] };
  const opened = await call<OpenedTable>("/tables", null, wish);
  const { token } = opened.tokens[0]!;
  saved.remember({ table: opened.table, token, game, title: lesson.title, when: Date.now() });
  learning.advise(opened.table);
  router.go(`/t/${opened.table}#${token}`);
}
