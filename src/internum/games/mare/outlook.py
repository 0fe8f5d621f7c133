"""What the table shows beside the position itself: prices, income, and how far everybody is from winning."""

from __future__ import annotations

from typing import Any

from internum.core.state import Twin

from .board import BOARDS, BUILDING_IDS, BUILDINGS, GOODS, PROVINCES, SLOT_KIND, SLOTS
from .option_values import VICTORY_PYRAMIDS_ONLY
from .rules.build.payment import price_of, tiles_of
from .rules.build.victory import GOAL
from .rules.military.conquest import CITIES_TO_WIN, great_cities
from .state import BUILDING_ITEM, CONTROL_ITEM, FORTRESS_ITEM, LEGION_ITEM, TILE_ITEM, TRIREME_ITEM
from .tiles import EMPIRES, PYRAMIDS

_PIECES = {"control": CONTROL_ITEM, "legion": LEGION_ITEM, "fortress": FORTRESS_ITEM, "trireme": TRIREME_ITEM}


def _things(book: int) -> dict[str, tuple[int, int, int]]:
    """Every kind of thing with an item, a place and a slot to ask its price for."""
    found = {name: (item, 0, 0) for name, item in _PIECES.items()}
    for kind in range(1, BUILDINGS):
        sites = [(p, slot) for p in range(PROVINCES) for slot in range(SLOTS) if SLOT_KIND[book, p, slot] == kind]
        if sites:
            found[BUILDING_IDS[kind]] = (BUILDING_ITEM, *sites[0])
    return {**found, "tile": (TILE_ITEM, 0, 0), "pyramids": (TILE_ITEM, PYRAMIDS, 0)}


_THINGS = [_things(book) for book in range(len(BOARDS))]


def prices(s: Twin, e: int) -> dict[str, int]:
    """The full price of every kind of thing, for an empire: pieces, buildings, a hero or wonder, the Pyramids."""
    return {name: int(price_of(s.live, e, *asked)) for name, asked in _THINGS[s.book].items()}


def target(s: Twin) -> int | None:
    """How many heroes and wonders win; None: no number does."""
    if s.book == EMPIRES:
        return GOAL
    return None if s.opt_victory == VICTORY_PYRAMIDS_ONLY else int(s.opt_hero_wonder_goal)


def goals(s: Twin, e: int) -> dict[str, Any]:
    """Each way to win, apart from the Pyramids: what an empire has of it, and what it needs."""
    tiles = {"have": int(tiles_of(s.live, e)), "need": target(s)}
    if s.book == EMPIRES:
        titles = sum(1 for holder in s.title if holder == e)
        cities = {"have": int(great_cities(s.live, e)), "need": int(CITIES_TO_WIN)}
        return {"tiles": tiles, "cities": cities, "titles": {"have": titles, "need": 3}}
    return {"tiles": tiles} if tiles["need"] else {}


def types_in(s: Twin, counts: list[int]) -> int:
    """How many different goods there are among tokens; a legendary good is of its plain one's type."""
    goods = len(BOARDS[s.book].goods)
    return sum(1 for g in range(1, goods + 1) if counts[g] + (counts[g + GOODS] if g + GOODS < len(counts) else 0))
