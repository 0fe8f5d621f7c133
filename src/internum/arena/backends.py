"""Where games are played: in processes of this machine, or on Ray."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from . import cluster, workers
from .play import Job, Outcome, play_game


class Where(StrEnum):
    local = "local"
    ray = "ray"


@dataclass(frozen=True)
class Backend:
    """`jobs` games at the same time; on a cluster at `address` by default as many as it has processors."""

    where: Where = Where.local
    jobs: int | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        if self.address and self.where is not Where.ray:
            raise ValueError("--ray-address is for --backend ray")
        if self.where is Where.ray:
            cluster.installed()

    def run(self, work: Sequence[Job], apart: bool = True) -> Iterator[Outcome]:
        """Play all jobs. `apart` False: a single local job may be played in this process itself."""
        if self.where is Where.ray:
            return cluster.run(work, self.jobs, self.address)
        if not apart and (self.jobs or 1) == 1:
            return map(play_game, work)
        return workers.run(work, self.jobs or 1)
