/** What the panels of one table share beside the game itself: the offer in the making, the tile being read. */
import type { Action } from "../../lib/api";
import type { Session } from "../../lib/session.svelte";
import { capital } from "../../lib/words.svelte";
import { goodOf, isLegendary, mareView, total, type MareSide, type MareView } from "./view";

export class Desk {
  /** Tokens put forward for an offer and not yet sent. */
  #staged: { at: string; tokens: string[] } = $state.raw({ at: "", tokens: [] });
  /** The hero or wonder whose card is open. */
  tile: string | null = $state(null);
  /** The map is looked at although trade or battle lie over it; what lay over it then. */
  aside: string | null = $state(null);
  /** The last battle that was put away. */
  seen: number = $state(-1);

  /** Where the log stood when the page was opened: what happened before is not shown again. */
  readonly since: number;

  constructor(readonly session: Session) {
    this.since = session.table.shown?.at ?? 0;
  }

  get view(): MareView | null {
    return mareView(this.session.shown?.view);
  }
  /** The empire one plays (of several at one screen: the one that must decide). */
  get me(): MareSide | null {
    const deciding = this.session.deciding;
    const id = this.session.isMine(deciding) && this.session.past.lookAs === null ? deciding : null;
    const sides = this.view?.sides ?? [];
    return (
      sides.find((s) => s.id === id) ??
      sides.find((s) => s.seat === this.session.shown?.looking) ??
      sides.find((s) => this.session.isMine(s.id)) ??
      null
    );
  }
  /** Everything that may be done now, whatever has been taken up. */
  get legal(): Action[] {
    return this.session.canAct ? this.session.shown!.decision.groups.flatMap((g) => g.actions) : [];
  }
  by(verb: string): Action[] {
    return this.legal.filter((a) => a.verb === verb);
  }

  // --- the offer

  get #moment(): string {
    return `${this.session.shown?.round}:${this.me?.id}:${this.view?.phase}`;
  }
  get staged(): string[] {
    return this.#staged.at === this.#moment ? this.#staged.tokens : [];
  }
  /** How many more may be put forward. */
  get room(): number {
    const trade = this.view?.trade;
    if (!trade || this.view?.phase !== "offer" || !this.by("offer").length) return 0;
    return trade.most - total(trade.offers[this.me?.id ?? ""]) - this.staged.length;
  }
  stage(token: string): void {
    if (this.room > 0) this.#staged = { at: this.#moment, tokens: [...this.staged, token] };
  }
  unstage(index: number): void {
    this.#staged = { at: this.#moment, tokens: this.staged.filter((_, i) => i !== index) };
  }
  /** May the offer be sent as it is? Whoever may offer freely may stop at any number. */
  get isReady(): boolean {
    return this.by("offer").length > 0 && (this.room === 0 || this.by("done").length > 0);
  }
  async send(): Promise<void> {
    const texts = this.staged.map((token) => `offer ${token}`);
    const ends = this.room > 0;
    if (texts.length && !(await this.session.table.act(texts))) return;
    this.#staged = { at: "", tokens: [] };
    if (ends && this.by("done").length) await this.session.table.act(["done"]);
  }

  // --- names

  token(token: string): string {
    return this.session.title("token", token.replace("*", "_star"));
  }
  /** A good by its short name. */
  good(token: string): string {
    return `${this.session.title("good", goodOf(token))}${isLegendary(token) ? " ★" : ""}`;
  }
  tileName(tile: string): string {
    return this.session.title("tile", tile);
  }
  /** Without its article, and with a place to break a long word. */
  tileShort(tile: string): string {
    const name = this.session.name("tile", tile).replace(/^(the|les?|la) |^l[’']/i, "");
    return capital(name.replace(/(\p{L}{8})(\p{L}{4,})/gu, "$1\u00ad$2"));
  }
}

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  let desk = desks.get(session);
  if (!desk) desks.set(session, (desk = new Desk(session)));
  return desk;
}
