"""The course of the Military phase and of a Military turn (EM-9.1, 9.2; MN-6.1 to 6.4).

During a turn `s.actor` is the active side, also while chance rolls and both sides name losses; only Helen of Troy, a
legendary draw and Circe interrupt it by `call`. `s.step` says how far the turn has come.
"""

from internum.core.engine import jit

from ...board import PROVINCES, SEAS
from ...option_values import CIRCE_WHEN_MILITARY, CONQUEST_WIN_CHECK_TURN_END, INTERLEAVED_BATTLES_YES
from ...phases import (
    BEGIN_LEADERSHIP,
    CAMPAIGN,
    CAMPAIGNS,
    CIRCE_STEP,
    CONQUEST,
    CONQUEST_STEP,
    CONVERSION_STEP,
    CONVERT,
    HELEN_STEP,
    LAND_BATTLE,
    LAND_STEP,
    MARCH,
    MARCH_STEP,
    MILITARY_STAGE,
    NAME_MOVER,
    OCCUPY,
    OVER,
    PEACE,
    SAIL,
    SAIL_STEP,
    SEA_BATTLE,
    SEA_STEP,
)
from ...state import ALL
from ...tiles import CLASSIC, LEGION_CARAVANS, PEACE_POWER
from ..collect.circe import call_circe
from ..ground.basics import NONE, ask, go, has, owner_of
from ..ground.pieces import units_appeared
from ..ground.turns import begin_turns, is_only_noted, next_in_turn, turns_are_over
from .battle import ask_helen, can_attack, can_engage, why_not_attack, why_not_engage
from .conquest import check_cities, conquest_is_open, end_conquest
from .conversion import age_posts, conversion_is_due
from .movement import can_march, can_sail

# --- the phase


@jit
def begin_military(s):
    s.stage = MILITARY_STAGE
    begin_turns(s)
    if owner_of(s, PEACE_POWER) != NONE:  # EM-9.1
        ask(s, PEACE, owner_of(s, PEACE_POWER))
    else:
        go(s, CAMPAIGNS)


@jit
def next_campaign(s):
    """The next Military turn: nobody left, a turn without a question, or the Military Leader names."""
    if turns_are_over(s):
        end_military(s)
        return
    e = next_in_turn(s, NAME_MOVER)
    if e != NONE:
        begin_campaign(s, e)


@jit
def next_mover(s, e):
    """`next e` by the Military Leader."""
    if not is_only_noted(s, e, CAMPAIGNS):
        begin_campaign(s, e)


@jit
def end_military(s):
    if s.opt_conquest_win_check != CONQUEST_WIN_CHECK_TURN_END:
        check_cities(s, ALL)
    if s.phase != OVER:
        go(s, BEGIN_LEADERSHIP)


# --- a turn


@jit
def begin_campaign(s, e):
    s.had_turn |= 1 << e
    for p in range(PROVINCES):
        s.unmoved[p] = s.legions[e, p]
    for sea in range(SEAS):
        s.unmoved_triremes[sea] = s.triremes[e, sea]
    age_posts(s, e)
    s.step = CONVERSION_STEP
    ask(s, CAMPAIGN, e)


@jit
def is_interleaved(s):
    """2003, `interleaved_battles`: battles may be fought between moves of the same kind."""
    return s.book == CLASSIC and s.opt_interleaved_battles == INTERLEAVED_BATTLES_YES


@jit
def why_not_engage_between_moves(s, e, sea, other):
    if is_interleaved(s):
        return why_not_engage(s, e, sea, other)
    return NONE


@jit
def why_not_attack_between_moves(s, e, p, other):
    if is_interleaved(s):
        return why_not_attack(s, e, p, other)
    return NONE


@jit
def campaign(s):
    """Ask what the step has to ask, or go on to the next one."""
    e = s.actor
    if s.step == CONVERSION_STEP:
        if conversion_is_due(s, e):
            s.phase = CONVERT
        else:
            end_conversions(s)
    elif s.step == SAIL_STEP and (can_sail(s, e) or (is_interleaved(s) and can_engage(s, e))):
        s.phase = SAIL
    elif s.step == SEA_STEP and not is_interleaved(s) and can_engage(s, e):
        s.phase = SEA_BATTLE
    elif s.step == MARCH_STEP and (can_march(s, e) or (is_interleaved(s) and can_attack(s, e))):
        s.phase = MARCH
    elif s.step == LAND_STEP and can_attack(s, e):
        s.phase = LAND_BATTLE
    elif s.step == CONQUEST_STEP and conquest_is_open(s, e):
        s.phase = CONQUEST
    elif s.step > CIRCE_STEP:
        end_campaign(s, e)
    else:
        s.step += 1
        if s.step == HELEN_STEP + 1:
            ask_helen(s, e)
        elif s.step == CIRCE_STEP + 1 and s.opt_circe_when == CIRCE_WHEN_MILITARY and has(s, e, LEGION_CARAVANS):
            call_circe(s, e)


@jit
def end_conversions(s):
    for p in range(PROVINCES):
        s.settled[p] = 0
    s.step += 1


@jit
def end_step(s, e):
    """`done`."""
    if s.phase == CONQUEST or s.phase == OCCUPY:
        end_conquest(s, e)
    elif s.phase == CONVERT:
        end_conversions(s)
        ask(s, CAMPAIGN, e)
    else:
        s.step += 1
        ask(s, CAMPAIGN, e)


@jit
def end_campaign(s, e):
    """EM-11.10c: whoever is no longer alone in a conquered province loses it; then perhaps the win by cities."""
    for p in range(PROVINCES):
        if s.conqueror[p] != NONE and s.conqueror[p] != e:
            units_appeared(s, p)
        s.unmoved[p] = 0
        s.entered[p] = 0
        s.fought[p] = 0
        s.settled[p] = 0
    for sea in range(SEAS):
        s.unmoved_triremes[sea] = 0
        s.fought_at_sea[sea] = 0
    s.step = 0
    go(s, CAMPAIGNS)
    if s.opt_conquest_win_check == CONQUEST_WIN_CHECK_TURN_END:
        check_cities(s, 1 << e)
