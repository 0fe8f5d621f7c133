/** Every sign of a game's board, with its name from the game's own words. */
import { tileIcon, tokenIcon } from "../games/mare/view";
import { t } from "../lib/i18n/index.svelte";
import type { Session } from "../lib/session.svelte";
import { lookOf } from "../lib/sides";

export interface Sign {
  icon: string;
  name: string;
}
export interface SignGroup {
  title: string;
  signs: Sign[];
}

export function legendOf(session: Session): SignGroup[] {
  return session.game === "antike" ? antike(session) : mare(session);
}

function sides(session: Session): SignGroup {
  const signs = session.shown!.view.sides.map((s) => ({
    icon: `shield-${lookOf(s.id)}`,
    name: session.sideName(s.id),
  }));
  return { title: t("players"), signs };
}

function antike(session: Session): SignGroup[] {
  const look = lookOf(session.shown!.view.sides[0]?.id ?? "greece");
  const named = (kind: string, ids: string[], icon: (id: string) => string): Sign[] =>
    ids.map((id) => ({ icon: icon(id), name: session.title(kind, id) }));
  const know = ["wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy"];
  const rondel: Record<string, string> = {
    "manoeuvre-1": "r-maneuver",
    arming: "r-arming",
    "know-how": "r-knowhow",
    temple: "b-temple",
  };
  return [
    {
      title: t("resource"),
      signs: [
        ...named("kind", ["marble", "iron", "gold"], (id) => `an-${id}`),
        { icon: "coin", name: session.title("kind", "coin") },
      ],
    },
    {
      title: t("unitsHere"),
      signs: [
        { icon: `legion-${look}`, name: session.title("unit", "legion") },
        { icon: `trireme-${look}`, name: session.title("unit", "galley") },
        { icon: "an-city", name: t("cities") },
        { icon: "b-temple", name: t("temple") },
      ],
    },
    { title: session.title("phase", "rondel"), signs: named("space", Object.keys(rondel), (id) => rondel[id]!) },
    { title: t("knowHow"), signs: named("know_how", know, (id) => `k-${id}`) },
    {
      title: session.title("phase", "card"),
      signs: named("personage", ["king", "scholar", "general", "citizen", "navigator"], (id) => `p-${id}`),
    },
    sides(session),
  ];
}

function mare(session: Session): SignGroup[] {
  const view = session.shown!.view as unknown as { goods: string[]; money: string; tiles: { id: string }[] };
  const look = lookOf(session.shown!.view.sides[0]?.id ?? "rome");
  const titled = (kind: string, ids: string[], icon: (id: string) => string): Sign[] =>
    ids.map((id) => ({ icon: icon(id), name: session.title(kind, id) }));
  const great = session.game === "empires" ? ["capital", "legendary"] : ["capital"];
  return [
    { title: t("resource"), signs: titled("good", [...view.goods, view.money], tokenIcon) },
    {
      title: t("mareShop"),
      signs: [
        ...titled("piece", ["legion", "trireme", "fortress", "marker"], (id) => `${id}-${look}`),
        ...titled("building", ["caravan", "market", "temple", "city", ...great], (id) => `b-${id}`),
      ],
    },
    { title: t("mareLeadership"), signs: titled("title", ["trade", "culture", "military"], (id) => `t-${id}`) },
    {
      title: t("mareTiles"),
      signs: titled(
        "tile",
        view.tiles.map((x) => x.id),
        tileIcon,
      ),
    },
    sides(session),
  ];
}
