"""2003: what an empire has planned in secret for a free start of all at once (MN-2.30, `free_start_order`).

A plan is the list of its pieces in the order in which they were chosen; nothing stands on the map before all are done.
"""

from internum.core.engine import jit

from ...board import SLOT_KIND, SLOTS, SUPPLY_OF
from ...phases import DEPLOY
from ...state import LONGEST_PLAN
from ..ground.basics import NONE

DEPLOYING, TITLES, PLANNING, LAYING = range(4)  # s.step during the set-up


@jit
def is_planning(s):
    """Do all deploy at the same time, in secret?"""
    return s.phase == DEPLOY and s.step == PLANNING


@jit
def write_down(s, e, item, p):
    """A piece becomes the last of an empire's plan."""
    k = 0
    while s.plan_item[e, k] != NONE:
        k += 1
    s.plan_item[e, k] = item
    s.plan_place[e, k] = p


@jit
def in_plan(s, e, item, p):
    """How many pieces of a kind an empire's plan has in a province."""
    n = 0
    for k in range(LONGEST_PLAN):
        if s.plan_item[e, k] == item and s.plan_place[e, k] == p:
            n += 1
    return n


@jit
def buildings_in_plan(s, e, kind):
    """How many buildings an empire's plan takes from a part of the box."""
    n = 0
    for k in range(LONGEST_PLAN):
        item = s.plan_item[e, k]
        if 0 <= item < SLOTS and SUPPLY_OF[s.book, SLOT_KIND[s.book, s.plan_place[e, k], item]] == kind:
            n += 1
    return n


# --- while plans are made: what an empire must count as its own already; otherwise 0


@jit
def planned(s, e, item, p):
    if is_planning(s):
        return in_plan(s, e, item, p)
    return 0


@jit
def planned_anywhere(s, e, item):
    n = 0
    if is_planning(s):
        for k in range(LONGEST_PLAN):
            if s.plan_item[e, k] == item:
                n += 1
    return n


@jit
def planned_buildings(s, e, kind):
    if is_planning(s):
        return buildings_in_plan(s, e, kind)
    return 0
