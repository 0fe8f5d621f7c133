"""What everybody's buildings yield, for people: the rules' own count on a copy of the state."""

from __future__ import annotations

import numpy as np

from internum.core.state import Twin

from .board import SIDES, TOKENS
from .rules.collect import lay_out_claims
from .state import LAYOUTS


def claims(s: Twin) -> list[list[int]]:
    """Coins and regular goods by empire and token, before any shortage."""
    layout = LAYOUTS[s.book]
    again = layout.copy([s] if s.live is s else np.array(s.live).reshape(1))
    layout.assign(again, 0, "offer", [[0] * TOKENS] * SIDES)
    lay_out_claims(again[0])
    fresh = layout.twin(again)
    return [[int(fresh.offer[e, t]) for t in range(TOKENS)] for e in range(SIDES)]
