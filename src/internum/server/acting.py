"""Playing at a table: choices, undo, standing orders, questions. A choice enters a game by `play` only."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from typing import Any

import internum
from internum.core.match import Match

from . import access
from .log_cuts import with_cut
from .problems import Problem
from .rebuild import now
from .requests import Act, Order, Undo, Why
from .seating import notice_of
from .stored import SeatChange, Who
from .table import Table
from .tables import Tables


def act(tables: Tables, who: Who, wish: Act, language: str) -> None:
    """Carry out a person's choice; a repeated request changes nothing."""
    table = tables.find(who.table)
    access.acting_seat(table, who, wish.seat)
    by, sent = who.token[:16], "; ".join(wish.actions)
    if table.was_sent(wish.at, by, sent):
        return
    play(tables, table, wish.seat, sent, wish.at, wish.rev, by, language, wish.sure)
    chair = table.chairs[wish.seat]
    if chair.kind == "open":  # whoever plays sits
        sits = replace(chair, kind="person")
        with suppress(Problem):  # another process was quicker
            tables.seat(table, sits, SeatChange(notice=notice_of(sits)))


def play(
    tables: Tables,
    table: Table,
    seat: int,
    text: str,
    at: int,
    rev: int | None,
    by: str,
    language: str = "en",
    sure: bool = True,
) -> None:
    """The one way by which a choice, a person's or a bot's, enters the game."""
    if table.over:
        raise Problem("over")
    check_running(table)
    if not table.is_fresh(seat, at, rev):
        raise table.stale()
    trial = table.match.copy()
    with refusals(table.match, language):
        if not sure and trial.is_final(text, seat):
            raise Problem("final")
        if not sure and ";" not in text and not table.is_lesson:
            if waste := trial.preview(text, seat, language).waste:
                raise Problem("waste", text=waste)
        trial.play(text, seat)
    tables.append(table, trial, by, text)


def check_running(table: Table) -> None:
    if table.differs:
        raise Problem("rules-changed", at=table.differs.at, round=table.differs.round)
    if table.status != "running":
        raise Problem(table.status)


def undo(tables: Tables, who: Who, wish: Undo) -> list[str]:
    table = tables.find(who.table)
    chosen = access.seat_of_last_choice(table, who) if wish.seat is None else wish.seat
    seat = access.acting_seat(table, who, chosen)
    check_running(table)
    at, rev = len(table.match.log), table.rev
    if (at if wish.at is None else wish.at, rev if wish.rev is None else wish.rev) != (at, rev):
        raise table.stale()
    trial = table.match.copy()
    with refusals(trial):
        taken = take_back(trial, seat)
    tables.cut(table, trial, with_cut(table.cuts, table.rev + 1, len(trial.log)), now())
    return taken


def order(tables: Tables, who: Who, wish: Order) -> None:
    """Set a standing order; if it answers what the seat is being asked, it does so at once."""
    table = tables.find(who.table)
    seat = access.acting_seat(table, who, wish.seat)
    tables.seat(table, replace(table.chairs[seat], order=wish.order))
    if wish.order != "ask" and seat in table.match.pending and table.is_running:
        answer = table.match.game.standing_answer(table.match.twin, seat, wish.order)
        if answer is not None:
            text = table.match.notation.text(answer)
            play(tables, table, seat, text, len(table.match.log), None, f"order:{seat}")


def why(tables: Tables, who: Who, wish: Why, language: str) -> dict[str, str] | None:
    table = tables.find(who.table)
    seat = access.own_seat(table, who, wish.seat)
    with refusals(table.match, language):
        refusal = table.match.why_not(wish.action, seat, language)
    return asdict(refusal) if refusal else None


def suggest_payment(tables: Tables, who: Who, wish: int | None) -> dict[str, Any]:
    table = tables.find(who.table)
    seat = access.own_seat_to_look_as(table, who, wish)
    return {"seat": seat, "actions": payment(table.match, seat)}


@contextmanager
def refusals(match: Match, language: str = "en") -> Iterator[None]:
    """What a match refuses, as problems in the reader's language."""
    try:
        yield
    except internum.IllegalAction as e:
        refusal = e.reason.refusal(match.words(language))
        more = {"remedy": refusal.remedy}
        raise Problem("illegal", text=refusal.text, rule=refusal.rule, more=more) from None
    except internum.GroupError as e:
        raise Problem("group", f"group-{e.code}", action=e.action) from None
    except internum.NotationError as e:
        raise Problem("notation", text=str(e), more={"near": e.near}) from None
    except internum.UndoError as e:
        raise Problem("undo", f"undo-{e.code}", more={"reason": e.code}) from None


def take_back(match: Match, seat: int) -> list[str]:
    """Take back a seat's last choice; of a payment, which is made piece by piece, everything that was paid."""
    taken = match.undo(seat)
    while taken[0].startswith("pay ") and _paid_last(match, seat):
        try:
            taken = match.undo(seat) + taken
        except internum.UndoError:
            break
    return taken


def _paid_last(match: Match, seat: int) -> bool:
    last = next((e for e in reversed(match.log) if not e.forced), None)
    return last is not None and last.seat == seat and last.text.startswith("pay ")


def payment(match: Match, seat: int) -> list[str]:
    """Actions that pay what is owed: the game's own advice, or whatever can be paid, piece by piece."""
    advice = match.game.suggest_payment(match, seat)
    if advice is not None:
        return advice
    trial = match.held()
    paid: list[str] = []
    while seat in trial.pending and len(paid) < 100:
        actions = trial.decision_of(seat).by_verb.get("pay")
        if not actions:
            break
        paid.append(actions[0].text)
        trial.play(paid[-1], seat)
    return paid
