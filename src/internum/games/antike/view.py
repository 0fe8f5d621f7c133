"""What a seat sees. Nothing in Antike is hidden (AN-1.19), so every seat sees the same."""

from __future__ import annotations

from typing import Any

from internum.core.state import NONE, Twin

from .board import (
    BOARDS,
    CARD_COUNTS,
    GOLD,
    IRON,
    KINDS,
    KNOW_HOWS,
    LINES,
    MARBLE,
    NATIONS,
    PERSONAGES,
    PROVINCES,
    RESOURCES,
    S_GOLD,
    S_IRON,
    S_MARBLE,
    SPACES,
    UNITS,
)
from .options import FINITE
from .rules.conquest import attack_value, defence_value
from .rules.ending import score, target
from .rules.know_how import know_how_price
from .rules.personages import due
from .rules.pieces import CITY_LIMIT, GALLEY_LIMIT, LEGION_LIMIT
from .rules.production import yield_of
from .rules.rondel import rondel_cost
from .state import CARD, CHOOSE, DEAL, DEMAND, MANOEUVRE, NOTHING, OVER, PAY, PENDINGS, PHASES, START, TAKE

PRODUCES = {S_MARBLE: MARBLE, S_IRON: IRON, S_GOLD: GOLD}


def nation_id(s: Twin, n: int) -> str | None:
    return None if n == NONE else list(BOARDS[s.opt_board].nations)[n]


def province_id(s: Twin, p: int) -> str | None:
    return None if p == NONE else BOARDS[s.opt_board].province_ids[p]


def view(s: Twin) -> dict[str, Any]:
    asked = s.phase in (TAKE, START) or s.pending == DEMAND
    return {
        "board": BOARDS[s.opt_board].id,
        "round": s.round,
        "phase": PHASES[s.phase],
        "decision": PENDINGS[s.pending],
        "active": nation_id(s, s.active),
        "asked": nation_id(s, s.asked) if asked else None,
        "order": [nation_id(s, n) for n in s.order if n != NONE],
        "target": target(s.live),
        "winner": nation_id(s, s.winner),
        "sides": [_side(s, n) for n in _in_order(s)],
        "places": {province_id(s, p): _place(s, p) for p in range(PROVINCES)},
        "bank": _bank(s),
        "know_how": [_know_how(s, k) for k in range(8)],
        "rondel": [_space(s, space) for space in range(8)],
        "payment": _payment(s),
        "manoeuvre": _steps(s),
        "site": province_id(s, s.site),
        "to_lose": s.to_lose,
    }


def _in_order(s: Twin) -> list[int]:
    """Nations in turn order; before that is settled, those that have a seat."""
    in_order = [n for n in s.order if n != NONE]
    return in_order or [n for n in range(NATIONS) if s.seat_of[n] != NONE]


def _side(s: Twin, n: int) -> dict[str, Any]:
    return {
        "id": nation_id(s, n),
        "seat": s.seat_of[n],
        "stock": {kind: int(s.stock[n, k]) for k, kind in enumerate(KINDS)},
        "rondel": None if s.rondel[n] == NONE else SPACES[s.rondel[n]],
        "know_how": {line: int(s.know_how[n, i]) for i, line in enumerate(LINES)},
        "personages": {kind: int(s.personages[n, k]) for k, kind in enumerate(PERSONAGES)},
        "earned": _earned(s, n),
        "score": score(s.live, n),
        "cities": s.cities_out[n],
        "temples": s.temples_out[n],
        "seas": s.seas[n],
        "legions": s.legions_out[n],
        "galleys": s.galleys_out[n],
        "reserve": {
            "legion": LEGION_LIMIT - s.legions_out[n],
            "galley": GALLEY_LIMIT - s.galleys_out[n],
            "city": CITY_LIMIT - s.cities_out[n],
        },
        "yields": {name: yield_of(s.live, n, r) for r, name in enumerate(RESOURCES)},
    }


def _earned(s: Twin, n: int) -> dict[str, int]:
    """Cards that the nation whose turn it is takes at its end (AN-14.5), as things stand."""
    if n != s.active or s.phase in (DEAL, CHOOSE, START, CARD, OVER):
        return {}
    cards = {kind: min(int(due(s.live, n, k)), s.stack[k]) for k, kind in enumerate(PERSONAGES)}
    return {kind: count for kind, count in cards.items() if count}


def _place(s: Twin, p: int) -> dict[str, Any]:
    province = BOARDS[s.opt_board].provinces[BOARDS[s.opt_board].province_ids[p]]
    pieces = [
        {"kind": kind, "side": nation_id(s, n), "count": int(count[n, p])}
        for n in range(NATIONS)
        for kind, count in zip(UNITS, (s.legions, s.galleys), strict=True)
        if count[n, p]
    ]
    owned = s.city[p] != NONE
    attacked = owned and s.phase == MANOEUVRE and s.city[p] != s.active
    return {
        "owner": nation_id(s, s.city[p]),
        "resource": province.resource,
        "temple": bool(s.temple[p]),
        "armed": s.armed[p],
        "pieces": pieces,
        "defence": defence_value(s.live, p) if owned else None,
        "attack": attack_value(s.live, p) if attacked else None,
    }


def _bank(s: Twin) -> dict[str, Any]:
    finite = s.opt_bank_resources == FINITE
    return {
        "coins": s.bank_coins,
        "temples": s.bank_temples,
        "resources": {name: s.bank_stock[r] if finite else None for r, name in enumerate(RESOURCES)},
        "personages": {kind: {"left": s.stack[k], "of": CARD_COUNTS[k]} for k, kind in enumerate(PERSONAGES)},
    }


def _know_how(s: Twin, k: int) -> dict[str, Any]:
    line, level = k // 2, k % 2 + 1
    return {
        "id": KNOW_HOWS[k],
        "line": LINES[line],
        "advanced": level == 2,
        "owners": [nation_id(s, n) for n in _in_order(s) if s.know_how[n, line] >= level],
        "price": know_how_price(s.live, line, level),
    }


def _space(s: Twin, space: int) -> dict[str, Any]:
    """A rondel space: who stands there, what it costs the active nation to go there and what it brings."""
    active = s.active
    resource = PRODUCES.get(space)
    return {
        "id": SPACES[space],
        "pawns": [nation_id(s, n) for n in _in_order(s) if s.rondel[n] == space],
        "cost": None if active == NONE else rondel_cost(s.live, active, space),
        "yield": None if active == NONE or resource is None else yield_of(s.live, active, resource),
    }


def _payment(s: Twin) -> dict[str, Any] | None:
    if s.pending != PAY:
        return None
    return {
        "owed": {slot: s.owed[i] for i, slot in enumerate((*RESOURCES, "any")) if s.owed[i]},
        "paid": {kind: s.paid[k] for k, kind in enumerate(KINDS) if s.paid[k]},
    }


def _steps(s: Twin) -> list[dict[str, Any]] | None:
    """The active nation's units with the steps they have left."""
    if s.phase != MANOEUVRE and s.pending == NOTHING:
        return None
    return [
        {"unit": unit, "province": province_id(s, p), "steps": left, "count": int(s.steps[u, p, left])}
        for u, unit in enumerate(UNITS)
        for p in range(PROVINCES)
        for left in range(4)
        if s.steps[u, p, left]
    ]
