/** How scores developed: one look at the table per round. */
import type { Snapshot } from "../lib/api";
import type { Table } from "../lib/table.svelte";

export interface Course {
  rounds: number[];
  sides: { id: string; scores: number[] }[];
}

const MOST_LOOKS = 24;

export async function courseOf(table: Table, shown: Snapshot): Promise<Course> {
  const starts = table.log.filter((e, i, all) => i > 0 && e.round !== all[i - 1]!.round).map((e) => e.at);
  const every = Math.ceil(starts.length / MOST_LOOKS) || 1;
  const looks = starts.filter((_, i) => i % every === 0);
  const moments = [...(await Promise.all(looks.map((at) => table.get<Snapshot>(`/moments/${at}`)))), shown];
  const ids = shown.view.sides.map((s) => s.id);
  return {
    rounds: moments.map((m) => m.round),
    sides: ids.map((id) => ({ id, scores: moments.map((m) => scoreOf(m, id)) })),
  };
}

function scoreOf(moment: Snapshot, id: string): number {
  const side = moment.view.sides.find((s) => s.id === id);
  if (typeof side?.score === "number") return side.score;
  return moment.standings.find((s) => s.seat === side?.seat)?.score ?? 0;
}
