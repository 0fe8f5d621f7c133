/** What one is about to say, and how much one has heard: both outlive the panel, the draft also the page. */
import type { ChatLine } from "./api";

const DRAFT = "internum.draft.";
const HEARD = "internum.heard";
const MOST_TABLES = 30;

export class Talk {
  #draft: string = $state("");
  /** When the last line was said that one has heard. */
  #heard: string = $state("");

  constructor(readonly table: string) {
    this.#draft = sessionStorage.getItem(DRAFT + table) ?? "";
    this.#heard = heardAt()[table] ?? "";
  }

  get draft(): string {
    return this.#draft;
  }
  set draft(text: string) {
    this.#draft = text;
    if (text) sessionStorage.setItem(DRAFT + this.table, text);
    else sessionStorage.removeItem(DRAFT + this.table);
  }

  /** How many lines others have said that one has not heard. */
  unread(lines: ChatLine[], mySeats: number[]): number {
    return lines.filter((l) => !l.notice && l.time > this.#heard && !mySeats.includes(l.seat ?? -1)).length;
  }

  hear(lines: ChatLine[]): void {
    const last = lines.at(-1)?.time ?? "";
    if (last <= this.#heard) return;
    this.#heard = last;
    const { [this.table]: _, ...others } = heardAt();
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    localStorage.setItem(HEARD, JSON.stringify({ ...Object.fromEntries(kept), [this.table]: last }));
  }
}

/** Has somebody said something at a table since one last listened there? */
export function hasNews(table: string, talked: string | null): boolean {
  return !!talked && talked > (heardAt()[table] ?? "");
}

function heardAt(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(HEARD) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
