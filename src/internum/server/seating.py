"""People at a table: sitting down, handing a seat over, talking."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from . import access
from .create import chair_for, link_to
from .problems import Problem
from .rebuild import now
from .requests import Say, SeatWish, Sit
from .store import token_hash
from .stored import Chair, ChatLine, Who
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
    if not holds and chair.kind == "person":
        raise Problem("forbidden", "taken", seat=seat)
    link: dict[str, Any] | None = None
    if wish.level is not None:
        new = chair_for(seat, SeatWish(kind="bot", name=wish.name, level=wish.level), language)
    elif wish.open:
        new = chair_for(seat, SeatWish(kind="open", name=wish.name), language)
        if not holds or table.header.mode == "online":
            token = secrets.token_urlsafe(18)
            fresh = Who(token_hash(token), table.id, (seat,))
            tables.store.replace_tokens(table.id, seat, fresh)
            link = link_to(fresh, token, table.header.mode)
    else:
        kind = "person" if holds else chair.kind
        new = Chair(seat, kind, wish.name or chair.name, chair.level)
    tables.seat(table, replace(new, order=chair.order))
    return link


def say(tables: Tables, who: Who, wish: Say) -> ChatLine:
    table = tables.find(who.table)
    seat = access.seat_to_look_as(table, who, None) if who.seats else None
    name = table.chairs[seat].name if seat is not None else wish.name or "…"
    line = ChatLine(seat, name, wish.text, now())
    tables.say(table, line)
    return line
