/** Battles, read off the log, and what may be fought now. */
import type { Action, LogEntry } from "../../lib/api";
import type { Desk } from "./desk.svelte";
import { refOf } from "./trade";

export interface Bonus {
  id: string;
  points: number;
}
export interface Roll {
  dice: number[];
  bonuses: Bonus[];
  total: number;
  hits: number;
}
export interface Fighter {
  id: string;
  roll: Roll | null;
  /** Hits its fortress stops. */
  stops: number;
  /** What it lost, once that is known. */
  lost: { kind: string; count: number }[] | null;
}
export interface Battle {
  id: string;
  /** The log position at which it began. */
  at: number;
  place: string;
  atSea: boolean;
  sides: [Fighter, Fighter];
  /** How it ended, in words; null while it goes on. */
  end: string | null;
}
/** Something to show: battles one may choose among, or one that is being or has been fought. */
export interface Shown {
  id: string;
  choices: Action[];
  battle: Battle | null;
}

const BEGINS = ["log-attacks", "log-engages"];
const isScore = (key: string): boolean => key.startsWith("log-score");
const isEnd = (key: string): boolean => /^log-(at-war|prevails|all-lost)/.test(key);

/** The last battle of the log. */
export function lastBattle(log: LogEntry[]): Battle | null {
  const start = log.findLastIndex((e) => e.lines.some((l) => BEGINS.includes(l.key)));
  if (start < 0) return null;
  const opening = log[start]!.lines.find((l) => BEGINS.includes(l.key))!;
  const fighter = (id: string): Fighter => ({ id, roll: null, stops: 0, lost: null });
  const battle: Battle = {
    id: `${log[start]!.at}`,
    at: log[start]!.at,
    place: opening.place ?? "",
    atSea: opening.key === "log-engages",
    sides: [fighter(refOf(opening, "empire")), fighter(refOf(opening, "other"))],
    end: null,
  };
  for (const line of log.slice(start).flatMap((e) => e.lines)) {
    const side = battle.sides.find((f) => f.id === refOf(line, "empire"));
    if (side && isScore(line.key) && !side.roll) side.roll = rollOf(line.params);
    else if (side && line.key === "log-negates") side.stops = 1;
    else if (side && line.key === "log-loses" && !side.lost) side.lost = counted(line.params.units);
    else if (side && line.key === "log-loses-nothing") side.lost ??= [];
    else if (isEnd(line.key)) battle.end ??= line.text;
  }
  if (battle.sides.every((f) => f.lost)) battle.end ??= "";
  return battle;
}

function rollOf(params: Record<string, unknown>): Roll {
  const dice = String(params.dice ?? "")
    .split(" + ")
    .filter(Boolean)
    .map(Number);
  const bonuses = (params.bonuses as { id: string; count: number }[] | undefined) ?? [];
  return {
    dice,
    bonuses: bonuses.map((b) => ({ id: b.id, points: b.count })),
    total: Number(params.total),
    hits: Number(params.hits),
  };
}

function counted(units: unknown): { kind: string; count: number }[] {
  return ((units as { id: string; count: number }[] | undefined) ?? []).map((u) => ({ kind: u.id, count: u.count }));
}

/** The battle to lay over the map now, if any. */
export function battleToShow(desk: Desk): Shown | null {
  const { session, view } = desk;
  if (!view) return null;
  const battle = lastBattle(session.log);
  const going = view.battle !== null && battle !== null;
  if (going) return { id: battle.id, choices: [], battle };
  if (battle && isFresh(desk, battle)) return { id: battle.id, choices: [], battle };
  const choices = desk.legal.filter((a) => a.verb === "attack" || a.verb === "engage");
  return choices.length ? { id: `choose:${view.round}:${view.active}:${view.phase}`, choices, battle: null } : null;
}

/** Has the person here gone on to something else? */
function hasActedSince({ session }: Desk, battle: Battle): boolean {
  const own = session.log.filter((e) => e.at > battle.at && !e.forced && session.mySeats.includes(e.seat));
  return own.some((e) => e.action && !e.action.verb.startsWith("lose"));
}

/** A battle that has just ended: one's own until it is put away, others' while they are shown. */
function isFresh(desk: Desk, battle: Battle): boolean {
  const { session } = desk;
  if (session.moment)
    return session.log.at(-1)?.lines.some((l) => isEnd(l.key) || l.key.startsWith("log-loses")) ?? false;
  if (desk.seen >= battle.at || hasActedSince(desk, battle)) return false;
  if (session.table.playback.fresh.some((e) => e.at >= battle.at)) return true;
  const mine = battle.sides.some((f) => session.isMine(f.id));
  return mine && battle.at >= desk.since;
}
