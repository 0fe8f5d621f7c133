"""The rules of both games: who acts, what is legal and why not, what an action does.

`advance` walks through passages (see `phases`) until somebody must decide. The chapters stand in the order of the
rulebooks: set_up, turns, collect, trade, payment, build, placing, storage, victory; then `military` and its chapters.
"""

from internum.core.engine import entry, jit

from ..actions import A_CIRCE, A_EMPIRE, A_END, A_LOT, A_PEACE, A_TURN
from ..options import DEALT
from ..phases import (
    AWARD,
    BEGIN_BUILD,
    BEGIN_GAME,
    BEGIN_MILITARY,
    BEGIN_ROUND,
    BEGIN_TRADE,
    DEAL,
    DRAW,
    FIRST_PASSAGE,
    LOSE,
    LOT,
    OFFER,
    OVER,
    PEACE,
    ROLL,
    SETTING_UP,
    STORE,
    TURN_UP,
)
from .basics import NONE
from .build import begin_build
from .collect import begin_round
from .military import advance_military, apply_military, legal_military, military_weight, why_not_military
from .phase_rules import PHASE_RULE
from .set_up import (
    begin_game,
    candidates_empire,
    candidates_lot,
    candidates_turn,
    empire,
    go_on_setting_up,
    lot,
    turn,
    why_not_empire,
    why_not_lot,
    why_not_turn,
)
from .trade import begin_trade

CHANCE_SEAT = 7
CHANCE_BIT = 1 << CHANCE_SEAT


@jit
def is_chance(s):
    """Does chance decide?"""
    if s.phase == DEAL:
        return s.opt_assignment == DEALT
    return s.phase == DRAW or s.phase == ROLL or s.phase == TURN_UP or s.phase == LOT


@jit
def is_together(s):
    """Do several decide at the same time?"""
    return s.phase == OFFER or s.phase == LOSE or s.phase == STORE


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
    if s.phase == DEAL:
        return candidates_empire(s, out, 0)
    if s.phase == LOT:
        return candidates_lot(s, out, 0)
    if s.phase == TURN_UP:
        return candidates_turn(s, out, 0)
    return 0


@entry
def why_not(s, seat, a):
    if not must_act(s, seat) or a < 0 or a >= A_END:
        return int(PHASE_RULE[s.book, s.phase])
    if PEACE <= s.phase <= AWARD:
        return int(why_not_military(s, side_of(s, seat), a))
    if s.phase == DEAL and A_EMPIRE <= a < A_LOT:
        return why_not_empire(s, a - A_EMPIRE)
    if s.phase == LOT and A_LOT <= a < A_CIRCE:
        return why_not_lot(s, a - A_LOT)
    if s.phase == TURN_UP and A_TURN <= a < A_PEACE:
        return why_not_turn(s, a - A_TURN)
    return int(PHASE_RULE[s.book, s.phase])


@entry
def apply(s, seat, a):
    if PEACE <= s.phase <= AWARD:
        apply_military(s, side_of(s, seat), a)
    elif s.phase == DEAL:
        empire(s, a - A_EMPIRE)
    elif s.phase == LOT:
        lot(s, a - A_LOT)
    elif s.phase == TURN_UP:
        turn(s, a - A_TURN)
    advance(s)


@entry
def advance(s):
    """Walk through passages until a decision is reached."""
    while s.phase >= FIRST_PASSAGE:
        if s.phase >= BEGIN_MILITARY:
            advance_military(s)
        elif s.phase == BEGIN_GAME:
            begin_game(s)
        elif s.phase == SETTING_UP:
            go_on_setting_up(s)
        elif s.phase == BEGIN_ROUND:
            begin_round(s)
        elif s.phase == BEGIN_TRADE:
            begin_trade(s)
        elif s.phase == BEGIN_BUILD:
            begin_build(s)


@entry
def chance_weight(s, a):
    if s.phase == ROLL:
        return military_weight(s, a)
    return 1
