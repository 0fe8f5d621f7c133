"""Weights of an evaluation tuned by greedy self-play on a GPU (`selfplay`): who wins, and with what deviations?

Every seat of every game judges by weights of its own, which deviate at random from those to be improved. By how much
the winners' deviations differ from everybody's says, weight by weight, what wins games: one batch is the gradient. A
step in its direction gives new weights; a duel with two seats each says whether they are better.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from internum.agents import evaluation
from internum.core.game import Game
from internum.core.kernel import MAX_LEGAL
from internum.core.record import new_states

from . import selfplay
from .runner import ALIGNED, BLOCK, argument, gpu, load_kernel, padded, rows

PLAYERS = 4
LONGEST = 400_000  # times that a thread goes round its loop; Empires takes 85,000 for a game
THREADS = 128  # per multiprocessor
SPREAD = 0.8  # standard deviation of a weight's logarithm
SURE = 1.5  # standard errors below which a weight is left alone
COMPUTE = (9, 0)
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Gradient:
    """By how much a deviation of one raises the logarithm of the odds of winning, for every weight."""

    slope: Array
    error: Array
    games: int

    def step(self, size: float) -> Array:
        """Deviations of that length in all, where the gradient is more than noise."""
        sure = np.where(np.abs(self.slope) > SURE * self.error, self.slope, 0.0)
        return sure * (size / max(1e-9, float(np.linalg.norm(sure))))


@dataclass(frozen=True)
class Duel:
    share: float  # of the games, won by the new weights
    error: float  # half of a 95 % interval
    games: int
    seats: list[float]  # the share of each, whoever sat there


class SelfPlay:
    """Games of one kind on the GPU at hand."""

    def __init__(self, game: Game) -> None:
        self.game, self.guide = game, evaluation.guide(game.id)
        self.weights = np.array(self.guide.weights(game.id))
        if not len(self.weights):
            raise ValueError(f"the weights of {game.title} are compiled in: there is nothing to tune")
        self.cupy = gpu()
        self.open = np.array([self.guide.SIGN_OPEN.get(name, 0.0) for name in self.guide.NAMES])
        self.kernel = load_kernel(self.cupy, game.id, _ptx(game))
        self.threads = THREADS * self.cupy.cuda.Device().attributes["MultiProcessorCount"]

    def deviating(self, weights: Array, by: Array) -> Array:
        """Weights that deviate: by a factor, or by a summand where the sign is open."""
        return np.where(self.open > 0.0, weights + self.open * by, weights * np.exp(SPREAD * by))

    def gradient(self, weights: Array, games: int, seed: int) -> Gradient:
        by = np.random.default_rng(seed).standard_normal((games, PLAYERS, len(weights)))
        winners = self.play(self.deviating(weights, by), seed)
        one = np.isin(winners, [1 << seat for seat in range(PLAYERS)])
        tables, seats = by[one], np.log2(winners[one]).astype(int)
        ahead = tables[np.arange(len(tables)), seats] - tables.mean(1)
        scale = 1.0 - 1.0 / PLAYERS
        return Gradient(ahead.mean(0) / scale, ahead.std(0) / len(ahead) ** 0.5 / scale, len(ahead))

    def duel(self, new: Array, old: Array, games: int, seed: int) -> Duel:
        rng = np.random.default_rng(seed)
        is_new = np.argsort(rng.random((games, PLAYERS)), axis=1) < PLAYERS // 2
        winners = self.play(np.where(is_new[..., None], new, old), seed)
        won = winners[:, None] >> np.arange(PLAYERS) & 1
        over = winners > 0
        parts = won[over] / won[over].sum(1, keepdims=True)
        shares = (parts * is_new[over]).sum(1)
        error = 1.96 * float(shares.std()) / len(shares) ** 0.5
        return Duel(float(shares.mean()), error, len(shares), parts.mean(0).tolist())

    def play(self, weights: Array, seed: int) -> Array:
        """The winners of each game as a mask of seats; 0 if it has not come to its end."""
        cupy, games = self.cupy, len(weights)
        start = new_states(self.game, PLAYERS, self.game.options.resolve({"max_rounds": 40}))
        seeds = np.random.default_rng(seed).integers(1, 2**30, games)
        on_gpu = [cupy.asarray(a) for a in (rows(start), seeds, np.ascontiguousarray(weights))]
        result, queue = cupy.zeros((games, selfplay.RESULT), np.int64), cupy.zeros(1, np.int64)
        arguments = (*(x for a in (*on_gpu, result, queue) for x in argument(a)), np.int64(LONGEST))
        self.kernel((-(-min(games, self.threads) // BLOCK),), (BLOCK,), arguments)
        played: Array = cupy.asnumpy(result)[:, 0]
        return played


@cache
def _ptx(game: Game) -> str:
    numba: Any = import_module("numba")
    cuda: Any = import_module("numba.cuda")
    types = numba.types
    record = numba.from_dtype(padded(game.layout.dtype))
    guide = evaluation.guide(game.id)

    def take(queue: Any) -> Any:
        return cuda.atomic.add(queue, 0, 1)

    play = selfplay.loop(game, guide, numba.njit(take))
    room, slots, width, line_room = guide.BUFFER, selfplay.SLOTS, selfplay.WIDTH, selfplay.DEEPEST + 1
    lists, link_room, aligned = (2, MAX_LEGAL), (selfplay.DEEPEST + 1, selfplay.WIDTH, 3), ALIGNED

    def games(start: Any, seeds: Any, weights: Any, result: Any, queue: Any, longest: int) -> None:
        states = cuda.local.array(slots, record, aligned)
        moves = cuda.local.array(lists, types.int16)
        values = cuda.local.array(room, types.float64)
        links = cuda.local.array(link_room, types.int16)
        worth = cuda.local.array(width, types.float64)
        line = cuda.local.array(line_room, types.int16)
        play(start, seeds, weights, result, queue, longest, states, moves, values, links, worth, line)

    numbers = types.Array(types.int64, 1, "C")
    signature = types.void(
        types.Array(record, 1, "C"), numbers, types.Array(types.float64, 3, "C"), types.Array(types.int64, 2, "C"),
        numbers, types.int64,
    )  # fmt: skip
    code, _ = cuda.compile(games, signature, cc=COMPUTE, device=False, abi="numba", output="ptx")
    return code.decode() if isinstance(code, bytes) else str(code)
