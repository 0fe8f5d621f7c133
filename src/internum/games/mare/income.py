"""What everybody's buildings yield, for people: the rules' own count on a copy of the state."""

from __future__ import annotations

from typing import Any

import numpy as np

from internum.core import engine
from internum.core.state import NONE, Twin

from .board import PROVINCES, SIDES, SLOTS, TOKENS
from .rules.collect.income import claim_of_building, lay_out_claims
from .rules.ground.pieces import controller
from .state import LAYOUTS


def claims(s: Twin) -> list[list[int]]:
    """Coins and regular goods by empire and token, before any shortage."""
    again = _cleared(s)
    lay_out_claims(again[0])
    fresh: Any = LAYOUTS[s.book].twin(again)
    return [[int(fresh.offer[e, t]) for t in range(TOKENS)] for e in range(SIDES)]


def yields(s: Any) -> dict[tuple[int, int], dict[int, int]]:
    """What each building brings whoever controls it, by province and slot: how many of which token."""
    again = _cleared(s)
    live: Any = again[0]
    offer: Any = again["offer"][0] if engine.COMPILED else live.offer
    found: dict[tuple[int, int], dict[int, int]] = {}
    laid = [[0] * TOKENS for _ in range(SIDES)]
    for p in range(PROVINCES):
        for slot in range(SLOTS):
            e = int(controller(s.live, p, slot)) if s.built[p, slot] else NONE
            if e == NONE:
                continue
            claim_of_building(live, p, slot, e)
            now = [int(offer[e, t]) for t in range(TOKENS)]
            found[p, slot] = {t: n - laid[e][t] for t, n in enumerate(now) if n > laid[e][t]}
            laid[e] = now
    return found


def _cleared(s: Twin) -> Any:
    """A copy of the state with no offers, for the rules to count in."""
    layout = LAYOUTS[s.book]
    again = layout.copy([s] if s.live is s else np.array(s.live).reshape(1))
    layout.assign(again, 0, "offer", [[0] * TOKENS] * SIDES)
    return again
