// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Acting, type Movement } from "./acting.svelte";
import type { Action, Snapshot } from "./api";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const PLACES = ["roma", "ostia", "capua"];
const isPlace = (id: string): boolean => PLACES.includes(id);
const action = (text: string, args: Record<string, string> = {}): Action =>
  ({ text, verb: text.split(" ")[0]!, args, label: text }) as Action;
const march = (from: string, to: string, unit = "legion"): Action =>
  action(`march ${unit} ${from}>${to}`, { unit, province: from, to });
const arm = action("arm legion ostia", { unit: "legion", province: "ostia" });
const found = action("found ostia", { province: "ostia" });
const done = action("done");

/** A table that plays what it is told and then offers what a test says. */
class Desk {
  played: string[] = [];
  asked: string[] = [];
  then: Action[][] = [];
  doubt = "";
  meanwhile = (): void => {};
  shown: Snapshot = $state.raw({} as Snapshot);
  constructor(offered: Action[], pieces: { kind: string; side: string; count: number }[] = []) {
    this.shown = { view: { active: "rome", places: { roma: { owner: "rome", pieces } } } } as unknown as Snapshot;
    this.offer(offered);
  }
  offer(actions: Action[]): void {
    this.shown = { ...this.shown, decision: { groups: [{ actions }] } } as unknown as Snapshot;
  }
  async act(texts: string[], _: string | null, onDoubt?: (why: string) => void): Promise<boolean> {
    await Promise.resolve();
    this.meanwhile();
    if (onDoubt && this.doubt) {
      onDoubt(this.doubt);
      return false;
    }
    this.played.push(...texts);
    const next = this.then.shift();
    if (next) this.offer(next);
    return true;
  }
  async why(text: string): Promise<null> {
    this.asked.push(text);
    return null;
  }
}

const plain: Movement = { unitOf: () => undefined, movable: () => undefined, isRisky: () => false };

function at(desk: Desk, movement = plain): Acting {
  return new Acting(desk as unknown as Table, () => true, isPlace, movement);
}

beforeEach(() => {
  settings.confirm = false;
  settings.careful = true;
});

test("a place with one action plays it, with several it asks which", async () => {
  const one = new Desk([arm, done]);
  await at(one).choosePlace("ostia");
  expect(one.played).toEqual([arm.text]);
  const two = new Desk([arm, found]);
  const acting = at(two);
  await acting.choosePlace("ostia");
  expect([two.played, acting.choice?.actions.map((a) => a.text)]).toEqual([[], [arm.text, found.text]]);
});

test("pieces are taken up with one click, go with the next, and are put down by clicking them again", async () => {
  const desk = new Desk([march("roma", "ostia")]);
  const acting = at(desk);
  await acting.choosePlace("roma");
  expect([acting.source, [...acting.glowing]]).toEqual([
    "roma",
    [
      ["roma", "source"],
      ["ostia", "target"],
    ],
  ]);
  await acting.choosePlace("roma");
  expect(acting.source).toBeNull();
  await acting.choosePlace("roma");
  await acting.choosePlace("ostia");
  expect(desk.played).toEqual(["march legion roma>ostia"]);
});

test("who can go on from the same place keeps it in hand", async () => {
  const desk = new Desk([march("roma", "ostia"), march("roma", "capua")]);
  desk.then = [[march("roma", "capua")]];
  const acting = at(desk);
  await acting.choosePlace("roma");
  await acting.choosePlace("ostia");
  expect(acting.source).toBe("roma");
});

test("of a stack it is asked how many go, and they go as long as the game allows it", async () => {
  const desk = new Desk([march("roma", "ostia")], [{ kind: "legion", side: "rome", count: 3 }]);
  desk.then = [[march("roma", "ostia")], [done]];
  const acting = at(desk);
  await acting.choosePlace("roma");
  await acting.choosePlace("ostia");
  expect([acting.stack?.most, desk.played]).toEqual([3, []]);
  await acting.commitStack(acting.stack!, 3);
  expect(desk.played, "the third was no longer offered").toHaveLength(2);
});

test("others' pieces and other kinds are not counted into a stack", async () => {
  const pieces = [
    { kind: "legion", side: "rome", count: 1 },
    { kind: "galley", side: "rome", count: 2 },
    { kind: "legion", side: "carthage", count: 4 },
  ];
  const desk = new Desk([march("roma", "ostia")], pieces);
  await at(desk).go("roma", "ostia");
  expect(desk.played).toHaveLength(1);
});

test("two kinds of pieces that could go are a choice; a kind that was dragged is none", async () => {
  const desk = new Desk([march("roma", "ostia"), march("roma", "ostia", "galley")]);
  const acting = at(desk);
  await acting.go("roma", "ostia");
  expect(acting.choice?.actions).toHaveLength(2);
  await acting.go("roma", "ostia", "galley");
  expect(desk.played).toEqual(["march galley roma>ostia"]);
});

test("a risky step is asked about even for one piece", async () => {
  const desk = new Desk([march("roma", "ostia")]);
  const acting = at(desk, { ...plain, isRisky: () => true });
  await acting.go("roma", "ostia");
  expect([acting.stack?.action.text, desk.played]).toEqual(["march legion roma>ostia", []]);
});

test("who wants to confirm every move is asked once, and the second click plays", async () => {
  settings.confirm = true;
  const desk = new Desk([arm]);
  const acting = at(desk);
  await acting.choosePlace("ostia");
  expect([acting.proposal?.text, acting.doubt, desk.played]).toEqual([arm.text, "", []]);
  await acting.choosePlace("ostia");
  expect(desk.played).toEqual([arm.text]);
});

test("a doubt of the server becomes a question, and confirming plays without asking again", async () => {
  const desk = new Desk([done, arm]);
  desk.doubt = "Nothing would be gained.";
  const acting = at(desk);
  await acting.play(done);
  expect([acting.proposal?.text, acting.doubt, desk.played]).toEqual(["done", desk.doubt, []]);
  await acting.confirm();
  expect(desk.played).toEqual(["done"]);
});

test("who presses Escape while the server thinks is not asked any more", async () => {
  const desk = new Desk([done]);
  desk.doubt = "Nothing would be gained.";
  const acting = at(desk);
  desk.meanwhile = () => void acting.cancel();
  await acting.play(done);
  expect([acting.proposal, acting.doubt]).toEqual([null, ""]);
});

test("what is no longer offered is no longer proposed", async () => {
  settings.confirm = true;
  const desk = new Desk([arm]);
  const acting = at(desk);
  await acting.play(arm);
  expect(acting.proposal?.text).toBe(arm.text);
  desk.offer([done]);
  expect([acting.proposal, await acting.confirm(), desk.played]).toEqual([null, false, []]);
});

test("a place where nothing is allowed asks why, by the likeliest action", async () => {
  const desk = new Desk([arm, done]);
  expect(await at(desk).choosePlace("capua")).toBe(false);
  expect(desk.asked).toEqual(["arm legion capua"]);
});

test("something taken up in a panel makes only its own places glow, and stays in hand while it fits", async () => {
  const desk = new Desk([arm, march("roma", "capua")]);
  desk.then = [[arm]];
  const acting = at(desk);
  acting.picked = { id: "legion", label: "a legion", fits: (a) => a.verb === "arm" };
  expect([...acting.glowing.keys()]).toEqual(["ostia"]);
  await acting.choosePlace("ostia");
  expect(acting.picked?.id).toBe("legion");
});

test("nothing glows for who may not act", () => {
  const acting = new Acting(new Desk([arm]) as unknown as Table, () => false, isPlace, plain);
  expect([acting.glowing.size, acting.targets.all]).toEqual([0, []]);
});
