/** One line for any page: it puts a game that is over there, to be stepped through (`public/embed.js`). */
export function embedCode(base: string, table: string, at?: number): string {
  const moment = at === undefined ? "" : ` data-at="${at}"`;
  return `<script src="${base}/embed.js" data-game="${table}"${moment}></${"script"}>`;
}
