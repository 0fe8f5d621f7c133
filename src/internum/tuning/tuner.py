"""Gradient and duel of a game's weights, whoever plays the games."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from internum.agents import evaluation
from internum.core.game import Game

from .duel import Duel, judge, seating
from .gradient import Array, Gradient, least_games, regress

PLAYERS = 4

# Plays a game for each row of `weights[game, seat, weight]`, everything else by a seed: the winners' seats as a mask,
# 0 if a game has not come to its end.
Play = Callable[[Array, int], Array]


class Tuner:
    """`spread` is the standard deviation of a weight's logarithm."""

    def __init__(self, game: Game, play: Play, spread: float) -> None:
        check_tunable(game)
        guide = evaluation.guide(game.id)
        self.play, self.spread = play, spread
        self.names: tuple[str, ...] = guide.NAMES
        self.weights: Array = np.array(guide.weights(game.id))
        self.open = np.array([guide.SIGN_OPEN.get(name, 0.0) for name in self.names])

    def deviating(self, weights: Array, by: Array) -> Array:
        """Weights that deviate: by a factor, or by a summand where the sign is open."""
        return np.where(self.open > 0.0, weights + self.open * by, weights * np.exp(self.spread * by))

    def gradient(self, weights: Array, games: int, seed: int) -> Gradient:
        least = least_games(len(weights), PLAYERS)
        if games < least:
            raise ValueError(f"{games} games are too few to tell {len(weights)} weights apart: at least {least}")
        by = np.random.default_rng(seed).standard_normal((games, PLAYERS, len(weights)))
        return regress(by, self.play(self.deviating(weights, by), seed))

    def duel(self, new: Array, old: Array, games: int, seed: int) -> Duel:
        is_new = seating(games, PLAYERS)
        return judge(self.play(np.where(is_new[..., None], new, old), seed), is_new)


def check_tunable(game: Game) -> None:
    """Refuse a game whose agents go by no weights, or that is not for so many players."""
    if not evaluation.guide(game.id).NAMES:
        raise ValueError(f"no agent goes by weights in {game.title}: there is nothing to tune")
    if PLAYERS not in game.players:
        raise ValueError(f"weights are tuned in games of {PLAYERS} players; {game.title} is not for so many")


def stage_seed(seed: int, stage: int) -> int:
    """The seed of a step, or of the duel after them: other seeds share none of theirs."""
    return int(np.random.SeedSequence((seed, stage)).generate_state(1)[0])
