"""Processes that play games side by side, replaced when they die, fall silent or are left with a stuck agent."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Protocol, TypeVar

from .play import Job, Outcome, failed, play_game
from .referee import Limits

SPAWN = get_context("spawn")
TRIES = 2  # a game whose process dies is tried again in another, then given up
GRACE = 60.0  # seconds beyond what the limits allow before a process counts as silent
TICK = "tick"


class Task(Protocol):
    """A game to be played, as a process is told."""

    @property
    def number(self) -> int: ...

    @property
    def limits(self) -> Limits: ...


class Done(Protocol):
    """What comes back."""

    @property
    def left_behind(self) -> bool: ...


T = TypeVar("T", bound=Task)
D = TypeVar("D", bound=Done)
Play = Callable[[T, Callable[[], None]], D]  # the second argument is called now and then, as a sign of life


def run(work: Sequence[Job], jobs: int) -> Generator[Outcome]:
    """Play all jobs; outcomes come in the order in which games end. Closing the iterator stops the processes."""
    return side_by_side(work, jobs, play_game, failed)


def side_by_side(work: Sequence[T], jobs: int, play: Play[T, D], lost: Callable[[T, str], D]) -> Generator[D]:
    """The same for any kind of games: `play` plays one, in a process; `lost` says that one ended with its process."""
    todo = deque(work)
    tries: dict[int, int] = {}
    workers: list[_Worker[T]] = []
    wanted = 1  # the first process compiles what has to be compiled; the others find it done
    try:
        while todo or workers:
            while todo and len(workers) < wanted:
                workers.append(_Worker(todo.popleft(), play))
            for worker in _heard(workers):
                message = worker.hear()
                wanted = jobs
                if message == TICK:
                    continue
                if message is None:
                    tries[worker.job.number] = tries.get(worker.job.number, 0) + 1
                    if tries[worker.job.number] < TRIES:
                        todo.appendleft(worker.job)
                    else:
                        yield lost(worker.job, f"the process ended while it played: {worker.death}")
                else:
                    yield message
                if message is not None and not message.left_behind and todo:
                    worker.take(todo.popleft())
                else:
                    worker.end()
                    workers.remove(worker)
    finally:
        for worker in workers:
            worker.end()


def _heard(workers: list[_Worker[T]]) -> list[_Worker[T]]:
    """The workers that have said something, died, or been silent for too long."""
    ready = connection.wait([w.pipe for w in workers], timeout=5.0)
    return [w for w in workers if w.pipe in ready or w.is_silent]


@dataclass
class _Worker(Generic[T]):
    job: T
    play: Play[T, Any]

    def __post_init__(self) -> None:
        self.pipe, far = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=_serve, args=(far, self.play), daemon=True)
        self.death = ""
        with _no_interrupt():  # Ctrl-C is the business of the one who asked for the games
            self.process.start()
        far.close()
        self.take(self.job)

    def take(self, job: T) -> None:
        self.job, self.heard_at = job, time.monotonic()
        with suppress(OSError):  # it is dead, which hear() will find
            self.pipe.send(job)

    def hear(self) -> Any:
        """The next message, or None if there will be none."""
        if self.is_silent and not self.pipe.poll():
            self.death = f"silent for {time.monotonic() - self.heard_at:.0f} s"
            return None
        self.heard_at = time.monotonic()
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(5)
            self.death = f"exit code {self.process.exitcode}"
            return None

    @property
    def is_silent(self) -> bool:
        hung, warm_up = self.job.limits.hung, self.job.limits.warm_up
        return hung is not None and time.monotonic() - self.heard_at > hung + warm_up + GRACE

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _no_interrupt() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(pipe: Any, play: Play[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    last = 0.0

    def tick() -> None:
        nonlocal last
        if time.monotonic() - last > 1:
            last = time.monotonic()
            pipe.send(TICK)

    try:
        while True:
            pipe.send(play(pipe.recv(), tick))
    except (EOFError, OSError):
        os._exit(0)  # whoever asked for the games is gone
