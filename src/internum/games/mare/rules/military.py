"""The Military phase and leadership: the course of a Military turn, and which chapter answers for what.

`rules` hands every phase from PEACE to AWARD, and every passage from BEGIN_MILITARY on, to the four functions at the
end of this file. The chapters behind them: `peace`, `movement`, `battle`, `conquest`, `leaders`.
"""

from internum.core.engine import jit

from ..actions import A_CONTROL, A_DONE, A_NEXT
from ..phases import (
    BEGIN_LEADERSHIP,
    BEGIN_MILITARY,
    BEGIN_ROUND,
    CAMPAIGN,
    CAMPAIGNS,
    LEADERSHIP_STAGE,
    MARCH,
    MILITARY_STAGE,
    NAME_MOVER,
)
from .basics import NONE, ask, go
from .phase_rules import PHASE_RULE
from .turns import (
    begin_turns,
    candidates_next,
    enqueue,
    first_in_queue,
    how_many_due,
    leader_of_turns,
    names_all_first,
    why_not_next,
)


@jit
def begin_military(s):
    s.stage = MILITARY_STAGE
    begin_turns(s)
    go(s, CAMPAIGNS)


@jit
def next_campaign(s):
    """The next Military turn: nobody left, a turn without a question, or the Military Leader names."""
    if how_many_due(s) == 0 and s.queue[0] == NONE:
        go(s, BEGIN_LEADERSHIP)
        return
    e = first_in_queue(s)
    if e != NONE:
        begin_campaign(s, e)
    else:
        ask(s, NAME_MOVER, leader_of_turns(s, NAME_MOVER))


@jit
def next_mover(s, e):
    """`next e` by the Military Leader."""
    if names_all_first(s):
        enqueue(s, e)
        go(s, CAMPAIGNS)
    else:
        begin_campaign(s, e)


@jit
def begin_campaign(s, e):
    s.had_turn |= 1 << e
    s.step = 0
    ask(s, MARCH, e)


@jit
def begin_leadership(s):
    s.stage = LEADERSHIP_STAGE
    s.round += 1
    go(s, BEGIN_ROUND)


# --- what `rules` calls


@jit
def legal_military(s, e, out):
    """The legal actions of `e` (NONE: chance) in a military phase."""
    if s.phase == NAME_MOVER:
        return candidates_next(s, out, 0)
    if s.phase == MARCH:
        out[0] = A_DONE
        return 1
    return 0


@jit
def why_not_military(s, e, a):
    if s.phase == NAME_MOVER and A_NEXT <= a < A_CONTROL:
        return why_not_next(s, a - A_NEXT)
    if s.phase == MARCH and a == A_DONE:
        return 0
    return PHASE_RULE[s.book, s.phase]


@jit
def apply_military(s, e, a):
    if s.phase == NAME_MOVER:
        next_mover(s, a - A_NEXT)
    elif s.phase == MARCH:
        go(s, CAMPAIGNS)


@jit
def advance_military(s):
    """Walk on from a passage of the Military phase or of leadership."""
    if s.phase == BEGIN_MILITARY:
        begin_military(s)
    elif s.phase == CAMPAIGNS:
        next_campaign(s)
    elif s.phase == CAMPAIGN:
        go(s, CAMPAIGNS)
    elif s.phase == BEGIN_LEADERSHIP:
        begin_leadership(s)


@jit
def military_weight(s, a):
    """The relative weight of an outcome of chance (dice: how many faces show it)."""
    return 1
