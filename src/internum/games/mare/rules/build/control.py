"""Markers in new and in conquered provinces (EM-8.1 to 8.6; MN-5.13 to 5.18, 7.20 to 7.28, 8.4, 8.5, 10.5)."""

from internum.core.engine import entry, jit

from ...actions import a_control
from ...board import (
    COAST_BITS,
    HOME,
    IN_PLAY_BITS,
    LAND_BITS,
    MARKER,
    MARKER_POST,
    PROVINCE_COUNT,
)
from ...codes import (
    EM_1_12,
    EM_2_6,
    EM_8_1,
    MN_1_15,
    MN_5_13,
    MN_5_14,
    MN_5_27,
    MN_7_20,
    MN_7_22,
    MN_7_23,
    MN_7_30,
    MN_8_5,
)
from ...option_values import (
    FORTRESS_HOLDS_YES,
    FREE_MARKER_CONVERTS_NO,
    LIGHTHOUSE_CONVERTS_YES,
    NEUTRAL_CAPITAL_CONVERTIBLE_NO,
)
from ...state import CONTROL_ITEM, FREE, FULL
from ...tiles import CLASSIC, EMPIRES, FAR_CONTROL, FREE_CONTROL
from ..ground.basics import NONE, either, first_in, has, in_play, plays, unused, use
from ..ground.links import joined_seas, own_seas, shores_of
from ..ground.pieces import add_fortress, enemy_legions, has_enemy, set_marker
from .payment import price_of
from .placing import why_not_price


@entry
def provinces_open_to_control(s, e):
    """The provinces adjacent or connected to a marker that stood before (EM-8.1, MN-5.13, 5.14), as a mask.

    Whoever else stands beside the marker (EM-4.9, MN-5.34).
    """
    found = 0
    shores = 0
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and s.marker_new[p] == 0:
            found |= int(LAND_BITS[s.book, p])
            shores |= int(COAST_BITS[s.book, p])
    return found | shores_of(s, joined_seas(s, shores, own_seas(s, e)))


@jit
def why_not_conversion(s, e, p):
    """2003: an enemy marker is replaced where a legion stands on it (MN-7.20 to 7.24, 7.30)."""
    owner = s.marker[p]
    if s.conqueror[p] != e or s.posts[p, MARKER_POST] == 0:
        if s.legions[e, p] == 0:
            return MN_5_13
        return MN_7_20
    if enemy_legions(s, e, p) > 0 or (s.fortress[p] > 0 and s.opt_fortress_holds == FORTRESS_HOLDS_YES):
        return MN_7_23
    if HOME[s.book, p] == owner and (
        plays(s, owner) or s.opt_neutral_capital_convertible == NEUTRAL_CAPITAL_CONVERTIBLE_NO
    ):
        return MN_7_30
    return 0


@jit
def why_not_marker(s, e, p, reach):
    """May the empire's marker come into the province, whatever it costs?"""
    if not in_play(s, p):
        return EM_2_6
    if s.supply[e, MARKER] == 0:
        return either(s, EM_1_12, MN_1_15)
    near = (reach >> p) & 1 == 1
    if s.marker[p] != NONE:
        if s.book == EMPIRES:
            return EM_8_1
        if s.marker[p] == e:
            return MN_5_13
        code = why_not_conversion(s, e, p)
        if code != 0:
            return code
        if near or (s.opt_lighthouse_converts == LIGHTHOUSE_CONVERTS_YES and has(s, e, FAR_CONTROL)):
            return 0
        return MN_7_22
    if has_enemy(s, e, p):
        return either(s, EM_8_1, MN_5_27)
    if near or has(s, e, FAR_CONTROL):
        return 0
    if s.book == CLASSIC and touches_new_marker(s, e, p):
        return MN_5_14
    return either(s, EM_8_1, MN_5_13)


@jit
def touches_new_marker(s, e, p):
    """Does the province border only a marker that came in this slot?"""
    for q in range(PROVINCE_COUNT[s.book]):
        if s.marker[q] == e and s.marker_new[q] == 1 and (int(LAND_BITS[s.book, q]) >> p) & 1 == 1:
            return True
    return False


@jit
def why_not_free_conversion(s, e, p, price):
    """MN-8.5, `free_marker_converts`."""
    if (
        price == FREE
        and s.book == CLASSIC
        and s.marker[p] != NONE
        and s.opt_free_marker_converts == FREE_MARKER_CONVERTS_NO
    ):
        return MN_8_5
    return 0


@jit
def why_not_control(s, e, p, price):
    code = why_not_marker(s, e, p, provinces_open_to_control(s, e))
    if code == 0:
        code = why_not_free_conversion(s, e, p, price)
    if code == 0:
        code = why_not_price(s, e, CONTROL_ITEM, p, NONE, price)
    return code


@jit
def candidates_control(s, e, best, out, k):
    full = best >= price_of(s, e, CONTROL_ITEM, NONE, NONE)
    free = unused(s, e, FREE_CONTROL)
    if s.supply[e, MARKER] == 0 or not (full or free):
        return k
    reach = provinces_open_to_control(s, e)
    goals = reach
    if has(s, e, FAR_CONTROL):
        goals = int(IN_PLAY_BITS[s.book, s.players, s.opt_covered])
    while goals != 0:
        p = first_in(goals)
        goals &= goals - 1
        if why_not_marker(s, e, p, reach) == 0:
            free_here = free and why_not_free_conversion(s, e, p, FREE) == 0
            if full:
                out[k] = a_control(p, FULL)
                k += 1
            if free_here:
                out[k] = a_control(p, FREE)
                k += 1
    return k


@jit
def place_control(s, e, p, price):
    if price == FREE:
        use(s, e, FREE_CONTROL)
    if s.fortress[p] > 0:  # a lone fortress that did not hold the province goes with its marker
        add_fortress(s, p, -s.fortress[p])
    set_marker(s, p, e)
    s.marker_new[p] = 1
