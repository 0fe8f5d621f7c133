"""The one place that decides what a token may see. Everything a table tells anybody is put together here.

A seat's knowledge comes from `Match.view`, `Match.decision_of` and `Event.seen_by`; the action of a secret entry is
shown to its own seat only, until the game is over.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from internum.core.events import Ref
from internum.core.match import Entry, Match, UndoError
from internum.core.speech import Words

from .catalogue import board_of
from .problems import Problem
from .stored import Who
from .table import Table


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


def own_seat(table: Table, who: Who, seat: int) -> int:
    """A seat that this token plays; for acting, not for looking."""
    if table.is_record:
        raise Problem("record")
    if who.spectator:
        raise Problem("forbidden", "spectator")
    if seat not in who.seats:
        raise Problem("forbidden", "not-your-seat", seat=seat)
    return seat


def snapshot(
    table: Table,
    who: Who,
    language: str,
    wish: int | None = None,
    since: int = 0,
    moment: int | None = None,
    online: Collection[int] = (),
) -> dict[str, Any]:
    """The table, now or at an earlier moment, as the bearer of a token may see it."""
    seat = seat_to_look_as(table, who, wish)
    match = table.match if moment is None else moment_of(table, moment)
    words = match.words(language)
    at = len(match.log)
    view = match.view(seat)
    since = max(0, min(since, at))
    return {
        "table": table.id,
        "game": match.game.id,
        "title": match.game.title,
        "mode": table.header.mode,
        "board": board_of(match.game, match.options),
        "options": match.options,
        "at": at,
        "from": since,
        "last": len(table.match.log),
        "moment": moment is not None,
        "rev": table.rev,
        "over": match.over,
        "you": {"seats": list(who.seats), "spectator": who.spectator, "host": who.host},
        "looking": seat,
        "seats": seats(table, words, view, online),
        "round": match.round,
        "pending": list(match.pending),
        "winners": match.winners,
        "standings": _plain(match.standings, words),
        "view": _plain(view, words),
        "decision": match.decision_of(seat).json(words),
        "can_undo": moment is None and can_undo(table, who),
        "log": log(table, seat, words)[since:at],
        "chat": [asdict(line) for line in table.chat[-100:]],
        "orders": {str(s): table.chairs[s].order for s in who.seats},
        "commitment": match.commitment,
        "seed": match.dice.seed if table.match.over and match.commitment == match.dice.commitment else None,
        "started_from": table.header.origin,
    }


def seats(table: Table, words: Words, view: dict[str, Any], online: Collection[int]) -> list[dict[str, Any]]:
    """Who sits where and plays what: open to all."""
    s = table.match.twin
    side_ids: dict[int, str] = {}
    for side in view.get("sides", ()):
        if isinstance(side.get("seat"), int):
            side_ids.setdefault(side["seat"], side["id"])
    return [
        {
            "seat": c.seat,
            "name": c.name,
            "kind": c.kind,
            "level": c.level,
            "side": side_ids.get(c.seat),
            "plays": words.say(table.match.game.seat_name(s, c.seat)),
            "online": c.kind == "bot" or c.seat in online,
            "thinking": c.seat in table.thinking,
        }
        for c in table.chairs
    ]


def moment_of(table: Table, at: int) -> Match:
    last = len(table.match.log)
    if not 0 <= at <= last:
        raise Problem("not-found", "no-moment", at=at, last=last)
    return table.match.at(at)


def log(table: Table, seat: int | None, words: Words) -> list[dict[str, Any]]:
    """The whole log as `seat` may read it. What has been put into words once is kept."""
    opened = table.all_is_open
    page = table.pages.setdefault((seat, words.language, opened), [])
    for entry in table.match.log[len(page) :]:
        time = table.played[entry.number].time
        page.append(_entry(table.match, entry, seat, words, opened, time))
    return page


def _entry(match: Match, entry: Entry, seat: int | None, words: Words, opened: bool, time: str) -> dict[str, Any]:
    said = [event for event in (e.seen_by(seat) for e in entry.events) if event]
    action = None
    if opened or not entry.secret or entry.seat == seat:
        a = match.notation.action(entry.action)
        action = {"text": a.text, "verb": a.verb, "args": dict(a.args)}
    return {
        "at": entry.number,
        "seat": entry.seat,
        "round": entry.round,
        "forced": entry.forced,
        "time": time,
        "lines": [{"text": words.say(e), **e.json()} for e in said],
        "action": action,
    }


def can_undo(table: Table, who: Who) -> bool:
    if table.is_record or not who.seats:
        return False
    try:
        table.match.copy().undo(seat_of_last_choice(table.match, who))
    except UndoError:
        return False
    return True


def seat_of_last_choice(match: Match, who: Who) -> int:
    """Of the own seats, the one that chose last; that is the one to take something back."""
    for entry in reversed(match.log):
        if not entry.forced and entry.seat in who.seats:
            return entry.seat
    return who.seats[0]


def hides_something(table: Table, at: int | None = None) -> bool:
    """Would the whole truth at `at` tell somebody what their seat does not know?"""
    if table.all_is_open:
        return False
    match = table.match if at is None else moment_of(table, at)
    if any(e.secret or any(v.only is not None for v in e.events) for e in match.log):
        return True
    spectator = {**match.view(None), "seat": None}
    return any({**match.view(seat), "seat": None} != spectator for seat in range(match.players))


def record(table: Table) -> str:
    if hides_something(table):
        raise Problem("hidden", "hidden-record")
    return table.match.record()


def _plain(value: Any, words: Words) -> Any:
    """JSON-able: references become their ids and names."""
    if isinstance(value, Ref):
        return {**value.json(), "name": words.name(value.kind, value.id)}
    if isinstance(value, dict):
        return {k: _plain(v, words) for k, v in value.items()}
    return [_plain(v, words) for v in value] if isinstance(value, list | tuple) else value
