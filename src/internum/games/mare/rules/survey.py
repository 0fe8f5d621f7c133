"""All that a view asks of the rules, in one question: each of them would cost Python more than its answer."""

import numpy as np

from internum.core.engine import entry, jit

from ..board import BOARDS, BUILDING_IDS, BUILDINGS, PROVINCES, SIDES, SLOT_KIND, SLOTS, TOKENS
from ..state import BUILDING_ITEM, CONTROL_ITEM, FORTRESS_ITEM, LEGION_ITEM, TILE_ITEM, TRIREME_ITEM
from ..tiles import CLASSIC, PYRAMIDS
from .build.payment import price_of, tiles_of
from .collect.income import lay_out_claims, lay_out_yields
from .ground.basics import NONE, plays
from .ground.knowledge import knows_gift, seen_of
from .ground.pieces import at_war
from .ground.tokens import holding, unseen
from .military.conquest import great_cities
from .trade.offers import most_to_offer

# --- what is asked

_PIECES = {"control": CONTROL_ITEM, "legion": LEGION_ITEM, "fortress": FORTRESS_ITEM, "trireme": TRIREME_ITEM}


def _things(book: int) -> dict[str, tuple[int, int, int]]:
    """Every kind of thing with an item, a place and a slot to ask its price for."""
    found = {name: (item, 0, 0) for name, item in _PIECES.items()}
    for kind in range(1, BUILDINGS):
        sites = [(p, slot) for p in range(PROVINCES) for slot in range(SLOTS) if SLOT_KIND[book, p, slot] == kind]
        if sites:
            found[BUILDING_IDS[kind]] = (BUILDING_ITEM, *sites[0])
    return {**found, "tile": (TILE_ITEM, 0, 0), "pyramids": (TILE_ITEM, PYRAMIDS, 0)}


THINGS = [_things(book) for book in range(len(BOARDS))]  # by edition: what has a price
_MOST = max(map(len, THINGS))
_THING_COUNT = np.array([len(things) for things in THINGS], np.int8)
_THING = np.array([[*things.values(), *[(0, 0, 0)] * (_MOST - len(things))] for things in THINGS], np.int8)

HELD, UNSEEN, TILES, CITIES, SEEN = range(5)  # of an empire: four numbers,
CLAIMS = SEEN + TOKENS  # tokens that are seen in its hand, tokens that its buildings claim,
PRICES = CLAIMS + TOKENS  # what things cost it
CONTROLLERS, YIELDED, COUNTS = range(3)  # of the places for buildings: who controls what stands there, what it yields
KNOWS_GIFT, MOST_OFFERED = range(2)  # of who looks: can it tell which token the gift was, how many may it offer
TABLES = (  # shapes of what is written
    (SIDES, PRICES + _MOST),
    (PROVINCES,),
    (COUNTS + 1, PROVINCES * SLOTS),
    (MOST_OFFERED + 1,),
)


@entry
def survey(s, me, empires, wars, slots, own):
    """What `me` sees and everybody may know, into tables; `s` is a copy, whose offers are used up for counting."""
    for e in range(SIDES):
        if plays(s, e) or s.book == CLASSIC:  # the neutralised ones lie there, too
            empires[e, HELD] = holding(s, e)
            empires[e, UNSEEN] = unseen(s, e)
            empires[e, TILES] = tiles_of(s, e)
            empires[e, CITIES] = great_cities(s, e)
            for t in range(TOKENS):
                empires[e, SEEN + t] = seen_of(s, me, e, t)
            for k in range(_THING_COUNT[s.book]):
                price = price_of(s, e, _THING[s.book, k, 0], _THING[s.book, k, 1], _THING[s.book, k, 2])
                empires[e, PRICES + k] = price
    for p in range(PROVINCES):
        wars[p] = at_war(s, p)
    own[KNOWS_GIFT] = knows_gift(s, me)
    if me != NONE:
        own[MOST_OFFERED] = most_to_offer(s, me)
    clear_offers(s)
    lay_out_yields(s, slots[CONTROLLERS], slots[YIELDED], slots[COUNTS])
    clear_offers(s)
    lay_out_claims(s)
    for e in range(SIDES):
        for t in range(TOKENS):
            empires[e, CLAIMS + t] = s.offer[e, t]


@jit
def clear_offers(s):
    for e in range(SIDES):
        for t in range(TOKENS):
            s.offer[e, t] = 0
