"""What every purchase asks first: can it be paid in this way, and is the province open to build?

EM-4.8, 7.3, 7.7, 11.2, 15.3, 15.11; MN-5.6, 5.12, 5.15, 5.27, 5.28, 8.4. `control`, `buildings` and `units` go on from
here: every verb has `why_not_<verb>` (place first, then price), `candidates_<verb>` with the same parts, and what it
does once it is paid.
"""

from internum.core.engine import entry, jit

from ...board import HOME, PROVINCE_COUNT
from ...codes import (
    EM_2_6,
    EM_4_8,
    EM_7_3,
    EM_7_7,
    EM_11_2,
    EM_15_3,
    EM_15_11,
    MN_5_6,
    MN_5_12,
    MN_5_15,
    MN_5_27,
    MN_8_4,
)
from ...state import CONTROL_ITEM, FULL, LEGION_ITEM, ONE_TOKEN
from ...tiles import CLASSIC, EMPIRES, FREE_CONTROL, FREE_LEGIONS
from ..ground.basics import NONE, either, in_play, unused
from ..ground.pieces import has_enemy
from .payment import TOKEN_POWER, has_single_token, largest_set, price_of

# --- prices


@jit
def why_not_price(s, e, item, place, slot, price):
    """Can the empire pay for the item in this way at all?"""
    if price == FULL:
        if largest_set(s, e) < price_of(s, e, item, place, slot):
            return either(s, EM_7_3, MN_5_6)
        return 0
    if price == ONE_TOKEN:
        power = TOKEN_POWER[item]
        if power == NONE or not unused(s, e, power) or not has_single_token(s, e, item):
            return either(s, EM_7_7, MN_5_6)
        return 0
    if item == CONTROL_ITEM:
        if not unused(s, e, FREE_CONTROL):
            return either(s, EM_15_3, MN_8_4)
        return 0
    if item == LEGION_ITEM and s.book == EMPIRES:
        if free_legions_left(s, e) == 0:
            return EM_15_11
        return 0
    return either(s, EM_7_3, MN_5_6)


@jit
def pays_token(s, e, item):
    return why_not_price(s, e, item, NONE, NONE, ONE_TOKEN) == 0


@entry
def besieged_provinces(s, e):
    """Own provinces with an enemy unit in them (EM-15.11)."""
    n = 0
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and has_enemy(s, e, p):
            n += 1
    return n


@jit
def free_legions_left(s, e):
    """Legions Penthesilea may still place this turn."""
    if unused(s, e, FREE_LEGIONS):
        return besieged_provinces(s, e)
    return s.free_legions


# --- provinces that are open


@entry
def why_not_open(s, e, p):
    """May the empire build in the province: own marker, no enemy (EM-4.8, MN-5.12, 5.15, 5.27, 7.4)?

    A capital is open to its owner whoever stands there (MN-5.28, 7.31); what else is asked there stays (MN-5.29).
    """
    if not in_play(s, p):
        return EM_2_6
    if s.marker[p] != e:
        return either(s, EM_4_8, MN_5_12)
    if s.book == CLASSIC and s.marker_new[p] == 1:
        return MN_5_15
    if HOME[s.book, p] != e and has_enemy(s, e, p):
        return either(s, EM_11_2, MN_5_27)
    return 0


@jit
def provinces_open_to_build(s, e):
    """The provinces in which the empire may build, as a mask."""
    found = 0
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and why_not_open(s, e, p) == 0:
            found |= 1 << p
    return found
