"""Greedy games on a GPU (`selfplay`) for weights to be tuned by (`internum.tuning`)."""

from __future__ import annotations

from collections.abc import Mapping
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

LONGEST = 400_000  # times that a thread goes round its loop; Empires takes 85,000 for a game
THREADS = 128  # per multiprocessor
MOST_ROUNDS = 40  # of a game
COMPUTE = (9, 0)
Array = np.ndarray[Any, Any]


class GreedyGames:
    """Games of one kind on the GPU at hand."""

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.options = game.options.resolve({"max_rounds": MOST_ROUNDS, **(options or {})})
        self.cupy = gpu()
        self.kernel = load_kernel(self.cupy, game.id, _ptx(game))
        self.threads = THREADS * self.cupy.cuda.Device().attributes["MultiProcessorCount"]

    def play(self, weights: Array, seed: int) -> Array:
        """The winners of each game as a mask of seats; 0 if it has not come to its end."""
        cupy = self.cupy
        games, players, _ = weights.shape
        start = new_states(self.game, players, self.options)
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
