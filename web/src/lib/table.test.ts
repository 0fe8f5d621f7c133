// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Snapshot } from "./api";
import { Table } from "./table.svelte";

/** A line to the server that says nothing unless a test does. */
class Silence {
  static last: Silence;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  heard = new Map<string, (event: { data: string }) => void>();
  constructor(readonly url: string) {
    Silence.last = this;
  }
  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.heard.set(kind, listener);
  }
  close(): void {}
  tell(kind: string, what: unknown): void {
    this.heard.get(kind)!({ data: JSON.stringify(what) });
  }
}

interface Asked {
  path: string;
  query: URLSearchParams;
  body: { actions?: string[]; sure?: boolean; at?: number };
  answer: (what: unknown, status?: number) => void;
  fail: () => void;
}
let asked: Asked[];

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const entry = (at: number, seat = 0): LogEntry => ({ at, seat, lines: [{ text: `${at}` }] }) as unknown as LogEntry;

function shot(at: number, actions: string[], more: Partial<Snapshot> = {}): Snapshot {
  return {
    at,
    rev: at,
    from: Math.max(0, at - 1),
    log: at ? [entry(at - 1)] : [],
    status: "running",
    you: { seats: [0] },
    seats: [{ seat: 0, kind: "person" }],
    chat: [],
    view: {},
    can_undo: true,
    decision: { seat: 0, groups: [{ verb: "", title: "", actions: actions.map((text) => ({ text })) }] },
    ...more,
  } as unknown as Snapshot;
}

async function opened(first: Snapshot): Promise<Table> {
  const table = new Table("t", "secret");
  const opening = table.open();
  asked.shift()!.answer(first);
  await opening;
  return table;
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("EventSource", Silence);
  vi.stubGlobal("fetch", (url: string, sent: { body?: string; signal: AbortSignal }) => {
    const path = url.split("?")[0]!.replace("/api/tables/t", "");
    return new Promise((resolve, reject) => {
      sent.signal.addEventListener("abort", () => reject(sent.signal.reason as Error));
      asked.push({
        path,
        query: new URLSearchParams(url.split("?")[1]),
        body: JSON.parse(sent.body ?? "{}"),
        answer: (what, status = 200) => resolve(new Response(JSON.stringify(what), { status })),
        fail: () => reject(new TypeError("no network")),
      });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what is clicked before the answer to another click is played after it", async () => {
  const table = await opened(shot(0, ["pay wine", "pay gold"]));
  const [first, second] = [table.act(["pay wine"]), table.act(["pay gold"])];
  await settled();
  expect(asked.map((a) => a.body.actions)).toEqual([["pay wine"]]);
  asked[0]!.answer(shot(1, ["pay gold"]));
  expect(await first).toBe(true);
  await settled();
  expect(asked[1]!.body).toMatchObject({ actions: ["pay gold"], at: 1 });
  asked[1]!.answer(shot(2, []));
  expect(await second).toBe(true);
  expect(table.shown!.at).toBe(2);
});

test("what a click is answered is not told on our own line again: both have its name", async () => {
  const table = await opened(shot(0, ["done"]));
  const line = new URLSearchParams(Silence.last.url.split("?")[1]).get("stream");
  void table.act(["done"]);
  expect(line).toBeTruthy();
  expect(asked[0]!.query.get("stream")).toBe(line);
  table.retry();
  expect(new URLSearchParams(Silence.last.url.split("?")[1]).get("stream"), "a new line, a new name").not.toBe(line);
});

test("a double click is one click", async () => {
  const table = await opened(shot(0, ["done"]));
  const [first, second] = [table.act(["done"]), table.act(["done"])];
  asked[0]!.answer(shot(1, ["done"]));
  expect([await first, await second]).toEqual([true, false]);
  await settled();
  expect(asked).toHaveLength(1);
  void table.act(["done"]);
  expect(asked, "a third click, after the answer, is meant").toHaveLength(2);
});

test("what waited and is no longer offered is not asked for", async () => {
  const table = await opened(shot(0, ["arm roma", "arm ostia"]));
  const [first, second] = [table.act(["arm roma"]), table.act(["arm ostia"])];
  asked[0]!.answer(shot(1, ["done"]));
  expect([await first, await second]).toEqual([true, false]);
  expect(asked).toHaveLength(1);
});

test("undo and talk wait for the answer to a click instead of being lost", async () => {
  const table = await opened(shot(0, ["done"]));
  const [act, undo, say] = [table.act(["done"]), table.undo(), table.say("Hail")];
  asked[0]!.answer(shot(1, []));
  await act;
  await settled();
  expect(asked[1]!.path).toBe("/undo");
  asked[1]!.answer(shot(0, ["done"], { rev: 2 }));
  expect(await undo).toBe(true);
  await settled();
  expect(asked[2]!.path).toBe("/chat");
  asked[2]!.answer(null);
  expect(await say).toBe(true);
});

test("undo takes what it takes back out of the chronicle", async () => {
  const table = await opened(shot(2, ["done"], { from: 0, log: [entry(0), entry(1)] }));
  const undo = table.undo();
  asked[0]!.answer(shot(1, ["done"], { rev: 3, from: 1, log: [] }));
  await undo;
  expect(table.log.map((e) => e.at)).toEqual([0]);
});

test("an answer that events have overtaken changes nothing", async () => {
  const table = await opened(shot(0, ["done"]));
  const act = table.act(["done"]);
  Silence.last.tell("update", shot(2, ["again"], { rev: 2, from: 0, log: [entry(0), entry(1)] }));
  asked[0]!.answer(shot(1, ["done"]));
  await act;
  expect([table.shown!.at, table.log.length]).toEqual([2, 2]);
});

test("a refusal is shown at its place, a doubt is told to who asked, a stale click looks again", async () => {
  const table = await opened(shot(0, ["done", "march"]));
  let act = table.act(["march"], "roma");
  asked[0]!.answer({ error: "illegal", message: "Too far.", rule: "AN-10.2" }, 422);
  expect(await act).toBe(false);
  expect(table.answer).toMatchObject({ place: "roma", refusal: { text: "Too far.", rule: "AN-10.2" } });

  const doubts: string[] = [];
  act = table.act(["done"], null, (why) => doubts.push(why));
  expect(asked[1]!.body.sure).toBe(false);
  asked[1]!.answer({ error: "waste", message: "Nothing would be gained." }, 409);
  expect(await act).toBe(false);
  expect([doubts, table.answer, table.shown!.at]).toEqual([["Nothing would be gained."], null, 0]);

  act = table.act(["done"]);
  asked[2]!.answer({ error: "stale", message: "The table has moved on." }, 409);
  await settled();
  expect(asked[3]!.path).toBe("");
  asked[3]!.answer(shot(4, ["done"]));
  expect(await act).toBe(false);
  expect(table.shown!.at).toBe(4);
});

test("a lost line is taken up again where the newest news ended", async () => {
  const table = await opened(shot(3, ["done"]));
  const act = table.act(["done"]);
  asked[0]!.fail();
  expect(await act).toBe(false);
  expect([table.line, table.busy]).toEqual(["lost", false]);
  table.retry();
  expect(Silence.last.url).toContain("since=3");
  Silence.last.onopen!();
  expect(table.line).toBe("live");
  table.close();
});

test("a click that is never answered is given up: the line counts as lost, and the next click goes out", async () => {
  const table = await opened(shot(3, ["done"]));
  vi.useFakeTimers();
  const act = table.act(["done"]);
  expect(table.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await act).toBe(false);
  expect([table.line, table.busy]).toEqual(["lost", false]);
  vi.useRealTimers();
  const again = table.act(["done"]);
  asked[1]!.answer(shot(4, []));
  expect(await again).toBe(true);
  table.close();
});

test.each([
  ["a bot plays for the seat", { seats: [{ seat: 0, kind: "bot" }] }],
  ["the game is paused", { status: "paused" }],
  ["nothing is asked", { decision: { seat: null, groups: [] } }],
])("nobody acts while %s", async (_, more) => {
  const table = await opened(shot(0, ["done"]));
  expect(table.acting).toBe(true);
  Silence.last.tell("update", shot(0, ["done"], { rev: 1, ...(more as Partial<Snapshot>) }));
  expect(table.acting).toBe(false);
});
