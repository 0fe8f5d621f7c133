"""2003: secret plans are turned up, and what two of them want goes by lot (MN-2.30, `free_start_order`; A-15)."""

from internum.core.engine import entry, jit

from ...board import BUILDINGS, PROVINCES, SIDES
from ...option_values import FREE_START_ORDER_SIMULTANEOUS
from ...state import LONGEST_PLAN, PLANNED_MARKER
from ..ground.basics import NONE, count_bits, plays
from .deploy import cost_of, take, why_not_take
from .lay_out import is_free_start
from .plans import buildings_in_plan, in_plan


@entry
def is_secret_start(s):
    return is_free_start(s) and s.opt_free_start_order == FREE_START_ORDER_SIMULTANEOUS


@entry
def clashing(s):
    """Mask of the empires that want the same province, or together more buildings of a kind than there are."""
    mask = 0
    for p in range(PROVINCES):
        mask |= rivals_for_place(s, p)
    for kind in range(1, BUILDINGS):
        mask |= rivals_for_buildings(s, kind)
    return mask


@jit
def rivals_for_place(s, p):
    mask = 0
    for e in range(SIDES):
        if in_plan(s, e, PLANNED_MARKER, p) > 0:
            mask |= 1 << e
    return several(mask)


@jit
def rivals_for_buildings(s, kind):
    mask = 0
    wanted = 0
    for e in range(SIDES):
        n = buildings_in_plan(s, e, kind)
        if n > 0:
            mask |= 1 << e
            wanted += n
    if wanted <= s.box[kind]:
        return 0
    return several(mask)


@jit
def several(mask):
    """The set, if it has more than one member."""
    if count_bits(mask) > 1:
        return mask
    return 0


@jit
def lay_plans(s):
    """Plans that nobody disputes become pieces, in any order: they take nothing from each other."""
    disputed = clashing(s)
    for e in range(SIDES):
        if s.plan_item[e, 0] != NONE and (disputed >> e) & 1 == 0:
            lay_plan(s, e)


@entry
def lay_plan(s, e):
    """A plan becomes pieces, in its order; what somebody else has got gives its points back."""
    freed = 0
    for k in range(LONGEST_PLAN):
        item = s.plan_item[e, k]
        p = s.plan_place[e, k]
        s.plan_item[e, k] = NONE
        s.plan_place[e, k] = NONE
        if item != NONE:
            s.points[e] = cost_of(s, item, p)
            if why_not_take(s, e, item, p) == 0:
                take(s, e, item, p)
            freed += s.points[e]
    s.points[e] = freed


@jit
def without_points(s):
    """Mask of the players who have nothing left to spend."""
    mask = 0
    for e in range(SIDES):
        if plays(s, e) and s.points[e] == 0:
            mask |= 1 << e
    return mask
