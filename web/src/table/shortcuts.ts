/** Keys that work anywhere at the table, outside of text fields and open windows. */
import type { Session } from "../lib/session.svelte";

export function shortcuts(event: KeyboardEvent, session: Session, leaveMoment: () => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog")) return;
  if (target.closest("input, textarea, select")) {
    if (event.key !== "Escape") return;
    target.blur();
  }
  if (session.table.playback.running && event.key !== "Tab") {
    event.preventDefault();
    return session.table.playback.skip();
  }
  const digit = Number(event.key);
  if (digit >= 1 && digit <= 9) {
    const button = document.querySelector<HTMLElement>(`[data-digit="${digit}"]`);
    if (!button) return;
    button.click();
  } else if (event.key === "Escape") {
    escape(session, leaveMoment);
  } else if (event.key === "Enter" && session.acting.proposal && target === document.body)
    void session.acting.confirm();
  else if (!letter(event.key.toLowerCase(), session)) return;
  event.preventDefault();
}

/** Close what was opened last; else leave the moment one looks back at. */
function escape(session: Session, leaveMoment: () => void): void {
  if (session.table.answer) session.table.answer = null;
  else if (session.place) session.place = null;
  else if (session.acting.cancel()) return;
  else if (session.moment) leaveMoment();
  else document.querySelector<HTMLElement>("[data-escape]")?.click();
}

function letter(key: string, session: Session): boolean {
  if (key === "u" && session.shown?.can_undo) void session.table.undo();
  else if (key === "a" || key === "/") session.window = "actions";
  else if (key === "h") session.window = "hint";
  else if (key === "r") session.window = "rules";
  else if (key === "l") session.tab = "log";
  else if (key === "m")
    document.querySelector<SVGElement>('[data-place][tabindex="0"]')?.focus({ preventScroll: true });
  else return false;
  return true;
}
