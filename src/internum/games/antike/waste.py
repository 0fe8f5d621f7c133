"""Choices that gain nothing: a rondel space one can do nothing with, an action ended before it was used."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Message, Ref
from internum.core.state import Twin

from .board import GOLD, IRON, MARBLE, PROVINCES, SPACES
from .preview import arming_room, means, prices, temple_sites
from .rules.manoeuvre import steps_of
from .rules.production import yield_of
from .rules.rondel import rondel_cost
from .rules.temple import PRICE as TEMPLE_PRICE
from .state import ARMING, MANOEUVRE, NOTHING
from .view import PRODUCES


def waste(s: Twin, action: Action) -> Message | None:
    if action.verb == "rondel":
        space = SPACES.index(action.args["space"])
        idle = _is_idle(s, space, int(rondel_cost(s.live, s.active, space)))
        return Message("preview-waste-space", {"space": Ref("space", SPACES[space])}) if idle else None
    if action.verb == "done" and s.pending == NOTHING:
        if s.phase == ARMING and not any(s.armed) and min(means(s, IRON), arming_room(s)):
            return Message("preview-waste-arming", {"most": min(means(s, IRON), arming_room(s))})
        if s.phase == MANOEUVRE and _nobody_moved(s):
            return Message("preview-waste-manoeuvre")
    return None


def _is_idle(s: Twin, space: int, cost: int) -> bool:
    """Would the space bring nothing at all?"""
    if space in PRODUCES:
        return not yield_of(s.live, s.active, PRODUCES[space])
    if SPACES[space] == "temple":
        return means(s, MARBLE, cost) < TEMPLE_PRICE or not temple_sites(s) or not s.bank_temples
    if SPACES[space] == "arming":
        return not min(means(s, IRON, cost), arming_room(s))
    if SPACES[space] == "know-how":
        return not any(price <= means(s, GOLD, cost) for price in prices(s).values())
    return not s.legions_out[s.active] + s.galleys_out[s.active]


def _nobody_moved(s: Twin) -> bool:
    """Has every unit of the active nation all its steps left, and is there one?"""
    full = [int(steps_of(s.live, unit, s.active)) for unit in range(2)]
    units = [
        (left == full[unit], int(s.steps[unit, p, left]))
        for unit in range(2)
        for p in range(PROVINCES)
        for left in range(4)
    ]
    return any(n for _, n in units) and all(fresh for fresh, n in units if n)
