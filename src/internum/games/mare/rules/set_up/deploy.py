"""2003: the free start, 36 points for each player (MN-2.20 to 2.32)."""

import numpy as np

from internum.core.engine import entry, jit

from ...actions import A_DONE, a_build, a_buy, a_control, a_fortress, a_launch, a_legion
from ...board import (
    CAPITAL,
    CARAVAN,
    CARAVAN_2,
    CARAVAN_KIND,
    CITY,
    CITY_2,
    COAST_BITS,
    DEPLOY_AREA,
    FORTRESS,
    LEGION,
    MARKER,
    MARKET,
    MARKET_KIND,
    PROVINCES,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
    TEMPLE_KIND,
    TRIREME,
)
from ...codes import (
    MN_1_15,
    MN_1_16,
    MN_2_8,
    MN_2_20,
    MN_2_22,
    MN_2_23,
    MN_2_25,
    MN_5_19,
    MN_5_20,
    MN_5_21,
    MN_5_22,
    MN_5_23,
    MN_5_25,
    MN_5_26,
)
from ...state import (
    FULL,
    PLANNED_FORTRESS,
    PLANNED_HERO,
    PLANNED_LEGION,
    PLANNED_MARKER,
    PLANNED_TRIREME,
)
from ..ground.basics import NONE, back
from ..ground.pieces import add_fortress, add_in_port, add_legions, give_tile, lacks_base, raise_building, set_marker
from .plans import LAYING, is_planning, planned, planned_anywhere, planned_buildings, write_down

POINTS = 36
SMALL, LARGE, HERO = 3, 6, 9  # MN-2.21: full prices
SLOT_RULE = np.array([MN_5_22, MN_5_22, MN_5_23, MN_5_23, MN_5_20, MN_5_19], np.int16)


@jit
def why_not_pay(s, e, points):
    if s.points[e] < points:
        return MN_2_20
    return 0


@jit
def is_marked(s, e, p):
    return s.marker[p] == e or planned(s, e, PLANNED_MARKER, p) > 0


@jit
def why_not_place(s, e, p, piece, item):
    """A piece in a province with one's own marker, from one's supply, for 3 points."""
    if not is_marked(s, e, p):
        return MN_2_25
    if s.supply[e, piece] == planned_anywhere(s, e, item):
        return MN_1_15
    return why_not_pay(s, e, SMALL)


@jit
def why_not_mark(s, e, p, price):
    if price != FULL:
        return NONE
    home = int(CAPITAL[s.book, e])
    if not is_marked(s, e, home) and p != home:  # the capital first
        return MN_2_25
    if DEPLOY_AREA[e, p] == 0 or s.marker[p] != NONE or is_marked(s, e, p):  # MN-2.43: neutral provinces are closed
        return MN_2_23
    if s.supply[e, MARKER] == planned_anywhere(s, e, PLANNED_MARKER):
        return MN_1_15
    return why_not_pay(s, e, SMALL)


@jit
def mark(s, e, p, price):
    take(s, e, PLANNED_MARKER, p)


@entry
def cost_of_slot(s, p, slot):
    kind = SLOT_KIND[s.book, p, slot]
    if kind == MARKET_KIND or kind == TEMPLE_KIND:
        return LARGE
    return SMALL


@jit
def why_not_raise(s, e, p, slot):
    if not is_marked(s, e, p):
        return MN_2_25
    kind = SLOT_KIND[s.book, p, slot]
    if kind == 0 or s.built[p, slot] == 1 or planned(s, e, slot, p) > 0:
        return int(SLOT_RULE[slot])
    if s.box[SUPPLY_OF[s.book, kind]] <= planned_buildings(s, e, SUPPLY_OF[s.book, kind]):
        return MN_1_16
    if lacks_base(s, p, slot) and not is_base_planned(s, e, p, slot):
        return MN_5_25
    return why_not_pay(s, e, cost_of_slot(s, p, slot))


@jit
def is_base_planned(s, e, p, slot):
    if slot == MARKET:
        return planned(s, e, CARAVAN, p) + planned(s, e, CARAVAN_2, p) > 0
    return planned(s, e, CITY, p) + planned(s, e, CITY_2, p) > 0


@jit
def raise_at_start(s, e, p, slot):
    take(s, e, slot, p)


@jit
def why_not_legion_at_start(s, e, p, price):
    if price != FULL:
        return NONE
    return why_not_place(s, e, p, LEGION, PLANNED_LEGION)


@jit
def legion_at_start(s, e, p, price):
    take(s, e, PLANNED_LEGION, p)


@jit
def why_not_fortify(s, e, p, price):
    if price != FULL:
        return NONE
    if (s.marker[p] == e and s.fortress[p] > 0) or planned(s, e, PLANNED_FORTRESS, p) > 0:
        return MN_5_21
    return why_not_place(s, e, p, FORTRESS, PLANNED_FORTRESS)


@jit
def fortify(s, e, p, price):
    take(s, e, PLANNED_FORTRESS, p)


@jit
def why_not_launch_at_start(s, e, p):
    if COAST_BITS[s.book, p] == 0:
        return MN_5_26
    return why_not_place(s, e, p, TRIREME, PLANNED_TRIREME)


@jit
def launch_at_start(s, e, p):
    take(s, e, PLANNED_TRIREME, p)


@jit
def why_not_hero(s, e, tile):
    """One's own hero and no other tile."""
    if tile != e or s.owner[tile] != NONE:  # the starting heroes are numbered as their empires
        return MN_2_22
    if planned_anywhere(s, e, PLANNED_HERO) > 0:
        return MN_2_22
    return why_not_pay(s, e, HERO)


@jit
def take_hero(s, e, tile):
    take(s, e, PLANNED_HERO, NONE)


# --- any piece, by its number in a plan


@jit
def why_not_take(s, e, item, p):
    if item == PLANNED_HERO:
        return why_not_hero(s, e, e)
    if item == PLANNED_MARKER:
        return why_not_mark(s, e, p, FULL)
    if item == PLANNED_LEGION:
        return why_not_legion_at_start(s, e, p, FULL)
    if item == PLANNED_FORTRESS:
        return why_not_fortify(s, e, p, FULL)
    if item == PLANNED_TRIREME:
        return why_not_launch_at_start(s, e, p)
    return why_not_raise(s, e, p, item)


@entry
def cost_of(s, item, p):
    if item == PLANNED_HERO:
        return HERO
    if item < SLOTS:
        return cost_of_slot(s, p, item)
    return SMALL


@jit
def take(s, e, item, p):
    """A piece is paid for; it is put on the map, or written down where all deploy at the same time."""
    s.points[e] -= cost_of(s, item, p)
    if is_planning(s):
        write_down(s, e, item, p)
    else:
        put(s, e, item, p)


@jit
def put(s, e, item, p):
    if item == PLANNED_HERO:
        give_tile(s, e, e)
    elif item == PLANNED_MARKER:
        set_marker(s, p, e)
    elif item == PLANNED_LEGION:
        add_legions(s, e, p, 1)
    elif item == PLANNED_FORTRESS:
        add_fortress(s, p, 1)
    elif item == PLANNED_TRIREME:
        add_in_port(s, e, p, 1)
    else:
        raise_building(s, p, item)


@jit
def why_not_end_deployment(s, e):
    """Points may be left over, but a capital must stand (MN-2.25, 2.29)."""
    if not is_marked(s, e, int(CAPITAL[s.book, e])):
        return MN_2_25
    return 0


@jit
def candidates_deploy(s, e, out, k):
    k = offer(A_DONE, why_not_end_deployment(s, e), out, k)
    for p in range(PROVINCES):
        if DEPLOY_AREA[e, p] == 1:
            k = offer(a_control(p, FULL), why_not_mark(s, e, p, FULL), out, k)
            k = offer(a_legion(p, FULL), why_not_legion_at_start(s, e, p, FULL), out, k)
            k = offer(a_fortress(p, FULL), why_not_fortify(s, e, p, FULL), out, k)
            k = offer(a_launch(p), why_not_launch_at_start(s, e, p), out, k)
            for slot in range(SLOTS):
                k = offer(a_build(p, slot), why_not_raise(s, e, p, slot), out, k)
    return offer(a_buy(e), why_not_hero(s, e, e), out, k)


@jit
def offer(a, code, out, k):
    """Adds the action to the list if nothing speaks against it."""
    if code == 0:
        out[k] = a
        return k + 1
    return k


@jit
def end_deployment(s, e):
    s.points[e] = 0  # MN-2.29
    s.waiting &= ~(1 << e)
    if s.waiting == 0:
        if is_planning(s):
            s.step = LAYING
        back(s)


# --- 2003, the usual start: which icon


@jit
def why_not_icon(s, p, slot):
    """MN-2.8: a starting caravan on one of the icons of a province where the owner has the choice."""
    if slot != CARAVAN and slot != CARAVAN_2:
        return NONE
    if p != s.cursor or SLOT_KIND[s.book, p, slot] != CARAVAN_KIND:
        return MN_2_8
    return 0


@jit
def candidates_icon(s, out, k):
    for slot in range(CARAVAN, CARAVAN_2 + 1):
        if why_not_icon(s, s.cursor, slot) == 0:
            out[k] = a_build(s.cursor, slot)
            k += 1
    return k


@jit
def icon(s, p, slot):
    back(s)
    raise_building(s, p, slot)
