"""Compiles a game's playouts, or a step of many games, to PTX, the assembler that every NVIDIA driver reads.

No GPU is needed for it.
"""

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
from internum.envs.stepping import single_stepper
from internum.envs.vector import VectorGames

from . import kernel, vector
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


def step_bundle(game: Game, games: int, steps: int, compute: tuple[int, int] = COMPUTE) -> vector.StepBundle:
    """The kernel that steps games, a start for each number of players, and what the CPU makes of some steps."""
    assert game.observation is not None
    source = engine.source_hash(engine.folder_of(game.rules.__name__))
    code = step_ptx(game, compute)
    digests = np.zeros((len(game.players), steps, DIGEST), np.uint8)
    starts = []
    for row, players in zip(digests, game.players, strict=True):
        on_cpu = VectorGames(game, games, players, seed=players)
        starts.append(on_cpu.starts)
        for step in range(steps):
            on_cpu.step(vector.fixed_choice(np, on_cpu.lists, on_cpu.counts, step))
            row[step] = vector.digest(on_cpu)
    sizes = (game.space.size, game.observation.size)
    players_of = np.array(game.players, np.int64)
    return vector.StepBundle(game.id, source, code, *sizes, players_of, np.concatenate(starts), games, digests)


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
    numba, cuda = _compilers()
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
    return _compiled(playouts, signature, compute)


def step_ptx(game: Game, compute: tuple[int, int]) -> str:
    """`envs.stepping.step_game` as a kernel of one dimension, a thread for each game, for `vector.GpuGames`.

    Thread `n` steps game `order[n]`: threads run in groups, and a group whose games do the same is faster. The state
    being stepped lies near the thread, where its fields are aligned.
    """
    numba, cuda = _compilers()
    types = numba.types
    step_game = single_stepper(game)
    record = numba.from_dtype(game.layout.dtype)

    def step(
        states: Any, starts: Any, order: Any, actions: Any, seats: Any, randoms: Any, lists: Any, counts: Any,
        masks: Any, observations: Any, rewards: Any, ended: Any, lengths: Any, most: int,
    ) -> None:  # fmt: skip
        n = cuda.grid(1)
        if n < len(states):
            i = order[n]
            mine = cuda.local.array(1, record)
            mine[0] = states[i]
            step_game(
                mine, 0, starts, i, actions, seats, randoms, lists, counts, masks, observations, rewards, ended,
                lengths, most,
            )  # fmt: skip
            states[i] = mine[0]

    records = types.Array(record, 1, "C")
    numbers = types.Array(types.int64, 1, "C")
    small = types.Array(types.int8, 2, "C")
    signature = types.void(
        records, records, numbers, numbers, numbers, numbers, types.Array(types.int16, 2, "C"), numbers, small, small,
        types.Array(types.float32, 2, "C"), types.Array(types.int8, 1, "C"), numbers, types.int64,
    )  # fmt: skip
    return _compiled(step, signature, compute)


def _compilers() -> tuple[Any, Any]:
    """Numba and its part for GPUs."""
    if not engine.COMPILED:
        raise ValueError("the plain engine runs; a GPU kernel needs Numba: pip install 'internum[gpu]'")
    if find_spec("numba_cuda") is None:
        raise ValueError("numba-cuda is not installed: pip install 'internum[gpu]'")
    return import_module("numba"), import_module("numba.cuda")


def _compiled(kernel: Any, signature: Any, compute: tuple[int, int]) -> str:
    _, cuda = _compilers()
    with _target(compute):
        code, _ = cuda.compile(kernel, signature, cc=compute, device=False, abi="numba", output="ptx")
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
