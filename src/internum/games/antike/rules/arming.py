"""Arming (AN-8)."""

from internum.core.engine import jit

from ..actions import a_arm
from ..board import HOLDS, IRON, LEGION, PROVINCES, UNIT_TYPES
from ..codes import AN_8_1, AN_8_2, AN_8_3, AN_8_4, AN_8_7, AN_8_8, AN_8_10
from ..state import ARMING
from .payment import can_pay, owe
from .phases import why_not_in_this_step
from .pieces import in_reserve, set_up_unit

PRICE = 1


@jit
def arming_cap(s, p):
    """AN-8.3, AN-8.4: new units per arming action, legions and galleys together."""
    return 3 if s.temple[p] == 1 else 1


@jit
def why_no_arming(s):
    if s.phase != ARMING:
        return why_not_in_this_step(s)
    if not can_pay(s, s.active, IRON, PRICE):
        return AN_8_1
    return 0


@jit
def why_not_arm(s, unit, p):
    code = why_no_arming(s)
    if code != 0:
        return code
    if s.city[p] != s.active:
        return AN_8_2
    if s.armed[p] >= arming_cap(s, p):
        return AN_8_4 if s.temple[p] == 1 else AN_8_3
    if (HOLDS[s.opt_board, p] >> unit) & 1 == 0:
        return AN_8_7 if unit == LEGION else AN_8_8
    if in_reserve(s, unit, s.active) == 0:
        return AN_8_10  # as AN-5.7
    return 0


@jit
def candidates_arm(s, out, k):
    if why_no_arming(s) == 0:
        for p in range(PROVINCES):
            if s.city[p] == s.active:
                for unit in range(UNIT_TYPES):
                    if why_not_arm(s, unit, p) == 0:
                        out[k] = a_arm(unit, p)
                        k += 1
    return k


@jit
def arm(s, unit, p):
    owe(s, a_arm(unit, p), IRON, PRICE)


@jit
def unit_paid(s, unit, p):
    set_up_unit(s, unit, s.active, p)
    s.armed[p] += 1  # AN-8.5: only new units count


@jit
def end_arming(s):
    for p in range(PROVINCES):
        s.armed[p] = 0
