"""Collecting resources (EM-5, MN-4a)."""

from internum.core.engine import jit

from ..phases import BEGIN_TRADE, COLLECT_STAGE
from ..state import BY_ROUND_LIMIT
from ..tiles import POWER_COUNT
from .basics import NONE, end_game, go


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
    go(s, BEGIN_TRADE)
