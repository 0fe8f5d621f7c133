"""What the table shows beside the position itself: how far everybody is from winning."""

from __future__ import annotations

from typing import Any

from internum.core.state import Twin

from .board import BOARDS, GOODS
from .option_values import VICTORY_PYRAMIDS_ONLY
from .rules.build.payment import tiles_of
from .rules.build.victory import GOAL
from .rules.military.conquest import CITIES_TO_WIN, great_cities
from .tiles import EMPIRES


def target(s: Twin) -> int | None:
    """How many heroes and wonders win; None: no number does."""
    if s.book == EMPIRES:
        return GOAL
    return None if s.opt_victory == VICTORY_PYRAMIDS_ONLY else int(s.opt_hero_wonder_goal)


def goals(s: Twin, e: int) -> dict[str, Any]:
    """Each way to win, apart from the Pyramids: what an empire has of it, and what it needs."""
    return ways_to_win(s, e, int(tiles_of(s.live, e)), int(great_cities(s.live, e)))


def ways_to_win(s: Twin, e: int, tiles: int, cities: int) -> dict[str, Any]:
    """The same where heroes, wonders and great cities have been counted."""
    needed = target(s)
    if s.book == EMPIRES:
        return {
            "tiles": {"have": tiles, "need": needed},
            "cities": {"have": cities, "need": CITIES_TO_WIN},
            "titles": {"have": s.title.count(e), "need": 3},
        }
    return {"tiles": {"have": tiles, "need": needed}} if needed else {}


def types_in(s: Twin, counts: list[int]) -> int:
    """How many different goods there are among tokens; a legendary good is of its plain one's type."""
    goods = len(BOARDS[s.book].goods)
    return sum(1 for g in range(1, goods + 1) if counts[g] + (counts[g + GOODS] if g + GOODS < len(counts) else 0))
