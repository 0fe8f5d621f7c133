/** What can be heard of a table: my turn, dice, claims, talk; and a notice when my turn comes while I look elsewhere. */
import type { LogEntry } from "../lib/api";
import { t } from "../lib/i18n/index.svelte";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { sound, type Sound } from "./synth";

/** What log lines sound like. */
const HEARD: [RegExp, Sound][] = [
  [/^log-score/, "die"],
  [/^log-claims/, "claim"],
];

/** The one sound of a step: of several, that of the last line that has one. */
export function soundOf(entries: Pick<LogEntry, "lines">[]): Sound | null {
  const keys = entries.flatMap((e) => e.lines.map((l) => l.key));
  for (const key of keys.reverse()) {
    const found = HEARD.find(([pattern]) => pattern.test(key));
    if (found) return found[1];
  }
  return null;
}

/** Listen to a table, within the component that shows it. */
export function listenTo(session: Session): void {
  const play = (name: Sound): void => {
    if (settings.sound) sound(name);
  };
  $effect(() => {
    const name = session.moment ? null : soundOf(session.table.playback.moved);
    if (name) play(name);
  });
  let unread = Infinity; // what was said before one came is no news
  $effect(() => {
    if (!session.table.shown) return;
    if (session.unread > unread) play("message");
    unread = session.unread;
  });
  let mine = true;
  $effect(() => {
    if (!session.table.shown) return;
    const now = session.canAct;
    if (now && !mine) {
      play("turn");
      if (settings.notify) notifyOfTurn(session.shown?.title ?? "Internum");
    }
    mine = now;
  });
}

function notifyOfTurn(title: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(t("yourTurn"), { body: title, tag: "internum-turn" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** Ask the browser whether notices may be shown; answers whether they may. */
export async function allowNotices(): Promise<boolean> {
  return typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
}
