"""The rules of both games: who acts, what is legal and why not, what an action does.

`advance` walks through passages (see `phases`) until somebody must decide. The chapters stand in the order of the
rulebooks: `set_up`, `collect`, `trade`, `build` and `military`, each with its chapters.
"""

from internum.core.codec import EFFECT, WHY_NOT
from internum.core.engine import entry, jit

from ..actions import A_END, CODEC
from ..option_values import ASSIGNMENT_DEALT
from ..phases import (
    AWARD,
    BEGIN_BUILD,
    BEGIN_GAME,
    BEGIN_MILITARY,
    BEGIN_ROUND,
    BEGIN_TRADE,
    BUILD,
    CIRCE,
    COLLECTING,
    DEAL,
    DECLARE,
    DEPLOY,
    DRAW,
    EXTRA_GOOD,
    FIRST_PASSAGE,
    GIVE,
    LOSE,
    LOT,
    NAME_BUILDER,
    NUMBER,
    OFFER,
    OVER,
    PEACE,
    ROLL,
    SETTING_UP,
    STORE,
    TRADING,
    TURN_UP,
)
from . import build, collect, military, set_up, trade
from .build import advance_build, legal_build
from .build.purchases import why_not_strike
from .build.victory import is_striking
from .collect import begin_round, go_on_collecting, legal_collect
from .collect.legendary import needs_preparation, prepare_draw
from .ground.basics import NONE
from .ground.phase_rules import PHASE_RULE
from .ground.soundness import sound
from .military import advance_military, legal_military, military_weight
from .set_up import go_on_setting_up, legal_set_up
from .set_up.seating import begin_game
from .trade import begin_trade, go_on_trading, legal_trade

__all__ = ["advance", "apply", "chance_weight", "legal", "sound", "to_act", "why_not", "won"]

CHANCE_SEAT = 7
CHANCE_BIT = 1 << CHANCE_SEAT


@jit
def is_chance(s):
    """Does chance decide?"""
    if s.phase == DEAL:
        return s.opt_assignment == ASSIGNMENT_DEALT
    return s.phase == DRAW or s.phase == ROLL or s.phase == TURN_UP or s.phase == LOT


@jit
def is_together(s):
    """Do several decide at the same time?"""
    return s.phase == OFFER or s.phase == LOSE or s.phase == STORE or s.phase == DEPLOY


@entry
def to_act(s):
    if s.phase == OVER:
        return 0
    if is_chance(s):
        return CHANCE_BIT
    if s.phase == DEAL:
        return 1 << s.cursor
    if is_together(s):
        mask = 0
        for seat in range(s.players):
            if (s.waiting >> s.side_at[seat]) & 1 == 1:
                mask |= 1 << seat
        return mask
    return 1 << s.seat_of[s.actor]


@jit
def must_act(s, seat):
    return 0 <= seat <= CHANCE_SEAT and (to_act(s) >> seat) & 1 == 1


@jit
def side_of(s, seat):
    """The empire of a seat that acts; NONE for chance and while empires are being dealt."""
    if seat >= s.players or s.phase == DEAL:
        return NONE
    return s.side_at[seat]


@entry
def legal(s, seat, out):
    if not must_act(s, seat):
        return 0
    if PEACE <= s.phase <= AWARD:
        return legal_military(s, side_of(s, seat), out)
    if NAME_BUILDER <= s.phase <= DECLARE:
        return legal_build(s, side_of(s, seat), out)
    if NUMBER <= s.phase <= GIVE:
        return legal_trade(s, side_of(s, seat), out)
    if CIRCE <= s.phase <= EXTRA_GOOD:
        return legal_collect(s, side_of(s, seat), out)
    return legal_set_up(s, side_of(s, seat), out)


DECISIONS = {
    **set_up.DECISIONS,
    **collect.DECISIONS,
    **trade.DECISIONS,
    **build.DECISIONS,
    **military.DECISIONS,
}
why_not_action = CODEC.dispatch_by_phase("s e", DECISIONS, WHY_NOT, otherwise=NONE)
carry_out = CODEC.dispatch_by_phase("s e", DECISIONS, EFFECT)


@entry
def why_not(s, seat, a):
    if not must_act(s, seat) or a < 0 or a >= A_END:
        return int(PHASE_RULE[s.book, s.phase])
    e = side_of(s, seat)
    if s.phase == BUILD and is_striking(s, e):
        return int(why_not_strike(s, e, a))
    code = int(why_not_action(s, e, a))
    if code == NONE:  # no action of this phase
        return int(PHASE_RULE[s.book, s.phase])
    return code


@entry
def apply(s, seat, a):
    carry_out(s, side_of(s, seat), a)
    advance(s)


@entry
def advance(s):
    """Walk through passages until a decision is reached."""
    while s.phase >= FIRST_PASSAGE or (s.phase == DRAW and needs_preparation(s)):
        if s.phase == DRAW:
            prepare_draw(s)
        elif s.phase >= BEGIN_MILITARY:
            advance_military(s)
        elif s.phase >= BEGIN_BUILD:
            advance_build(s)
        elif s.phase == BEGIN_GAME:
            begin_game(s)
        elif s.phase == SETTING_UP:
            go_on_setting_up(s)
        elif s.phase == BEGIN_ROUND:
            begin_round(s)
        elif s.phase == COLLECTING:
            go_on_collecting(s)
        elif s.phase == BEGIN_TRADE:
            begin_trade(s)
        elif s.phase == TRADING:
            go_on_trading(s)


@entry
def chance_weight(s, a):
    if s.phase == ROLL:
        return military_weight(s, a)
    return 1


@entry
def won(s, seat):
    """Has a seat won, alone or with others?"""
    if seat >= s.players or s.side_at[seat] == NONE:
        return False
    return s.winners >> s.side_at[seat] & 1 == 1
