"""The rondel (AN-4)."""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..actions import a_rondel
from ..board import GOLD, IRON, MARBLE, S_ARMING, S_GOLD, S_IRON, S_KNOW_HOW, S_MARBLE, S_TEMPLE, SPACE_COUNT
from ..codes import AN_3_1, AN_3_2, AN_4_7, AN_4_8
from ..state import ARMING, FOUNDING, KNOW_HOW, RONDEL, TAKE, TEMPLE
from .manoeuvre import begin_manoeuvre
from .payment import ANY, owe, wealth
from .production import produce

FREE_DISTANCE = 3


@entry
def rondel_cost(s, n, space):
    """AN-4.4 to 4.9: nothing on the first turn, else the distance beyond three; no distance is over eight."""
    if s.rondel[n] == NONE:
        return 0
    distance = (space - s.rondel[n] + SPACE_COUNT - 1) % SPACE_COUNT + 1
    return max(0, distance - FREE_DISTANCE)


@jit
def why_not_rondel(s, space):
    if s.phase != RONDEL:
        return AN_3_1 if s.phase == TAKE else AN_3_2
    if rondel_cost(s, s.active, space) > wealth(s, s.active):
        return AN_4_8 if space == s.rondel[s.active] else AN_4_7
    return 0


@jit
def candidates_rondel(s, out, k):
    for space in range(SPACE_COUNT):
        if why_not_rondel(s, space) == 0:
            out[k] = a_rondel(space)
            k += 1
    return k


@jit
def rondel(s, space):
    cost = rondel_cost(s, s.active, space)
    if cost > 0:
        owe(s, a_rondel(space), ANY, cost)  # AN-4.11: paid before the action
    else:
        arrive(s, space)


@jit
def arrive(s, space):
    """The pawn is on its space; production happens at once, the other actions begin."""
    s.rondel[s.active] = space
    if space == S_MARBLE:
        produce(s, MARBLE)
        s.phase = FOUNDING
    elif space == S_IRON:
        produce(s, IRON)
        s.phase = FOUNDING
    elif space == S_GOLD:
        produce(s, GOLD)
        s.phase = FOUNDING
    elif space == S_TEMPLE:
        s.phase = TEMPLE
    elif space == S_ARMING:
        s.phase = ARMING
    elif space == S_KNOW_HOW:
        s.phase = KNOW_HOW
    else:
        begin_manoeuvre(s)
