"""Building: turns and purchases (EM-7, EM-8, MN-5)."""

from internum.core.engine import jit

from ..board import PROVINCES
from ..phases import BEGIN_MILITARY, BUILD_STAGE
from .basics import go


@jit
def begin_build(s):
    s.stage = BUILD_STAGE
    for p in range(PROVINCES):
        s.marker_new[p] = 0
    go(s, BEGIN_MILITARY)
