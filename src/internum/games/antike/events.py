"""The chronicle: log lines read off the states before and after an action."""

from __future__ import annotations

from collections.abc import Callable

from internum.core.events import Event, Param, Ref
from internum.core.state import NONE, Twin

from .actions import SPACE
from .board import (
    CARD_COUNTS,
    CARD_IDS,
    COIN,
    KIND_COUNT,
    KINDS,
    KNOW_HOWS,
    NATIONS,
    NEIGHBOUR,
    PERSONAGES,
    RESOURCES,
    SPACES,
    UNITS,
)
from .options import FIXED, ROUND_START
from .rules.conquest import defence_value
from .rules.ending import score
from .state import CARD, GIVE_UP, GROUP, LOSE_CONQUEST, OVER, PAY, RONDEL, START, TAKE
from .view import PRODUCES, nation_id, province_id

Lines = list[Event]
Teller = Callable[[Twin, tuple[int, ...], Twin], Lines]


def events(before: Twin, action: int, after: Twin) -> Lines:
    """What one action caused."""
    verb, args = SPACE.read(action)
    tell = _TELLERS.get(verb)
    lines = _fixed(before) + (tell(before, args, after) if tell else [])
    if after.phase == CARD:
        lines += _personages(before, after)  # those of the formulas; the card to be chosen comes after them
    elif _turn_has_ended(before, after):
        lines += _end_of_turn(before, after)
    return lines


def nation(s: Twin, n: int) -> Ref:
    return Ref("nation", nation_id(s, n) or "none")


def place(s: Twin, p: int) -> Ref:
    return Ref("province", province_id(s, p) or "none")


def amounts(counts: list[int]) -> list[Ref]:
    """`3 marble and 1 coin`: one name per kind that was paid."""
    return [Ref("amount", KINDS[kind], count) for kind, count in enumerate(counts) if count]


def _line(s: Twin, key: str, at: int = NONE, who: int | None = None, **params: Param) -> Event:
    """A log line about the active nation (or `who`), at a province if one is given."""
    told: dict[str, Param] = {"nation": nation(s, s.active if who is None else who), **params}
    if at != NONE:
        told["place"] = place(s, at)
    return Event(key, told, place=province_id(s, at))


# --- set-up ----------------------------------------------------------------------------------


def _given(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return _seated(after, [n for n in range(NATIONS) if before.seat_of[n] == NONE])


def _seated(s: Twin, nations: list[int]) -> Lines:
    """Who plays which of these nations."""
    lines = []
    for seat in range(s.players):
        played = [nation(s, n) for n in nations if s.seat_of[n] == seat]
        if played:
            lines.append(Event("log-nations", {"player": seat + 1, "nations": played}))
    return lines


def _fixed(before: Twin) -> Lines:
    """Who plays what, where no action has told it: before the first one of all."""
    first = before.served == 0 if before.phase == START else before.round == 1 and before.turn == 0
    moved = any(space != NONE for space in before.rondel)
    if before.opt_nation_assignment != FIXED or not first or moved or before.phase not in (START, TAKE, RONDEL):
        return []
    return _seated(before, list(range(NATIONS)))


def _started(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return [_line(before, "log-start", args[0], before.asked)]


# --- the turn --------------------------------------------------------------------------------


def _took(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return [_line(before, "log-take", who=before.asked, kind=Ref("amount", KINDS[args[0]], 1))]


def _skipped(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return [_line(before, "log-skip", who=before.asked)]


def _turn_has_ended(before: Twin, after: Twin) -> bool:
    if after.round == 0:
        return False
    return (before.round, before.turn) != (after.round, after.turn) or (before.phase != OVER and after.phase == OVER)


def _end_of_turn(before: Twin, after: Twin) -> Lines:
    """Personages and victory, then the next nation's turn and its coin."""
    lines = _personages(before, after) if before.active != NONE else []
    if after.phase == OVER:
        return [*lines, _ending(before, after)]
    if after.opt_coin_timing == ROUND_START:
        lines += [_line(after, "log-coin", who=n) for n in after.order if n != NONE and _coin_taken(before, after, n)]
        return [*lines, _line(after, "log-turn", coins=0)]
    coins = 1 if _coin_taken(before, after, after.active) else 0
    return [*lines, _line(after, "log-turn", coins=coins)]


def _coin_taken(before: Twin, after: Twin, n: int) -> bool:
    return bool(after.stock[n, COIN] > before.stock[n, COIN])


def _personages(before: Twin, after: Twin) -> Lines:
    lines = []
    n = before.active
    for k, kind in enumerate(PERSONAGES):
        first = CARD_COUNTS[k] - before.stack[k]
        for number in range(first, first + before.stack[k] - after.stack[k]):
            card = Ref("card", CARD_IDS[kind][number])
            lines.append(_line(before, "log-personage", who=n, personage=Ref("personage", kind), card=card))
    return lines


def _ending(before: Twin, after: Twin) -> Event:
    if after.winner == NONE:
        return Event("log-unfinished", {"round": after.round})
    if before.pending in (LOSE_CONQUEST, GIVE_UP):
        return _line(after, "log-win-temple", who=after.winner)
    held = sum(int(after.personages[after.winner, k]) for k in range(len(PERSONAGES)))
    points = score(after.live, after.winner)
    if points != held:  # AN-17.5: generals count double
        return _line(after, "log-win-points", who=after.winner, personages=held, score=points)
    return _line(after, "log-win", who=after.winner, score=points)


# --- rondel and purchases --------------------------------------------------------------------


def _rondel(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return [] if after.pending == PAY else _arrived(before, args[0], after, [])


def _paid(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    """Nothing is said before the whole price is paid; then one sentence tells all."""
    if after.pending == PAY:
        return []
    counts = [before.paid[kind] + (1 if kind == args[0] else 0) for kind in range(KIND_COUNT)]
    price, (verb, bought) = amounts(counts), SPACE.read(before.purchase)
    if verb == "rondel":
        return _arrived(before, bought[0], after, price, args[0])
    if verb == "temple":
        return [_line(before, "log-temple", bought[0], price=price)]
    if verb == "arm":
        unit, p = bought
        return [_line(before, "log-arm", p, units=Ref("count", UNITS[unit], 1), price=price)]
    if verb == "learn":
        key = "log-discover" if after.firsts > before.firsts else "log-learn"
        return [_line(before, key, know_how=Ref("know_how", KNOW_HOWS[bought[0]]), price=price)]
    return [_line(before, "log-found", bought[0], price=price)]


def _arrived(before: Twin, space: int, after: Twin, price: list[Ref], paid_now: int = NONE) -> Lines:
    where = Ref("space", SPACES[space])
    if price:
        lines = [_line(before, "log-rondel-paid", space=where, price=price)]
    else:
        lines = [_line(before, "log-rondel", space=where)]
    resource = PRODUCES.get(space)
    if resource is not None:
        n = before.active
        gained = int(after.stock[n, resource]) - int(before.stock[n, resource]) + (1 if paid_now == resource else 0)
        lines.append(_line(before, "log-produce", amount=Ref("amount", RESOURCES[resource], gained)))
    return lines


# --- manoeuvre -------------------------------------------------------------------------------


def _moved(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    unit, p, exit, _ = args
    if after.pending == GROUP:
        return []
    to = int(NEIGHBOUR[before.opt_board, p, exit])
    return [_line(before, "log-move", to, units=Ref("count", UNITS[unit], 1), start=place(before, p))]


def _grouped(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    units = Ref("count", UNITS[before.entering], args[0] + 1)
    return [_line(before, "log-move", before.site, units=units, start=place(before, before.entering_from))]


def _fought(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    unit, p, foe = args
    return [_combat(before, "log-fight", before.active, foe, unit, p, after.to_lose)]


def _demanded(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return [_combat(before, "log-demand", before.asked, before.active, before.entering, before.site, after.to_lose)]


def _combat(s: Twin, key: str, n: int, foe: int, unit: int, p: int, count: int) -> Event:
    return _line(s, key, p, n, foe=nation(s, foe), units=Ref("count", UNITS[unit], count))


def _declined(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    return [_line(before, "log-decline", before.site, before.asked)]


def _lost(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    """In a conquest, the last unit removed takes the city."""
    if before.pending != LOSE_CONQUEST or after.pending == LOSE_CONQUEST:
        return []
    p = before.site
    foe = nation(before, before.city[p])
    lines = [_line(before, "log-conquer", p, foe=foe, lost=defence_value(before.live, p))]
    if before.temple[p]:
        lines.append(_line(before, "log-temple-destroyed", p))
    return lines


def _gave_up(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    lines = [_line(before, "log-give-up", args[0])]
    if before.temple[args[0]]:
        lines.append(_line(before, "log-temple-removed", args[0]))
    return lines


# --- the rest --------------------------------------------------------------------------------


def _exchanged(before: Twin, args: tuple[int, ...], after: Twin) -> Lines:
    given = [0, 0, 0, 0]
    for resource in args[:-1]:
        given[resource] += 1
    return [_line(before, "log-exchange", price=amounts(given), kind=Ref("amount", RESOURCES[args[-1]], 1))]


_TELLERS: dict[str, Teller] = {
    "deal": _given,
    "choose": _given,
    "start": _started,
    "take": _took,
    "skip": _skipped,
    "rondel": _rondel,
    "pay": _paid,
    "move": _moved,
    "group": _grouped,
    "fight": _fought,
    "demand": _demanded,
    "decline": _declined,
    "lose": _lost,
    "give-up": _gave_up,
    "exchange": _exchanged,
    "swap": _exchanged,
}
