"""What everybody's buildings yield, for people: the rules' own count on a copy of the state."""

from __future__ import annotations

from internum.core.state import Twin

from .board import SIDES, TOKENS
from .rules.collect.income import lay_out_claims
from .state import LAYOUTS


def claims(s: Twin) -> list[list[int]]:
    """Coins and regular goods by empire and token, before any shortage."""
    layout = LAYOUTS[s.book]
    states = layout.apart(s)
    layout.assign(states, 0, "offer", [[0] * TOKENS] * SIDES)
    again = layout.twin(states)
    lay_out_claims(again.live)
    found: list[list[int]] = again.offer.tolist()
    return found
