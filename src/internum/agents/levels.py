"""Opponents for people, from gentle to hard, each with the most it may spend on a whole turn.

No level plays at random. The weaker ones look less far, see fewer ways to play a turn, misjudge positions and forget
what others can do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .mcts.agent import SearchAgent
from .mcts.search import Settings
from .plan_agent import PlanAgent
from .plans import Breadth
from .protocol import Agent


@dataclass(frozen=True)
class Level:
    """`seconds`: for a whole turn on two cores, at most."""

    name: str
    make: Callable[[], Agent]
    seconds: float


def _novice() -> Agent:
    return PlanAgent(Breadth(3, 3, 1, blur=0.12), width=2, tries_lines=False, everywhere=True)


def _citizen() -> Agent:
    return PlanAgent(Breadth(6, 6, 2, blur=0.03), width=4, tries_lines=False, everywhere=True)


def _consul() -> Agent:
    beside = SearchAgent(Settings(seconds=1.0, simulations=300, tries=1))
    return PlanAgent(Breadth(20, 10, 7), rivals=Breadth(8, 8, 4), beside=beside)


def _legend() -> Agent:
    return unhurried(seconds=3.0)


def unhurried(seconds: float | None = None) -> Agent:
    """The legend; without a clock, for measurements, it thinks the same however busy the machine is."""
    beside = SearchAgent(Settings(seconds=seconds, simulations=4_000))
    return PlanAgent(Breadth(120, 24, 12), rivals=Breadth(30, 12, 8), rounds=2, seconds=seconds, beside=beside)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", _novice, seconds=0.2),
        Level("citizen", _citizen, seconds=0.2),
        Level("consul", _consul, seconds=1.0),
        Level("legend", _legend, seconds=5.0),
    )
}
