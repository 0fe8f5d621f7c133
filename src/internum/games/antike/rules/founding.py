"""Founding cities (AN-13)."""

from internum.core.engine import jit
from internum.core.state import NONE

from ..actions import a_found
from ..board import GOLD, IRON, MARBLE, PROVINCES
from ..codes import AN_3_1, AN_13_2, AN_13_3, AN_13_5, AN_13_9
from ..state import FOUNDING
from .payment import can_pay_city, owe
from .pieces import CITY_LIMIT, place_city


@jit
def why_no_founding(s):
    if s.phase != FOUNDING:
        return AN_3_1
    if s.cities_out[s.active] == CITY_LIMIT:
        return AN_13_9
    if not can_pay_city(s, s.active):
        return AN_13_5
    return 0


@jit
def why_not_found(s, p):
    code = why_no_founding(s)
    if code != 0:
        return code
    if s.city[p] != NONE:
        return AN_13_2
    if s.legions[s.active, p] + s.galleys[s.active, p] == 0:
        return AN_13_3
    return 0


@jit
def candidates_found(s, out, k):
    n = s.active
    if s.legions_out[n] + s.galleys_out[n] > 0 and why_no_founding(s) == 0:
        for p in range(PROVINCES):
            if s.city[p] == NONE and why_not_found(s, p) == 0:
                out[k] = a_found(p)
                k += 1
    return k


@jit
def found(s, p):
    owe(s, a_found(p), MARBLE, 1)
    owe(s, a_found(p), IRON, 1)
    owe(s, a_found(p), GOLD, 1)


@jit
def city_paid(s, p):
    """AN-13.6."""
    place_city(s, s.active, p)
