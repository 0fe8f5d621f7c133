/** Where we are: `/`, `/t/<table>?at=<moment>#<token>`, `/g/<table>?at=<moment>`, `/rules/<game>`, `/learn/<game>`, `/puzzles`, `/tables`. */
export interface Route {
  page: "home" | "table" | "shared" | "rules" | "learn" | "puzzles" | "statistics" | "mine";
  id: string;
  /** What follows the id: `/puzzles/<game>/<part>`. */
  part: string;
  at: number | null;
  token: string | null;
  anchor: string | null;
  /** Shown within somebody else's page: the map and the way through the game, no more. */
  embedded: boolean;
}

function read(): Route {
  const [, first, id = "", part = ""] = location.pathname.split("/");
  const asked = new URLSearchParams(location.search);
  const at = asked.get("at");
  const hash = decodeURIComponent(location.hash.slice(1)) || null;
  const pages: Record<string, Route["page"]> = { t: "table", g: "shared", rules: "rules", learn: "learn" };
  const lists: Record<string, Route["page"]> = { puzzles: "puzzles", statistics: "statistics", tables: "mine" };
  const page = lists[first ?? ""] ?? ((id && pages[first ?? ""]) || "home");
  return {
    page,
    id,
    part,
    at: at === null ? null : Number(at),
    token: page === "table" ? hash : null,
    anchor: hash,
    embedded: page === "shared" && asked.has("embed"),
  };
}

const RESTS = 120; // milliseconds after which an address that keeps changing is written

class Router {
  route: Route = $state.raw(read());
  #resting: ReturnType<typeof setTimeout> | undefined;
  #unwritten: string | null = null;

  constructor() {
    const moved = (): void => {
      this.#forget();
      this.route = read();
    };
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
  }

  /** Whoever leaves before resting finds the way back to where they were. */
  go(path: string, replace = false): void {
    if (this.#unwritten !== null && !replace) history.replaceState(null, "", this.#unwritten);
    this.#forget();
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = read();
    if (!replace) scrollTo(0, 0);
  }

  /** The address of what one goes through is written when one rests: it is slow, and browsers ration it. */
  goWhenResting(path: string): void {
    this.#forget();
    this.#unwritten = path;
    this.#resting = setTimeout(() => this.go(path, true), RESTS);
  }

  #forget(): void {
    clearTimeout(this.#resting);
    this.#unwritten = null;
  }
}

export const router = new Router();

/** Let ordinary links be links (new tab, copy), and move within the page when simply clicked. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const url = new URL((link as HTMLAnchorElement).href);
  if (url.origin !== location.origin || link.hasAttribute("download") || link.getAttribute("target")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
