"""What a seat sees. Nothing in Antike is hidden (AN-1.19), so every seat sees the same."""

from __future__ import annotations

from typing import Any

import numpy as np

from internum.core.state import NONE, Twin, written

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
from .rules.conquest import strengths
from .rules.ending import score, target
from .rules.know_how import know_how_price
from .rules.personages import due
from .rules.pieces import CITY_LIMIT, GALLEY_LIMIT, LEGION_LIMIT
from .rules.production import yields_of
from .rules.rondel import rondel_cost
from .state import CARD, CHOOSE, DEAL, DEMAND, MANOEUVRE, NOTHING, OVER, PAY, PENDINGS, PHASES, START, TAKE

PRODUCES = {S_MARBLE: MARBLE, S_IRON: IRON, S_GOLD: GOLD}


_NATION_IDS = [(*board.nations, None) for board in BOARDS]  # NONE is the last
_PROVINCE_IDS = [(*board.province_ids, None) for board in BOARDS]
_PROVINCES = [[(p.id, p.resource) for p in board.provinces.values()] for board in BOARDS]


def nation_id(s: Twin, n: int) -> str | None:
    board: int = s.opt_board
    return _NATION_IDS[board][n]


def province_id(s: Twin, p: int) -> str | None:
    board: int = s.opt_board
    return _PROVINCE_IDS[board][p]


def view(s: Twin) -> dict[str, Any]:
    asked = s.phase in (TAKE, START) or s.pending == DEMAND
    nations = _in_order(s)
    sides = [_side(s, n) for n in nations]
    brings: dict[str, int] = next((side["yields"] for side in sides if side["id"] == nation_id(s, s.active)), {})
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
        "sides": sides,
        "places": _places(s),
        "bank": _bank(s),
        "know_how": [_know_how(s, k, nations) for k in range(8)],
        "rondel": [_space(s, space, nations, brings) for space in range(8)],
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
        "stock": dict(zip(KINDS, s.stock[n].tolist(), strict=True)),
        "rondel": None if s.rondel[n] == NONE else SPACES[s.rondel[n]],
        "know_how": dict(zip(LINES, s.know_how[n].tolist(), strict=True)),
        "personages": dict(zip(PERSONAGES, s.personages[n].tolist(), strict=True)),
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
        "yields": dict(zip(RESOURCES, *written(yields_of, s, n, size=len(RESOURCES)), strict=True)),
    }


def _earned(s: Twin, n: int) -> dict[str, int]:
    """Cards that the nation whose turn it is takes at its end (AN-14.5), as things stand."""
    if n != s.active or s.phase in (DEAL, CHOOSE, START, CARD, OVER):
        return {}
    cards = {kind: min(int(due(s.live, n, k)), s.stack[k]) for k, kind in enumerate(PERSONAGES)}
    return {kind: count for kind, count in cards.items() if count}


def _places(s: Twin) -> dict[str, dict[str, Any]]:
    board, city, temple, armed = s.opt_board, s.city, s.temple, s.armed
    names, pieces = _NATION_IDS[board], _pieces(s)
    defences, attacks = written(strengths, s, size=PROVINCES, lists=2)
    return {
        name: {
            "owner": names[city[p]],
            "resource": resource,
            "temple": temple[p] == 1,
            "armed": armed[p],
            "pieces": pieces[p],
            "defence": None if defences[p] == NONE else defences[p],
            "attack": None if attacks[p] == NONE else attacks[p],
        }
        for p, (name, resource) in enumerate(_PROVINCES[board])
    }


def _pieces(s: Twin) -> list[list[dict[str, Any]]]:
    """The units of every province, nation by nation."""
    names = _NATION_IDS[s.opt_board]
    found: list[list[dict[str, Any]]] = [[] for _ in range(PROVINCES)]
    rows = [table.tolist() for table in (s.legions, s.galleys)]
    for n in range(NATIONS):
        for unit, kind in enumerate(UNITS):
            row = rows[unit][n]
            if any(row):
                for p, count in enumerate(row):
                    if count:
                        found[p].append({"kind": kind, "side": names[n], "count": count})
    return found


def _bank(s: Twin) -> dict[str, Any]:
    finite = s.opt_bank_resources == FINITE
    return {
        "coins": s.bank_coins,
        "temples": s.bank_temples,
        "resources": {name: s.bank_stock[r] if finite else None for r, name in enumerate(RESOURCES)},
        "personages": {kind: {"left": s.stack[k], "of": CARD_COUNTS[k]} for k, kind in enumerate(PERSONAGES)},
    }


def _know_how(s: Twin, k: int, nations: list[int]) -> dict[str, Any]:
    line, level = k // 2, k % 2 + 1
    return {
        "id": KNOW_HOWS[k],
        "line": LINES[line],
        "advanced": level == 2,
        "owners": [nation_id(s, n) for n in nations if s.know_how[n, line] >= level],
        "price": know_how_price(s.live, line, level),
    }


def _space(s: Twin, space: int, nations: list[int], brings: dict[str, int]) -> dict[str, Any]:
    """A rondel space: who stands there, what it costs the active nation to go there and what it brings."""
    active = s.active
    resource = PRODUCES.get(space)
    return {
        "id": SPACES[space],
        "pawns": [nation_id(s, n) for n in nations if s.rondel[n] == space],
        "cost": None if active == NONE else rondel_cost(s.live, active, space),
        "yield": None if active == NONE or resource is None else brings[RESOURCES[resource]],
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
        {"unit": UNITS[u], "province": province_id(s, p), "steps": left, "count": s.steps[u, p, left]}
        for u, p, left in np.argwhere(s.steps).tolist()
    ]
