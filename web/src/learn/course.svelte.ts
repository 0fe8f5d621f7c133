/** A lesson being taken: its words, the chapter and step one is at, the table of the chapter. */
import { call, type LogEntry, type OpenedTable, type Snapshot } from "../lib/api";
import type * as Served from "../lib/openapi";
import { learning } from "./learning.svelte";

export type Lesson = Served.LessonAnswer;
export type Chapter = Served.ChapterAnswer;
export type Step = Served.StepAnswer;

export class Course {
  lesson: Lesson | null = $state.raw(null);
  chapterAt = $state(0);
  stepAt = $state(0);
  /** Of a step's actions, those still to be played. */
  left: string[] = $state.raw([]);
  /** Something else was chosen: say once more what to do. */
  strayed = $state(false);
  table: { id: string; token: string } | null = $state.raw(null);
  problem = $state("");
  /** How far the log of the table has been looked at. */
  #mark = 0;

  constructor(readonly game: string) {}

  get chapter(): Chapter | null {
    return this.lesson?.chapters[this.chapterAt] ?? null;
  }
  /** The step one is at; null behind the last of a chapter. */
  get step(): Step | null {
    return this.chapter?.steps[this.stepAt] ?? null;
  }
  /** The action to be played next. */
  get expected(): string | null {
    return this.left[0] ?? null;
  }
  /** What the step before has changed. */
  get done(): string | null {
    const hasBegun = this.left.length < (this.step?.play.length ?? 0);
    return (!hasBegun && this.chapter?.steps[this.stepAt - 1]?.done) || null;
  }
  get isLastChapter(): boolean {
    return this.chapterAt === (this.lesson?.chapters.length ?? 0) - 1;
  }
  get isEnd(): boolean {
    return this.isLastChapter && this.stepAt >= (this.chapter?.steps.length ?? 0) - 1;
  }
  get count(): number {
    return this.lesson?.chapters.reduce((n, c) => n + c.steps.length, 0) ?? 0;
  }
  /** Steps behind one, of the whole lesson. */
  get passed(): number {
    const before = this.lesson?.chapters.slice(0, this.chapterAt).reduce((n, c) => n + c.steps.length, 0) ?? 0;
    return before + Math.min(this.stepAt, this.chapter?.steps.length ?? 0);
  }

  /** Read the lesson, also anew in another language. */
  async load(): Promise<void> {
    await this.#try(async () => {
      this.lesson = await call<Lesson>(`/lessons/${this.game}`);
    });
  }

  /** Go to a step of a chapter: a fresh table, and what came before is played there. */
  async go(chapterAt: number, stepAt = 0): Promise<void> {
    await this.#try(async () => {
      const chapter = this.lesson!.chapters[chapterAt]!;
      const opened = await call<OpenedTable>(`/lessons/${this.game}/${chapter.id}`, null, {});
      const { table, tokens } = opened;
      const token = tokens[0]!.token;
      let now = await call<Snapshot>(`/tables/${table}`, token);
      for (const step of chapter.steps.slice(0, stepAt)) {
        const wish = { at: now.at, seat: now.you.seats[0], actions: step.play };
        if (step.play.length) now = await call<Snapshot>(`/tables/${table}/actions`, token, wish);
        if (step.replies) now = await this.#reply(table, token, chapter, step);
      }
      this.#mark = now.at;
      [this.chapterAt, this.stepAt] = [chapterAt, stepAt];
      this.#begin();
      this.table = { id: table, token };
      learning.take(this.game);
    });
  }

  async back(): Promise<void> {
    if (this.stepAt > 0) return this.go(this.chapterAt, this.stepAt - 1);
    const before = this.lesson?.chapters[this.chapterAt - 1];
    if (before) await this.go(this.chapterAt - 1, before.steps.length - 1);
  }
  again(): Promise<void> {
    return this.go(this.chapterAt);
  }
  async nextChapter(): Promise<void> {
    if (!this.isLastChapter) await this.go(this.chapterAt + 1);
  }

  /** Something has been read. */
  goOn(): void {
    if (this.step && !this.step.play.length) this.#pass(this.step);
  }

  /** The log has grown: was it the action that the step asks for? Answers false if it was another one. */
  watch(log: LogEntry[], seat: number): boolean {
    const mine = log.filter((e) => e.at >= this.#mark && e.seat === seat && !e.forced);
    this.#mark = (log.at(-1)?.at ?? -1) + 1;
    for (const entry of mine) {
      const text = entry.action?.text ?? "";
      // A price may be paid in any order.
      if (text !== this.expected && !(entry.action?.verb === "pay" && this.left.includes(text))) return false;
      this.strayed = false;
      this.left = this.left.toSpliced(this.left.indexOf(text), 1);
      if (!this.expected) this.#pass(this.step!);
    }
    return true;
  }

  #begin(): void {
    this.left = this.step?.play ?? [];
    this.strayed = false;
  }

  #pass(step: Step): void {
    this.stepAt++;
    this.#begin();
    const { id, token } = this.table!;
    if (step.replies) void this.#try(async () => void (await this.#reply(id, token, this.chapter!, step)));
    if (this.isEnd) learning.finish(this.game);
  }

  #reply(table: string, token: string, chapter: Chapter, step: Step): Promise<Snapshot> {
    return call<Snapshot>(`/tables/${table}/replies`, token, { chapter: chapter.id, step: step.id });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
