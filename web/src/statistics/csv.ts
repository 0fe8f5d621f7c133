/** Statistics as a file: a row for each share; no cell is taken for a formula. */
interface Row {
  label: string;
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
}
type Counted = { game: string; players: number } & Record<"sides" | "seats" | "openings" | "names", Row[]>;

export function csv(tables: Counted[]): string {
  const head = ["game", "players", "by", "label", "games", "wins", "share", "low", "high"];
  const rows = tables.flatMap((table) =>
    (["sides", "seats", "openings", "names"] as const).flatMap((by) =>
      table[by].map((r) => [table.game, table.players, by, r.label, r.games, r.wins, r.share, r.low, r.high]),
    ),
  );
  return [head, ...rows].map((row) => row.map(cell).join(",") + "\n").join("");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const tame = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
