"""What the lot decides at the start: who deploys next, which plan goes first, who gets a title nobody has.

EM-2.12; MN-2.30, 2.31, 2.49.
"""

from internum.core.engine import jit

from ...actions import a_lot
from ...board import SIDES
from ...codes import EM_2_12, MN_2_30, MN_2_49
from ...phases import DEPLOY, LOT
from ..ground.basics import NONE, back, call, either, plays
from ..ground.titles import everybody, highest, only_one
from .clashes import clashing, lay_plan, lay_plans
from .lay_out import counts_titles, is_free_start
from .plans import LAYING, TITLES

# --- the free start


@jit
def asks_for_deployment(s):
    """The free start, one after the other by lot (MN-2.30)."""
    if not is_free_start(s):
        return False
    left = 0
    for e in range(SIDES):
        if is_to_deploy(s, e):
            left += 1
    if left == 0:
        return False
    call(s, LOT, NONE)
    return True


@jit
def is_to_deploy(s, e):
    return plays(s, e) and (s.had_turn >> e) & 1 == 0


@jit
def asks_for_clash(s):
    """All plans are turned up; of those that want the same the lot names one after the other (A-15)."""
    lay_plans(s)
    if clashing(s) == 0:
        return False
    call(s, LOT, NONE)
    return True


# --- titles


@jit
def asks_for_lot(s):
    for title in range(3):
        if s.title[title] == NONE:
            s.title[title] = only_one(tied_for_vacant(s, title))
            if s.title[title] == NONE:
                s.cursor = title
                call(s, LOT, NONE)
                return True
    return False


@jit
def tied_for_vacant(s, title):
    """Mask of the players who may get a vacant title: the highest level, at first of those without a title."""
    among = everybody(s)
    if not counts_titles(s) and without_title(s) != 0:
        among = without_title(s)
    return highest(s, title, among)


@jit
def without_title(s):
    """Mask of the players who have no title."""
    mask = 0
    for e in range(SIDES):
        if plays(s, e) and titles_of(s, e) == 0:
            mask |= 1 << e
    return mask


@jit
def titles_of(s, e):
    n = 0
    for title in range(3):
        if s.title[title] == e:
            n += 1
    return n


# --- the lot


@jit
def why_not_lot(s, e):
    if s.step == TITLES:
        if (tied_for_vacant(s, s.cursor) >> e) & 1 == 1:
            return 0
        return either(s, EM_2_12, MN_2_49)
    if s.step == LAYING:
        if (clashing(s) >> e) & 1 == 1:
            return 0
    elif is_to_deploy(s, e):
        return 0
    return MN_2_30


@jit
def candidates_lot(s, out, k):
    for e in range(SIDES):
        if why_not_lot(s, e) == 0:
            out[k] = a_lot(e)
            k += 1
    return k


@jit
def lot(s, e):
    back(s)
    if s.step == TITLES:
        s.title[s.cursor] = e
    elif s.step == LAYING:
        lay_plan(s, e)
    else:
        s.had_turn |= 1 << e
        s.waiting = 1 << e
        call(s, DEPLOY, e)
