"""A scripted player that uses nothing but the page: clicks among what glows, at random, until the game is over."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import TimeoutError as Late

from .people import Visitor

# What can be clicked to go on, most urgent first; of the first kind that is there, any one will do.
URGENT = [
    ".curtain button",
    "[data-close-battle]",
    ".popover .choice button",
    ".popover .stack .btn.act",
    "dialog footer [data-action]",
    "[data-ready]:enabled",
    "#prompt .choices button:has([href='#coin'])",  # pay for me
]
# Choices of the game itself, the likelier ones first. Places of the map come on top of these.
CHOICES = {
    "[data-space][aria-disabled=false]": 4,
    ".cell.legal": 4,
    ".thing.legal": 4,
    ".personages button": 4,
    ".numbers button": 4,
    ".hand button.can": 4,
    ".shop button.can:not(.picked):not([data-buy=hero])": 4,
    ".offers [data-can]": 4,
    ".gallery button.legal": 2,
    ".battle [data-action]": 4,
    "#prompt .choices [data-action][data-digit]": 2,
    "#prompt .choices [data-action]:not([data-digit])": 1,
    "map": 6,
}
# On a phone: where choices may be that are not in sight.
TABS = ".phone-tabs button:nth-child(-n+2):not([aria-current])"

# Which of the elements of each selector can be seen.
SEEN = """(selectors) => selectors.map((selector) => [...document.querySelectorAll(selector)]
  .flatMap((e, i) => e.checkVisibility({ visibilityProperty: true }) ? [i] : []))"""


class Player:
    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.rng = random.Random(seed)
        self.clicks: Counter[str] = Counter()

    def play(self, seconds: float = 120) -> None:
        """Play to the end of the game."""
        play_together(self, seconds=seconds)

    def step(self) -> bool:
        """Click once, if there is something to click."""
        selectors = [*URGENT, *[s for s in CHOICES if s != "map"]]
        seen = dict(zip(selectors, self.page.evaluate(SEEN, selectors), strict=True))
        for selector in URGENT:
            if seen[selector]:
                return self._click(selector, seen[selector])
        if not self.visitor.my_turn:
            return False
        seen["map"] = self.visitor.glowing
        kinds = [s for s in CHOICES if seen[s]]
        while kinds:
            kind = self.rng.choices(kinds, [CHOICES[k] for k in kinds])[0]
            kinds.remove(kind)
            if self._choose_place(seen[kind]) if kind == "map" else self._click(kind, seen[kind]):
                return True
        tabs = self.page.locator(TABS)
        return tabs.first.is_visible() and self._click(TABS, range(tabs.count()))

    def _choose_place(self, places: list[str]) -> bool:
        for place in self.rng.sample(places, min(6, len(places))):
            if self.visitor.click_place(place):
                self.clicks["map"] += 1
                return True
        return False

    def _click(self, selector: str, which: Sequence[int]) -> bool:
        try:
            self.page.locator(selector).nth(self.rng.choice(which)).click(timeout=1500)
        except Late:  # the page has moved on, or something lies over it
            return False
        self.clicks[selector] += 1
        return True


def play_together(*players: Player, seconds: float = 120) -> None:
    """Let everybody play until the game is over for all of them."""
    end = time.monotonic() + seconds
    while not all(p.visitor.over for p in players):
        told = (
            [(p.visitor.prompt, dict(p.clicks), p.visitor.errors) for p in players] if time.monotonic() > end else None
        )
        assert not told, f"still playing after {seconds} s: {told}"
        if not sum(p.step() for p in players):
            players[0].page.wait_for_timeout(40)
