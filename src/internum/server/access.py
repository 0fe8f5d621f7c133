"""Who may do and look at what: the seats of a token, and whether something is still hidden."""

from __future__ import annotations

from collections.abc import Collection

from internum.core.game import Game
from internum.core.match import Match

from .problems import Problem
from .stored import Who
from .table import Table

NOBODY = -1  # no seat at all


def seat_to_look_as(table: Table, who: Who, wish: int | None) -> int | None:
    """The seat asked for, if it may be; else the own seat that must act, or acted last, or the first."""
    players = table.match.players
    if wish is not None:
        if not 0 <= wish < players:
            raise Problem("not-found", "no-such-seat", seat=wish, last=players - 1)
        if wish not in who.seats and not table.all_is_open:
            raise Problem("forbidden", "not-your-seat", seat=wish)
        return wish
    own: Collection[int] = range(players) if table.is_record else who.seats
    for seat in table.match.pending:
        if seat in own:
            return seat
    for entry in reversed(table.match.log):
        if entry.seat in own and not entry.forced:
            return entry.seat
    return min(own, default=None)


def no_reader(who: Who) -> None:
    """Talk is for those who were at the table."""
    if who.reader:
        raise Problem("no-token")


def own_seat(table: Table, who: Who, seat: int) -> int:
    """A seat that this token plays; for acting, not for looking."""
    if table.is_record:
        raise Problem("record")
    if who.spectator:
        raise Problem("forbidden", "spectator")
    if seat not in who.seats:
        raise Problem("forbidden", "not-your-seat", seat=seat)
    return seat


def acting_seat(table: Table, who: Who, seat: int) -> int:
    """The same while no bot plays in one's place."""
    if own_seat(table, who, seat) == seat and table.chairs[seat].stands_for is not None:
        raise Problem("forbidden", "stand-in", name=table.chairs[seat].name)
    return seat


def own_seat_to_look_as(table: Table, who: Who, wish: int | None) -> int:
    """The same for what only a player may ask."""
    looking = seat_to_look_as(table, who, wish)
    return own_seat(table, who, NOBODY if looking is None else looking)


def seat_of_last_choice(table: Table, who: Who) -> int:
    """Of the own seats, the one that chose last; that is the one to take something back."""
    for entry in reversed(table.match.log):
        if not entry.forced and entry.seat in who.seats:
            return entry.seat
    return min(who.seats, default=NOBODY)


def moment_of(table: Table, at: int) -> Match:
    last = len(table.match.log)
    if not 0 <= at <= last:
        raise Problem("not-found", "no-moment", at=at, last=last)
    return table.match.at(at)


def hides_something(table: Table, at: int | None = None) -> bool:
    """Might the whole truth at `at` tell somebody what their seat does not know?

    Answered by what everybody knows: an answer that followed the truth would tell something of it.
    """
    if table.all_is_open or not has_secrets(table.match.game):
        return False
    match = table.match if at is None else moment_of(table, at)
    return match.start is not None or any(e.secret or any(v.only is not None for v in e.events) for e in match.log)


def has_secrets(game: Game) -> bool:
    return type(game).is_secret is not Game.is_secret


def open_match(table: Table) -> Match:
    """The whole game, once nothing in it is secret."""
    if not table.all_is_open:
        raise Problem("hidden", "hidden-analysis")
    return table.match


def match_to_study(table: Table, who: Who) -> tuple[Match, int | None]:
    """The game, and the seat whose eyes it is studied with: None once nothing is secret.

    While it runs, only whoever plays alone against bots may study it: to others at the table it would be a hint.
    """
    others = [c for c in table.chairs if c.seat not in who.seats]
    alone = len(who.seats) == 1 and all(c.kind == "bot" and c.stands_for is None for c in others)
    if alone and table.is_running and not table.is_lesson:
        return table.match, who.seats[0]
    return open_match(table), None


def record(table: Table) -> str:
    if hides_something(table):
        raise Problem("hidden", "hidden-record")
    return table.match.record()
