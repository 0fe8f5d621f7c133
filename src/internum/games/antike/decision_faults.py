"""Sub-decisions of a position that lack what they need: a payment, a combat, a conquest, a group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from internum.core.state import NONE, Twin

from .board import COIN, CROSSED_BY, GOLD, KIND_COUNT, LEGION, MARBLE, MOST_EXITS, NEIGHBOUR
from .options import ENTERING_ONLY, FINITE
from .rules import apply, why_not
from .rules.conquest import attack_value, defence_value
from .rules.payment import ANY
from .rules.pieces import CITY_LIMIT
from .state import (
    CARD,
    DEMAND,
    GIVE_UP,
    GROUP,
    LAYOUT,
    LOSE_CONQUEST,
    LOSE_DEMAND,
    LOSE_FIGHT,
    LOSE_STRIKE,
    MANOEUVRE,
    NOTHING,
    PAY,
    RONDEL,
    STRIKE,
)

Fault = tuple[str, str]
MISSING = "must be named for this decision"


def decision_faults(s: Twin) -> list[Fault]:
    if s.pending == NOTHING:
        if any(s.owed) or any(s.paid) or s.purchase != NONE:
            return [("purchase", "nothing is being paid for")]
        return []
    if s.pending == PAY:
        return _pay(s)
    if s.phase != MANOEUVRE:
        return [("pending", "combat and conquest belong to a manoeuvre (AN-10.1)")]
    if any(s.owed) or any(s.paid) or s.purchase != NONE:
        return [("purchase", "nothing is being paid for")]
    if s.site == NONE:
        return [("site", MISSING)]
    return CHECKS[s.pending](s)


# --- paying ------------------------------------------------------------------------------------


def _pay(s: Twin) -> list[Fault]:
    """The purchase must have been possible before anything was paid, and the rest of it must be."""
    if not RONDEL <= s.phase < CARD:
        return [("pending", "nothing is bought in this step")]
    before = _refunded(s)
    seat = s.seat_of[s.active]
    if s.purchase == NONE or why_not(before[0], seat, s.purchase):
        return [("purchase", "is no action that could be paid for now")]
    apply(before[0], seat, s.purchase)
    begun = LAYOUT.twin(before)
    settled = [whole - left for whole, left in zip(begun.owed, s.owed, strict=True)]
    if begun.pending != PAY or min(settled) < 0 or sum(settled) != sum(s.paid) or not any(s.owed):
        return [("owed", "owed and paid together are not the price")]
    for kind in range(COIN):
        if s.paid[kind] > settled[kind] + settled[ANY]:
            return [("paid", "this price is not paid in that kind (AN-5.4)")]
    return [] if _can_finish(s) else [("owed", "cannot be paid in full (AN-5.3)")]


def _refunded(s: Twin) -> Any:
    """The state before the purchase was chosen."""
    states = LAYOUT.apart(s)
    stock = [[int(x) for x in row] for row in s.stock]
    for kind in range(KIND_COUNT):
        stock[s.active][kind] += s.paid[kind]
    bank = [have - given for have, given in zip(s.bank_stock, s.paid, strict=False)]
    changes = {"pending": NOTHING, "purchase": NONE, "paid_last": MARBLE, "owed": [0] * 4, "paid": [0] * 4}
    changes |= {"stock": stock, "bank_coins": s.bank_coins - s.paid[COIN]}
    if s.opt_bank_resources == FINITE:
        changes["bank_stock"] = bank
    for field, value in changes.items():
        LAYOUT.assign(states, 0, field, value)
    return states


def _can_finish(s: Twin) -> bool:
    """Kinds are paid in order; a coin stands in for each resource that is missing."""
    held = s.stock[s.active]
    if s.owed[ANY]:
        return bool(sum(held[s.paid_last :]) >= s.owed[ANY])
    slots = [slot for slot in range(GOLD + 1) if s.owed[slot]]
    missing = [max(0, s.owed[slot] - held[slot]) for slot in slots]
    if s.paid_last == COIN:
        missing[0] = s.owed[slots[0]]
    return bool(sum(missing) <= held[COIN])


# --- in a manoeuvre ----------------------------------------------------------------------------


def _own(s: Twin) -> int:
    """The active nation's units of the type that entered or fights."""
    units = s.legions if s.entering == LEGION else s.galleys
    return int(units[s.active, s.site])


def _exposed(s: Twin) -> int:
    """How many of them a demand can reach."""
    if s.opt_entry_combat_scope != ENTERING_ONLY:
        return _own(s)
    return min(int(s.exposed), int(s.steps[s.entering, s.site, s.entering_steps]))


def _combat(s: Twin) -> list[Fault]:
    if s.entering == NONE:
        return [("entering", MISSING)]
    return [] if _own(s) else [("site", "the active nation has no such unit there (AN-11.2)")]


def _group(s: Twin) -> list[Fault]:
    if s.opt_entry_combat_scope != ENTERING_ONLY:
        return [("pending", "units enter in groups only if a demand reaches those alone (AN-10.16)")]
    for field in ("entering", "entering_from"):
        if getattr(s, field) == NONE:
            return [(field, MISSING)]
    borders = range(MOST_EXITS)
    if not any(
        NEIGHBOUR[s.opt_board, s.entering_from, exit] == s.site
        and CROSSED_BY[s.opt_board, s.entering_from, exit] >> s.entering & 1
        for exit in borders
    ):
        return [("site", "such a unit does not get there from where it stands (AN-10.7)")]
    if s.entering_steps > 2 or not s.steps[s.entering, s.entering_from, s.entering_steps + 1]:
        return [("entering_steps", "no such unit is left where the group sets out from (AN-10.2)")]
    return []


def _demand(s: Twin) -> list[Fault]:
    found = _combat(s)
    if found:
        return found
    if s.asked == NONE:
        return [("asked", MISSING)]
    units = s.legions if s.entering == LEGION else s.galleys
    if s.asked == s.active or not units[s.asked, s.site]:
        return [("asked", "this nation has no such unit there (AN-11.6)")]
    return [] if _exposed(s) else [("exposed", "the demand reaches no unit (AN-11.12)")]


def _lose(s: Twin) -> list[Fault]:
    found = _combat(s)
    if found:
        return found
    if s.pending == LOSE_DEMAND and (s.asked in (NONE, s.active) or s.seat_of[s.asked] == NONE):
        return [("asked", MISSING)]
    reach = _exposed(s) if s.pending == LOSE_DEMAND else _own(s)
    if not 0 < s.to_lose <= reach:
        return [("to_lose", f"1 to {reach} units can be lost here")]
    return []


def _conquest(s: Twin) -> list[Fault]:
    owner = s.city[s.site]
    if owner in (NONE, s.active):
        return [("site", "there is no foreign city (AN-12.1)")]
    if s.city.count(owner) == 1:
        return [("site", "a nation's last city cannot be conquered (AN-12.3)")]
    most = min(int(attack_value(s.live, s.site)), int(defence_value(s.live, s.site)))
    if not 0 < s.to_lose <= most:
        return [("to_lose", f"1 to {most} units can be lost here")]
    return []


def _give_up(s: Twin) -> list[Fault]:
    if s.city.count(s.active) != CITY_LIMIT:
        return [("pending", f"a city is given up only with all {CITY_LIMIT} on the board (AN-12.16)")]
    return [] if s.city[s.site] == NONE else [("site", "the conquered city has lost its marker (AN-12.11)")]


CHECKS: Mapping[int, Callable[[Twin], list[Fault]]] = {
    GROUP: _group,
    STRIKE: _combat,
    DEMAND: _demand,
    LOSE_FIGHT: _lose,
    LOSE_STRIKE: _lose,
    LOSE_DEMAND: _lose,
    LOSE_CONQUEST: _conquest,
    GIVE_UP: _give_up,
}
