"""2003: the free start, 36 points for each player (MN-2.20 to 2.32)."""

import numpy as np

from internum.core.engine import entry, jit

from ...actions import A_BUILD, A_BUY, A_CONTROL, A_DONE, A_FORTRESS, A_LAUNCH, A_LEGION
from ...board import (
    A_CARAVAN,
    A_MARKET,
    A_TEMPLE,
    CAPITAL,
    CARAVAN,
    CARAVAN_2,
    COAST_BITS,
    DEPLOY_AREA,
    FORTRESS,
    LEGION,
    MARKER,
    PROVINCES,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
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
from ...tiles import TILE_COUNT
from ..ground.basics import NONE, back
from ..ground.pieces import add_fortress, add_in_port, add_legions, give_tile, lacks_base, raise_building, set_marker

POINTS = 36
SMALL, LARGE, HERO = 3, 6, 9  # MN-2.21: full prices
SLOT_RULE = np.array([MN_5_22, MN_5_22, MN_5_23, MN_5_23, MN_5_20, MN_5_19], np.int16)


@jit
def why_not_pay(s, e, points):
    if s.points[e] < points:
        return MN_2_20
    return 0


@jit
def why_not_place(s, e, p, piece):
    """A piece in a province with one's own marker, from one's supply, for 3 points."""
    if s.marker[p] != e:
        return MN_2_25
    if s.supply[e, piece] == 0:
        return MN_1_15
    return why_not_pay(s, e, SMALL)


@jit
def why_not_mark(s, e, p):
    home = int(CAPITAL[s.book, e])
    if s.marker[home] != e and p != home:  # the capital first
        return MN_2_25
    if DEPLOY_AREA[e, p] == 0 or s.marker[p] != NONE:  # MN-2.43: neutral provinces are closed
        return MN_2_23
    if s.supply[e, MARKER] == 0:
        return MN_1_15
    return why_not_pay(s, e, SMALL)


@jit
def cost_of_slot(s, p, slot):
    kind = SLOT_KIND[s.book, p, slot]
    if kind == A_MARKET or kind == A_TEMPLE:
        return LARGE
    return SMALL


@jit
def why_not_raise(s, e, p, slot):
    if s.marker[p] != e:
        return MN_2_25
    kind = SLOT_KIND[s.book, p, slot]
    if kind == 0 or s.built[p, slot] == 1:
        return int(SLOT_RULE[slot])
    if s.box[SUPPLY_OF[s.book, kind]] == 0:
        return MN_1_16
    if lacks_base(s, p, slot):
        return MN_5_25
    return why_not_pay(s, e, cost_of_slot(s, p, slot))


@jit
def why_not_fortify(s, e, p):
    if s.marker[p] == e and s.fortress[p] > 0:
        return MN_5_21
    return why_not_place(s, e, p, FORTRESS)


@jit
def why_not_launch_at_start(s, e, p):
    if COAST_BITS[s.book, p] == 0:
        return MN_5_26
    return why_not_place(s, e, p, TRIREME)


@jit
def why_not_hero(s, e, tile):
    """One's own hero and no other tile."""
    if tile != e or s.owner[tile] != NONE:  # the starting heroes are numbered as their empires
        return MN_2_22
    return why_not_pay(s, e, HERO)


@jit
def why_not_end_deployment(s, e):
    """Points may be left over, but a capital must stand (MN-2.25, 2.29)."""
    if s.marker[CAPITAL[s.book, e]] != e:
        return MN_2_25
    return 0


@jit
def why_not_deploy(s, e, a):
    """0, the rule against it, or NONE: no action of the deployment."""
    if a == A_DONE:
        return why_not_end_deployment(s, e)
    if A_CONTROL <= a < A_BUILD and (a - A_CONTROL) % 3 == 0:
        return why_not_mark(s, e, (a - A_CONTROL) // 3)
    if A_BUILD <= a < A_LEGION:
        return why_not_raise(s, e, (a - A_BUILD) // SLOTS, (a - A_BUILD) % SLOTS)
    if A_LEGION <= a < A_FORTRESS and (a - A_LEGION) % 3 == 0:
        return why_not_place(s, e, (a - A_LEGION) // 3, LEGION)
    if A_FORTRESS <= a < A_FORTRESS + 3 * PROVINCES and (a - A_FORTRESS) % 3 == 0:
        return why_not_fortify(s, e, (a - A_FORTRESS) // 3)
    if A_LAUNCH <= a < A_BUY:
        return why_not_launch_at_start(s, e, a - A_LAUNCH)
    if A_BUY <= a < A_BUY + TILE_COUNT:
        return why_not_hero(s, e, a - A_BUY)
    return NONE


@jit
def offer_if_legal(s, e, a, out, k):
    if why_not_deploy(s, e, a) == 0:
        out[k] = a
        return k + 1
    return k


@jit
def candidates_deploy(s, e, out, k):
    k = offer_if_legal(s, e, A_DONE, out, k)
    for p in range(PROVINCES):
        if DEPLOY_AREA[e, p] == 1:
            k = offer_if_legal(s, e, A_CONTROL + p * 3, out, k)
            k = offer_if_legal(s, e, A_LEGION + p * 3, out, k)
            k = offer_if_legal(s, e, A_FORTRESS + p * 3, out, k)
            k = offer_if_legal(s, e, A_LAUNCH + p, out, k)
            for slot in range(SLOTS):
                k = offer_if_legal(s, e, A_BUILD + p * SLOTS + slot, out, k)
    return offer_if_legal(s, e, A_BUY + e, out, k)


@entry
def cost_of_deployment(s, a):
    """What an action of the deployment costs in points."""
    if a == A_DONE:
        return 0
    if A_BUILD <= a < A_LEGION:
        return cost_of_slot(s, (a - A_BUILD) // SLOTS, (a - A_BUILD) % SLOTS)
    if a >= A_BUY:
        return HERO
    return SMALL


@jit
def deploy(s, e, a):
    """Place what was bought; `done` is the caller's."""
    s.points[e] -= cost_of_deployment(s, a)
    if A_CONTROL <= a < A_BUILD:
        set_marker(s, (a - A_CONTROL) // 3, e)
    elif a < A_LEGION:
        raise_building(s, (a - A_BUILD) // SLOTS, (a - A_BUILD) % SLOTS)
    elif a < A_FORTRESS:
        add_legions(s, e, (a - A_LEGION) // 3, 1)
    elif a < A_LAUNCH:
        add_fortress(s, (a - A_FORTRESS) // 3, 1)
    elif a < A_BUY:
        add_in_port(s, e, a - A_LAUNCH, 1)
    else:
        give_tile(s, a - A_BUY, e)


@jit
def end_deployment(s, e):
    s.points[e] = 0  # MN-2.29
    s.waiting &= ~(1 << e)
    if s.waiting == 0:
        back(s)


@jit
def icon_of(a):
    """The caravan slot an action `build` names (CARAVAN or CARAVAN_2), or NONE."""
    slot = (a - A_BUILD) % SLOTS
    if A_BUILD <= a < A_LEGION and (slot == CARAVAN or slot == CARAVAN_2):
        return slot
    return NONE


@jit
def why_not_icon(s, e, a):
    """MN-2.8: a starting caravan on one of the icons of a province where the owner has the choice."""
    if icon_of(a) == NONE:
        return NONE
    p = (a - A_BUILD) // SLOTS
    if p != s.cursor or SLOT_KIND[s.book, p, icon_of(a)] != A_CARAVAN:
        return MN_2_8
    return 0
