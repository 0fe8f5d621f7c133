"""IS-2: towers, and passing."""

from internum.core.engine import jit

from ..actions import a_tower
from ..board import ISLETS
from ..codes import IS_2_2, IS_2_3
from .settling import why_not_settle


@jit
def why_not_tower(s, p):
    if s.owner[p] != s.active or s.tower[p] == 1:
        return IS_2_2
    return 0


@jit
def candidates_tower(s, out, k):
    for p in range(ISLETS):
        if why_not_tower(s, p) == 0:
            out[k] = a_tower(p)
            k += 1
    return k


@jit
def tower(s, p):
    s.tower[p] = 1


@jit
def why_not_pass(s):
    for p in range(ISLETS):
        if why_not_settle(s, p) == 0 or why_not_tower(s, p) == 0:
            return IS_2_3
    return 0


@jit
def pass_turn(s):
    return
