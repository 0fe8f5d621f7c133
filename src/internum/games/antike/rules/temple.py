"""Temple (AN-7)."""

from internum.core.engine import jit

from ..actions import a_temple
from ..board import MARBLE, PROVINCES
from ..codes import AN_7_2, AN_7_3, AN_7_4, AN_7_5
from ..state import TEMPLE
from .payment import can_pay, owe
from .phases import why_not_in_this_step
from .pieces import place_temple

PRICE = 5


@jit
def why_no_temple(s):
    """What forbids a temple wherever it were to stand."""
    if s.phase != TEMPLE:
        return why_not_in_this_step(s)
    if s.bank_temples == 0:
        return AN_7_5  # as AN-5.6
    if not can_pay(s, s.active, MARBLE, PRICE):
        return AN_7_2
    return 0


@jit
def why_not_temple(s, p):
    code = why_no_temple(s)
    if code != 0:
        return code
    if s.city[p] != s.active:
        return AN_7_3
    if s.temple[p] == 1:
        return AN_7_4
    return 0


@jit
def candidates_temple(s, out, k):
    if why_no_temple(s) == 0:
        for p in range(PROVINCES):
            if s.city[p] == s.active and why_not_temple(s, p) == 0:
                out[k] = a_temple(p)
                k += 1
    return k


@jit
def temple(s, p):
    owe(s, a_temple(p), MARBLE, PRICE)


@jit
def temple_paid(s, p):
    place_temple(s, p)
