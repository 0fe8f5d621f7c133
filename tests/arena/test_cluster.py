"""Games on Ray: the same as at home, whatever is lost on the way."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from internum.arena import cluster, tournament
from internum.arena.backends import Backend, Where
from internum.arena.clocks import Clock
from internum.arena.play import Job, Outcome, play_game

from . import agents
from .agents import name
from .conftest import GAME, SHORT

ray: Any = pytest.importorskip("ray")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", autouse=True)
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cluster of this machine's own; the file is the mark that a process has been killed once."""
    mark = tmp_path_factory.mktemp("ray") / "killed"
    variables = {
        "INTERNUM_ENGINE": "python",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "INTERNUM_TEST_MARK": str(mark),
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(
            num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR",
            runtime_env={"env_vars": variables},
        )  # fmt: skip
    yield mark
    ray.shutdown()


def untimed(outcome: Outcome) -> Outcome:
    """All that the seeds decide; times differ from run to run."""
    clocks = [Clock(decisions=c.decisions, turns=c.turns) for c in outcome.clocks]
    return replace(outcome, seconds=0.0, clocks=clocks)


def test_a_killed_worker_loses_and_doubles_no_game(two_workers: Path) -> None:
    """Game by game the table of the local backend, though a worker dies in the middle of a game.

    Without a limit the agent is trusted and sits in the worker's own process.
    """
    plan = tournament.plan(GAME, [name(agents.KillsOnce), "random"], players=3, options=SHORT, limit=None)
    there = list(tournament.play(plan, 8, Backend(Where.ray, 2), set()))
    assert two_workers.exists()
    assert sorted(o.number for o in there) == list(range(8)) and not any(o.error for o in there)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INTERNUM_TEST_MARK", str(two_workers))  # it has killed, and plays on peacefully
        here = [play_game(job) for job in tournament.jobs_of(plan, 8)]
    assert [untimed(o) for o in sorted(there, key=lambda o: o.number)] == [untimed(o) for o in here]


def test_a_game_that_kills_every_worker_is_given_up_and_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TRIES", 2)
    kills = Job(GAME, ("random", name(agents.Kills), "random"), "0", "0", SHORT, 0)
    fine = Job(GAME, ("random",) * 3, "1", "1", SHORT, 1)
    outcomes = {o.number: o for o in cluster.run([kills, fine], 2)}
    assert sorted(outcomes) == [0, 1] and outcomes[1].finished
    assert "2 players were lost while they played it" in outcomes[0].error


@pytest.mark.slow
def test_another_version_on_a_machine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster.engine, "source_hash", lambda folder: "0123456789abcdef")
    with pytest.raises(ValueError, match="has another version of Internum"):
        list(cluster.run([Job(GAME, ("random",) * 3, "1", "1", SHORT, 1)], 1))


def test_an_address_without_ray_is_refused() -> None:
    with pytest.raises(ValueError, match="--ray-address is for --backend ray"):
        Backend(address="auto")
