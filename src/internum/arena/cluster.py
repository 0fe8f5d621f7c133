"""Games played on Ray: on this machine, or on all machines of a cluster.

As many players as asked for (on a cluster: as it has processors) take one game at a time. A player that is lost, with
its process or with its machine, is replaced and its game is played again: a game counts when its outcome has come
back, and it comes back once.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from internum.core import engine

from .play import Job, Outcome, failed, play_game

TRIES = 4  # machines go for many reasons that are not the game's; a game that loses so many players is given up
LOOK = 5.0  # seconds between looks at players that may have fallen silent
GRACE = 60.0  # seconds beyond what the limits allow


class Player:
    """Plays games one after the other, and says meanwhile how long ago its last decision was."""

    def __init__(self, sources: str) -> None:
        here = engine.source_hash("agents")
        if here != sources:
            raise ValueError(f"a machine of the cluster has another version of Internum ({here}, not {sources})")
        self._heard = time.monotonic()

    def play(self, job: Job) -> Outcome:
        self._tick()
        return play_game(job, self._tick)

    def silence(self) -> float:
        return time.monotonic() - self._heard

    def _tick(self) -> None:
        self._heard = time.monotonic()


def run(work: Sequence[Job], jobs: int | None, address: str | None = None) -> Iterator[Outcome]:
    """Play all jobs; outcomes come in the order in which games end. Closing the iterator ends the players.

    Without an address a Ray of its own is started here and stopped afterwards.
    """
    ray = installed()
    begun = not ray.is_initialized()
    if begun:
        own: dict[str, Any] = {"num_cpus": jobs or 1} if address is None else {}
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="ERROR", **own)
    count = jobs or int(ray.cluster_resources().get("CPU", 1))
    # Two threads: one plays, one answers while the other plays.
    remote = ray.remote(num_cpus=1, max_restarts=0, max_concurrency=2)(Player)
    sources = engine.source_hash("agents")
    try:
        yield from _games(ray, work, count, lambda: remote.remote(sources))
    finally:
        if begun:
            ray.shutdown()


def installed() -> Any:
    """Ray, if it is installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise ValueError("Ray is not installed: pip install 'internum[ray]'") from None


@dataclass
class _Chair:
    """A player and the game it plays."""

    player: Any
    job: Job
    since: float


def _games(ray: Any, work: Sequence[Job], count: int, new_player: Callable[[], Any]) -> Iterator[Outcome]:
    todo, tries = deque(work), dict.fromkeys((job.number for job in work), 0)
    chairs: dict[Any, _Chair] = {}  # by the outcome that is to come
    free: list[Any] = []
    try:
        while todo or chairs:
            while todo and len(chairs) < count:
                job, player = todo.popleft(), free.pop() if free else new_player()
                chairs[player.play.remote(job)] = _Chair(player, job, time.monotonic())
            ended, _ = ray.wait(list(chairs), timeout=LOOK)
            for coming in ended or _silent(ray, chairs):
                chair = chairs.pop(coming)
                outcome, loss = _outcome(ray, coming) if coming in ended else (None, "it fell silent")
                if outcome and not outcome.left_behind:
                    free.append(chair.player)
                else:
                    ray.kill(chair.player)
                if outcome:
                    yield outcome
                    continue
                tries[chair.job.number] += 1
                if tries[chair.job.number] < TRIES:
                    todo.append(chair.job)
                else:
                    yield failed(chair.job, f"{TRIES} players were lost while they played it; the last: {loss}")
    finally:
        for player in (*free, *(chair.player for chair in chairs.values())):
            ray.kill(player)


def _outcome(ray: Any, coming: Any) -> tuple[Outcome | None, str]:
    """What a game came to, or nothing and how its player was lost."""
    try:
        return ray.get(coming), ""
    except ray.exceptions.ActorDiedError as e:
        if "another version of Internum" in str(e):
            raise ValueError(str(e).strip().splitlines()[-1]) from None
        return None, str(e).strip().splitlines()[-1]
    except ray.exceptions.RayError as e:
        return None, f"{type(e).__name__}: {e}".splitlines()[0]


def _silent(ray: Any, chairs: dict[Any, _Chair]) -> list[Any]:
    """Games whose player has not decided anything for longer than the limits allow, or does not even say so."""
    found = []
    for coming, chair in chairs.items():
        limits = chair.job.limits
        if limits.hung is None or time.monotonic() - chair.since < (most := limits.hung + limits.warm_up + GRACE):
            continue
        said = chair.player.silence.remote()
        answered, _ = ray.wait([said], timeout=LOOK)
        if not answered or ray.get(said) > most:
            found.append(coming)
    return found
