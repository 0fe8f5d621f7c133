"""Sparse positions: what they leave out, and what in them is impossible."""

from __future__ import annotations

from typing import Any

from internum.core.state import NONE, Twin

from .board import (
    BOARDS,
    CARD_COUNTS,
    KINDS,
    LEGION,
    NATIONS,
    PAIR,
    PERSONAGES,
    PROVINCES,
    RESOURCES,
    START,
)
from .options import FINITE
from .rules import sound
from .rules.manoeuvre import give_steps
from .rules.pieces import CITY_LIMIT, COINS, GALLEY_LIMIT, LEGION_LIMIT, TEMPLES, recount_pieces
from .rules.setup import derive_order
from .rules.soundness import STEPS_LEFT
from .state import (
    ARMING,
    CHOOSE,
    DEAL,
    DEMAND,
    LAYOUT,
    LOSE_CONQUEST,
    LOSE_DEMAND,
    LOSE_FIGHT,
    LOSE_STRIKE,
    MANOEUVRE,
    OVER,
    PAY,
    STRIKE,
    TAKE,
)
from .state import START as START_PHASE

LOSSES = (LOSE_FIGHT, LOSE_STRIKE, LOSE_DEMAND, LOSE_CONQUEST)
START_STOCK = (2, 1, 3, 0)  # AN-2.13: marble, iron, gold, coin


def complete(states: Any, given: set[str]) -> None:
    """A position names what matters; the rest is as at the start, and the bank has what nobody holds."""
    s = LAYOUT.twin(states)
    put = _Writer(states)
    nations = 4 if s.players == 2 else s.players
    put("nations", nations)
    if s.phase not in (DEAL, CHOOSE):
        _complete_nations(s, given, put, nations)
    recount_pieces(s.live)
    _complete_bank(LAYOUT.twin(states), put)
    if s.phase == MANOEUVRE and "steps" not in given:
        give_steps(s.live)
    if "order" not in given and not any(LAYOUT.twin(states).stack):
        put("exhausted", 1)


class _Writer:
    def __init__(self, states: Any) -> None:
        self.states = states

    def __call__(self, field: str, value: Any) -> None:
        LAYOUT.assign(self.states, 0, field, value)


def _complete_nations(s: Twin, given: set[str], put: _Writer, nations: int) -> None:
    """Seats, turn order, start cities and start stock, unless given."""
    board = s.opt_board
    if "seat_of" not in given:
        put("seat_of", _seats(s, nations))
    if "order" not in given:
        derive_order(s.live)
        in_play = range(nations)
        if "stock" not in given:
            put("stock", [list(START_STOCK) if n in in_play else [0] * 4 for n in range(NATIONS)])
        if "city" not in given and s.phase != START_PHASE:
            city = [NONE] * PROVINCES
            for n in in_play:
                for p in START[board, nations, n]:
                    city[int(p)] = n
            put("city", city)
    order = [int(n) for n in LAYOUT.twin(put.states).order]
    if "active" in given and "turn" not in given and s.active in order:
        put("turn", order.index(s.active))
    elif "active" not in given and s.phase not in (START_PHASE, OVER):
        put("active", order[s.turn])
    if s.phase != START_PHASE and s.round == 0:
        put("round", 1)
    if s.phase in (TAKE, START_PHASE) and "asked" not in given:
        put("asked", order[s.served if s.phase == START_PHASE else LAYOUT.twin(put.states).turn])


def _seats(s: Twin, nations: int) -> list[int]:
    """Nations in the order in which they join, one per seat; with two players the board's pairs."""
    if s.players > 2:
        return [n if n < nations else NONE for n in range(NATIONS)]
    seats = [NONE] * NATIONS
    for pair in range(2):
        for n in PAIR[s.opt_board, pair]:
            seats[int(n)] = pair
    return seats


def _complete_bank(s: Twin, put: _Writer) -> None:
    put("bank_coins", _within(COINS - sum(int(s.stock[n, 3]) for n in range(NATIONS)), COINS))
    put("bank_temples", _within(TEMPLES - sum(s.temple), TEMPLES))
    held = [sum(int(s.personages[n, kind]) for n in range(NATIONS)) for kind in range(5)]
    put("stack", [_within(total - out, total) for total, out in zip(CARD_COUNTS, held, strict=True)])
    if s.opt_bank_resources == FINITE:
        units = s.opt_bank_units
        stocks = (sum(int(s.stock[n, r]) for n in range(NATIONS)) for r in range(3))
        put("bank_stock", [_within(units - out, units) for out in stocks])


def _within(value: int, most: int) -> int:
    return max(0, min(value, most))


def faults(s: Twin) -> list[tuple[str, str]]:
    """What is impossible in a position, as (field, reason)."""
    found: list[tuple[str, str]] = []
    board = BOARDS[s.opt_board]
    names = list(board.nations)
    for n, name in enumerate(names):
        if s.seat_of[n] == NONE and s.phase not in (DEAL, CHOOSE):
            found += _strays(s, n, name)
        legions = sum(int(s.legions[n, p]) for p in range(PROVINCES))
        galleys = sum(int(s.galleys[n, p]) for p in range(PROVINCES))
        cities = s.city.count(n)
        for field, count, limit in (
            ("legions", legions, LEGION_LIMIT),
            ("galleys", galleys, GALLEY_LIMIT),
            ("city", cities, CITY_LIMIT),
        ):
            if count > limit:
                found.append((f"{field}.{name}", f"{count} on the board; a nation has {limit} (AN-1.14)"))
        if not 0 <= s.seat_of[n] < s.players and s.seat_of[n] != NONE:
            found.append((f"seat_of.{name}", f"there is no seat {s.seat_of[n]}"))
    for p, province in enumerate(board.province_ids):
        if s.temple[p] and s.city[p] == NONE:
            found.append((f"temple.{province}", "a temple needs a city (AN-7.3)"))
    return found + _bank_faults(s) + _turn_faults(s)


def _strays(s: Twin, n: int, name: str) -> list[tuple[str, str]]:
    pieces = any(s.legions[n, p] or s.galleys[n, p] for p in range(PROVINCES))
    if pieces or n in s.city or any(s.stock[n, kind] for kind in range(4)):
        return [(f"seat_of.{name}", "this nation has pieces, but nobody plays it")]
    return []


def _bank_faults(s: Twin) -> list[tuple[str, str]]:
    found = []
    coins = sum(int(s.stock[n, 3]) for n in range(NATIONS))
    if coins + s.bank_coins != COINS:
        found.append(("stock", f"{coins} coins are held; there are {COINS} in all (AN-1.11)"))
    temples = sum(s.temple)
    if temples + s.bank_temples != TEMPLES:
        found.append(("temple", f"{temples} temples are built; there are {TEMPLES} in all (AN-1.12)"))
    for kind, (name, total) in enumerate(zip(PERSONAGES, CARD_COUNTS, strict=True)):
        held = sum(int(s.personages[n, kind]) for n in range(NATIONS))
        if held + s.stack[kind] != total:
            found.append((f"personages.{name}", f"{held} are held; there are {total} (AN-1.8)"))
    if s.opt_bank_resources == FINITE:
        for r, resource in enumerate(RESOURCES):
            held = sum(int(s.stock[n, r]) for n in range(NATIONS))
            if held + s.bank_stock[r] != s.opt_bank_units:
                found.append(
                    (f"stock.{KINDS[r]}", f"{held} {resource} are held; there are {s.opt_bank_units} (AN-5.5)")
                )
    return found


def _turn_faults(s: Twin) -> list[tuple[str, str]]:
    if s.phase in (DEAL, CHOOSE, OVER):
        return []
    in_play = [n for n in s.order if n != NONE]
    if len(in_play) != s.nations or len(set(in_play)) != s.nations:
        return [("order", f"{s.nations} nations play, each has one place in the turn order (AN-2.23)")]
    if any(s.seat_of[n] == NONE for n in in_play):
        return [("order", "a nation in the turn order has no seat")]
    if s.phase != START_PHASE and s.active != s.order[s.turn]:
        return [("active", "the active nation is not the one at this place of the turn order")]
    for field, named in (("asked", s.phase in (TAKE, START_PHASE) or s.pending == DEMAND), ("site", s.pending > PAY)):
        if named and getattr(s, field) == NONE:
            return [(field, "must be named for this decision")]
    if s.pending in (DEMAND, STRIKE, *LOSSES) and s.phase != MANOEUVRE:
        return [("pending", "combat and conquest belong to a manoeuvre (AN-10.1)")]
    if s.pending in (DEMAND, STRIKE, LOSE_FIGHT, LOSE_STRIKE, LOSE_DEMAND):
        if s.entering == NONE:
            return [("entering", "must be named for this decision")]
        units = s.legions if s.entering == LEGION else s.galleys
        if not units[s.active, s.site]:
            return [("site", "the active nation has no such unit there (AN-11.2)")]
        if s.pending == DEMAND and (s.asked == s.active or not units[s.asked, s.site]):
            return [("asked", "this nation has no such unit there (AN-11.6)")]
    if s.pending in LOSSES and not s.to_lose:
        return [("to_lose", "must be named for this decision")]
    if s.phase != ARMING and any(s.armed):
        return [("armed", "units are set up only on the arming space (AN-8.1)")]
    broken = sound(s.live)
    if broken:
        return [("steps" if broken == STEPS_LEFT else "owed", "does not fit the rest of the position")]
    return []
