"""Many games on a GPU, as far as they can be tested without one: NumPy stands in for CuPy, the CPU for the kernel."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import internum
from internum.core.game import Game
from internum.core.record import new_states
from internum.envs.stepping import single_stepper
from internum.envs.vector import VectorGames
from internum.gpu import vector
from internum.gpu.runner import Bundle
from internum.gpu.vector import KEPT, GpuGames, StepBundle, digest, fixed_choice

from .no_cupy import NoCupy, launched

COUNT, STEPS = 5, 12


def kernel_of(game: Game) -> Any:
    step_game = single_stepper(game)
    return launched(game, lambda i, arrays, most: step_game(arrays[0], i, *arrays[1:], most))


def bundle(game: Game) -> StepBundle:
    assert game.observation is not None
    options = game.options.resolve({"max_rounds": 1})
    starts = np.concatenate([game.layout.record(new_states(game, n, options)) for n in game.players])
    sizes = (game.space.size, game.observation.size)
    return StepBundle(game.id, "abc", "// none", *sizes, np.array(game.players), starts, 1, np.zeros((1, 1, 16)))


@pytest.fixture(params=sorted(internum.games()))
def both(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[GpuGames, VectorGames]:
    """The same games twice; short ones, so that some end and begin anew."""
    game, cupy = internum.game(request.param), NoCupy()
    monkeypatch.setattr(vector, "gpu", lambda: cupy)
    monkeypatch.setattr(vector, "load_kernel", lambda xp, name, ptx: kernel_of(game))
    players = game.players[0]
    here = VectorGames(game, COUNT, players, {"max_rounds": 1}, seed=3, most=9)
    return GpuGames(bundle(game), COUNT, players, seed=3, most=9, stream=7), here


def test_games_on_the_gpu_are_those_of_the_vector_environment(both: tuple[GpuGames, VectorGames]) -> None:
    there, here = both
    layout = here.game.layout
    for step in range(STEPS):
        chosen = fixed_choice(np, here.lists, here.counts, step)
        assert np.array_equal(chosen, fixed_choice(np, there.lists, there.counts, step))
        here.step(chosen)
        there.step(chosen)
        for name in KEPT[1:]:
            assert np.array_equal(getattr(here, name), getattr(there, name)), (name, step)
        assert [layout.dump(here.states, i) for i in range(COUNT)] == [s.tobytes() for s in there.states]
    assert there.ended.any() or there.lengths.max() > 2


def test_an_illegal_action_is_refused_before_anything_is_played(both: tuple[GpuGames, VectorGames]) -> None:
    there, _ = both
    before = digest(there.numpy())
    wrong = there.random_actions()
    wrong[3] = -1
    with pytest.raises(ValueError, match="action -1 is not legal in game 3; nothing was played"):
        there.step(wrong)
    with pytest.raises(ValueError, match="5 actions are needed"):
        there.step(wrong[:2])
    assert np.array_equal(digest(there.numpy()), before)


def test_a_digest_notices_every_array(both: tuple[GpuGames, VectorGames]) -> None:
    there, _ = both
    whole = digest(there.numpy())
    for name in KEPT:
        changed = there.numpy()
        getattr(changed, name).flat[-1] += 1
        assert not np.array_equal(digest(changed), whole), name


def test_a_bundle_is_read_as_it_was_written_and_knows_its_players(tmp_path: Path) -> None:
    made = bundle(internum.game("classic"))
    made.save(tmp_path / "steps.npz")
    read = StepBundle.load(tmp_path / "steps.npz")
    assert (read.game, read.actions, read.observation) == ("classic", made.actions, made.observation)
    assert StepBundle.fits(tmp_path / "steps.npz") and not Bundle.fits(tmp_path / "steps.npz")
    assert read.start(4)[0] == made.starts[1]
    with pytest.raises(ValueError, match="classic has no game for 9 players"):
        read.start(9)


def test_a_report_proves_and_measures_games_in_order_and_sorted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, cupy = internum.game("antike"), NoCupy()
    monkeypatch.setattr(vector, "gpu", lambda: cupy)
    monkeypatch.setattr(vector, "load_kernel", lambda xp, name, ptx: kernel_of(game))
    made = bundle(game)
    players = int(made.players[0])
    here = VectorGames(game, 1, players, {"max_rounds": 1}, seed=players)
    here.step(fixed_choice(np, here.lists, here.counts, 0))
    states = SimpleNamespace(**{name: getattr(here, name) for name in KEPT[1:]}, states=game.layout.record(here.states))
    proof = replace(made, players=made.players[:1], starts=made.starts[:1], digests=digest(states).reshape(1, 1, -1))
    proof.save(tmp_path / "steps.npz")
    vector.report(tmp_path / "steps.npz", [2])
    told = capsys.readouterr().out
    assert "1 decisions, all arrays as on the CPU after each step" in told
    assert "2 games, in order:" in told and "2 games, sorted:" in told
    replace(proof, digests=proof.digests + 1).save(tmp_path / "wrong.npz")
    with pytest.raises(ValueError, match="2 players, step 0: the GPU's games are not those of the CPU"):
        vector.report(tmp_path / "wrong.npz", [2])
