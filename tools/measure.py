"""Measures pages as a browser gets them and writes the section "Pages" of docs/measurements.md.

`python tools/measure.py [--print]`: on an idle machine, or the figures say more about its load than about the pages.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.pages import Scrubbing, first_board, gzipped, scrub  # noqa: E402
from tests.browser.people import DESK, PHONE, Visitor  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.tables import long_record, open_table, people  # noqa: E402

FILE = ROOT / "docs" / "measurements.md"
TITLES = {"antike": "Antike", "empires": "Mare Nostrum: Empires", "classic": "Mare Nostrum"}
VISITS, CLICKS = 5, 60
Size = tuple[int, int]

# The time from a click to the next picture that shows its answer, seen by the page itself.
CLICK = """(selector) => new Promise((done) => {
  const before = document.querySelector("#prompt .say").textContent;
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (document.querySelector("#prompt .say").textContent === before) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
  document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def board_seconds(browser: Browser, server: Server, game: str) -> list[float]:
    """How soon the board is there, each time for a browser that has never been here."""
    table = open_table(server.url, game, people("Anna", "Bruno", "Chloë"), seed=1)
    taken = []
    for _ in range(VISITS):
        visitor = Visitor(browser, server.url)
        taken.append(first_board(visitor, table.link))
        visitor.leave()
    return taken


def click_milliseconds(browser: Browser, server: Server) -> list[float]:
    """A choice on the rondel and undo, in turn: from the click to the answer on the screen, bots idle."""
    table = open_table(server.url, "antike", people("Anna", "Bruno"), seed=1)
    visitor = Visitor(browser, server.url).go(table.link).see_table()
    visitor.page.locator(".curtain button").click()
    visitor.wait_for_turn()
    taken = []
    for n in range(CLICKS):
        undo = "#prompt .choices button:has([href='#ui-undo'])"
        selector = undo if n % 2 else "[data-space=arming]"
        visitor.page.wait_for_selector("#prompt[aria-busy=false]")
        visitor.page.wait_for_selector(selector)
        visitor.page.wait_for_timeout(50)
        taken.append(float(visitor.page.evaluate(CLICK, selector)))
    visitor.leave()
    return taken


def looking_back(browser: Browser, server: Server, link: str, size: Size) -> tuple[list[float], list[Scrubbing]]:
    """A game of 900 moments: how soon its board is there, and how it follows whoever drags the slider through it."""
    opened, scrubbed = [], []
    for _ in range(VISITS):
        visitor = Visitor(browser, server.url, size=size)
        opened.append(first_board(visitor, link))
        scrubbed.append(scrub(visitor.page))
        visitor.leave()
    return opened, scrubbed


def smoothness(what: str, scrubbed: list[Scrubbing]) -> list[tuple[str, str, str]]:
    rates = [s.per_second for s in scrubbed]
    moments = [s.shown / s.seconds for s in scrubbed]
    return [
        (what, f"{statistics.median(rates):.0f} (slowest {min(rates):.0f})", "at least 30"),
        ("… of them with another moment on the map", f"{statistics.median(moments):.0f}", ""),
    ]


def section() -> str:
    static = chromium.CLIENT.parent
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        start = time.perf_counter()
        server = Server(Path(folder) / "tables.db")
        started = time.perf_counter() - start
        browser = chromium.launch(playwright)
        try:
            boards = {game: board_seconds(browser, server, game) for game in TITLES}
            clicks = click_milliseconds(browser, server)
            link = long_record(server.url)
            opened, scrubbed = looking_back(browser, server, link, DESK)
            _, scrubbed_on_a_phone = looking_back(browser, server, link, PHONE)
        finally:
            browser.close()
            server.stop()
    cores = os.cpu_count() or 1
    load = os.getloadavg()[0] / cores
    quantiles = statistics.quantiles(clicks, n=20)
    rows = [
        *[
            (
                f"First board on the screen, {TITLES[game]}",
                f"{statistics.median(s):.2f} s (slowest {max(s):.2f} s)",
                "2 s",
            )
            for game, s in boards.items()
        ],
        (
            "A game of 900 moments opened to look back",
            f"{statistics.median(opened):.2f} s (slowest {max(opened):.2f} s)",
            "2 s",
        ),
        *smoothness("Frames a second while scrubbing through it", scrubbed),
        *smoothness("Frames a second while scrubbing on a phone's screen", scrubbed_on_a_phone),
        ("JavaScript, gzipped", f"{gzipped(static, '*.js') / 1000:.0f} kB", "250 kB"),
        ("Styles, gzipped", f"{gzipped(static, '*.css') / 1000:.0f} kB", ""),
        ("Page with all icons, gzipped", f"{gzipped(static, 'index.html') / 1000:.0f} kB", ""),
        ("A click answered on the screen, median", f"{statistics.median(clicks):.0f} ms", ""),
        ("A click answered on the screen, 95th percentile", f"{quantiles[-1]:.0f} ms", "100 ms"),
        ("Server ready after", f"{started:.1f} s", ""),
    ]
    about = (
        f"Taken by `python tools/measure.py` on {date.today().isoformat()}: {cores} cores, load per core {load:.1f}, "
        f"plain engine, server and chromium on one machine, nothing in the browser's cache, {VISITS} visits a game, "
        f"{len(clicks)} clicks."
    )
    table = "\n".join(f"| {what} | {value} | {limit} |" for what, value, limit in rows)
    return f"## Pages\n\n{about}\n\n| | measured | limit |\n|---|---|---|\n{table}\n"


def write(text: str) -> None:
    """Put the section in its place; other sections stay as they are."""
    old = FILE.read_text() if FILE.exists() else "# Measurements\n"
    found = re.search(r"^## Pages\n.*?(?=^## |\Z)", old, re.M | re.S)
    if found:
        FILE.write_text(old[: found.start()] + text + ("\n" if old[found.end() :] else "") + old[found.end() :])
    else:
        FILE.write_text(old.rstrip("\n") + "\n\n" + text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--print", action="store_true", help="leave the document as it is")
    wish = vars(parser.parse_args())
    if missing := chromium.missing():
        raise SystemExit(f"nothing measured: {missing}")
    written = section()
    print(written)
    if not wish["print"]:
        write(written)
