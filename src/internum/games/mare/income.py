"""What everybody's buildings yield, for people: the rules' own count on a copy of the state."""

from __future__ import annotations

from dataclasses import dataclass

from internum.core.state import Twin, written

from .board import PROVINCES, SIDES, SLOTS, TOKENS
from .rules.collect.income import lay_out_claims, lay_out_yields
from .state import LAYOUTS


@dataclass(frozen=True)
class Buildings:
    """By `province * SLOTS + slot`: who controls what stands there, and how many of which token it brings."""

    controllers: list[int]
    tokens: list[int]
    counts: list[int]


def claims(s: Twin) -> list[list[int]]:
    """Coins and regular goods by empire and token, before any shortage."""
    again = _cleared(s)
    lay_out_claims(again.live)
    found: list[list[int]] = again.offer.tolist()
    return found


def buildings(s: Twin) -> Buildings:
    return Buildings(*written(lay_out_yields, _cleared(s), size=PROVINCES * SLOTS, lists=3))


def _cleared(s: Twin) -> Twin:
    """A copy of the state with no offers, for the rules to count in."""
    layout = LAYOUTS[s.book]
    again = layout.apart(s)
    layout.assign(again, 0, "offer", [[0] * TOKENS] * SIDES)
    return layout.twin(again)
