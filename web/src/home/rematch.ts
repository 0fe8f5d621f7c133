/** The same game once more: same options, same people and opponents on the same seats. */
import { call, type NewTable, type OpenedTable, type Snapshot } from "../lib/api";
import { saved, type SavedTable } from "../lib/saved.svelte";

export function rematchOf(shown: Snapshot): NewTable {
  const mode = shown.mode === "online" || shown.mode === "hotseat" ? shown.mode : "solo";
  const seats = shown.seats.map((s): NewTable["seats"][number] => {
    if (s.kind === "bot") return { kind: "bot", level: s.level };
    return { kind: mode === "online" && !shown.you.seats.includes(s.seat) ? "open" : "person", name: s.name };
  });
  return { game: shown.game, players: shown.seats.length, mode, options: shown.options, seats };
}

/** Open it and answer its link; on-line, the others' links are to be handed out anew. */
export async function rematch(shown: Snapshot): Promise<string> {
  const opened = await call<OpenedTable>("/tables", null, rematchOf(shown));
  return remember(opened, shown.title);
}

/** Keep the links of a table that was opened; answers the way to one's own seat. */
export function remember(opened: OpenedTable, title: string, from: SavedTable["from"] = null): string {
  const mine = opened.tokens.find((k) => k.host) ?? opened.tokens[0] ?? opened.spectator;
  saved.remember({
    table: opened.table,
    token: mine.token,
    game: opened.game,
    title,
    when: Date.now(),
    from,
    links: [...opened.tokens, opened.spectator].map((k) => ({ seat: k.seats[0] ?? null, token: k.token, plays: "" })),
  });
  return `/t/${opened.table}#${mine.token}`;
}
