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
from .runner import DIGEST, Bundle, digest, padded, seeds

COMPUTE = (7, 5)  # oldest GPU a bundle is for; the driver compiles it on for the GPU it runs on
MAX_STEPS = 1_000_000
SETTINGS: Mapping[str, Any] = {"max_rounds": 200}  # those of `internum bench`


def bundle(game: Game, games: int, compute: tuple[int, int] = COMPUTE) -> Bundle:
    """The kernel, the set-ups to start from, and what the CPU makes of the first `games` playouts."""
    source = engine.source_hash(engine.folder_of(game.rules.__name__))
    steps, digests = np.zeros(games, np.int64), np.zeros((games, DIGEST), np.uint8)
    kernels = step_by_step if game.has_large_rules else whole
    code = np.array(kernels(game.rules, game.layout.dtype, game.space.size, compute))
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
def whole(rules: ModuleType, state: Any, actions: int, compute: tuple[int, int]) -> tuple[str]:
    """`kernel.play` by these rules as a kernel of one dimension, for `runner.Playouts`.

    `state` is the dtype of a state, `actions` the size of the action space: no list of legal actions is longer.
    """
    numba, cuda = _compilers()
    types = numba.types
    record = numba.from_dtype(padded(state))
    play = kernel.playing(rules, _take())

    def playouts(states: Any, seeds: Any, steps: Any, queue: Any, max_steps: int) -> None:
        mine = cuda.local.array(1, record)
        out = cuda.local.array(actions, types.int16)
        play(states, seeds, steps, queue, max_steps, mine, out)

    numbers = types.Array(types.int64, 1, "C")
    signature = types.void(types.Array(record, 1, "C"), numbers, numbers, numbers, types.int64)
    return (_compiled(playouts, signature, compute),)


@cache
def step_by_step(rules: ModuleType, state: Any, actions: int, compute: tuple[int, int]) -> tuple[str, str]:
    """`kernel.choose` and `kernel.carry_out`, a thread for each slot: thread `n` goes to slot `order[n]`."""
    numba, cuda = _compilers()
    types = numba.types
    record = numba.from_dtype(padded(state))
    choose, carry_out = kernel.choosing(rules, _take()), kernel.acting(rules)

    def choices(
        order: Any, slots: Any, games: Any, randoms: Any, made: Any, seats: Any, actions_: Any, states: Any, seeds: Any,
        steps: Any, queue: Any, max_steps: int,
    ) -> None:  # fmt: skip
        n = cuda.grid(1)
        if n < len(order):
            out = cuda.local.array(actions, types.int16)
            choose(
                order[n], slots, games, randoms, made, seats, actions_, states, seeds, steps, queue, max_steps, out
            )  # fmt: skip

    def effects(order: Any, slots: Any, seats: Any, actions: Any, phases: Any) -> None:
        n = cuda.grid(1)
        if n < len(order):
            carry_out(order[n], slots, seats, actions, phases)

    records, numbers, small = (types.Array(kind, 1, "C") for kind in (record, types.int64, types.int16))
    choosing = types.void(
        numbers, records, numbers, numbers, numbers, numbers, small, records, numbers, numbers, numbers, types.int64
    )  # fmt: skip
    acting = types.void(numbers, records, numbers, small, small)
    return _compiled(choices, choosing, compute), _compiled(effects, acting, compute)


_STEP_PTX: dict[Any, str] = {}  # games of one family may differ in nothing that is compiled


def step_ptx(game: Game, compute: tuple[int, int]) -> str:
    """`envs.stepping.step_game` as a kernel of one dimension, a thread for each game, for `vector.GpuGames`."""
    assert game.observation is not None
    key = (game.rules, game.observation.features, game.layout.dtype, compute)
    if key not in _STEP_PTX:
        _STEP_PTX[key] = _step_ptx(game, compute)
    return _STEP_PTX[key]


def _step_ptx(game: Game, compute: tuple[int, int]) -> str:
    """Thread `n` steps game `order[n]`: threads run in groups, and a group whose games do the same is faster."""
    numba, cuda = _compilers()
    types = numba.types
    step_game = single_stepper(game)
    record = numba.from_dtype(padded(game.layout.dtype))

    def step(
        order: Any, states: Any, starts: Any, actions: Any, seats: Any, randoms: Any, lists: Any, counts: Any,
        masks: Any, observations: Any, rewards: Any, ended: Any, lengths: Any, most: int,
    ) -> None:  # fmt: skip
        n = cuda.grid(1)
        if n < len(order):
            step_game(
                states, order[n], starts, actions, seats, randoms, lists, counts, masks, observations, rewards, ended,
                lengths, most,
            )  # fmt: skip

    records = types.Array(record, 1, "C")
    numbers = types.Array(types.int64, 1, "C")
    small = types.Array(types.int8, 2, "C")
    signature = types.void(
        numbers, records, records, numbers, numbers, numbers, types.Array(types.int16, 2, "C"), numbers, small, small,
        types.Array(types.float32, 2, "C"), types.Array(types.int8, 1, "C"), numbers, types.int64,
    )  # fmt: skip
    return _compiled(step, signature, compute)


def _take() -> Any:
    """The next number of a queue, once to one thread."""
    numba, cuda = _compilers()

    def take(queue: Any) -> Any:
        return cuda.atomic.add(queue, 0, 1)

    return numba.njit(take)


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
