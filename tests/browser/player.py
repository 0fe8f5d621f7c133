"""A scripted player that uses nothing but the page: clicks among what glows, at random, until the game is over."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Locator
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
    "#prompt .choices button:has-text('Pay for me')",
]
# Choices of the game itself. Places of the map come on top of these.
CHOICES = [
    "#prompt .choices [data-action]",
    "[data-space][aria-disabled=false]",
    ".cell.legal",
    ".thing.legal",
    ".personages button",
    ".numbers button",
    ".hand button.can",
    ".shop button.can:not(.picked):not([data-buy=hero])",
    ".offers [data-can]",
    ".gallery button.legal",
    ".battle [data-action]",
]


class Player:
    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.kinds: dict[str, int] = {}

    def play(self, seconds: float = 90) -> None:
        """Play to the end of the game."""
        end = time.monotonic() + seconds
        while not self.visitor.over:
            assert time.monotonic() < end, f"still playing after {seconds} s and {self.clicks} clicks: {self.visitor.prompt}"
            if not self.step():
                self.page.wait_for_timeout(40)

    def step(self) -> bool:
        """Click once, if there is something to click."""
        for selector in URGENT:
            if self._click(selector):
                return True
        if not self.visitor.my_turn:
            return False
        kinds = [s for s in CHOICES if self._here(s)]
        places = self.visitor.glowing
        if places and (not kinds or self.rng.random() < 0.5):
            self.rng.shuffle(places)
            for place in places[:6]:
                if self.visitor.click_place(place):
                    self._count("map")
                    return True
        return bool(kinds) and self._click(self.rng.choice(kinds))

    def _here(self, selector: str) -> bool:
        return any(one.is_visible() for one in self.page.locator(selector).all()[:3])

    def _click(self, selector: str) -> bool:
        found: list[Locator] = [one for one in self.page.locator(selector).all() if one.is_visible()]
        if not found:
            return False
        try:
            self.rng.choice(found).click(timeout=1500)
        except Late:  # the page has moved on, or something lies over it
            return False
        self._count(selector)
        return True

    def _count(self, kind: str) -> None:
        self.clicks += 1
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
