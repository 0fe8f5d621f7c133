"""What deviations win games, and how far to go after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

SURE = 1.5  # standard errors below which a weight is left alone
FARTHEST = 1.4  # standard deviations by which one step changes a weight at most

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Gradient:
    """By how much a deviation of one raises the logarithm of the chance of winning, for every weight."""

    slope: Array
    error: Array  # standard error
    games: int

    def surest(self, length: float) -> Array:
        """Deviations of that length in all, where the gradient is more than noise: for many games."""
        sure = np.where(np.abs(self.slope) > SURE * self.error, self.slope, 0.0)
        return sure * (length / max(1e-9, float(np.linalg.norm(sure))))

    def shrunk(self, times: float) -> Array:
        """The gradient so many times, each weight's the shorter, the more of it may be noise: for few games.

        What is within its standard error is left alone. Where nothing is sure the step is short.
        """
        noise = np.divide(self.error, self.slope, out=np.ones_like(self.slope), where=self.slope != 0.0)
        step: Array = np.clip(times * self.slope * np.maximum(0.0, 1.0 - noise**2), -FARTHEST, FARTHEST)
        return step


def least_games(weights: int, players: int) -> int:
    """How many games with one winner it takes to tell so many weights apart, with an idea of the errors."""
    return -(-(weights + 1) // (players - 1))


def regress(by: Array, winners: Array) -> Gradient:
    """Linear regression of who won on how the seats of a game deviated, other than the mean of its table.

    `by[game, seat, weight]`; `winners[game]` is a mask of seats. Games without one winner say nothing.
    """
    _, players, width = by.shape
    won = winners[:, None] >> np.arange(players) & 1
    one = won.sum(1) == 1
    games, least = int(one.sum()), least_games(width, players)
    if games < least:
        raise ValueError(f"{games} of {len(by)} games had one winner: for {width} weights it takes at least {least}")
    apart = (by[one] - by[one].mean(1, keepdims=True)).reshape(-1, width)
    result = (won[one] - 1.0 / players).reshape(-1)
    inverse = np.linalg.pinv(apart.T @ apart)
    slope = inverse @ (apart.T @ result)
    rest = result - apart @ slope
    variance = float(rest @ rest) / (games * (players - 1) - width)
    error = np.sqrt(np.diag(inverse) * variance)
    return Gradient(players * slope, players * error, games)  # the chance of a seat is one in `players`
