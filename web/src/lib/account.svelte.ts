/** The account that is open in this browser, if any: it keeps one's tables on all devices. */
import { call, type AccountAnswer, type ListedTable, type Token } from "./api";
import { saved } from "./saved.svelte";

/** That an account is open, so that pages without one need not ask. Its cookie cannot be read here. */
const KEY = "internum.account";

class Account {
  /** Does the server have accounts? */
  offered: boolean = $state(false);
  name: string | null = $state(localStorage.getItem(KEY));

  async look(): Promise<void> {
    this.#set(await call<AccountAnswer>("/account"));
  }

  /** Log in, or make the account first; the tables of this browser are kept from now on. */
  async enter(name: string, password: string, isNew: boolean): Promise<void> {
    this.#set(await call<AccountAnswer>(isNew ? "/account" : "/account/session", null, { name, password }));
    await Promise.allSettled(saved.tables.map((t) => this.keep(t.table, t.token)));
  }

  async leave(): Promise<void> {
    await call("/account/session", null, undefined, "DELETE");
    this.#set({ offered: true, name: null });
  }

  async remove(password: string): Promise<void> {
    await call("/account/removal", null, { password });
    this.#set({ offered: true, name: null });
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await call("/account/password", null, { old, new: fresh });
  }

  tables(): Promise<ListedTable[]> {
    return call<{ tables: ListedTable[] }>("/account/tables").then((list) => list.tables);
  }

  /** Keep a table at which the token holds a seat. */
  async keep(table: string, token: string): Promise<void> {
    if (this.name) await call("/account/tables", null, { table, token });
  }

  async letGo(table: string): Promise<void> {
    if (this.name) await call(`/account/tables/${table}`, null, undefined, "DELETE");
  }

  /** The token for a table that the account keeps; this browser gets one of its own. */
  async keyTo(table: ListedTable): Promise<string> {
    const known = saved.tokenOf(table.table);
    if (known) return known;
    const { token } = await call<Token>(`/account/tables/${table.table}/key`, null, {});
    saved.remember({ table: table.table, token, game: table.game, title: table.title, when: Date.now() });
    return token;
  }

  #set({ offered, name }: AccountAnswer): void {
    this.offered = offered;
    this.name = name;
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  }
}

export const account = new Account();
