"""A scripted player that uses nothing but the page: clicks among what glows, at random, until the game is over."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

from .people import Visitor

# What can be clicked to go on, most urgent first; of the first kind that is there, any one will do.
URGENT = [
    ".curtain button",
    "[data-close-battle]",
    ".popover .choice button",
    ".popover .stack .btn.act",
    "dialog footer [data-action]",
    "[data-confirm]",
    "[data-ready]:enabled",
    "#prompt .choices button:has([href='#coin'])",  # pay for me
]
# Choices of the game itself, the likelier ones first. Places of the map come on top of these.
CHOICES = {
    "[data-space][aria-disabled=false][aria-label*=free]": 40,
    "[data-space][aria-disabled=false]": 1,
    ".cell.legal": 8,
    ".thing.legal": 4,
    ".personages button": 4,
    ".numbers button": 4,
    ".hand button.can": 4,
    ".shop button.can:not(.picked):not([data-buy=hero])": 4,
    ".offers [data-can]": 4,
    ".gallery button.legal": 24,
    ".battle [data-action]": 4,
    "#prompt .choices [data-action][data-digit]": 2,
    "#prompt .choices [data-action]:not([data-digit])": 2,
    "map": 6,
}
# On a phone: where choices may be that are not in sight.
TABS = ".phone-tabs button:nth-child(-n+2):not([aria-current])"
SEE = (Path(__file__).parent / "sight.js").read_text()
Point = tuple[float, float]


class Player:
    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.rng = random.Random(seed)
        self.clicks: Counter[str] = Counter()

    def play(self, seconds: float = 180) -> None:
        """Play to the end of the game."""
        play_together(self, seconds=seconds)

    def step(self, unless: str = "") -> bool:
        """Click once, if there is something to click, and nothing that `unless` selects is in sight."""
        selectors = [*URGENT, *[s for s in CHOICES if s != "map"], TABS, *([unless] if unless else [])]
        seen: dict[str, Any] = self.page.evaluate(SEE, selectors)
        if unless and seen[unless]:
            return False
        for selector in URGENT:
            if seen[selector]:
                return self._click(selector, seen[selector])
        if not seen["myTurn"]:
            return False
        kinds = [s for s in CHOICES if seen[s]]
        while kinds:
            kind = self.rng.choices(kinds, [CHOICES[k] for k in kinds])[0]
            kinds.remove(kind)
            if self._choose_place(seen[kind]) if kind == "map" else self._click(kind, seen[kind]):
                return True
        return bool(seen[TABS]) and self._click(TABS, seen[TABS])

    def tell(self) -> str:
        """Where this player stands, for whoever asks why a game does not end."""
        seen = self.page.evaluate(SEE, [*URGENT, *[s for s in CHOICES if s != "map"]])
        busy = self.page.locator("#prompt").get_attribute("aria-busy")
        return f"{self.page.title()!r}, {self.visitor.prompt!r}, busy: {busy}, to click: {seen}, {dict(self.clicks)}"

    def _choose_place(self, places: list[str]) -> bool:
        for place in self.rng.sample(places, min(6, len(places))):
            if self.visitor.click_place(place):
                self.clicks["map"] += 1
                return True
        return False

    def _click(self, selector: str, seen: list[Point | int]) -> bool:
        """Click one of the elements: where it can be hit, or once it has been scrolled to."""
        at = self.rng.choice(seen)
        if isinstance(at, int):
            try:
                self.page.locator(selector).nth(at).click(timeout=1500)
            except Error:  # the page has moved on, or something lies over it
                return False
        elif self.visitor.has_touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.clicks[selector] += 1
        return True


def play_together(*players: Player, seconds: float = 180) -> None:
    """Let everybody play until the game is over for all of them."""
    end = time.monotonic() + seconds
    while not all(p.visitor.over for p in players):
        if time.monotonic() > end:
            raise AssertionError(f"still playing after {seconds} s:\n" + "\n".join(p.tell() for p in players))
        if not sum(p.step() for p in players):
            players[0].page.wait_for_timeout(30)
