"""A small pool of processes for bots. A slow or crashed one costs its own seat a random move, nobody else anything."""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from .settings import Settings
from .worker import Job, work

TABLES_KNOWN = 256

Answer = tuple[str, Any]
Deliver = Callable[[Answer], None]

log = logging.getLogger("internum.server.bots")
_spawn = multiprocessing.get_context("spawn")


_starting = threading.Lock()


@contextmanager
def _environment(name: str, value: str) -> Iterator[None]:
    """What a process about to be started finds in its environment."""
    with _starting:
        before = os.environ.get(name)
        if value:
            os.environ[name] = value
        try:
            yield
        finally:
            if before is not None:
                os.environ[name] = before
            elif value:
                del os.environ[name]


class Worker:
    """One process and the thread that feeds it; the process starts with the first job and again after a failure."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.jobs: queue.Queue[tuple[Job, Deliver] | None] = queue.Queue()
        self.load = 0  # jobs given and not yet answered
        self.closing = False
        self.process: Any = None
        self.pipe: Any = None
        self.warm: set[tuple[str, str, str]] = set()  # what it has answered before, and so compiled
        self.thread = threading.Thread(target=self._feed, name="bots", daemon=True)
        self.thread.start()

    def _feed(self) -> None:
        while (task := self.jobs.get()) is not None:
            job, deliver = task
            try:
                answer = self._ask(job)
            except Exception as e:
                log.exception("a bot's worker failed")
                self.stop()
                answer = ("failed", str(e))
            if self.closing:  # an interrupted thought is no failure
                break
            self.load -= 1
            deliver(answer)
        self.stop()

    def _ask(self, job: Job) -> Answer:
        if self.process is None or not self.process.is_alive():
            self._start()
        kind = (job.kind, job.game, job.level)
        limit = self.settings.think_seconds if kind in self.warm else self.settings.first_think_seconds
        try:
            self.pipe.send(job)
            if not self.pipe.poll(limit):
                self.stop()
                return "failed", f"no answer within {limit:g} s"
            answer: Answer = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return "failed", "the process ended"
        self.warm.add(kind)
        return answer

    def _start(self) -> None:
        self.stop()
        self.pipe, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=work, args=(theirs, self.settings.bot_imports), daemon=True)
        with _environment("INTERNUM_ENGINE", self.settings.bot_engine):
            self.process.start()
        theirs.close()

    def stop(self) -> None:
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        self.warm = set()
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()


class Bots:
    """Jobs in, answers out. A table's jobs go to the worker whose agents know it, unless that one is busy."""

    def __init__(self, settings: Settings) -> None:
        self.workers = [Worker(settings) for _ in range(settings.bot_workers)]
        self.knows: OrderedDict[str, Worker] = OrderedDict()
        self.lock = threading.Lock()

    def ask(self, job: Job, deliver: Deliver) -> None:
        """Have a job done; `deliver` is called with the answer, from another thread."""
        with self.lock:
            worker = self.knows.get(job.table)
            if worker is None or worker.load:
                worker = min(self.workers, key=lambda w: w.load)
            self.knows[job.table] = worker
            self.knows.move_to_end(job.table)
            while len(self.knows) > TABLES_KNOWN:
                self.knows.popitem(last=False)
            worker.load += 1
            worker.jobs.put((job, deliver))

    def close(self) -> None:
        for worker in self.workers:
            worker.closing = True
            worker.jobs.put(None)
            process = worker.process
            if process is not None:  # whatever it is thinking about, nobody waits for it any more
                process.kill()
        for worker in self.workers:
            worker.thread.join(timeout=5)
