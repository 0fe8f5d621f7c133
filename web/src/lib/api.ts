/** The table over HTTP: shapes and calls, as docs/http-api.md describes them. */
import { settings } from "./settings.svelte";

export type Lang = "en" | "fr";

export interface Action {
  text: string;
  verb: string;
  args: Record<string, string>;
  label: string;
}
export interface ActionGroup {
  verb: string;
  title: string;
  actions: Action[];
}
export interface Decision {
  seats: number[];
  seat: number | null;
  key: string | null;
  prompt: string | null;
  groups: ActionGroup[];
}
export interface LogLine {
  text: string;
  key: string;
  params: Record<string, unknown>;
  place: string | null;
}
export interface LogEntry {
  at: number;
  seat: number; // 7 is chance
  round: number;
  forced: boolean;
  time: string;
  lines: LogLine[];
  action: Action | null;
}
export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  side: string | null;
  plays: string;
  online: boolean;
  thinking: boolean;
}
export interface Standing {
  seat: number;
  score: number;
  [part: string]: unknown;
}
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  time: string;
}
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
export type Order = "always" | "never" | "ask";
export type Mode = "solo" | "hotseat" | "online" | "record";

export interface Snapshot {
  table: string;
  game: string;
  title: string;
  board: string;
  options: Record<string, unknown>;
  at: number;
  from: number;
  last: number;
  moment: boolean;
  rev: number;
  over: boolean;
  mode: Mode;
  you: { seats: number[]; spectator: boolean; host: boolean };
  looking: number | null;
  seats: Seat[];
  round: number;
  pending: number[];
  winners: number[];
  standings: Standing[];
  view: View;
  decision: Decision;
  can_undo: boolean;
  log: LogEntry[];
  chat: ChatLine[];
  orders: Record<string, Order>;
  started_from: { table: string; at: number } | null;
}
export interface Refusal {
  rule: string;
  text: string;
}

/** Something with a name, as it stands in a view. */
export interface Named {
  ref: string;
  id: string;
  name: string;
}
export interface Token {
  seats: number[];
  token: string;
  link: string;
  host: boolean;
}
export interface NewTable {
  game?: string;
  from?: { table: string; at: number };
  record?: string;
  position?: unknown;
  players?: number;
  mode: "solo" | "online" | "hotseat";
  options?: Record<string, unknown>;
  seats: { kind: "person" | "bot" | "open"; name?: string; level?: string }[];
}
export interface OpenedTable {
  table: string;
  game: string;
  mode: Mode;
  url: string;
  tokens: Token[];
  spectator: Token;
}
export interface OptionInfo {
  name: string;
  title: string;
  text: string;
  kind: "choice" | "number" | "numbers";
  values: { value: string | number | boolean; title: string; text: string }[];
  low: number | null;
  high: number | null;
  count?: number | null;
  default: unknown;
  rules: string[];
}
export interface Level {
  id: string;
  title: string;
  text: string;
}
export interface GameInfo {
  id: string;
  title: string;
  credits: string;
  players: number[];
  boards: string[];
  options: OptionInfo[];
  levels: Level[];
}
export interface Hint {
  seat: number;
  moves: { action: Action; chance: number | null; reason: string }[];
}
export interface Rules {
  game: string;
  title: string;
  chapters: { title: string; rules: { id: string; text: string }[] }[];
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Partial<Refusal> & { text: string },
  ) {
    super(refusal.text);
  }
}

/** One request; answers the JSON body, or throws what the server said. */
export async function call<T>(path: string, token?: string | null, body?: unknown, method?: string): Promise<T> {
  const joiner = path.includes("?") ? "&" : "?";
  const response = await fetch(`/api${path}${joiner}lang=${settings.lang}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(response.status, await refusalOf(response));
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function refusalOf(response: Response): Promise<Partial<Refusal> & { text: string }> {
  try {
    const body = (await response.json()) as { message?: string; rule?: string | null };
    return { rule: body.rule ?? undefined, text: body.message ?? response.statusText };
  } catch {
    return { text: response.statusText };
  }
}
