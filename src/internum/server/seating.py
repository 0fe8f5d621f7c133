"""People at a table: sitting down, handing a seat over, talking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from . import access
from .create import chair_for, link_to
from .invitations import new_invitation
from .problems import Problem
from .rebuild import now
from .requests import Say, SeatWish, Sit
from .store import token_hash
from .stored import Chair, ChatLine, SeatChange, Who
from .table import Table
from .tables import Tables


def sit(tables: Tables, who: Who, seat: int, wish: Sit, language: str) -> dict[str, Any] | None:
    """Change who sits on a seat. Answers a new link, if the seat needs one."""
    table = tables.find(who.table)
    if table.is_record:
        raise Problem("record")
    if not 0 <= seat < table.match.players:
        raise Problem("not-found", "no-such-seat", seat=seat, last=table.match.players - 1)
    chair, holds = table.chairs[seat], seat in who.seats
    if not holds and not who.host:
        raise Problem("forbidden", "not-host", seat=seat)
    if not holds and (chair.kind == "person" or chair.stands_for is not None):
        raise Problem("forbidden", "taken", seat=seat)
    link: dict[str, Any] | None = None
    key = ""
    token: Who | None = None
    if wish.level is not None:
        new = chair_for(seat, SeatWish(kind="bot", name=wish.name, level=wish.level), language)
    elif wish.open:
        new = chair_for(seat, SeatWish(kind="open", name=wish.name), language)
        secret = new_invitation()
        token = Who(token_hash(secret), table.id, (seat,), invitation=True)
        link = link_to(token, secret, table.header.mode)
    elif chair.stands_for is not None:
        if table.times and table.times.left[seat] <= 0 and table.clock and table.clock.kind == "game":
            raise Problem("forbidden", "out-of-time")
        new = Chair(seat, "person", wish.name or chair.stands_for)
        key = "notice-back"
    else:
        new = Chair(seat, "person" if holds else chair.kind, wish.name or chair.name, chair.level)
    new = replace(new, order=chair.order)
    if new != chair or token:
        revokes = new.kind != "person"
        tables.seat(table, new, SeatChange(revokes=revokes, token=token, notice=notice_of(new, key)))
    return link


def invite_spectator(tables: Tables, who: Who) -> dict[str, Any]:
    """A link without a seat; always the same one for the same bearer, so that sharing fills no table."""
    access.no_reader(who)
    secret = token_hash(f"spectator invited by {who.token}")[:24]
    table = tables.find(who.table)
    spectator = Who(token_hash(secret), table.id, ())
    if tables.store.who(secret) is None:
        tables.store.invite(spectator)
    return link_to(spectator, secret, table.header.mode)


def stand_in(tables: Tables, table: Table, seat: int, level: str, language: str, key: str = "notice-stand-in") -> None:
    """Have a bot play in the place of whoever holds the seat, until they take it back."""
    chair = table.chairs[seat]
    bot = chair_for(seat, SeatWish(kind="bot", level=level), language)
    new = replace(bot, order=chair.order, stands_for=chair.stands_for or chair.name)
    tables.seat(table, new, SeatChange(notice=notice_of(new, key)))


def free(tables: Tables, table: Table, seat: int, language: str) -> None:
    """Open the seat of somebody who has lost their link: no token holds it any more, and the host can invite anew."""
    chair = table.chairs[seat]
    new = chair_for(seat, SeatWish(kind="open", name=chair.stands_for or chair.name), language)
    tables.seat(table, new, SeatChange(revokes=True, notice=notice_of(new, "notice-invite")))


def notice_of(chair: Chair, key: str = "", name: str = "") -> ChatLine:
    """What everybody is told when a seat has changed."""
    told = {"number": chair.seat + 1, "name": name or chair.stands_for or chair.name, "level": chair.level}
    return ChatLine(chair.seat, "", "", now(), {"key": key or f"notice-{chair.kind}", **told})


def say(tables: Tables, who: Who, wish: Say) -> ChatLine:
    access.no_reader(who)
    table = tables.find(who.table)
    seat = access.seat_to_look_as(table, who, None) if who.seats else None
    name = table.chairs[seat].name if seat is not None else wish.name or "…"
    line = ChatLine(seat, name, wish.text, now())
    tables.say(table, line)
    return line
