"""Sparse positions: what they leave out. What in them is impossible, see `faults`."""

from __future__ import annotations

from typing import Any

from internum.core.state import NONE, Twin

from .board import CARD_COUNTS, NATIONS, PAIR, PROVINCES, START
from .options import FINITE
from .rules.manoeuvre import give_steps
from .rules.pieces import COINS, TEMPLES, recount_pieces
from .rules.setup import derive_order
from .state import CHOOSE, DEAL, LAYOUT, MANOEUVRE, OVER, TAKE
from .state import START as START_PHASE

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
    if "exhausted" not in given and s.phase != OVER and not any(LAYOUT.twin(states).stack):
        put("exhausted", 1)  # cards are taken at the end of a turn only


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
