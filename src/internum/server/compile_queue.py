"""Games made ready in the background, one after the other; the game of the newest table comes first."""

from __future__ import annotations

import logging
import subprocess
import threading
from collections.abc import Sequence

from . import compile_ahead
from .compiled import is_ready

log = logging.getLogger("internum.server.compile_queue")


class CompileQueue:
    """A thread that looks after one compiling process at a time."""

    def __init__(self, games: Sequence[str], imports: tuple[str, ...]) -> None:
        self.order, self.imports = list(games), imports
        self.failed: set[str] = set()
        self.lock = threading.Lock()
        self.current: str | None = None
        self.process: subprocess.Popen[str] | None = None
        self.preempted = self.closing = False
        self.thread = threading.Thread(target=self._run, name="warm-up", daemon=True)
        self.thread.start()

    def is_over(self, game: str) -> bool:
        """Is there nothing (more) to wait for in this game?"""
        return game not in self.order or game in self.failed or is_ready(game)

    def prefer(self, game: str) -> None:
        """Compile this game next; what has been compiled of another is kept and goes on later."""
        with self.lock:
            if self.is_over(game):
                return
            self.order.remove(game)
            self.order.insert(0, game)
            if self.process is not None and self.current != game:
                self.preempted = True
                self.process.kill()

    def close(self) -> None:
        with self.lock:
            self.closing = True
            if self.process is not None:
                self.process.kill()
        self.thread.join(timeout=5)

    def _run(self) -> None:
        while (begun := self._begin()) is not None:
            game, process = begun
            _, complaint = process.communicate()
            with self.lock:
                preempted, self.preempted = self.preempted, False
                self.process = self.current = None
                if self.closing:
                    return
            if not is_ready(game) and not preempted:
                log.warning("%s could not be compiled; its bots stay slow. %s", game, complaint.strip()[-2000:])
                self.failed.add(game)

    def _begin(self) -> tuple[str, subprocess.Popen[str]] | None:
        """Start on the first game that needs it."""
        with self.lock:
            self.current = next((game for game in self.order if not self.is_over(game)), None)
            if self.current is None or self.closing:
                return None
            try:
                self.process = compile_ahead.start(self.current, background=True, imports=self.imports)
            except OSError as e:
                log.warning("no process to compile %s in: %s", self.current, e)
                self.failed.update(self.order)
                return None
            return self.current, self.process
