"""What people at a table decide together: a bot for somebody who is away, pausing, going on, abandoning, inviting anew.

A wish comes about when more than half of the people at the table are for it; whoever is to be replaced is not asked.
The host may have a bot stand in without a vote, and so may everybody for their own seat.

Whoever gets the link to a seat sees what the seat knows, and nobody can tell whether the host has kept it. So where a
game has secrets, all the others must be for it that somebody is invited anew, and they must be two at least.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .access import has_secrets
from .catalogue import check_level
from .problems import Problem
from .rebuild import now
from .requests import Vote
from .seating import free, stand_in
from .stored import Chair, ChatLine, Who
from .table import Table
from .tables import Tables

BEFORE = {"pause": "running", "resume": "paused"}  # the state of the game in which a wish makes sense
AFTER = {"pause": "paused", "resume": "running", "abandon": "abandoned"}


@dataclass(frozen=True)
class Wish:
    kind: str
    seat: int | None = None
    level: str | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.kind, self.seat, self.level) if part is not None)

    @classmethod
    def of(cls, text: str) -> Wish:
        kind, seat, level = (*text.split(" "), None, None)[:3]
        return cls(str(kind), None if seat is None else int(seat), level)


def vote(tables: Tables, who: Who, asked: Vote, language: str, is_away: Callable[[int], bool]) -> None:
    """Be for a wish, or no longer; carry it out if enough are."""
    table = tables.find(who.table)
    wish = _checked(table, who, asked, is_away)
    alone = wish.seat is not None and (who.host or wish.seat in who.seats) and not needs_all(table, wish)
    own = {s for s in who.seats if _may_vote(table.chairs[s], wish)}
    before = set(table.votes.get(str(wish), ()))
    seats = (before | own) if asked.agree else (before - own)
    if asked.agree and (alone or passes(table, wish, seats)):
        carry_out(tables, table, wish, language)
    elif seats != before:
        votes = {**table.votes, str(wish): sorted(seats)}
        tables.agree(table, {w: s for w, s in votes.items() if s}, table.status, _told(wish, asked.agree, table, who))


def carry_out(tables: Tables, table: Table, wish: Wish, language: str) -> None:
    if wish.seat is None:
        tables.agree(table, {}, AFTER[wish.kind], ChatLine(None, "", "", now(), {"key": f"notice-{wish.kind}"}))
        return
    votes = {w: s for w, s in table.votes.items() if Wish.of(w).seat != wish.seat}
    if votes != table.votes:
        tables.agree(table, votes, table.status)
    if wish.kind == "invite":
        free(tables, table, wish.seat, language)
    else:
        stand_in(tables, table, wish.seat, wish.level or "", language)


def voters(table: Table, wish: Wish) -> set[int]:
    """People at the table. Those in whose place a bot plays are asked, too, whether it is all to end."""
    return {c.seat for c in table.chairs if c.seat != wish.seat and _may_vote(c, wish)}


def _may_vote(chair: Chair, wish: Wish) -> bool:
    return chair.kind == "person" or (wish.kind == "abandon" and chair.stands_for is not None)


def needs_all(table: Table, wish: Wish) -> bool:
    return wish.kind == "invite" and has_secrets(table.match.game)


def needed(table: Table, wish: Wish) -> int:
    people = len(voters(table, wish))
    return max(2, people) if needs_all(table, wish) else people // 2 + 1


def passes(table: Table, wish: Wish, seats: set[int]) -> bool:
    return len(seats & voters(table, wish)) >= needed(table, wish)


def shown(table: Table) -> list[dict[str, Any]]:
    """The wishes that are open, for everybody to see."""
    wishes = [(Wish.of(text), seats) for text, seats in table.votes.items()]
    counted = [(w, sorted(voters(table, w) & set(seats))) for w, seats in wishes]  # not those replaced since
    return [
        {"wish": w.kind, "seat": w.seat, "level": w.level, "seats": seats, "needed": needed(table, w)}
        for w, seats in counted
        if seats
    ]


def _checked(table: Table, who: Who, asked: Vote, is_away: Callable[[int], bool]) -> Wish:
    """The wish, if it may be uttered."""
    if table.is_record:
        raise Problem("record")
    if table.match.over or table.status == "abandoned":
        raise Problem("over")
    if who.spectator and not who.host:
        raise Problem("forbidden", "spectator")
    if asked.wish not in ("stand-in", "invite"):
        if BEFORE.get(asked.wish, table.status) != table.status:
            raise Problem("bad-request", f"vote-{asked.wish}")
        return Wish(asked.wish)
    if asked.seat is None or (asked.level is None and asked.wish == "stand-in"):
        raise Problem("bad-request", f"vote-{asked.wish}")
    if asked.seat >= table.match.players:
        raise Problem("not-found", "no-such-seat", seat=asked.seat, last=table.match.players - 1)
    level = None if asked.wish == "invite" else check_level(asked.level or "")
    chair = table.chairs[asked.seat]
    if chair.kind != "person" and chair.stands_for is None:
        raise Problem("bad-request", "nobody-to-stand-in-for", seat=asked.seat)
    if not is_away(asked.seat) and (asked.seat not in who.seats or asked.wish == "invite"):
        raise Problem("forbidden", "not-away", name=chair.name)
    wish = Wish(asked.wish, asked.seat, level)
    if needs_all(table, wish) and len(voters(table, wish)) < 2:
        raise Problem("forbidden", "invite-alone", name=chair.stands_for or chair.name)
    return wish


def _told(wish: Wish, agree: bool, table: Table, who: Who) -> ChatLine | None:
    """Everybody is told who is for what; nothing is told of a vote taken back."""
    if not agree:
        return None
    names = ", ".join(table.chairs[s].name for s in who.seats)
    chair = None if wish.seat is None else table.chairs[wish.seat]
    away = (chair.stands_for or chair.name) if chair else ""
    return ChatLine(None, "", "", now(), {"key": f"notice-vote-{wish.kind}", "name": names, "away": away})
