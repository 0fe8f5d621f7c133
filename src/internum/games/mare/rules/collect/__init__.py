"""Collecting resources: the course of the phase, and which chapter answers for what (EM-5, MN-4a).

The chapters: `circe`, `extra_income`, `income`, `legendary`.
"""

from internum.core.codec import Table
from internum.core.engine import jit

from ...actions import A_NO, A_YES
from ...phases import BEGIN_TRADE, CIRCE, COLLECT_STAGE, COLLECTING, DRAW, EXTRA_COIN, EXTRA_GOOD, TEMPLE_GIFT
from ...state import BY_ROUND_LIMIT
from ...tiles import EMPIRES, POWER_COUNT
from ..ground.basics import NONE, back, end_game, go
from .circe import ask_circe, candidates_circe, circe, why_not_circe
from .extra_income import (
    ask_extra_coin,
    ask_extra_good,
    candidates_extra_good,
    extra_coin,
    extra_good,
    why_not_refuse_good,
    why_not_take,
)
from .income import pay_income
from .legendary import candidates_draw, candidates_gain, draw, legendary_income, temple_gift, why_not_draw, why_not_gain

# the steps of the phase (EM-5.14, 5.15), in `s.step`
CIRCE_PART, COIN_PART, INCOME_PART, LEGENDARY_PART, GOOD_PART, END_PART = range(6)


@jit
def begin_round(s):
    if s.opt_max_rounds > 0 and s.round > s.opt_max_rounds:  # EM-3.6
        end_game(s, 0, BY_ROUND_LIMIT)
        return
    s.stage = COLLECT_STAGE
    for power in range(POWER_COUNT):
        s.used[power] = 0
    s.peace_before = s.peace_with  # EM-16.8
    s.peace_with = NONE
    s.cursor = 0
    s.step = CIRCE_PART
    if s.book == EMPIRES and s.round == 1:  # EM-5.1: what the players start with is the income of round 1
        s.step = END_PART
    go(s, COLLECTING)


@jit
def go_on_collecting(s):
    """The next question of the phase, or its end."""
    if s.step == CIRCE_PART:
        ask_circe(s)
    elif s.step == COIN_PART:
        ask_extra_coin(s)
    elif s.step == INCOME_PART:
        pay_income(s)
        s.step += 1
    elif s.step == LEGENDARY_PART:
        legendary_income(s)
    elif s.step == GOOD_PART:
        ask_extra_good(s)
    else:
        s.cursor = 0
        s.step = 0
        go(s, BEGIN_TRADE)


# --- what `rules` calls


@jit
def legal_collect(s, e, out):
    if s.phase == CIRCE:
        return candidates_circe(s, e, out, 0)
    if s.phase == EXTRA_COIN:
        out[0] = A_NO
        out[1] = A_YES
        return 2
    if s.phase == DRAW:
        return candidates_draw(s, out, 0)
    if s.phase == TEMPLE_GIFT:
        return candidates_gain(s, out, 0)
    return candidates_extra_good(s, out, 0)


DECISIONS: Table = {
    CIRCE: {"circe": (why_not_circe, circe), "done": (0, back)},
    # EM-5.17: these powers may be left unused
    EXTRA_COIN: {"no": (0, back), "yes": (0, extra_coin)},
    DRAW: {"draw": (why_not_draw, draw)},
    TEMPLE_GIFT: {"gain": (why_not_gain, temple_gift)},
    EXTRA_GOOD: {"take": (why_not_take, extra_good), "no": (why_not_refuse_good, back)},
}
