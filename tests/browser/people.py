"""Somebody at a browser: sees what the page shows, clicks and types. Nothing here knows the server."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Browser, Locator, expect

DESK, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
IN_BOTH_LANGUAGES = [(lang, size) for lang in ("en", "fr") for size in (DESK, PHONE)]  # on a desk and on a phone
SECONDS = 30.0  # patience; a busy machine may need it
expect.set_options(timeout=SECONDS * 1000)

# A point of a place where a click reaches it: the place itself, or a piece that stands on it.
POINT = """(place) => {
  const area = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!area) return null;
  const box = area.getBoundingClientRect();
  const found = [];
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
    const [x, y] = [box.left + box.width * i / 24, box.top + box.height * j / 24];
    const top = document.elementFromPoint(x, y);
    const there = top?.closest("[data-from]")?.dataset.from ?? top?.getAttribute("data-place");
    if (there !== place) continue;
    found.push([x, y, Math.hypot(i - 12, j - 12)]);
  }
  found.sort((a, b) => a[2] - b[2]);
  return found.length ? found[0].slice(0, 2) : null;
}"""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        lang: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESK,
        pace: str = "instant",
        name: str = "",
        fresh: bool = False,
        motion: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.has_touch = size[0] < 760
        phone = {"has_touch": True, "is_mobile": True} if self.has_touch else {}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            accept_downloads=True,
            reduced_motion="no-preference" if motion else "reduce",
            **phone,
            **more,
        )
        chosen = {"lang": lang, "theme": theme, "pace": pace, "name": name}
        if not fresh:
            self.context.add_init_script(
                f"localStorage['internum.settings'] ??= '{json.dumps(chosen)}'"  # unless chosen otherwise since
            )
        self.context.set_default_timeout(SECONDS * 1000)
        self.errors: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def leave(self) -> None:
        self.context.close()

    # --- going somewhere

    def home(self) -> Visitor:
        self.page.goto(self.address + "/")
        expect(self.page.locator("article")).to_have_count(3)
        return self

    def go(self, link: str) -> Visitor:
        """Follow a link, whole or from the root."""
        self.page.goto(link if link.startswith("http") else self.address + link)
        return self

    def card(self, game: str) -> Locator:
        return self.page.locator(f"article[data-game={game}]")

    def set_up(self, game: str, way: str = "Set up a game", players: int = 3, rounds: int = 0, **kinds: str) -> Visitor:
        """Set up a game in its window: `seat2="A friend, by link"`, others are as the window has them."""
        self.home()
        self.card(game).get_by_role("button", name=way).click()
        window = self.page.get_by_role("dialog")
        stepper = window.get_by_role("group", name="Players")
        while (shown := int(stepper.locator("output").inner_text())) != players:
            stepper.get_by_role("button", name="Less" if shown > players else "More").click()
        for seat, kind in kinds.items():
            window.get_by_role("combobox", name=f"Seat {seat[-1]}", exact=True).select_option(label=kind)
        if window.get_by_role("button", name="Novice").count():
            window.get_by_role("button", name="Novice").click()
        if rounds:
            window.get_by_text("More options").click()
            window.get_by_label(re.compile("^(Most rounds|Last round)")).fill(str(rounds))
        return self

    def start(self) -> Visitor:
        self.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
        return self.see_table()

    def see_table(self) -> Visitor:
        expect(self.page.locator("[data-place]").first).to_be_attached()
        return self

    # --- at the table

    @property
    def my_turn(self) -> bool:
        return self.page.title().startswith("●")

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("!!document.querySelector('dialog[open] [data-standings]')"))

    def wait_for_turn(self, seconds: float = SECONDS) -> None:
        expect(self.page).to_have_title(re.compile("^●"), timeout=seconds * 1000)

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt .say").inner_text()

    @property
    def glowing(self) -> list[str]:
        """Places of the map that can be chosen."""
        return self.page.eval_on_selector_all("[data-place][data-legal]", "all => all.map(a => a.dataset.place)")

    def point(self, place: str) -> tuple[float, float] | None:
        found = self.page.evaluate(POINT, place)
        return tuple(found) if found else None

    def click_place(self, place: str, button: Any = "left") -> bool:
        """Click a place where it can be seen; answers whether it can."""
        at = self.point(place)
        if at is None:
            return False
        if self.has_touch and button == "left":
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at, button=button)
        return True

    def list_moves(self) -> list[str]:
        """The legal moves in notation, from the list anybody can open."""
        self.page.keyboard.press("a")
        window = self.page.get_by_role("dialog")
        moves = window.locator("[data-action]").evaluate_all("all => all.map(b => b.dataset.action)")
        self.page.keyboard.press("Escape")
        expect(window).to_have_count(0)
        return moves

    def play(self, notation: str) -> None:
        """Play one move from the list of all legal moves."""
        self.page.locator("#prompt .list").click()
        self.page.get_by_role("dialog").locator(f'[data-action="{notation}"]').click()

    def until(self, true: Any, seconds: float = SECONDS, what: str = "it") -> None:
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"{what} did not come about within {seconds} s; prompt: {self.prompt!r}"
            self.page.wait_for_timeout(30)
