"""A payment in a position: what is paid for must have been possible, at that price, before anything was laid out."""

from __future__ import annotations

from typing import Any

from internum.core.state import NONE

from . import rules
from .actions import SPACE
from .board import PROVINCE_COUNT, PROVINCES, SEA_COUNT, SLOTS
from .phases import BUILD, OVER
from .state import (
    BUILDING_ITEM,
    CONTROL_ITEM,
    FREE,
    FULL,
    LAYOUTS,
    LEGION_ITEM,
    NO_ITEM,
    TILE_ITEM,
    TRIREME_ITEM,
)
from .tiles import EMPIRES, TILE_COUNT

BOUGHT = ("item", "item_place", "item_slot", "price_kind", "price")


def purchase_faults(s: Any) -> list[tuple[str, str]]:
    action = _action(s)
    seat = s.seat_of[s.actor]
    before = _refunded(s)
    if action is None or rules.why_not(before[0], seat, action):
        return [("item", "is nothing that could be paid for now")]
    rules.apply(before[0], seat, action)
    begun = LAYOUTS[s.book].twin(before)
    if any(getattr(begun, field) != getattr(s, field) for field in BOUGHT):
        return [("price", "is not what this costs")]
    return []


def _action(s: Any) -> int | None:
    """The action that named what is being paid for."""
    item, place = s.item, s.item_place
    by_sea = item == TRIREME_ITEM and s.book == EMPIRES
    places = TILE_COUNT if item == TILE_ITEM else int((SEA_COUNT if by_sea else PROVINCE_COUNT)[s.book])
    if not 0 <= place < min(places, max(PROVINCES, TILE_COUNT)) or s.price_kind == FREE:
        return None
    if item == TILE_ITEM:
        return SPACE.id("buy", place)
    if item == BUILDING_ITEM:
        return SPACE.id("build", place, s.item_slot) if 0 <= s.item_slot < SLOTS else None
    if item == TRIREME_ITEM:
        return SPACE.id("trireme", place, s.price_kind) if by_sea else SPACE.id("launch", place)
    verb = "control" if item == CONTROL_ITEM else "legion" if item == LEGION_ITEM else "fortress"
    return SPACE.id(verb, place, s.price_kind)


def _refunded(s: Any) -> Any:
    """The state before the purchase was named."""
    layout = LAYOUTS[s.book]
    states = layout.apart(s)
    hand = [[int(n) for n in row] for row in s.hand]
    for t, n in enumerate(s.paid):
        hand[s.actor][t] += n
    depth = len(s.stack_phase)
    changes = {"phase": BUILD, "depth": 0, "stack_phase": [OVER] * depth, "stack_actor": [NONE] * depth}
    changes |= {"item": NO_ITEM, "item_place": NONE, "item_slot": NONE, "price_kind": FULL, "price": 0}
    changes |= {"hand": hand, "paid": [0] * len(s.paid)}
    for field, value in changes.items():
        layout.assign(states, 0, field, value)
    return states
