"""The steps of a turn (AN-3.1 to 3.3): why an action does not belong to the step the turn is in."""

from internum.core.engine import jit

from ..codes import AN_3_1, AN_3_2, AN_3_3
from ..state import FOUNDING, TEMPLE


@jit
def why_not_in_this_step(s):
    """The code for an action of a rondel space that is not the one chosen this turn."""
    if s.phase < TEMPLE:
        return AN_3_3
    if s.phase >= FOUNDING:
        return AN_3_1
    return AN_3_2
