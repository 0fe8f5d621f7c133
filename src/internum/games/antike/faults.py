"""What is impossible in a position, as (field, reason): pieces, nations, the bank, the turn."""

from __future__ import annotations

from collections.abc import Iterator

from internum.core.state import NONE, Twin

from .board import (
    BOARDS,
    CARD_COUNTS,
    GALLEY,
    HOLDS,
    KINDS,
    LEGION,
    NATIONS,
    PERSONAGES,
    PROVINCES,
    RESOURCES,
    START,
)
from .decision_faults import decision_faults
from .options import DEALT, DRAFTED, FINITE, ONE_CHOSEN
from .rules import sound
from .rules.pieces import CITY_LIMIT, COINS, GALLEY_LIMIT, LEGION_LIMIT, TEMPLES
from .rules.soundness import STEPS_LEFT
from .state import ARMING, CHOOSE, DEAL, NOTHING, OVER, TAKE
from .state import START as START_PHASE

Fault = tuple[str, str]


def faults(s: Twin) -> list[Fault]:
    found = [*_nation_faults(s), *_province_faults(s), *_bank_faults(s)]
    if found:
        return found
    if s.phase in (DEAL, CHOOSE):
        return list(_assignment_faults(s))
    if s.phase == OVER:
        found = [*_order_faults(s)] or [*_end_faults(s)]
    else:
        found = [*_order_faults(s)] or [*_turn_faults(s)] or decision_faults(s)
    if not found and sound(s.live):
        field = "steps" if sound(s.live) == STEPS_LEFT else "owed"
        return [(field, "does not fit the rest of the position")]
    return found


# --- pieces ------------------------------------------------------------------------------------


def _nation_faults(s: Twin) -> Iterator[Fault]:
    for n, name in enumerate(BOARDS[s.opt_board].nations):
        if not 0 <= s.seat_of[n] < s.players and s.seat_of[n] != NONE:
            yield f"seat_of.{name}", f"there is no seat {s.seat_of[n]}"
        if s.seat_of[n] == NONE and _holdings(s, n):
            yield f"seat_of.{name}", "this nation has pieces, but nobody plays it"
        for field, count, limit in (
            ("legions", sum(s.legions[n]), LEGION_LIMIT),
            ("galleys", sum(s.galleys[n]), GALLEY_LIMIT),
            ("city", s.city.count(n), CITY_LIMIT),
        ):
            if count > limit:
                yield f"{field}.{name}", f"{count} on the board; a nation has {limit} (AN-1.14)"
        if s.extra_personage[n] != NONE and not s.personages[n, s.extra_personage[n]]:
            yield f"extra_personage.{name}", "the nation does not hold this card"


def _holdings(s: Twin, n: int) -> bool:
    """Does a nation have anything at all?"""
    tables = (s.legions, s.galleys, s.stock, s.know_how, s.personages)
    return n in s.city or s.rondel[n] != NONE or any(any(table[n]) for table in tables)


def _province_faults(s: Twin) -> Iterator[Fault]:
    board = BOARDS[s.opt_board]
    for p, province in enumerate(board.province_ids):
        if s.temple[p] and s.city[p] == NONE:
            yield f"temple.{province}", "a temple needs a city (AN-7.3)"
        for n, name in enumerate(board.nations):
            if s.legions[n, p] and not HOLDS[s.opt_board, p] >> LEGION & 1:
                yield f"legions.{name}.{province}", "no legion can be there: it has no land border (AN-8.7, AN-10.9)"
            if s.galleys[n, p] and not HOLDS[s.opt_board, p] >> GALLEY & 1:
                yield f"galleys.{name}.{province}", "no galley can be there: it has no sea border (AN-8.8, AN-10.8)"


def _bank_faults(s: Twin) -> Iterator[Fault]:
    coins = sum(s.stock[n, 3] for n in range(NATIONS))
    if coins + s.bank_coins != COINS:
        yield "stock", f"{coins} coins are held; there are {COINS} in all (AN-1.11)"
    temples = sum(s.temple)
    if temples + s.bank_temples != TEMPLES:
        yield "temple", f"{temples} temples are built; there are {TEMPLES} in all (AN-1.12)"
    for kind, (name, total) in enumerate(zip(PERSONAGES, CARD_COUNTS, strict=True)):
        held = sum(s.personages[n, kind] for n in range(NATIONS))
        if held + s.stack[kind] != total:
            yield f"personages.{name}", f"{held} are held; there are {total} (AN-1.8)"
    if s.opt_bank_resources == FINITE:
        for r, resource in enumerate(RESOURCES):
            held = sum(s.stock[n, r] for n in range(NATIONS))
            if held + s.bank_stock[r] != s.opt_bank_units:
                yield f"stock.{KINDS[r]}", f"{held} {resource} are held; there are {s.opt_bank_units} (AN-5.5)"


# --- before the first turn ---------------------------------------------------------------------


def _assignment_faults(s: Twin) -> Iterator[Fault]:
    """While nations are dealt or chosen nothing else has happened."""
    if s.opt_nation_assignment != (DEALT if s.phase == DEAL else DRAFTED):
        yield "phase", "the option nation_assignment hands out nations in another way (AN-2.9, AN-2.10)"
    first = s.opt_first_chooser if s.phase == CHOOSE else 0
    served = [(first + k) % s.players for k in range(s.served)]
    if s.served >= s.players or sorted(seat for seat in s.seat_of if seat != NONE) != sorted(served):
        yield "served", "as many seats have a nation as have been served"
    if s.pending != NOTHING:
        yield "pending", "nothing but a nation can be asked for"
    if any(_holdings(s, n) for n in range(NATIONS)) or any(n != NONE for n in s.order):
        yield "phase", "nothing is handed out or placed before the nations (AN-2.8)"


def _order_faults(s: Twin) -> Iterator[Fault]:
    in_play = [n for n in s.order if n != NONE]
    if len(in_play) != s.nations or len(set(in_play)) != s.nations or NONE in s.order[: s.nations]:
        yield "order", f"{s.nations} nations play, each has one place in the turn order (AN-2.23)"
    elif any(s.seat_of[n] == NONE for n in in_play):
        yield "order", "a nation in the turn order has no seat"
    elif sorted(seat for seat in s.seat_of if seat != NONE) != sorted(
        seat for seat in range(s.players) for _ in range(s.nations // s.players)
    ):
        yield "seat_of", f"each of {s.players} seats has {s.nations // s.players} of {s.nations} nations (AN-2.5)"


def _turn_faults(s: Twin) -> Iterator[Fault]:
    if s.phase == START_PHASE:
        yield from _start_faults(s)
        return
    if s.turn >= s.nations or s.active != s.order[s.turn]:
        yield "active", "the active nation is not the one at this place of the turn order"
    elif s.phase == TAKE and s.asked == NONE:
        yield "asked", "must be named for this decision"
    elif s.phase == TAKE and s.seat_of[s.asked] == NONE:
        yield "asked", "nobody plays this nation"
    if s.phase != ARMING and any(s.armed):
        yield "armed", "units are set up only on the arming space (AN-8.1)"
    if s.exhausted == any(s.stack):
        yield "exhausted", "1 if and only if no personage is left (AN-15.8)"


def _end_faults(s: Twin) -> Iterator[Fault]:
    if s.pending != NOTHING:
        yield "pending", "nothing is decided any more"
    if s.active not in s.order:
        yield "active", "is not in the turn order"


def _start_faults(s: Twin) -> Iterator[Fault]:
    """The long game: one city each, in turn order, and nothing else."""
    if s.opt_start_cities != ONE_CHOSEN or s.served >= s.nations or s.pending != NOTHING:
        yield "phase", "a start city is chosen only in the long game, once by each nation (AN-17.2)"
        return
    if s.asked != s.order[s.served]:
        yield "asked", "the nations choose in turn order (AN-17.2)"
    for place in range(s.nations):
        n = s.order[place]
        cities = [p for p in range(PROVINCES) if s.city[p] == n]
        starts = [int(p) for p in START[s.opt_board, s.nations, n]]
        if len(cities) != (place < s.served) or not {*cities} <= {*starts}:
            yield "city", "who has chosen has one of its start cities, the others none (AN-17.1)"
        if any(s.legions[n]) or any(s.galleys[n]):
            yield "legions", "no unit is on the board at the start (AN-2.15)"
    if any(s.temple):
        yield "temple", "no temple is on the board at the start (AN-2.15)"
