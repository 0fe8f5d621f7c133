"""Opponents for people, from gentle to hard, each with the most it may spend on a whole turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .greedy import GreedyAgent
from .protocol import Agent
from .search import SearchAgent
from .searcher import Settings


@dataclass(frozen=True)
class Level:
    """`seconds`: for a whole turn on two cores, at most; `simulations`: likewise, None without a limit."""

    name: str
    make: Callable[[], Agent]
    seconds: float
    simulations: int | None = None


def _novice() -> Agent:
    return GreedyAgent(width=2, blunders=0.4, slips=0.5)


def _citizen() -> Agent:
    return GreedyAgent(width=8, blunders=0.2, slips=0.25)


def _consul() -> Agent:
    return GreedyAgent()


def _legend() -> Agent:
    return SearchAgent(Settings(seconds=3.3, simulations=20_000, threads=2))


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", _novice, seconds=0.2),
        Level("citizen", _citizen, seconds=0.2),
        Level("consul", _consul, seconds=0.2),
        Level("legend", _legend, seconds=5.0, simulations=20_000),
    )
}
