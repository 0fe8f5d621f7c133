"""Tasks, rows and the leaderboard: the document shows what the data say."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from internum import game
from internum.agents import make_agent
from internum.arena import benchmark, tournament
from internum.arena.benchmark import Row, Share, difference
from internum.arena.play import Outcome
from internum.cli import app

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "benchmark.md").read_text(encoding="utf-8")


def test_the_page_shows_the_leaderboard() -> None:
    """After `--add`, put the output of `internum benchmark --show docs/leaderboard.csv` between the marks."""
    shown = re.search(r"<!-- leaderboard -->\n(.*?)<!-- end -->", PAGE, re.S)
    assert shown and shown[1] == benchmark.table(benchmark.read(DOCS / "leaderboard.csv"))


def test_the_page_shows_the_tasks() -> None:
    for name, task in benchmark.tasks().items():
        opponents = f"{ {3: 'three'}[task.players - 1] } `{task.opponent}`"
        rounds = f"{task.options['max_rounds']} rounds"
        cells = (f"`{name}`", game(task.game).title, task.players, opponents, task.games, rounds, f"{task.seconds:g} s")
        assert f"| {' | '.join(map(str, cells))} |" in PAGE


@pytest.mark.parametrize("name", sorted(benchmark.tasks()))
def test_every_agent_sits_on_every_seat_equally_often(name: str) -> None:
    task = benchmark.task(name)
    make_agent(task.opponent)
    jobs = tournament.jobs_of(task.plan("passive"), task.games)
    seats = [job.agents.index("passive") for job in jobs]
    assert all(job.agents.count("passive") == 1 for job in jobs)
    assert {seats.count(seat) for seat in range(task.players)} == {task.games // task.players}


def test_equal_tasks_give_equal_deals_to_all_agents() -> None:
    task = benchmark.task("antike-random")
    deals = [[(j.seed, j.agents.index(a)) for j in tournament.jobs_of(task.plan(a), 8)] for a in ("passive", "greedy")]
    assert deals[0] == deals[1]


def test_a_row_counts_one_chair_a_game(outcome: Callable[..., Outcome]) -> None:
    played = [outcome(n, "b,a,b,b", winners=[n]) for n in range(4)]
    assert benchmark.row("antike-random", "a", played).wins == 1
    copies = [outcome(n, "b,b,b,b", winners=[0]) for n in range(4)]
    assert benchmark.row("antike-random", "b", copies).share == Share(1, 4)


def test_a_new_row_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "board.csv"
    row = Row("antike-greedy", "a", 24, 6.5, 0, 1.25, "abc")
    better, other = replace(row, wins=12.0), replace(row, task="antike-random", agent="b")
    for each in (row, other, better):
        benchmark.add(file, each)
    assert benchmark.read(file) == [other, better]


def test_a_difference_is_sure_only_with_enough_games() -> None:
    assert difference(Share(8, 10), Share(5, 10))[0] < 0 < difference(Share(80, 100), Share(50, 100))[0]
    low, high = difference(Share(56, 70), Share(48, 80))  # Newcombe (1998), table II, first row: 0.0524 to 0.3339
    assert (round(low, 4), round(high, 4)) == (0.0524, 0.3339)


def test_rows_that_may_be_equal_are_marked() -> None:
    row = Row("antike-greedy", "a", 100, 50, 0, 1.0, "abc")
    lines = benchmark.table([row, replace(row, agent="b", wins=45), replace(row, agent="c", wins=5)]).splitlines()[2:]
    assert ["≈" in line for line in lines] == [False, True, False]


def test_the_command_plays_a_row_and_adds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERNUM_ENGINE", "python")
    short = replace(benchmark.task("antike-random"), options={"max_rounds": "1"})
    monkeypatch.setitem(benchmark.tasks(), "antike-random", short)
    args = ["benchmark", "antike-random", "--agent", "passive", "--games", "2", "--add", str(tmp_path / "b.csv")]
    done = CliRunner().invoke(app, args, catch_exceptions=False)
    assert done.exit_code == 0 and "| antike-random | `passive` | 0 of 2 |" in done.output
    assert [r.agent for r in benchmark.read(tmp_path / "b.csv")] == ["passive"]


def test_an_unknown_task_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no task 'chess'; there are: antike-random, "):
        benchmark.task("chess")
