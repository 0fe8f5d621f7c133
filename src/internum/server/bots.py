"""A small pool of processes for bots. A slow or crashed one costs its own seat a random move, nobody else anything.

Turns of bots and hints for people are served by turns, so that many of one kind do not delay the other; what nobody
waits for any more is not begun.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from internum.agents import LEVELS

from .compiled import engine_for, is_ready
from .fair import THE_HOUSE, Line, Owner
from .settings import Settings
from .worker import Job, work

TABLES_KNOWN = 256
MOST_PREPARATIONS = 32  # opponents that wake up; later ones wake up with their first turn

Answer = tuple[str, Any]
Deliver = Callable[[Answer], None]

log = logging.getLogger("internum.server.bots")
_spawn = multiprocessing.get_context("spawn")


_starting = threading.Lock()


@contextmanager
def environment(name: str, value: str) -> Iterator[None]:
    """What a process about to be started finds in its environment."""
    with _starting:
        before = os.environ.get(name)
        os.environ[name] = value
        try:
            yield
        finally:
            if before is not None:
                os.environ[name] = before
            else:
                del os.environ[name]


class Brain:
    """A process in which bots think on one engine."""

    def __init__(self, engine: str, imports: tuple[str, ...]) -> None:
        self.games: set[str] = set()  # for which it is used
        self.warm: set[tuple[str, str, str]] = set()  # what it has answered before, and so loaded
        self.pipe, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=work, args=(theirs, imports), daemon=True)
        with environment("INTERNUM_ENGINE", engine):
            self.process.start()
        theirs.close()

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def ask(self, job: Job, limit: float) -> Answer | None:
        """Its answer, or None if there is none within `limit` seconds."""
        self.pipe.send(job)
        return self.pipe.recv() if self.pipe.poll(limit) else None

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


@dataclass(frozen=True)
class Task:
    job: Job
    deliver: Deliver
    is_wanted: Callable[[], bool]


class Worker:
    """A thread that feeds one process, or one for each engine while some games are compiled and others are not.

    A process starts with the first job for it, and again after a failure. Once a game is ready its next job goes to
    a process on the compiled engine; the one on the plain engine ends when no game needs it any more.
    """

    def __init__(self, settings: Settings, is_free: Callable[[Worker], None]) -> None:
        self.settings, self.is_free = settings, is_free
        self.tasks: queue.Queue[Task | None] = queue.Queue()
        self.closing = False
        self.brains: dict[str, Brain] = {}  # by engine
        self.thread = threading.Thread(target=self._feed, name="bots", daemon=True)
        self.thread.start()

    def _feed(self) -> None:
        while (task := self.tasks.get()) is not None:
            if self.closing:
                break
            try:
                answer = self._ask(task.job)
            except Exception as e:
                log.exception("a bot's worker failed")
                self.stop()
                answer = ("failed", str(e))
            if self.closing:  # an interrupted thought is no failure
                break
            self.is_free(self)
            task.deliver(answer)
        self.stop()

    def _ask(self, job: Job) -> Answer:
        engine = engine_for(self.settings.bot_engine, job.game)
        brain = self._brain(engine, job.game)
        kind = (job.kind, job.game, job.level)
        limit = self._limit(job, engine, kind in brain.warm)
        try:
            answer = brain.ask(job, limit)
        except (EOFError, OSError):
            self._stop(engine)
            return "failed", "the process ended"
        if answer is None:
            self._stop(engine)
            return "failed", f"no answer within {limit:g} s"
        brain.warm.add(kind)
        return answer

    def _limit(self, job: Job, engine: str, is_warm: bool) -> float:
        own = LEVELS[job.level].seconds if job.level in LEVELS else 0.0
        if is_warm:
            return own + self.settings.think_seconds
        if engine == "numba" and not is_ready(job.game):
            return own + self.settings.compile_seconds
        return own + self.settings.first_think_seconds

    def _brain(self, engine: str, game: str) -> Brain:
        for other, brain in list(self.brains.items()):
            if other != engine:
                brain.games.discard(game)
                if not brain.games:
                    self._stop(other)
        if engine in self.brains and not self.brains[engine].is_alive:
            self._stop(engine)
        if engine not in self.brains:
            self.brains[engine] = Brain(engine, self.settings.bot_imports)
        self.brains[engine].games.add(game)
        return self.brains[engine]

    def _stop(self, engine: str) -> None:
        self.brains.pop(engine).stop()

    def stop(self) -> None:
        for engine in list(self.brains):
            self._stop(engine)

    def kill(self) -> None:
        """End whatever is being thought about, from another thread; nobody waits for it any more."""
        self.closing = True
        self.tasks.put(None)
        for brain in list(self.brains.values()):
            brain.process.kill()


def _always() -> bool:
    return True


class Bots:
    """Jobs in, answers out. A table's jobs go to the worker whose agents know it, unless that one is busy."""

    def __init__(self, settings: Settings) -> None:
        self.lock = threading.Lock()
        self.turns: Line[Task] = Line()
        self.hints: Line[Task] = Line()
        self.preparations: deque[Task] = deque(maxlen=MOST_PREPARATIONS)
        self.hint_is_next = True
        self.knows: OrderedDict[str, Worker] = OrderedDict()
        self.workers = [Worker(settings, self._is_free) for _ in range(settings.bot_workers)]
        self.free = list(self.workers)

    def ask(
        self, job: Job, deliver: Deliver, is_wanted: Callable[[], bool] = _always, owner: Owner = THE_HOUSE
    ) -> None:
        """Have a job done, unless `is_wanted` says no when its turn comes; the answer comes from another thread."""
        task = Task(job, deliver, is_wanted)
        with self.lock:
            if job.kind == "act":
                self.turns.put(owner, task)
            elif job.kind == "hint":
                self.hints.put(owner, task)
            else:
                self.preparations.append(task)
            self._hand_out()

    @property
    def unanswered(self) -> int:
        """Turns and hints that wait or are being thought about."""
        with self.lock:
            return len(self.turns) + len(self.hints) + len(self.workers) - len(self.free)

    def has_many_hints(self, owner: Owner, of_one: int, most: int) -> bool:
        """Do so many hints wait, of the owner or together? Those that nobody waits for do not count."""
        with self.lock:
            self.hints.leave_out(lambda task: not task.is_wanted())
            return self.hints.count(owner) >= of_one or len(self.hints) >= most

    def _is_free(self, worker: Worker) -> None:
        with self.lock:
            self.free.append(worker)
            self._hand_out()

    def _hand_out(self) -> None:
        """Give the next tasks to workers that are free."""
        while self.free and (task := self._next()) is not None:
            known = self.knows.get(task.job.table)
            worker = known if known in self.free else self.free[0]
            self.free.remove(worker)
            self.knows[task.job.table] = worker
            self.knows.move_to_end(task.job.table)
            while len(self.knows) > TABLES_KNOWN:
                self.knows.popitem(last=False)
            worker.tasks.put(task)

    def _next(self) -> Task | None:
        """A hint, then a turn, then a hint; preparations when there is neither."""
        while True:
            first, second = (self.hints, self.turns) if self.hint_is_next else (self.turns, self.hints)
            task = first.take() or second.take()
            if task is None:
                return self.preparations.popleft() if self.preparations else None
            if task.is_wanted():
                self.hint_is_next = task.job.kind != "hint"
                return task

    def close(self) -> None:
        for worker in self.workers:
            worker.kill()
        for worker in self.workers:
            worker.thread.join(timeout=5)
