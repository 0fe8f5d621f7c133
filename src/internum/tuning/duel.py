"""New weights against old ones, two seats each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from internum.arena.statistics import Share

from .gradient import Array


@dataclass(frozen=True)
class Duel:
    share: Share  # of the games that came to an end, won by the new weights
    seats: list[float]  # the share of each, whoever sat there


def seating(games: int, players: int) -> Array:
    """Where new weights sit, by game and seat: every half of the seats in turn."""
    halves = list(combinations(range(players), players // 2))
    is_new = np.zeros((games, players), bool)
    for number in range(games):
        is_new[number, halves[number % len(halves)]] = True
    return is_new


def judge(winners: Array, is_new: Array) -> Duel:
    """Who won, from masks of winning seats; shared wins count as fractions."""
    won = winners[:, None] >> np.arange(is_new.shape[1]) & 1
    over = won.sum(1) > 0
    if not over.any():
        raise ValueError(f"none of the duel's {len(winners)} games came to an end")
    parts = won[over] / won[over].sum(1, keepdims=True)
    return Duel(Share(float((parts * is_new[over]).sum()), len(parts)), parts.mean(0).tolist())
