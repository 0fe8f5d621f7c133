/** The table over HTTP: calls, and shapes made from the server's own description (`npm run types`). */
import { t } from "./i18n/index.svelte";
import type * as Served from "./openapi";
import { settings } from "./settings.svelte";

export type Action = Served.ActionAnswer;
export type Played = Served.PlayedAction; // without a label: it is in the log already
export type ActionGroup = Served.Group;
export type Decision = Served.DecisionAnswer;
export type LogEntry = Served.EntryAnswer; // seat 7 is chance
export type LogLine = Served.LineAnswer;
export type Seat = Served.SeatAnswer;
export type ChatLine = Served.ChatAnswer;
export type Refusal = Served.RefusalAnswer;
export type Token = Served.TokenAnswer;
export type OpenedTable = Served.TableAnswer;
export type OptionInfo = Served.OptionAnswer;
export type GameInfo = Served.GameAnswer;
export type Preview = Served.PreviewAnswer;
export type Hint = Served.HintAnswer;
export type Rules = Served.RulesAnswer;
export type Level = Served.Level;
export type Order = Served.Order["order"];
export type Vote = Served.VoteAnswer;
export type VoteWish = Served.Vote;
export type AccountAnswer = Served.AccountAnswer;
export type ListedTable = Served.ListedTable;
export type Subscription = Served.SubscriptionAnswer;
export type Mode = Served.Snapshot["mode"];
export type NewTable = Partial<Omit<Served.NewTable, "mode" | "seats">> & {
  mode: "solo" | "online" | "hotseat";
  seats: Served.SeatWish[];
};

/** What every game's view has; each game says more (`games/<game>/view.ts`). */
export interface Piece {
  kind: string;
  side: string;
  count: number;
}
export interface PlaceView {
  owner: string | null;
  pieces: Piece[];
  [more: string]: unknown;
}
export interface SideView {
  id: string;
  seat: number;
  [more: string]: unknown;
}
export interface View {
  game: string;
  players: number;
  options: Record<string, unknown>;
  round: number;
  phase: string;
  active: string | null;
  sides: SideView[];
  places: Record<string, PlaceView>;
  [more: string]: unknown;
}
export type Snapshot = Omit<Served.Snapshot, "view" | "board"> & { view: View; board: string };

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Partial<Refusal> & { text: string; error?: string },
  ) {
    super(refusal.text);
  }
}

/** The server cannot be reached, or has not answered in time: nobody knows what became of the wish. */
export class NoAnswer extends Error {}

/** Milliseconds that an answer may take; for what the server itself gives more time (reading, thinking), as much. */
const PATIENCE = 30_000;
const MORE_PATIENCE: [path: RegExp, milliseconds: number][] = [
  [/^\/(tables|records)$/, 90_000], // a record is read and played through
  [/\/hint$/, 660_000], // may wait for the rules to be compiled
];

/** One request; answers the JSON body, or throws what the server said. */
export async function call<T>(path: string, token?: string | null, body?: unknown, method?: string): Promise<T> {
  const joiner = path.includes("?") ? "&" : "?";
  const given = new AbortController();
  const patience = MORE_PATIENCE.find(([calls]) => calls.test(path))?.[1] ?? PATIENCE;
  const timer = setTimeout(() => given.abort(), patience);
  try {
    const response = await fetch(`/api${path}${joiner}lang=${settings.lang}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: given.signal,
    });
    if (!response.ok) throw new ApiError(response.status, await refusalOf(response));
    const text = await response.text();
    return (text ? JSON.parse(text) : null) as T;
  } catch (error) {
    throw error instanceof ApiError ? error : new NoAnswer(t("noAnswer"));
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(response: Response): Promise<Partial<Refusal> & { text: string; error?: string }> {
  try {
    const body = (await response.json()) as { error?: string; message?: string; rule?: string; remedy?: string };
    const { error, remedy } = body;
    return { error, remedy, rule: body.rule ?? undefined, text: body.message ?? response.statusText };
  } catch {
    return { text: response.statusText };
  }
}
