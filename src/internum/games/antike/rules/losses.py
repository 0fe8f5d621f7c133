"""Which of its own units the active nation removes (AN-11.13, AN-12.9)."""

from internum.core.engine import jit

from ..actions import MOST_STEPS, a_lose
from ..board import UNIT_TYPES
from ..codes import AN_11_2, AN_11_12, AN_11_13, AN_12_2, AN_12_9, AN_16_4
from ..options import ENTERING_ONLY
from ..state import LOSE_CONQUEST, LOSE_DEMAND, LOSE_FIGHT
from .combat import combat_settled
from .conquest import city_falls
from .pieces import remove_units


@jit
def must_lose(s):
    return s.pending >= LOSE_FIGHT and s.pending <= LOSE_CONQUEST


@jit
def why_not_lose(s, unit, left):
    if not must_lose(s):
        return AN_16_4
    if s.pending == LOSE_CONQUEST:
        if left == 0:
            return AN_12_2
        return 0 if s.steps[unit, s.site, left] > 0 else AN_12_9
    if unit != s.entering:
        return AN_11_2
    # AN-11.4: units without a step left fight as well
    if s.pending == LOSE_DEMAND and s.opt_entry_combat_scope == ENTERING_ONLY and left != s.entering_steps:
        return AN_11_12
    return 0 if s.steps[unit, s.site, left] > 0 else AN_11_13


@jit
def candidates_lose(s, out, k):
    for unit in range(UNIT_TYPES):
        for left in range(MOST_STEPS + 1):
            if why_not_lose(s, unit, left) == 0:
                out[k] = a_lose(unit, left)
                k += 1
    return k


@jit
def lose(s, unit, left):
    """One unit goes; those left keep their steps (AN-11.19)."""
    s.steps[unit, s.site, left] -= 1
    remove_units(s, unit, s.active, s.site, 1)
    s.to_lose -= 1
    if s.pending == LOSE_CONQUEST:
        if s.to_lose == 0:
            city_falls(s)
        return
    if s.pending == LOSE_DEMAND:
        s.exposed = max(0, s.exposed - 1)
    if left == s.entering_steps:
        s.exposed = min(s.exposed, s.steps[unit, s.site, left])
    if s.to_lose == 0:
        combat_settled(s)
