"""What a seat sees. Nothing in Antike is hidden (AN-1.19), so every seat sees the same.

From one view to the next few provinces change: they are copied from what is remembered of them.
"""

from __future__ import annotations

from typing import Any

from internum.core.remembered import Memory, Rows
from internum.core.state import NONE, Twin, column, entries, rows, written

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
    RESOURCES,
    S_GOLD,
    S_IRON,
    S_MARBLE,
    SPACES,
    UNITS,
)
from .options import FINITE
from .rules.pieces import CITY_LIMIT, GALLEY_LIMIT, LEGION_LIMIT
from .rules.survey import COSTS, EARNED, PRICES, SCORE, TABLES, TARGET, YIELDS, survey
from .state import CARD, CHOOSE, DEAL, DEMAND, LAYOUT, MANOEUVRE, NOTHING, OVER, PAY, PENDINGS, PHASES, START, TAKE

PRODUCES = {S_MARBLE: MARBLE, S_IRON: IRON, S_GOLD: GOLD}


_NATION_IDS = [(*board.nations, None) for board in BOARDS]  # NONE is the last
_PROVINCE_IDS = [(*board.province_ids, None) for board in BOARDS]
_RESOURCES = [[p.resource for p in board.provinces.values()] for board in BOARDS]

_PLACES: list[list[tuple[int, str, Memory[dict[str, Any]]]]] = [
    [(p, id, Memory(256)) for p, id in enumerate(board.provinces)] for board in BOARDS
]
_OF_PROVINCES = Rows(LAYOUT, "province", ("city", "temple", "armed", "legions", "galleys"))


def nation_id(s: Twin, n: int) -> str | None:
    board: int = s.opt_board
    return _NATION_IDS[board][n]


def province_id(s: Twin, p: int) -> str | None:
    board: int = s.opt_board
    return _PROVINCE_IDS[board][p]


def view(s: Twin) -> dict[str, Any]:
    asked = s.phase in (TAKE, START) or s.pending == DEMAND
    names, nations = _NATION_IDS[s.opt_board], _in_order(s)
    of_nations, (defences, attacks), table = written(survey, s, shapes=TABLES)
    know_how = rows(s, "know_how")
    sides = _sides(s, nations, of_nations, know_how, table)
    brings: dict[str, int] = next((side["yields"] for side in sides if side["id"] == names[s.active]), {})
    return {
        "board": BOARDS[s.opt_board].id,
        "round": s.round,
        "phase": PHASES[s.phase],
        "decision": PENDINGS[s.pending],
        "active": names[s.active],
        "asked": names[s.asked] if asked else None,
        "order": [names[n] for n in s.order if n != NONE],
        "target": table[TARGET],
        "winner": names[s.winner],
        "sides": sides,
        "places": _places(s, defences, attacks),
        "bank": _bank(s),
        "know_how": _know_hows(s, nations, know_how, table[PRICES:COSTS]),
        "rondel": _spaces(s, nations, table[COSTS:], brings),
        "payment": _payment(s),
        "manoeuvre": _steps(s),
        "site": province_id(s, s.site),
        "to_lose": s.to_lose,
    }


def _in_order(s: Twin) -> list[int]:
    """Nations in turn order; before that is settled, those that have a seat."""
    in_order = [n for n in s.order if n != NONE]
    return in_order or [n for n in range(NATIONS) if s.seat_of[n] != NONE]


def _sides(
    s: Twin, nations: list[int], of_nations: list[list[int]], know_how: list[list[int]], table: list[int]
) -> list[dict[str, Any]]:
    stock, personages = rows(s, "stock"), rows(s, "personages")
    seats, places, cities, temples, seas = s.seat_of, s.rondel, s.cities_out, s.temples_out, s.seas
    legions, galleys = s.legions_out, s.galleys_out
    return [
        {
            "id": nation_id(s, n),
            "seat": seats[n],
            "stock": dict(zip(KINDS, stock[n], strict=True)),
            "rondel": None if places[n] == NONE else SPACES[places[n]],
            "know_how": dict(zip(LINES, know_how[n], strict=True)),
            "personages": dict(zip(PERSONAGES, personages[n], strict=True)),
            "earned": _earned(s, table) if n == s.active else {},
            "score": of_nations[n][SCORE],
            "cities": cities[n],
            "temples": temples[n],
            "seas": seas[n],
            "legions": legions[n],
            "galleys": galleys[n],
            "reserve": {
                "legion": LEGION_LIMIT - legions[n],
                "galley": GALLEY_LIMIT - galleys[n],
                "city": CITY_LIMIT - cities[n],
            },
            "yields": dict(zip(RESOURCES, of_nations[n][YIELDS:], strict=True)),
        }
        for n in nations
    ]


def _earned(s: Twin, table: list[int]) -> dict[str, int]:
    """Cards that the nation whose turn it is takes at its end (AN-14.5), as things stand."""
    if s.phase in (DEAL, CHOOSE, START, CARD, OVER):
        return {}
    cards = zip(PERSONAGES, table[EARNED:PRICES], s.stack, strict=True)
    return {kind: min(due, left) for kind, due, left in cards if due and left}


def _places(s: Twin, defences: list[int], attacks: list[int]) -> dict[str, dict[str, Any]]:
    places = {}
    found = zip(_PLACES[s.opt_board], _OF_PROVINCES.of(s), defences, attacks, strict=True)
    for (p, id, memory), key, defence, attack in found:
        place = places[id] = (memory.get(key) or memory.keep(key, _place(s, p))).copy()
        pieces = place["pieces"]
        place["pieces"] = [piece.copy() for piece in pieces] if pieces else []
        if defence != NONE:
            place["defence"] = defence
        if attack != NONE:
            place["attack"] = attack
    return places


def _place(s: Twin, p: int) -> dict[str, Any]:
    """A province, but for its strength."""
    names = _NATION_IDS[s.opt_board]
    units = zip(names, column(s, "legions", p), column(s, "galleys", p), strict=False)
    return {
        "owner": names[s.city[p]],
        "resource": _RESOURCES[s.opt_board][p],
        "temple": s.temple[p] == 1,
        "armed": s.armed[p],
        "pieces": [
            {"kind": kind, "side": name, "count": count}
            for name, *counts in units
            for kind, count in zip(UNITS, counts, strict=True)
            if count
        ],
        "defence": None,
        "attack": None,
    }


def _bank(s: Twin) -> dict[str, Any]:
    finite = s.opt_bank_resources == FINITE
    return {
        "coins": s.bank_coins,
        "temples": s.bank_temples,
        "resources": {name: s.bank_stock[r] if finite else None for r, name in enumerate(RESOURCES)},
        "personages": {kind: {"left": s.stack[k], "of": CARD_COUNTS[k]} for k, kind in enumerate(PERSONAGES)},
    }


def _know_hows(s: Twin, nations: list[int], known: list[list[int]], prices: list[int]) -> list[dict[str, Any]]:
    names = _NATION_IDS[s.opt_board]
    return [
        {
            "id": id,
            "line": LINES[k // 2],
            "advanced": k % 2 == 1,
            "owners": [names[n] for n in nations if known[n][k // 2] > k % 2],
            "price": price,
        }
        for k, (id, price) in enumerate(zip(KNOW_HOWS, prices, strict=True))
    ]


def _spaces(s: Twin, nations: list[int], costs: list[int], brings: dict[str, int]) -> list[dict[str, Any]]:
    """The rondel: who stands on each space, what it costs the active nation to go there and what it brings."""
    nobody = s.active == NONE
    names, places = _NATION_IDS[s.opt_board], s.rondel
    spaces: list[dict[str, Any]] = [
        {"id": id, "pawns": [], "cost": None if nobody else cost, "yield": None}
        for id, cost in zip(SPACES, costs, strict=True)
    ]
    for n in nations:
        if places[n] != NONE:
            spaces[places[n]]["pawns"].append(names[n])
    if not nobody:
        for space, resource in PRODUCES.items():
            spaces[space]["yield"] = brings[RESOURCES[resource]]
    return spaces


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
    names = _PROVINCE_IDS[s.opt_board]
    return [
        {"unit": UNITS[unit], "province": names[p], "steps": left, "count": count}
        for unit, p, left, count in entries(s, "steps")
    ]
