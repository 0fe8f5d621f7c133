"""The Build phase: which chapter answers for what.

`rules` hands every phase from NAME_BUILDER to DECLARE, and the passages from BEGIN_BUILD to ENDING_BUILD, to these four
functions.
"""

from internum.core.engine import jit

from ...actions import (
    A_CONTROL,
    A_COPY,
    A_DECLARE,
    A_DONE,
    A_DRAW,
    A_KEEP,
    A_NEXT,
    A_NO,
    A_PAY,
    A_SWAP,
    A_TAKE,
    A_TURN,
    A_YES,
)
from ...phases import (
    BEGIN_BUILD,
    BUILD,
    BUILDING,
    COPY,
    DECLARE,
    ENDING_BUILD,
    FIRST_STRIKE,
    NAME_BUILDER,
    PAY,
    STORE,
    SWAP,
)
from ..ground.basics import back
from ..ground.phase_rules import PHASE_RULE
from ..ground.turns import candidates_next, why_not_next
from .bank_swap import candidates_take_swapped, take_swapped, why_not_take_swapped
from .build_turns import begin_build, end_build, next_build_turn, next_builder, strike_first
from .payment import candidates_pay, why_not_pay
from .purchases import apply_purchase, legal_purchases, pay, why_not_purchase
from .recruiting import candidates_copy, copy, why_not_copy
from .storage import candidates_store, finish_keeping, keep, why_not_keep
from .victory import candidates_declare, declare, next_declarer, why_not_declare


@jit
def legal_build(s, e, out):
    """The legal actions of `e` in a phase of building."""
    if s.phase == BUILD:
        return legal_purchases(s, e, out)
    if s.phase == PAY:
        return candidates_pay(s, e, out, 0)
    if s.phase == NAME_BUILDER:
        return candidates_next(s, out, 0)
    if s.phase == STORE:
        return candidates_store(s, e, out, 0)
    if s.phase == SWAP:
        return candidates_take_swapped(s, out, 0)
    if s.phase == COPY:
        return candidates_copy(s, e, out, 0)
    if s.phase == DECLARE:
        return candidates_declare(s, e, out, 0)
    out[0] = A_YES  # Perseus
    out[1] = A_NO
    return 2


@jit
def why_not_building(s, e, a):
    if s.phase == BUILD:
        return why_not_purchase(s, e, a)
    if s.phase == PAY and A_PAY <= a < A_SWAP:
        return why_not_pay(s, e, a - A_PAY)
    if s.phase == NAME_BUILDER and A_NEXT <= a < A_CONTROL:
        return why_not_next(s, a - A_NEXT)
    if s.phase == STORE and A_KEEP <= a < A_DECLARE:
        return why_not_keep(s, e, a - A_KEEP)
    if s.phase == STORE and a == A_DONE:
        return 0
    if s.phase == SWAP and A_TAKE <= a < A_DRAW:
        return why_not_take_swapped(s, a - A_TAKE)
    if s.phase == COPY and A_COPY <= a < A_KEEP:
        return why_not_copy(s, e, a - A_COPY)
    if s.phase == DECLARE and A_DECLARE <= a < A_TURN:
        return why_not_declare(s, e, a - A_DECLARE)
    if s.phase == DECLARE and a == A_NO:
        return 0
    if s.phase == FIRST_STRIKE and (a == A_YES or a == A_NO):
        return 0
    return int(PHASE_RULE[s.book, s.phase])


@jit
def apply_build(s, e, a):
    if s.phase == BUILD:
        apply_purchase(s, e, a)
    elif s.phase == PAY:
        pay(s, e, a - A_PAY)
    elif s.phase == NAME_BUILDER:
        next_builder(s, a - A_NEXT)
    elif s.phase == STORE:
        if a == A_DONE:
            finish_keeping(s, e)
        else:
            keep(s, e, a - A_KEEP)
    elif s.phase == SWAP:
        take_swapped(s, e, a - A_TAKE)
    elif s.phase == COPY:
        copy(s, a - A_COPY)
    elif s.phase == DECLARE:
        if a == A_NO:
            next_declarer(s)
        else:
            declare(s, e, a - A_DECLARE)
    elif a == A_YES:
        strike_first(s, e)
    else:
        back(s)


@jit
def advance_build(s):
    """Walk on from a passage of the Build phase."""
    if s.phase == BEGIN_BUILD:
        begin_build(s)
    elif s.phase == BUILDING:
        next_build_turn(s)
    elif s.phase == ENDING_BUILD:
        end_build(s)
