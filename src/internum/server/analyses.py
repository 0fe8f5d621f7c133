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
from .problems import Problem
from .settings import Settings

KEPT = 32  # analyses in memory, some 100 kB each
WAITING = 8  # games that may wait for the one being analysed
LIMIT = 900.0  # seconds for a game

log = logging.getLogger("internum.server.analyses")
Key: TypeAlias = tuple[str, int, int | None]
_spawn = multiprocessing.get_context("spawn")


def work(pipe: Connection, imports: tuple[str, ...], match: Match, seat: int | None) -> None:
    """In the process: tells ("progress", (done, total)) and in the end ("done", analysis)."""
    for name in imports:
        import_module(name)
    from internum.study import analyse

    pipe.send(("done", analyse(match, lambda done, total: pipe.send(("progress", (done, total))), seat=seat)))


class Analyses:
    """By table, length of its log and seat that looks (None: all lies open): what is known, or how far it is."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = threading.Lock()
        self.kept: OrderedDict[Key, dict[str, Any]] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "analyses")
        self.process: Any = None
        self.closing = False

    def look(self, table: str, match: Match, seat: int | None = None) -> dict[str, Any]:
        """How it stands: `status` is "none", "working" (with `done` and `total`), "failed" or "done" (`analysis`)."""
        with self.lock:
            return dict(self.kept.get((table, len(match.log), seat), {"status": "none"}))

    def ask(self, table: str, match: Match, seat: int | None = None) -> dict[str, Any]:
        """Have it made, unless it is there or under way."""
        key = table, len(match.log), seat
        with self.lock:
            if key not in self.kept or self.kept[key]["status"] == "failed":
                if sum(found["status"] == "working" for found in self.kept.values()) > WAITING:
                    raise Problem("too-many", "too-many-analyses")
                self.kept[key] = {"status": "working", "done": 0, "total": 0}
                self.thread.submit(self._make, key, match.copy())
                for old in [k for k, found in self.kept.items() if found["status"] != "working"][
                    : len(self.kept) - KEPT
                ]:
                    del self.kept[old]
            self.kept.move_to_end(key)
            return dict(self.kept[key])

    def _make(self, key: Key, match: Match) -> None:
        found: dict[str, Any] = {"status": "failed"}
        try:
            found = self._follow(key, match)
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
        with environment("INTERNUM_ENGINE", engine_for(self.settings.bot_engine, match.game.id)):
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
