"""The order of turns in the Build and Military phases: the Leader names who is next (EM-3.3 to 3.5, MN-5.1, 6.1)."""

from internum.core.engine import entry, jit

from ...actions import a_next
from ...board import CULTURE, MILITARY, SIDES
from ...codes import EM_3_3, EM_3_4, MN_5_1, MN_6_1
from ...option_values import ORDER_MODE_UPFRONT
from ...phases import NAME_BUILDER
from ...tiles import CLASSIC
from .basics import NONE, ask, either, go, plays


@jit
def begin_turns(s):
    s.had_turn = 0
    for k in range(SIDES):
        s.queue[k] = NONE


@jit
def leader_of_turns(s, naming_phase):
    if naming_phase == NAME_BUILDER:
        return s.title[CULTURE]
    return s.title[MILITARY]


@jit
def is_due(s, e):
    """Has the empire still to be named for its turn of this phase?"""
    due = plays(s, e) and (s.had_turn >> e) & 1 == 0
    for k in range(SIDES):
        if s.queue[k] == e:
            due = False
    return due


@jit
def how_many_due(s):
    n = 0
    for e in range(SIDES):
        if is_due(s, e):
            n += 1
    return n


@jit
def first_in_queue(s):
    """The empire whose turn begins without a question: named before, or the last one left; else NONE."""
    due = how_many_due(s)
    if due > 1:
        return NONE
    for e in range(SIDES):
        if due == 1 and is_due(s, e):
            if s.queue[0] == NONE:
                return e
            enqueue(s, e)
            due = 0
    e = s.queue[0]
    for k in range(SIDES - 1):
        s.queue[k] = s.queue[k + 1]
    s.queue[SIDES - 1] = NONE
    return e


@jit
def turns_are_over(s):
    return how_many_due(s) == 0 and s.queue[0] == NONE


@jit
def next_in_turn(s, naming_phase):
    """The empire whose turn begins now; NONE if the Leader is to name it, who is asked."""
    e = first_in_queue(s)
    if e == NONE:
        ask(s, naming_phase, leader_of_turns(s, naming_phase))
    return e


@jit
def is_only_noted(s, e, passage):
    """`next e` by the Leader, order_mode upfront: the name is noted, and the naming goes on; else its turn begins."""
    if not names_all_first(s):
        return False
    enqueue(s, e)
    go(s, passage)
    return True


@jit
def enqueue(s, e):
    k = 0
    while s.queue[k] != NONE:
        k += 1
    s.queue[k] = e


@jit
def why_not_next(s, e):
    if is_due(s, e):
        return 0
    if s.phase == NAME_BUILDER:
        return either(s, EM_3_3, MN_5_1)
    return either(s, EM_3_4, MN_6_1)


@jit
def candidates_next(s, out, k):
    for e in range(SIDES):
        if why_not_next(s, e) == 0:
            out[k] = a_next(e)
            k += 1
    return k


@entry
def names_all_first(s):
    """2003, order_mode upfront: the whole order is named before the first turn."""
    return s.book == CLASSIC and s.opt_order_mode == ORDER_MODE_UPFRONT
