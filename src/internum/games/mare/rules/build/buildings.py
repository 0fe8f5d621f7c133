"""Buildings: slots, and what they take (EM-8.11 to 8.13, 12.3; MN-5.19, 5.20, 5.22, 5.23, 5.25)."""

from internum.core.engine import jit

from ...actions import a_build
from ...board import (
    CAPITAL_KIND,
    CARAVAN,
    CARAVAN_KIND,
    MARKET_KIND,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
    TEMPLE_KIND,
)
from ...codes import EM_1_6, EM_4_10, EM_8_11, EM_12_3, MN_1_16, MN_5_19, MN_5_20, MN_5_22, MN_5_23, MN_5_25
from ...option_values import BUILDING_SUPPLY_UNLIMITED, CAPITAL_SIEGE_BUILDS_UNITS_AND_CAPITAL
from ...state import BUILDING_ITEM, FULL
from ...tiles import CLASSIC, EMPIRES
from ..ground.basics import NONE, first_in
from ..ground.pieces import has_enemy, lacks_base, raise_building, serve_as_caravan
from .payment import building_cost, cheapest_building, discount
from .placing import why_not_open, why_not_price


@jit
def is_free_slot(s, p, slot):
    return SLOT_KIND[s.book, p, slot] != 0 and s.built[p, slot] == 0


@jit
def why_not_slot(s, e, p, slot):
    """Has the province a free slot of this kind, and the box a piece for it?"""
    kind = SLOT_KIND[s.book, p, slot]
    if not is_free_slot(s, p, slot):
        return why_not_free_slot(s, slot, kind)
    if s.box[SUPPLY_OF[s.book, kind]] <= 0:
        if s.book == CLASSIC:
            return MN_1_16
        if s.opt_building_supply != BUILDING_SUPPLY_UNLIMITED:
            return EM_1_6
    if s.book == EMPIRES:
        if (
            s.opt_capital_siege_builds == CAPITAL_SIEGE_BUILDS_UNITS_AND_CAPITAL
            and kind != CAPITAL_KIND
            and has_enemy(s, e, p)
        ):
            return EM_12_3
        return 0
    if lacks_base(s, p, slot):
        return MN_5_25
    return 0


@jit
def why_not_free_slot(s, slot, kind):
    if s.book == EMPIRES:
        if kind == 0:
            return EM_4_10
        return EM_8_11
    if kind == TEMPLE_KIND:
        return MN_5_19
    if kind == MARKET_KIND:
        return MN_5_20
    if slot < CARAVAN:
        return MN_5_22
    return MN_5_23


@jit
def why_not_build(s, e, p, slot):
    code = why_not_open(s, e, p)
    if code == 0:
        code = why_not_slot(s, e, p, slot)
    if code == 0:
        code = why_not_price(s, e, BUILDING_ITEM, p, slot, FULL)
    return code


@jit
def candidates_build(s, e, best, sites, out, k):
    if best < cheapest_building(s, e):
        return k
    off = discount(s, e, BUILDING_ITEM)
    while sites != 0:
        p = first_in(sites)
        for slot in range(SLOTS):
            if (
                is_free_slot(s, p, slot)
                and why_not_slot(s, e, p, slot) == 0
                and building_cost(s, p, slot) - off <= best
            ):
                out[k] = a_build(p, slot)
                k += 1
        sites &= sites - 1
    return k


@jit
def place_building(s, p, slot):
    if SLOT_KIND[s.book, p, slot] == CARAVAN_KIND and s.circe_legion[p, slot - CARAVAN] != NONE:
        serve_as_caravan(s, p, slot - CARAVAN, NONE)  # EM-15.15
    raise_building(s, p, slot)
