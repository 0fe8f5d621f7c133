/** My tables, from the account and from this browser, as one list. */
import { account } from "../lib/account.svelte";
import { call, type ListedTable, type Snapshot } from "../lib/api";
import { saved } from "../lib/saved.svelte";
import { inOrder, ofSnapshot } from "./listed";

const MOST = 30;

export async function myTables(): Promise<ListedTable[]> {
  const kept = account.name ? await account.tables().catch(() => []) : [];
  const ids = new Set(kept.map((t) => t.table));
  const here = saved.tables.filter((t) => !ids.has(t.table)).slice(0, MOST);
  const looks = here.map((t) =>
    call<Snapshot>(`/tables/${t.table}?since=1000000`, t.token).then(ofSnapshot, () => null),
  );
  const found = (await Promise.all(looks)).filter((t) => t !== null);
  return inOrder([...kept, ...found.filter((t, i) => found.findIndex((u) => u.table === t.table) === i)]);
}
