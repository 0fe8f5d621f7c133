"""The desk: every table of this server, and everything that can be done at one.

All methods run in one thread (see `App.call`): matches are not shared between threads, and each change is durable
before its answer is given.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import internum
from internum.core.game import Game
from internum.core.match import Match

from . import opening, seen
from .cuts import with_cut
from .problems import Problem
from .rebuild import RulesChanged, marks_since, now, played_since
from .requests import Act, NewTable, OpenRecord, Order, Say, SeatWish, Sit, Undo, Why
from .settings import Settings
from .store import Moved, Store, token_hash
from .stored import Chair, ChatLine, Who
from .table import Table


class Desk:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.watched: Callable[[str], bool] = lambda table: False
        self.opened: Callable[[Table], None] = lambda table: None  # told when a table was opened
        self.loaded: Callable[[Table], None] = lambda table: None  # told when a table was rebuilt
        self.changed: Callable[[str], None] = lambda table: None  # told after every change of a table

    # --- finding --------------------------------------------------------------------------

    def find(self, table: str) -> Table:
        """The table, rebuilt from its log if it is not in memory."""
        found = self.tables.get(table)
        if found is None:
            found = self._load(table)
            self.loaded(found)
        elif self.store.is_shared and self.store.rev(table) != found.rev:
            found = self._load(table)
        self.tables.move_to_end(table)
        return found

    def _load(self, table: str) -> Table:
        stored = self.store.load(table)
        if stored is None:
            raise Problem("not-found", table=table)
        try:
            found = Table.of(stored)
        except RulesChanged as e:
            raise Problem("rules-changed", at=e.at, round=e.mark.round if e.mark else 0) from None
        self.tables[table] = found
        self.tables.move_to_end(table)
        self._make_room()
        return found

    def refresh(self, table: str | None = None) -> list[str]:
        """Read a table (or all) anew if it is in memory: another process has changed it, and sees to its bots."""
        held = [t for t in (self.tables if table is None else [table]) if t in self.tables]
        for each in held:
            self._load(each)
        return held

    def who(self, table: str, token: str) -> Who:
        who = self.store.who(token) if token else None
        if who is None or who.table != table:
            if self.store.rev(table) is None:
                raise Problem("not-found", table=table)
            raise Problem("no-token")
        return who

    def forget(self, table: str) -> None:
        self.tables.pop(table, None)

    def _make_room(self) -> None:
        """Forget tables nobody looks at, the ones not used for longest first; never the newest, which is in use."""
        *older, _ = self.tables
        idle = [t for t in older if not self.tables[t].thinking and not self.watched(t)]
        for table in idle[: max(0, len(self.tables) - self.settings.tables_in_memory)]:
            del self.tables[table]

    # --- opening --------------------------------------------------------------------------

    def open(self, wish: NewTable, token: str, language: str) -> dict[str, Any]:
        self._check_room()
        given = [g for g in (wish.game, wish.origin, wish.record, wish.position) if g is not None]
        if len(given) != 1:
            raise Problem("bad-request", "bad-start")
        if wish.seed is not None and wish.mode == "online":
            raise Problem("bad-request", "bad-seed")
        match, origin = self._beginning(wish, token)
        chairs = opening.chairs_for(match, wish, language)
        return self._file(match, wish.mode, origin, chairs)

    def open_record(self, wish: OpenRecord) -> dict[str, Any]:
        self._check_room()
        if (wish.record is None) == (wish.position is None):
            raise Problem("bad-request", "bad-start")
        if wish.record is not None:
            match = opening.match_of_record(wish.record)
        else:
            match = opening.match_of_position(wish.position or {}, None)
        chairs = [Chair(i, "person", name) for i, name in enumerate(match.names)]
        return self._file(match, "record", None, chairs)

    def open_lesson(self, match: Match, chairs: list[Chair]) -> dict[str, Any]:
        self._check_room()
        return self._file(match, "lesson", None, chairs)

    def _beginning(self, wish: NewTable, token: str) -> tuple[Match, dict[str, Any] | None]:
        if wish.record is not None:
            return opening.with_own_dice(opening.match_of_record(wish.record)), None
        if wish.position is not None:
            return opening.match_of_position(wish.position, wish.seed), None
        if wish.origin is None:
            return opening.new_match(wish), None
        who = self.who(wish.origin.table, token)
        origin = {"table": wish.origin.table, "at": wish.origin.at}
        try:
            table = self.find(wish.origin.table)
        except Problem as problem:
            if problem.code != "rules-changed":
                raise
            return self._rescue(wish.origin.table, wish.origin.at), origin
        seen.moment_of(table, wish.origin.at)
        if not seen.hides_something(table, wish.origin.at):
            return opening.match_of_moment(table, wish.origin.at), origin
        seat = seen.seat_to_look_as(table, who, None)
        if seat is None or type(table.match.game).redeal is Game.redeal:
            raise Problem("hidden", "hidden-moment")
        return opening.match_of_guess(table, wish.origin.at, seat), origin

    def _rescue(self, table: str, at: int) -> Match:
        """The stored position of the last round up to `at`, for a game whose log does not replay any more."""
        stored = self.store.load(table)
        marks = [m for m in stored.marks if m.at <= at] if stored else []
        if not marks:
            raise Problem("not-found", "no-moment", at=at, last=0)
        return opening.match_of_position(marks[-1].position, None)

    def _file(self, match: Match, mode: str, origin: dict[str, Any] | None, chairs: list[Chair]) -> dict[str, Any]:
        stored = opening.store_form(match, mode, origin, chairs)
        table = stored.header.id
        whos, tokens = opening.hand_out(table, mode, chairs)
        self.store.create(stored, match.over, whos)
        self.tables[table] = Table(stored.header, match, chairs, 0, [], list(stored.played))
        self._make_room()
        self.opened(self.tables[table])
        self.changed(table)
        links = [opening.link_to(w, t, mode) for w, t in zip(whos, tokens, strict=True)]
        url = links[-1]["link"].partition("#")[0]
        named = {"table": table, "game": match.game.id, "mode": mode, "url": url}
        return {**named, "tokens": links[:-1], "spectator": links[-1]}

    def _check_room(self) -> None:
        if self.store.count() >= self.settings.max_tables:
            raise Problem("too-many", "too-many-tables", limit=self.settings.max_tables)

    # --- playing --------------------------------------------------------------------------

    def act(self, who: Who, wish: Act, language: str) -> None:
        """Carry out a person's choice; a repeated request changes nothing."""
        table = self.find(who.table)
        seen.own_seat(table, who, wish.seat)
        by, sent = who.token[:16], "; ".join(wish.actions)
        if table.was_sent(wish.at, by, sent):
            return
        self.play(table, wish.seat, sent, wish.at, wish.rev, by, language, wish.sure)
        chair = table.chairs[wish.seat]
        if chair.kind == "open":  # whoever plays sits
            self._seat(table, replace(chair, kind="person"))

    def play(
        self,
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
        if table.match.over:
            raise Problem("over")
        if not table.is_fresh(seat, at, rev):
            raise self._stale(table)
        trial = table.match.copy()
        mark = len(trial.log)
        try:
            if not sure and trial.is_final(text, seat):
                raise Problem("final")
            if not sure and ";" not in text and table.header.mode != "lesson":
                if waste := trial.preview(text, seat, language).waste:
                    raise Problem("waste", text=waste)
            trial.play(text, seat)
        except internum.IllegalAction as e:
            raise self._illegal(table, e, language) from None
        except internum.GroupError as e:
            raise Problem("group", f"group-{e.code}", action=e.action) from None
        except internum.NotationError as e:
            raise Problem("notation", text=str(e), more={"near": e.near}) from None
        self._append(table, trial, mark, by, text)

    def undo(self, who: Who, wish: Undo) -> list[str]:
        table = self.find(who.table)
        seat = seen.own_seat(table, who, seen.seat_of_last_choice(table.match, who) if wish.seat is None else wish.seat)
        at, rev = len(table.match.log), table.rev
        if (at if wish.at is None else wish.at, rev if wish.rev is None else wish.rev) != (at, rev):
            raise self._stale(table)
        trial = table.match.copy()
        try:
            taken = take_back(trial, seat)
        except internum.UndoError as e:
            raise Problem("undo", f"undo-{e.code}", more={"reason": e.code}) from None
        cut = len(trial.log)
        cuts = with_cut(table.cuts, table.rev + 1, cut)
        self._write(table, lambda: self.store.cut(table.id, table.rev, cut, cuts, now()))
        table.match, table.cuts, table.rev = trial, cuts, table.rev + 1
        table.forget_from(cut)
        table.thinking.clear()
        self.changed(table.id)
        return taken

    def order(self, who: Who, wish: Order) -> None:
        """Set a standing order; if it answers what the seat is being asked, it does so at once."""
        table = self.find(who.table)
        seat = seen.own_seat(table, who, wish.seat)
        chair = table.chairs[seat]
        self._seat(table, replace(chair, order=wish.order))
        table.match.orders.pop(seat, None)
        if wish.order != "ask":
            table.match.orders[seat] = wish.order
            if seat in table.match.pending:
                answer = table.match.game.standing_answer(table.match.twin, seat, wish.order)
                if answer is not None:
                    text = table.match.notation.text(answer)
                    self.play(table, seat, text, len(table.match.log), None, f"order:{seat}")
        self.changed(table.id)

    def why(self, who: Who, wish: Why, language: str) -> dict[str, str] | None:
        table = self.find(who.table)
        seat = seen.own_seat(table, who, wish.seat)
        try:
            refusal = table.match.why_not(wish.action, seat, language)
        except internum.NotationError as e:
            raise Problem("notation", text=str(e), more={"near": e.near}) from None
        return asdict(refusal) if refusal else None

    def suggest_payment(self, who: Who, wish: int | None) -> dict[str, Any]:
        table = self.find(who.table)
        looking = seen.seat_to_look_as(table, who, wish)
        seat = seen.own_seat(table, who, -1 if looking is None else looking)
        return {"seat": seat, "actions": payment(table.match, seat)}

    # --- people ---------------------------------------------------------------------------

    def sit(self, who: Who, seat: int, wish: Sit, language: str) -> dict[str, Any] | None:
        """Change who sits on a seat. Answers a new link, if the seat needs one."""
        table = self.find(who.table)
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
            new = opening.chair(seat, SeatWish(kind="bot", name=wish.name, level=wish.level), language)
        elif wish.open:
            new = opening.chair(seat, SeatWish(kind="open", name=wish.name), language)
            if not holds or table.header.mode == "online":
                token = secrets.token_urlsafe(18)
                fresh = Who(token_hash(token), table.id, (seat,))
                self.store.replace_tokens(table.id, seat, fresh)
                link = opening.link_to(fresh, token, table.header.mode)
        else:
            kind = "person" if holds else chair.kind
            new = Chair(seat, kind, wish.name or chair.name, chair.level)
        self._seat(table, replace(new, order=chair.order))
        self.changed(table.id)
        return link

    def say(self, who: Who, wish: Say) -> ChatLine:
        table = self.find(who.table)
        seat = seen.seat_to_look_as(table, who, None) if who.seats else None
        name = table.chairs[seat].name if seat is not None else wish.name or "…"
        line = ChatLine(seat, name, wish.text, now())
        self.store.say(table.id, line, self.settings.max_chat_lines)
        table.chat.append(line)
        return line

    # --- inside ---------------------------------------------------------------------------

    def _append(self, table: Table, trial: Match, mark: int, by: str, sent: str) -> None:
        played = played_since(trial, mark, by, sent)
        marks = marks_since(trial, mark)
        self._write(table, lambda: self.store.append(table.id, table.rev, played, marks, trial.over))
        table.match, table.rev = trial, table.rev + 1
        table.played += played
        self.changed(table.id)

    def _seat(self, table: Table, chair: Chair) -> None:
        self.store.seat(table.id, chair)
        table.chairs[chair.seat] = chair
        table.match.names[chair.seat] = chair.name

    def _write(self, table: Table, write: Callable[[], None]) -> None:
        """Make a change durable; if another process was quicker, read the table anew and refuse."""
        try:
            write()
        except Moved:
            self.forget(table.id)
            raise self._stale(self.find(table.id)) from None

    def _stale(self, table: Table) -> Problem:
        return Problem("stale", more={"at": len(table.match.log), "rev": table.rev})

    def _illegal(self, table: Table, e: internum.IllegalAction, language: str) -> Problem:
        refusal = e.reason.refusal(table.match.words(language))
        return Problem("illegal", text=refusal.text, rule=refusal.rule, more={"remedy": refusal.remedy})


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
    advise = getattr(match.game, "suggest_payment", None)
    if advise is not None:
        return [str(text) for text in advise(match, seat)]
    trial = match.held()
    paid: list[str] = []
    while seat in trial.pending and len(paid) < 100:
        actions = trial.decision_of(seat).by_verb.get("pay")
        if not actions:
            break
        paid.append(actions[0].text)
        trial.play(paid[-1], seat)
    return paid
