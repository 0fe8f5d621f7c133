from __future__ import annotations

import pytest

from internum.arena.play import Job
from internum.arena.referee import Limits
from internum.arena.workers import run

from . import agents
from .agents import name
from .conftest import GAME, SHORT

pytestmark = pytest.mark.usefixtures("plain_processes")


def job(number: int, *seated: str, limits: Limits | None = None) -> Job:
    return Job(GAME, seated, str(number), str(number), SHORT, number, limits=limits or Limits())


def test_processes_die_or_hang_and_every_other_game_is_played() -> None:
    """One agent that is trusted takes its process with it, one never answers; neither stops the tournament."""
    kills = job(0, "random", name(agents.Kills), "random")
    hangs = job(1, "random", "random", name(agents.Hangs), limits=Limits(decision=1.0, warm_up=2.0))
    fine = [job(n, "random", "random", "random") for n in (2, 3, 4)]
    outcomes = {o.number: o for o in run([kills, hangs, *fine], 2)}
    assert sorted(outcomes) == [0, 1, 2, 3, 4]
    assert "exit code 11" in outcomes[0].error
    assert outcomes[1].finished
    assert [(f.seat, f.kind) for f in outcomes[1].faults] == [(2, "hung")]
    assert outcomes[1].fault_counts == [0, 0, 1]
    assert all(outcomes[n].finished and not outcomes[n].left_behind for n in (2, 3, 4))


def test_closing_the_games_ends_the_processes() -> None:
    import multiprocessing

    before = set(multiprocessing.active_children())
    games = run([job(n, "random", "random", "random") for n in range(50)], 1)
    next(games)
    assert set(multiprocessing.active_children()) - before
    games.close()  # type: ignore[attr-defined]
    assert not set(multiprocessing.active_children()) - before
