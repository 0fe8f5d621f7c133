"""Both boards as constant tables, stacked: `RESOURCE[s.opt_board, p]`.

Provinces are in the board's fixed order (sorted by id), nations in the order in which they join.
"""

from __future__ import annotations

import numpy as np

from internum.boards import AntikeBoard, load_antike, personages, rondel
from internum.core.engine import COMPILED

PROVINCES = 50
NATIONS = 6
MOST_EXITS = 6
NOWHERE = -1

LEGION, GALLEY = 0, 1
MARBLE, IRON, GOLD, COIN = 0, 1, 2, 3
KING, SCHOLAR, GENERAL, CITIZEN, NAVIGATOR = 0, 1, 2, 3, 4
LAND, SEA, TRADE, STATE = 0, 1, 2, 3  # the four lines of the know-how ladder

UNITS = ("legion", "galley")
RESOURCES = ("marble", "iron", "gold")
KINDS = (*RESOURCES, "coin")
UNIT_TYPES, RESOURCE_COUNT, KIND_COUNT = len(UNITS), len(RESOURCES), len(KINDS)
PERSONAGES = ("king", "scholar", "general", "citizen", "navigator")
PERSONAGE_COUNT = len(PERSONAGES)
LINES = ("land", "sea", "trade", "state")
KNOW_HOWS = ("wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy")
LINE_COUNT, KNOW_HOW_COUNT, LEVELS = len(LINES), len(KNOW_HOWS), 2  # a line of the ladder has two know-hows

# The rondel, clockwise (AN-4.1 to 4.3); the two manoeuvre spaces are different places (AN-4.13).
SPACES = ("iron", "temple", "gold", "manoeuvre-1", "arming", "marble", "know-how", "manoeuvre-2")
SPACE_COUNT = len(SPACES)
S_IRON, S_TEMPLE, S_GOLD, S_MANOEUVRE_1, S_ARMING, S_MARBLE, S_KNOW_HOW, S_MANOEUVRE_2 = range(8)

BOARD_NAMES = ("eastern", "roman")
EASTERN, ROMAN = range(2)
BOARDS: tuple[AntikeBoard, ...] = tuple(load_antike(f"antike-{name}") for name in BOARD_NAMES)
CARDS = personages()
CARD_COUNTS = tuple(len(CARDS[kind].cards) for kind in PERSONAGES)
# Ids of the personages by their printed names, so that a translation belongs to a name and not to a number.
CARD_IDS = {kind: [card.name.lower().replace(" ", "_") for card in CARDS[kind].cards] for kind in PERSONAGES}

BORDER_BITS = {"land": 1 << LEGION, "sea": 1 << GALLEY, "both": 1 << LEGION | 1 << GALLEY}


def _check_rondel() -> None:
    printed = [name.replace("_", "-").replace("maneuver", "manoeuvre") for name in rondel().fields]
    if printed != [name.removesuffix("-1").removesuffix("-2") for name in SPACES]:
        raise ValueError(f"the rules know only this order of the rondel: {', '.join(SPACES)}")


def _table(*shape: int) -> np.ndarray:
    """A table per board; on the plain engine its elements are Python ints, like those of a state."""
    return np.full((len(BOARDS), *shape), NOWHERE, np.int8 if COMPILED else object)


_check_rondel()
NEIGHBOUR = _table(PROVINCES, MOST_EXITS)  # the j-th neighbour of a province, or NOWHERE
CROSSED_BY = _table(PROVINCES, MOST_EXITS)  # bits (AN-1.4): 1 legions, 2 galleys; 0 where there is no border
WAYS = _table(2, PROVINCES, MOST_EXITS)  # the exits a legion, a galley can take, then NOWHERE
HOLDS = _table(PROVINCES)  # which units can be set up there (AN-8.7 to 8.9): the same bits
RESOURCE = _table(PROVINCES)  # MARBLE, IRON or GOLD
START = _table(NATIONS + 1, NATIONS, 3)  # by number of nations (AN-2.17): a nation's start cities
FIRST_NATION = _table(NATIONS + 1)  # AN-2.21
PAIR = _table(2, 2)  # the two pairs of the two-player game (AN-2.11, AN-2.12)

for _b, _board in enumerate(BOARDS):
    _ids, _nations = list(_board.province_ids), list(_board.nations)
    CROSSED_BY[_b] = 0
    HOLDS[_b] = 0
    for _p, _province in enumerate(_board.provinces.values()):
        RESOURCE[_b, _p] = RESOURCES.index(_province.resource)
        for _j, (_to, _kind) in enumerate(_province.borders.items()):
            NEIGHBOUR[_b, _p, _j] = _ids.index(_to)
            CROSSED_BY[_b, _p, _j] = BORDER_BITS[_kind]
            HOLDS[_b, _p] |= BORDER_BITS[_kind]
        for _unit in (LEGION, GALLEY):
            _ways = [_j for _j in range(MOST_EXITS) if CROSSED_BY[_b, _p, _j] >> _unit & 1]
            WAYS[_b, _unit, _p, : len(_ways)] = _ways
    for _count in range(3, NATIONS + 1):
        FIRST_NATION[_b, _count] = _nations.index(_board.first_nation(_count))
        for _nation, _cities in _board.starts(_count).items():
            for _i, _city in enumerate(_cities):
                START[_b, _count, _nations.index(_nation), _i] = _ids.index(_city)
    for _i, _pair in enumerate(_board.two_player_pairs):
        PAIR[_b, _i] = [_nations.index(n) for n in _pair]
