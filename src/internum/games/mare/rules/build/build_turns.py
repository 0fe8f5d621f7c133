"""The course of the Build phase and of a turn; Perseus (EM-3.3, 3.5, 7.1, 8.15, 8.22, 15.12; MN-3.3, 5.1 to 5.3)."""

from internum.core.engine import jit

from ...board import PROVINCES
from ...phases import (
    BEGIN_MILITARY,
    BUILD,
    BUILD_STAGE,
    BUILDING,
    ENDING_BUILD,
    FIRST_STRIKE,
    NAME_BUILDER,
    OVER,
    TURN_UP,
)
from ...tiles import FIRST_STRIKE_POWER, PERSEUS_TILE
from ..ground.basics import NONE, ask, back, call, go, has, plays, use
from ..ground.turns import begin_turns, is_only_noted, next_in_turn, turns_are_over
from ..set_up.display import tile_is_wanting
from .storage import begin_common_storage, begin_storage, stores_at_phase_end
from .victory import check_phase_end, has_winning_purchase

# how far the end of the phase has come, in `s.step`
TO_STORE, TO_CHECK = range(2)


# --- the phase


@jit
def begin_build(s):
    s.stage = BUILD_STAGE
    s.step = TO_STORE
    for p in range(PROVINCES):
        s.marker_new[p] = 0
    begin_turns(s)
    go(s, BUILDING)


@jit
def next_build_turn(s):
    """Nobody left, a turn without a question, or the Culture Leader names."""
    if turns_are_over(s):
        go(s, ENDING_BUILD)
        return
    e = next_in_turn(s, NAME_BUILDER)
    if e != NONE:
        begin_build_turn(s, e)


@jit
def next_builder(s, e):
    """`next e` by the Culture Leader."""
    if not is_only_noted(s, e, BUILDING):
        begin_build_turn(s, e)


@jit
def end_build(s):
    """EM-8.22: storage where it is due, the fifth hero or wonder, then face-down tiles are turned up."""
    if s.step == TO_STORE:
        s.step = TO_CHECK
        if stores_at_phase_end(s):
            begin_common_storage(s)
            return
    check_phase_end(s)
    if s.phase == OVER:
        return
    if tile_is_wanting(s):
        call(s, TURN_UP, NONE)
        return
    s.step = 0
    go(s, BEGIN_MILITARY)


# --- a turn


@jit
def begin_build_turn(s, e):
    is_first = s.had_turn == 0
    s.had_turn |= 1 << e
    s.free_legions = 0
    ask(s, BUILD, e)
    if is_first:
        ask_perseus(s)


@jit
def end_build_turn(s, e):
    s.had_turn |= 1 << e
    s.free_legions = 0
    if stores_at_phase_end(s):
        go(s, BUILDING)
    else:
        begin_storage(s, e)


# --- Perseus (EM-15.12)


@jit
def ask_perseus(s):
    """Before the first turn is played its owner may take it, if he wins by it."""
    e = s.owner[PERSEUS_TILE]
    if e != NONE and has(s, e, FIRST_STRIKE_POWER) and plays(s, e) and has_winning_purchase(s, e):
        call(s, FIRST_STRIKE, e)


@jit
def strike_first(s, e):
    back(s)
    use(s, e, FIRST_STRIKE_POWER)
    s.had_turn = 1 << e
    ask(s, BUILD, e)
