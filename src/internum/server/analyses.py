"""Analyses of games that lie open, or of what a seat knows, made one after the other in a process of their own."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

from internum.core.match import Match

from .bots import environment
from .compiled import engine_for
from .kept_analyses import KeptAnalyses, digest
from .problems import Problem
from .settings import Settings

KEPT = 32  # analyses in memory, some 100 kB each; those of games that are over are in the database too
WAITING = 8  # games that may wait for the one being analysed
LIMIT = 900.0  # seconds for a game

log = logging.getLogger("internum.server.analyses")
Key: TypeAlias = tuple[str, str, int | None]
_spawn = multiprocessing.get_context("spawn")


def work(pipe: Connection, imports: tuple[str, ...], match: Match, seat: int | None) -> None:
    """In the process: tells ("progress", (done, total)) and in the end ("done", analysis)."""
    for name in imports:
        import_module(name)
    from internum.study import analyse

    pipe.send(("done", analyse(match, lambda done, total: pipe.send(("progress", (done, total))), seat=seat)))


class Analyses:
    """By table, what was played and seat that looks (None: all lies open): what is known, or how far it is."""

    def __init__(self, settings: Settings, stored: KeptAnalyses | None = None) -> None:
        self.settings, self.stored = settings, stored
        self.lock = threading.Lock()
        self.kept: OrderedDict[Key, dict[str, Any]] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "analyses")
        self.process: Any = None
        self.closing = False

    def look(self, table: str, match: Match, seat: int | None = None) -> dict[str, Any]:
        """How it stands: `status` is "none", "working" (with `done` and `total`), "failed" or "done" (`analysis`)."""
        key = table, digest(match), seat
        with self.lock:
            if key not in self.kept and seat is None and self.stored:
                if found := self.stored.find(table, match, self._engine(match)):
                    self._add(key, {"status": "done", "analysis": found})
            return dict(self.kept.get(key, {"status": "none"}))

    def ask(self, table: str, match: Match, seat: int | None = None) -> dict[str, Any]:
        """Have it made, unless it is there or under way."""
        key = table, digest(match), seat
        if self.look(table, match, seat)["status"] in ("working", "done"):
            with self.lock:
                self.kept.move_to_end(key)
                return dict(self.kept[key])
        with self.lock:
            if sum(found["status"] == "working" for found in self.kept.values()) > WAITING:
                raise Problem("too-many", "too-many-analyses")
            self._add(key, {"status": "working", "done": 0, "total": 0})
            self.thread.submit(self._make, key, match.copy())
            return dict(self.kept[key])

    def _add(self, key: Key, found: dict[str, Any]) -> None:
        """As the newest; the oldest that are made are forgotten."""
        self.kept[key] = found
        self.kept.move_to_end(key)
        made = [k for k, known in self.kept.items() if known["status"] != "working"]
        for old in made[: max(0, len(self.kept) - KEPT)]:
            del self.kept[old]

    def _engine(self, match: Match) -> str:
        return engine_for(self.settings.bot_engine, match.game.id)

    def _make(self, key: Key, match: Match) -> None:
        found: dict[str, Any] = {"status": "failed"}
        try:
            found = self._follow(key, match)
            if found["status"] == "done" and key[2] is None and self.stored:
                self.stored.keep(key[0], match, self._engine(match), found["analysis"])
        except (EOFError, OSError) as e:
            log.warning("the analysis of table %s has failed: %s", key[0], e)
        finally:
            with self.lock:
                self.kept[key] = found

    def _follow(self, key: Key, match: Match) -> dict[str, Any]:
        """Start a process for one game and listen to it to the end."""
        if self.closing:
            return {"status": "failed"}
        pipe, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=work, args=(theirs, self.settings.bot_imports, match, key[2]), daemon=True)
        with environment("INTERNUM_ENGINE", self._engine(match)):
            self.process.start()
        theirs.close()
        try:
            while pipe.poll(LIMIT):
                kind, told = pipe.recv()
                if kind == "done":
                    return {"status": "done", "analysis": told}
                with self.lock:
                    self.kept[key] = {"status": "working", "done": told[0], "total": told[1]}
            return {"status": "failed"}
        finally:
            pipe.close()
            self.process.kill()
            self.process.join()

    def close(self) -> None:
        self.closing = True
        if self.process is not None:
            self.process.kill()
        self.thread.shutdown(cancel_futures=True)
