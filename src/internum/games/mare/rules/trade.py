"""Trade (EM-6, MN-4b)."""

from internum.core.engine import jit

from ..phases import BEGIN_BUILD, TRADE_STAGE
from .basics import go


@jit
def begin_trade(s):
    s.stage = TRADE_STAGE
    go(s, BEGIN_BUILD)
