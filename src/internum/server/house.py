"""The house: desk, bots and hub together, and the one thread in which games are played."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

import internum

from .bots import Answer, Bots
from .desk import Desk
from .hub import Hub
from .problems import Problem
from .readiness import compiler
from .relay import Relay
from .settings import Settings
from .store import Store
from .table import Table
from .warmup import WarmUp
from .worker import Job, job_for

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger("internum.server")


class House:
    """Create it inside the running event loop; `close` when done."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.thread = ThreadPoolExecutor(1, "games")
        self.store = Store(settings.database)
        self.hub = Hub()
        self.spoken: dict[str, deque[float]] = {}  # by token: when it talked, against floods
        self.bots = Bots(settings)
        warms_up = settings.warm_up and settings.bot_engine == "auto" and compiler()
        self.warm_up = WarmUp(internum.games(), settings.bot_imports) if warms_up else None
        self.desk = Desk(self.store, settings)
        self.desk.watched = self.hub.is_watched
        self.desk.opened = self._opened
        self.desk.loaded = self._loaded
        self.desk.changed = self._changed
        self.relay = self._relay() if self.store.is_shared else None

    async def call(self, f: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run `f` in the games' thread."""
        return await self.loop.run_in_executor(self.thread, lambda: f(*args, **kwargs))

    async def close(self) -> None:
        self.hub.close()
        if self.warm_up:
            await asyncio.to_thread(self.warm_up.close)
        if self.relay:
            await asyncio.to_thread(self.relay.close)
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.thread.shutdown, cancel_futures=True)
        self.store.close()

    def is_ready(self, game: str) -> bool:
        """Are this game's opponents as quick and strong as they will get?"""
        return self.warm_up is None or self.warm_up.is_over(game)

    # --- several processes on one database ------------------------------------------------

    def _relay(self) -> Relay:
        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return Relay(address, self._heard, lambda: self._heard(None))

    def _heard(self, table: str | None) -> None:
        with suppress(RuntimeError):  # the house is closing
            self.thread.submit(self._refresh, table)

    def _refresh(self, table: str | None) -> None:
        try:
            for each in self.desk.refresh(table):
                self._in_loop(self.hub.tell, each, "update")
        except Exception:
            log.exception("table %s could not be read anew", table)

    # --- after a change -------------------------------------------------------------------

    def _opened(self, table: Table) -> None:
        """In the games' thread: a table was opened. Its opponents wake up while people look at the board."""
        if self.warm_up and not table.is_record:
            self.warm_up.prefer(table.match.game.id)
        waiting = [c for c in table.chairs if c.kind == "bot" and c.seat not in table.match.pending]
        if waiting and not table.is_record and not table.is_lesson:
            job = job_for("prepare", table.id, table.match, waiting[0].seat, waiting[0].level or "")
            self.bots.ask(job, lambda answer: None)

    def _loaded(self, table: Table) -> None:
        """In the games' thread: a table is in memory again, perhaps after a restart of the server."""
        if self.warm_up and not table.is_record:
            self.warm_up.prefer(table.match.game.id)
        self.start_bots(table)

    def _changed(self, table: str) -> None:
        """In the games' thread: set bots to work and wake everybody who looks."""
        self.start_bots(self.desk.find(table))
        self._in_loop(self.hub.tell, table, "update")

    def start_bots(self, table: Table) -> None:
        """Ask a worker for every bot that must act and is not thinking yet (also after a restart)."""
        for chair in table.bots_due():
            table.thinking[chair.seat] = table.rev
            job = job_for("act", table.id, table.match, chair.seat, chair.level or "")
            at = len(table.match.log)
            self.bots.ask(job, partial(self._deliver, table=table.id, seat=chair.seat, at=at, rev=table.rev))

    def _deliver(self, answer: Answer, table: str, seat: int, at: int, rev: int) -> None:
        with suppress(RuntimeError):  # the house is closing
            self.thread.submit(self._bot_moves, answer, table, seat, at, rev)

    def _bot_moves(self, answer: Answer, table_id: str, seat: int, at: int, rev: int) -> None:
        """In the games' thread: a bot has answered, or failed to."""
        try:
            table = self.desk.find(table_id)
            if table.thinking.get(seat) != rev:
                return  # what it thought about was taken back
            del table.thinking[seat]
            chair = table.chairs[seat]
            if chair.kind == "bot" and seat in table.match.pending:
                self._play_for(table, seat, f"bot:{chair.level}"[:80], answer, at, rev)
            self.start_bots(table)
        except Exception:
            log.exception("a bot's move could not be played at table %s", table_id)

    def _play_for(self, table: Table, seat: int, by: str, answer: Answer, at: int, rev: int) -> None:
        kind, text = answer
        try:
            if kind == "move":
                self.desk.play(table, seat, text, at, rev, by)
                return
            log.warning("table %s, seat %d, %s: %s; a legal move is made for it", table.id, seat, by, text)
        except Problem as problem:
            if problem.code == "stale":
                return
            log.warning("table %s, seat %d, %s: '%s' refused: %s", table.id, seat, by, text, problem)
        legal = table.match.legal(seat)
        self.desk.play(table, seat, random.choice(legal), len(table.match.log), None, "bot:fallback")

    # --- asking ---------------------------------------------------------------------------

    async def ask_bot(self, job: Job) -> Answer:
        """Have a worker do a job and wait for it, without holding anybody up."""
        answer: asyncio.Future[Answer] = self.loop.create_future()

        def settle(given: Answer) -> None:
            if not answer.done():
                answer.set_result(given)

        self.bots.ask(job, lambda given: self._in_loop(settle, given))
        return await answer

    def _in_loop(self, f: Callable[..., Any], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(f, *args)
