"""The service behind all calls: tables, bots and listeners together, and the one thread in which games are played."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

import internum

from . import acting, removal, timeouts
from .accounts import Accounts
from .accounts import is_available as accounts_available
from .addresses import is_loopback
from .analyses import Analyses
from .bots import Answer, Bots
from .compile_queue import CompileQueue
from .compiled import compiler
from .fair import THE_HOUSE, FairThread, caller
from .hub import Asker, Hub
from .kept_analyses import KeptAnalyses
from .leases import Leases
from .lock import DatabaseLock
from .notices import Notices
from .pace import Pace
from .problems import Problem
from .relay import Relay, this_process
from .settings import Settings
from .store import Store
from .table import Table
from .tables import Tables, table_of
from .uploads import Brought, Reader, Upload
from .verification import Verifier
from .worker import Job, job_for

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger("internum.server")

SECOND, MINUTE, HOUR = 1.0, 60.0, 3600.0
CALLS_OF_ONE, LOCAL = 50, 10_000  # of one token, and of this machine itself, that may wait at a time
LOOKS_UP = 0.25  # seconds after which it is looked whether somebody still waits
HINTS_OF_ONE, MOST_HINTS = 2, 60  # that may wait, of one token and together


class Service:
    """Create it inside the running event loop; `close` when done."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.lock = DatabaseLock(settings.database)
        self.store = Store(settings.database)
        self.thread = FairThread("games", self.store.disk.after)
        self.leases = Leases(self.store)
        self.hub = Hub()
        self.notices = Notices(settings, self.store, self.loop, self.hub.online)
        self.accounts = Accounts(self.store) if settings.accounts and accounts_available() else None
        self.password_pace = Pace(10, HOUR / 4)  # wrong passwords for one name
        self.address_pace = Pace(60, HOUR / 4)  # passwords from one address
        self.register_pace = Pace(10, HOUR)
        self.mail_pace = Pace(3, HOUR)  # of mails that nobody has asked for yet
        self.chat_pace = Pace(settings.chat_lines_per_minute, MINUTE)
        self.table_pace = Pace(settings.tables_per_minute, MINUTE)
        self.bots = Bots(settings)
        self.reader = Reader(settings)
        self.analyses = Analyses(settings, KeptAnalyses(self.store, self.thread))
        warms_up = settings.warm_up and settings.bot_engine == "auto" and compiler()
        self.compile_queue = CompileQueue(internum.games(), settings.bot_imports) if warms_up else None
        self.tables = Tables(self.store, settings, self.hub.is_watched)
        self.relay = self._relay() if self.store.is_shared else None
        if not self.store.is_shared:  # nobody could move while there was no server
            self.store.postpone(self.tables.hour() + settings.clock_grace_seconds)
        self.verifier = Verifier(self.store, self._differs)
        self.caretaker = asyncio.create_task(self._take_care())
        self.renewing = asyncio.create_task(self._look_after_leases()) if self.store.is_shared else None
        self.waking = asyncio.create_task(self._wake_bots())

    async def call(self, f: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run `f` in the games' thread; bots and listeners learn what it has changed.

        Its answer is given when everything that the thread has written until then is durable.
        """

        def run() -> R:
            try:
                return f(*args, **kwargs)
            finally:
                self.spread_news()

        owner = caller.get()
        most = self.settings.calls_of_one_address
        if owner != THE_HOUSE and self.thread.is_full(owner, CALLS_OF_ONE, LOCAL if is_loopback(owner[0]) else most):
            raise Problem("too-many", "too-many-calls")
        return await asyncio.wrap_future(self.thread.submit_for(owner, run))

    async def close(self) -> None:
        self.hub.close()
        self.caretaker.cancel()
        self.waking.cancel()
        if self.renewing:
            self.renewing.cancel()
        if self.compile_queue:
            await asyncio.to_thread(self.compile_queue.close)
        if self.relay:
            await asyncio.to_thread(self.relay.close)
        await asyncio.to_thread(self.verifier.close)
        await asyncio.to_thread(self.bots.close)
        self.reader.close()
        await asyncio.to_thread(self.analyses.close)
        await asyncio.to_thread(self.thread.shutdown)
        await self.notices.close()
        if self.store.is_shared:
            with suppress(SQLAlchemyError):  # they run out by themselves
                self.leases.end_all(this_process())
        self.store.close()
        self.lock.release()

    def is_ready(self, game: str) -> bool:
        """Are this game's opponents as quick and strong as they will get?"""
        return self.compile_queue is None or self.compile_queue.is_over(game)

    # --- what is done by itself

    async def _take_care(self) -> None:
        next_hour = 0.0
        while True:
            try:
                await self.call(self._look_at_clocks)
                if self.settings.expire_days and self.loop.time() >= next_hour:
                    next_hour = self.loop.time() + HOUR
                    await self.call(removal.expire, self.tables, self.settings.expire_days)
            except Exception:  # the database is away for a moment, perhaps
                log.exception("clocks and old tables could not be looked after")
            await asyncio.sleep(SECOND)

    def _look_at_clocks(self) -> None:
        for table in self.store.out_of_time(self.tables.hour()):
            try:
                timeouts.run_out(self.tables, self.tables.find(table))
            except Problem:  # another server was quicker, or the game cannot be read: look again in a while
                self.store.postpone(self.tables.hour() + 60, table)

    async def _wake_bots(self) -> None:
        """After a start: bots whose turn it was think on, also where nobody looks."""
        try:
            for table in await self.call(self.store.with_bots):
                with suppress(Problem):
                    await self.call(self.tables.find, table)
                await asyncio.sleep(0.02)  # people first
        except Exception:
            log.exception("the bots of unfinished games could not be woken")

    # --- several processes on one database ------------------------------------------------

    def _relay(self) -> Relay:
        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return Relay(address, self._heard, lambda: self._heard(None))

    def _heard(self, table: str | None) -> None:
        with suppress(RuntimeError):  # the service is closing
            self.thread.submit(self._refresh, table)

    def _refresh(self, table: str | None) -> None:
        try:
            for each in self.tables.refresh(table):
                self.start_bots(self.tables.in_memory[each])
                self._in_loop(self.hub.tell, each, "update")
        except Exception:
            log.exception("table %s could not be read anew", table)

    def _differs(self, table: str) -> None:
        """From the verifier's thread: a game is only there to be looked at any more."""

        def read_anew() -> None:
            self.tables.forget(table)
            self._in_loop(self.hub.tell, table, "update")

        with suppress(RuntimeError):  # the service is closing
            self.thread.submit(read_anew)

    async def bring(self, table: str) -> None:
        """Have a table in memory whose whole log must be played again, without holding anybody up."""
        if table in self.tables.in_memory or not await self.call(self.store.has_untold, table):
            return
        stored = await asyncio.to_thread(self.tables.stored, table)
        found = await asyncio.to_thread(table_of, stored)
        await self.call(self.tables.adopt, stored, found)

    # --- after a change -------------------------------------------------------------------

    def spread_news(self, asker: Asker = ("", "")) -> None:
        """In the games' thread: set bots to work and, once it is durable, wake all who look but are not answered."""
        while news := self.tables.take_news():
            for table in news.opened + news.loaded:
                if self.compile_queue and not table.is_record:
                    self.compile_queue.prefer(table.match.game.id)
            for table in news.opened:
                self._prepare_bots(table)
            for table in news.loaded:
                self.start_bots(table)
            for removed in news.removed:
                self._in_loop_when_durable(self.hub.forget, removed)
            for changed in dict.fromkeys(t for t in news.changed if t not in news.removed):
                table = self.tables.find(changed)
                self.start_bots(table)
                self._in_loop_when_durable(self.hub.tell_others, changed, asker)
                self.notices.look(table)

    def _prepare_bots(self, table: Table) -> None:
        """Opponents of a new table wake up while people look at the board."""
        waiting = [c for c in table.bots if c.seat not in table.match.pending]
        if waiting:
            job = job_for("prepare", table.id, table.match, waiting[0].seat, waiting[0].level or "")
            self.bots.ask(job, lambda answer: None)

    def start_bots(self, table: Table) -> None:
        """Ask a worker for every bot that must act and is not thinking yet (also after a restart)."""
        for chair in table.bots_due():
            if self.store.is_shared and not self._lease(table, chair.seat):
                continue
            table.thinking[chair.seat] = table.rev
            job = job_for("act", table.id, table.match, chair.seat, chair.level or "")
            at, rev = len(table.match.log), table.rev
            deliver = partial(self._deliver, table=table.id, seat=chair.seat, at=at, rev=rev)
            self.bots.ask(job, deliver, partial(_is_thinking, table.thinking, chair.seat, rev), ("", table.id))

    def _lease(self, table: Table, seat: int) -> bool:
        """Of several servers one thinks for a bot; if it dies, its lease runs out and another takes over."""
        return self.leases.take(table.id, seat, this_process(), self.settings.lease_seconds)

    async def _look_after_leases(self) -> None:
        """Renew the leases of what is being thought about here, and take over what nobody thinks about any more."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 3)
            with suppress(Exception):  # the database is away for a moment; the log tells of it elsewhere
                await self.call(self._renew_leases)

    def _renew_leases(self) -> None:
        self.leases.renew(this_process(), self.settings.lease_seconds)
        for table in self.leases.ended():
            with suppress(Problem):  # removed meanwhile
                self.tables.find(table)
        for found in list(self.tables.in_memory.values()):
            self.start_bots(found)

    def _deliver(self, answer: Answer, table: str, seat: int, at: int, rev: int) -> None:
        with suppress(RuntimeError):  # the service is closing
            self.thread.submit_for(("", table), self._bot_moves, answer, table, seat, at, rev)

    def _bot_moves(self, answer: Answer, table_id: str, seat: int, at: int, rev: int) -> None:
        """In the games' thread: a bot has answered, or failed to."""
        try:
            table = self.tables.find(table_id)
            if table.thinking.get(seat) != rev:
                return  # what it thought about was taken back
            del table.thinking[seat]
            if self.store.is_shared:
                self.leases.end(table_id, seat, this_process())
            chair = table.chairs[seat]
            if chair.kind == "bot" and seat in table.match.pending and table.is_running:
                self._play_for(table, seat, f"bot:{chair.level}"[:80], answer, at, rev)
            self.start_bots(table)
        except Problem as problem:
            if problem.code != "not-found":  # the table has been removed
                log.exception("a bot's move was refused at table %s", table_id)
        except Exception:
            log.exception("a bot's move could not be played at table %s", table_id)
        finally:
            self.spread_news()

    def _play_for(self, table: Table, seat: int, by: str, answer: Answer, at: int, rev: int) -> None:
        kind, text = answer
        try:
            if kind == "move":
                acting.play(self.tables, table, seat, text, at, rev, by)
                return
            log.warning("table %s, seat %d, %s: %s; a legal move is made for it", table.id, seat, by, text)
        except Problem as problem:
            if problem.code == "stale":
                return
            log.warning("table %s, seat %d, %s: '%s' refused: %s", table.id, seat, by, text, problem)
        legal = table.match.legal(seat)
        acting.play(self.tables, table, seat, random.choice(legal), len(table.match.log), None, "bot:fallback")

    async def read(self, upload: Upload) -> Brought:
        """What somebody has brought, read without holding anybody up."""
        return await asyncio.to_thread(self.reader.read, upload)

    # --- asking ---------------------------------------------------------------------------

    async def ask_bot(self, job: Job, is_gone: Callable[[], Awaitable[bool]]) -> Answer:
        """Have a worker do a job and wait for it, without holding anybody up, unless whoever asked is gone."""
        owner = caller.get()
        if self.bots.has_many_hints(owner, HINTS_OF_ONE, MOST_HINTS):
            raise Problem("too-many", "too-many-hints")
        answer: asyncio.Future[Answer] = self.loop.create_future()

        def settle(given: Answer) -> None:
            if not answer.done():
                answer.set_result(given)

        self.bots.ask(job, lambda given: self._in_loop(settle, given), lambda: not answer.done(), owner)
        while not answer.done():
            await asyncio.wait([answer], timeout=LOOKS_UP)
            if not answer.done() and await is_gone():
                answer.cancel()
                raise Problem("no-hint", "hint-failed")
        return answer.result()

    def may_open(self) -> None:
        """Raises a problem if too many tables have been opened from the caller's address lately."""
        address = caller.get()[0]
        if is_loopback(address):
            return
        if self.table_pace.is_over(address):
            raise Problem("too-many", "too-many-new-tables")
        self.table_pace.note(address)

    def _in_loop_when_durable(self, f: Callable[..., Any], *args: Any) -> None:
        self.store.disk.after(lambda: self._in_loop(f, *args))

    def _in_loop(self, f: Callable[..., Any], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(f, *args)


def _is_thinking(thinking: dict[int, int], seat: int, rev: int) -> bool:
    """Is what the bot was to think about still what it is asked?"""
    return thinking.get(seat) == rev
