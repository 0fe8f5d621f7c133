"""The tables of this server: found by their id, kept in memory while they are used, changed durably.

All methods run in one thread (see `Service.call`): matches are not shared between threads, and each change is durable
before its answer is given. What has happened is noted as news, for the service to act upon.
"""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from internum.core.match import Match

from . import clocks, invitations
from .database import StoreError
from .problems import Problem
from .rebuild import marks_since, played_since
from .settings import Settings
from .store import Moved, Store
from .stored import READER, Chair, ChatLine, SeatChange, Stored, Who
from .table import Table
from .verification import rules_of

log = logging.getLogger("internum.server")

NO_CHANGE = SeatChange()
TABLE_ID = re.compile("[a-z0-9]{1,24}")


@dataclass
class News:
    """What has happened since it was last asked: tables opened, read into memory, changed and removed."""

    opened: list[Table] = field(default_factory=list)
    loaded: list[Table] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.opened or self.loaded or self.changed or self.removed)


class Tables:
    def __init__(self, store: Store, settings: Settings, is_watched: Callable[[str], bool]) -> None:
        self.store, self.settings, self.is_watched = store, settings, is_watched
        self.in_memory: OrderedDict[str, Table] = OrderedDict()  # the one used last stands last
        self.news = News()
        self.hour: Callable[[], float] = time.time  # for the clocks

    # --- finding --------------------------------------------------------------------------

    def find(self, table: str) -> Table:
        """The table, rebuilt from its log if it is not in memory."""
        found = self.in_memory.get(table)
        if found is None:
            found = self._load(table)
            self.news.loaded.append(found)
        elif self.store.is_shared and self.store.rev(table) != found.rev:
            found = self._load(table)
        self.in_memory.move_to_end(table)
        return found

    def stored(self, table: str) -> Stored:
        try:
            stored = self.store.load(table)
        except StoreError as e:
            log.error("%s", e)
            raise Problem("internal", "damaged") from None
        if stored is None:
            raise Problem("not-found", table=table)
        return stored

    def _load(self, table: str) -> Table:
        before = self.in_memory.get(table)
        found = self._gone_on(before) if before and not before.differs else None
        if found is None:
            found = table_of(self.stored(table))
        if before and before.cuts == found.cuts:
            found.thinking = before.thinking  # what bots think about has not been taken back
        self._keep(found)
        return found

    def _gone_on(self, table: Table) -> Table | None:
        """A table in memory, with what another process has added to it; None if that has taken something back."""
        stored = self.store.load(table.id, since=len(table.played))
        if stored is None or stored.cuts != table.cuts or stored.differs is not None:
            return None
        try:
            return table.gone_on(stored)
        except ValueError:
            return None

    def adopt(self, stored: Stored, found: Table) -> None:
        """Keep a table that was rebuilt elsewhere, unless it has been changed meanwhile."""
        if found.id not in self.in_memory and self.store.rev(found.id) == stored.rev:
            self._keep(found)
            self.news.loaded.append(found)

    def refresh(self, table: str | None = None) -> list[str]:
        """Read a table (or all) anew if it is in memory: another process has changed it."""
        held = [t for t in (self.in_memory if table is None else [table]) if t in self.in_memory]
        for each in held:
            try:
                self._load(each)
            except Problem as problem:
                if problem.code != "not-found":
                    raise
                self.forget(each)  # removed by the other process
        return held

    def who(self, table: str, token: str) -> Who:
        """The bearer of a token; without one, whoever has the address of a game in which all lies open."""
        if not TABLE_ID.fullmatch(table):
            raise Problem("not-found", table=table)
        if not token and self.store.is_open(table):
            return Who(READER, table, ())
        who = self.store.who(token) if token else None
        if who is None or who.table != table:
            if self.store.rev(table) is None:
                raise Problem("not-found", table=table)
            raise Problem("claimed") if invitations.is_invitation(token) else Problem("no-token")
        return invitations.accept(self.store, who)

    def is_valid(self, who: Who) -> bool:
        """Does the token still hold what it held?"""
        return self.store.is_open(who.table) if who.reader else self.store.who_of(who.token) == who

    def forget(self, table: str) -> None:
        self.in_memory.pop(table, None)

    def _keep(self, table: Table) -> None:
        """Keep it in memory, and forget tables nobody looks at, those not used for longest first."""
        self.in_memory[table.id] = table
        self.in_memory.move_to_end(table.id)
        *others, _ = self.in_memory
        idle = [t for t in others if not self.in_memory[t].thinking and not self.is_watched(t)]
        for each in idle[: max(0, len(self.in_memory) - self.settings.tables_in_memory)]:
            del self.in_memory[each]

    def take_news(self) -> News:
        news, self.news = self.news, News()
        return news

    # --- changing -------------------------------------------------------------------------

    def add(self, stored: Stored, match: Match, tokens: Sequence[Who]) -> None:
        """A new table."""
        if self.store.count() >= self.settings.max_tables:
            raise Problem("too-many", "too-many-tables", limit=self.settings.max_tables)
        table = Table(stored.header, match, stored.chairs, 0, [], [replace(p, told=None) for p in stored.played])
        if table.clock:
            table.times = clocks.begin(table.clock, match.players)
        table.times, timed = self._timed(table, match)
        self.store.create(stored, match.over, tokens, verified=rules_of(match.game), **timed)
        self._keep(table)
        self.news.opened.append(table)
        self.news.changed.append(table.id)

    def append(self, table: Table, trial: Match, by: str, sent: str) -> None:
        """The match has gone on to `trial`, by what somebody sent."""
        mark = len(table.match.log)
        played = played_since(trial, mark, by, sent)
        marks = marks_since(trial, mark)
        times, timed = self._timed(table, trial, fresh=[p.seat for p in played[:1] if p.seat < trial.players])
        self._write(table, lambda: self.store.append(table.id, table.rev, played, marks, trial.over, **timed))
        table.match, table.rev, table.times = trial, table.rev + 1, times
        table.played += [replace(p, told=None) for p in played]
        self.news.changed.append(table.id)

    def cut(self, table: Table, trial: Match, cuts: list[list[int]], when: str) -> None:
        """The match has gone back to `trial`."""
        at = len(trial.log)
        times, timed = self._timed(table, trial)
        self._write(table, lambda: self.store.cut(table.id, table.rev, at, cuts, when, **timed))
        table.match, table.cuts, table.rev, table.times = trial, cuts, table.rev + 1, times
        table.forget_from(at)
        table.thinking.clear()
        self.news.changed.append(table.id)

    def seat(self, table: Table, chair: Chair, change: SeatChange = NO_CHANGE) -> None:
        """Somebody else sits there, or with another name or order; told to everybody, unless nothing is to be told."""
        before = table.chairs[chair.seat]
        came = [chair.seat] if chair.kind == "person" and before.kind != "person" else []
        times, timed = self._timed(replace(table, chairs=_with(table.chairs, chair)), table.match, came)
        self._write(table, lambda: self.store.seat(table.id, table.rev, chair, change, **timed))
        table.rev, table.times = table.rev + 1, times
        table.sit(chair)
        if change.notice:
            table.chat.append(change.notice)
        if chair.kind != "bot":
            table.thinking.pop(chair.seat, None)
        self.news.changed.append(table.id)

    def agree(self, table: Table, votes: dict[str, list[int]], status: str, notice: ChatLine | None = None) -> None:
        """People have voted, and perhaps decided whether the game goes on."""
        over = table.match.over or status == "abandoned"
        self._write(table, lambda: self.store.agree(table.id, table.rev, notice, votes=votes, status=status, over=over))
        table.rev, table.votes = table.rev + 1, votes
        if status != table.status:
            table.status = status
            table.thinking.clear()
        if notice:
            table.chat.append(notice)
        self.news.changed.append(table.id)

    def remove(self, table: str) -> None:
        self.store.remove(table)
        self.forget(table)
        self.news.removed.append(table)

    def say(self, table: Table, line: ChatLine) -> None:
        self.store.say(table.id, line, self.settings.max_chat_lines)
        table.chat.append(line)

    def _timed(
        self, table: Table, match: Match, fresh: Collection[int] = ()
    ) -> tuple[clocks.Times | None, dict[str, Any]]:
        """The clocks as they run from now on, and what is stored of them and of how the game stands."""
        if table.clock is None or table.times is None:
            return None, standing(match)
        times = clocks.after(table.clock, table.times, table.whose_clocks_run(match), self.hour(), fresh)
        return times, {"times": asdict(times), "deadline": clocks.deadline(times), **standing(match)}

    def _write(self, table: Table, write: Callable[[], None]) -> None:
        """Make a change durable; if another process was quicker, read the table anew and refuse."""
        try:
            write()
        except Moved:
            self.forget(table.id)
            raise self.find(table.id).stale() from None


def table_of(stored: Stored) -> Table:
    try:
        return Table.of(stored)
    except ValueError:  # not even its beginning is possible under today's rules
        raise Problem("rules-changed", at=0, round=0) from None


def standing(match: Match) -> dict[str, Any]:
    """What lists of tables tell of a game, kept beside it."""
    return {"pending": list(match.pending), "winners": list(match.winners) if match.over else None}


def _with(chairs: list[Chair], chair: Chair) -> list[Chair]:
    return [chair if c.seat == chair.seat else c for c in chairs]
