"""IS-1: settling."""

from internum.core.engine import jit
from internum.core.state import NONE

from ..actions import a_settle
from ..board import BESIDE, ISLETS, MOST_NEIGHBOURS, NOWHERE
from ..codes import IS_1_1, IS_1_2


@jit
def why_not_settle(s, p):
    if s.owner[p] != NONE:
        return IS_1_2
    for j in range(MOST_NEIGHBOURS):
        q = BESIDE[p, j]
        if q != NOWHERE and s.owner[q] == s.active:
            return 0
    return IS_1_1


@jit
def candidates_settle(s, out, k):
    for p in range(ISLETS):
        if why_not_settle(s, p) == 0:
            out[k] = a_settle(p)
            k += 1
    return k


@jit
def settle(s, p):
    s.owner[p] = s.active
