"""Compiles a game's playouts to PTX, the assembler that every NVIDIA driver reads. No GPU is needed for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from internum.core import engine
from internum.core.game import Game
from internum.core.options import Choice, OptionError, Value
from internum.core.record import new_states

from . import kernel
from .runner import DIGEST, Bundle, digest, seeds

COMPUTE = (7, 5)  # oldest GPU a bundle is for; the driver compiles it on for the GPU it runs on
MAX_STEPS = 1_000_000
SETTINGS: Mapping[str, Any] = {"max_rounds": 200}  # those of `internum bench`


def bundle(game: Game, games: int, compute: tuple[int, int] = COMPUTE) -> Bundle:
    """The kernel, the set-ups to start from, and what the CPU makes of the first `games` playouts."""
    source = engine.source_hash(engine.folder_of(game.rules.__name__))
    steps, digests = np.zeros(games, np.int64), np.zeros((games, DIGEST), np.uint8)
    code = ptx(game.rules, game.layout.dtype, game.space.size, compute)
    made = Bundle(game.id, source, code, set_ups(game), MAX_STEPS, steps, digests)
    states = made.begin(games)
    for i, seed in enumerate(seeds(0, games)):
        steps[i] = game.kernel.playout(states, i, int(seed), MAX_STEPS)
        digests[i] = digest(states[i])
    return made


def set_ups(game: Game) -> Any:
    """First the set-up of `internum bench`, then every number of players with every value of every choice."""
    usual = game.players[len(game.players) // 2]
    asked: list[tuple[int, dict[str, Any]]] = [(usual, {})]
    for players in game.players:
        asked += [(players, {o.name: v}) for o in game.options if isinstance(o, Choice) for v in o.values]
    starts = [new_states(game, players, options) for players, options in _possible(game, asked)]
    return np.concatenate(starts)


def _possible(game: Game, asked: list[tuple[int, dict[str, Any]]]) -> Iterator[tuple[int, dict[str, Value]]]:
    for players, options in asked:
        try:
            yield players, game.options.resolve({**SETTINGS, **options})
        except OptionError:  # a value that needs another option's value beside it
            continue


@cache
def ptx(rules: ModuleType, state: Any, actions: int, compute: tuple[int, int]) -> str:
    """`kernel.play` by these rules as a kernel of one dimension, for `runner.Playouts`.

    `state` is the dtype of a state, `actions` the size of the action space: no list of legal actions is longer.
    """
    if not engine.COMPILED:
        raise ValueError("the plain engine runs; a GPU kernel needs Numba: pip install 'internum[gpu]'")
    if find_spec("numba_cuda") is None:
        raise ValueError("numba-cuda is not installed: pip install 'internum[gpu]'")
    numba: Any = import_module("numba")
    cuda: Any = import_module("numba.cuda")
    types = numba.types
    record = numba.from_dtype(state)

    def take(queue: Any) -> Any:
        return cuda.atomic.add(queue, 0, 1)

    play = kernel.loop(rules, numba.njit(take))

    def playouts(states: Any, seeds: Any, steps: Any, queue: Any, max_steps: int) -> None:
        mine = cuda.local.array(1, record)
        out = cuda.local.array(actions, types.int16)
        play(states, seeds, steps, queue, max_steps, mine, out)

    numbers = types.Array(types.int64, 1, "C")
    signature = types.void(types.Array(record, 1, "C"), numbers, numbers, numbers, types.int64)
    with _target(compute):
        code, _ = cuda.compile(playouts, signature, cc=compute, device=False, abi="numba", output="ptx")
    return code.decode() if isinstance(code, bytes) else str(code)


@contextmanager
def _target(compute: tuple[int, int]) -> Iterator[None]:
    """Tell numba-cuda for which GPU it compiles: called functions ask the GPU at hand, and here may be none."""
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    ask = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=compute)
    try:
        yield
    finally:
        dispatcher.get_current_device = ask
