"""How much is played for a step, and how bold it is: what has proved itself for each way of playing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .gradient import Array, Gradient


@dataclass(frozen=True)
class Recipe:
    games: int  # for each step
    duel: int  # games
    spread: float  # standard deviation of a weight's logarithm
    step: Callable[[Gradient, float], Array]
    size: float  # of a step


BY_PLANNERS = Recipe(200, 100, 0.5, Gradient.shrunk, 3.0)
ON_GPU = Recipe(16_896, 16_896, 0.8, Gradient.surest, 1.8)
