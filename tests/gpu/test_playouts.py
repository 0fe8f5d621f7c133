"""Playouts for a GPU, as far as they can be tested without one; `internum gpu run` proves the rest where a GPU is."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import internum
from internum.core import engine
from internum.core.game import Game
from internum.core.record import new_states
from internum.gpu import build, kernel, runner
from internum.gpu.runner import Bundle, digest, seeds

from . import tiny
from .no_cupy import NoCupy, Rows, launched

GAMES, STEPS = 6, 150


def take(queue: Any) -> Any:
    """What the GPU does in one atomic instruction."""
    queue[0] += 1
    return queue[0] - 1


@pytest.mark.parametrize("way", ["whole", "in steps"])
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_games_on_a_gpu_end_as_a_playout_does(name: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Game after game off the queue; or a step of four at a time, sorted anew before each part."""
    game = internum.game(name)
    kernels = playing(game) if way == "whole" else stepping(game)
    monkeypatch.setattr(runner, "gpu", NoCupy)
    monkeypatch.setattr(runner, "load_kernel", lambda xp, name, ptx: kernels[ptx])
    start = new_states(game, game.players[0], game.options.resolve({"max_rounds": 1}))
    steps, digests = np.zeros(GAMES, np.int64), np.zeros((GAMES, runner.DIGEST), np.uint8)
    for i, seed in enumerate(seeds(0, GAMES)):
        alone = game.layout.copy(start)
        steps[i] = game.kernel.playout(alone, 0, int(seed), STEPS)
        digests[i] = digest(game.layout.record(alone)[0])
    made = Bundle(game.id, "abc", np.array(list(kernels)), game.layout.record(start), STEPS, steps, digests)
    assert len(set(steps)) > 1 or set(steps) == {STEPS}
    assert f"{GAMES} games from 1 set-ups, {steps.sum():,} actions" in runner.prove(runner.Playouts(made, slots=4))


def playing(game: Game) -> dict[str, Any]:
    play, out = kernel.playing(game.rules, bound_take(game)), game.kernel.buffer
    mine = Rows(game, runner.rows(game.layout.record(game.layout.new(1)))).states

    def launch(grid: Any, block: Any, arguments: Any) -> None:
        states, *arrays = (a for a in arguments if isinstance(a, np.ndarray))
        rows = Rows(game, states)
        play(rows.states, *arrays, arguments[-1], mine, out)
        rows.write_back()

    return {"play": launch}


def stepping(game: Game) -> dict[str, Any]:
    choose, carry_out = kernel.choosing(game.rules, bound_take(game)), kernel.acting(game.rules)
    out = game.kernel.buffer
    return {
        "choose": launched(game, lambda j, arrays, most: choose(j, *arrays, most, out)),
        "carry_out": launched(game, lambda j, arrays, _: carry_out(j, *arrays)),
    }


def bound_take(game: Game) -> Any:
    return engine.bind(take, engine.folder_of(game.rules.__name__))


def toy_bundle() -> Bundle:
    starts = np.zeros(2, np.dtype([("round", "i2"), ("city", "i1", (3,))]))
    starts["city"][1, 2] = 7
    states = starts[[0, 1, 0]]
    return Bundle(
        "toy", "abc", np.array(["// no code"]), starts, 9, np.array([1, 2, 3]), np.array([digest(s) for s in states])
    )


def test_a_bundle_is_read_as_it_was_written(tmp_path: Path) -> None:
    bundle = toy_bundle()
    bundle.save(tmp_path / "toy.npz")
    read = Bundle.load(tmp_path / "toy.npz")
    assert (read.game, read.source, list(read.ptx), read.max_steps) == ("toy", "abc", ["// no code"], 9)
    assert read.starts.dtype == bundle.starts.dtype
    assert read.begin(3).tobytes() == bundle.starts[[0, 1, 0]].tobytes()
    assert read.differing(read.begin(3), np.array([1, 2, 3])) == []


def test_a_file_that_is_no_bundle_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.npz"
    file.write_text("nothing")
    with pytest.raises(ValueError, match=r"notes.npz is no bundle"):
        Bundle.load(file)
    np.savez(file, game="toy")
    with pytest.raises(ValueError, match=r"notes.npz is no bundle"):
        Bundle.load(file)


@pytest.mark.skipif(engine.COMPILED and find_spec("numba_cuda") is not None, reason="all is there")
def test_without_a_compiler_for_gpus_nothing_is_built() -> None:
    with pytest.raises(ValueError, match=r"pip install 'internum\[gpu\]'"):
        build.bundle(internum.game("antike"), 1)


@pytest.mark.skipif(find_spec("cupy") is not None, reason="CuPy is there")
def test_without_cupy_nothing_is_run() -> None:
    with pytest.raises(ValueError, match=r"pip install 'internum\[gpu\]'"):
        runner.Playouts(toy_bundle())


def test_a_proof_finds_one_changed_byte_and_one_changed_length() -> None:
    bundle = toy_bundle()
    states = bundle.begin(3)
    states["city"][1, 0] = 1
    assert bundle.differing(states, np.array([1, 2, 4])) == [1, 2]


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_proofs_begin_with_every_number_of_players_and_every_choice(name: str) -> None:
    game = internum.game(name)
    states = build.set_ups(game)
    twins = [game.layout.twin(states, i) for i in range(len(states))]
    assert {t.players for t in twins} == set(game.players)
    boards = next((o for o in game.options if o.name == "board"), None)
    if boards:
        assert {t.opt_board for t in twins} == set(range(len(boards.values)))


def test_the_runner_needs_neither_internum_nor_a_compiler(tmp_path: Path) -> None:
    """It is one file that also runs by itself, on a machine that has only NumPy and CuPy."""
    alone = tmp_path / "runner.py"
    alone.write_text(Path(runner.__file__).read_text())
    toy_bundle().save(tmp_path / "toy.npz")
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import runpy; m = runpy.run_path({str(alone)!r}); print(m['Bundle'].load("
         f"m['Path']({str(tmp_path / 'toy.npz')!r})).game); import sys; print('internum' in sys.modules)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.split() == ["toy", "False"]


@pytest.mark.skipif(find_spec("numba_cuda") is None or not engine.COMPILED, reason="needs numba-cuda")
def test_a_kernel_takes_what_the_runner_passes() -> None:
    """Both ways compile for a GPU, and their parameters are as many and as wide as the runner's arguments."""
    given = (tiny, tiny.LAYOUT.dtype, 3, build.COMPUTE)
    codes = (*build.whole(*given), *build.step_by_step(*given))
    one = len(runner.argument(np.zeros(1)))
    counts = (4 * one + 1, 11 * one + 1, 5 * one)
    for code, name, expected in zip(codes, ("playouts", "choices", "effects"), counts, strict=True):
        entry, parameters = re.findall(r"\.visible \.entry (\w+)\((.*?)\)", code, re.S)[0]
        assert name in entry
        assert re.findall(r"\.param (\S+)", parameters) == [".u64"] * expected
