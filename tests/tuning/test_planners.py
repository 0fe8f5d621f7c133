"""Games between planners: the same whatever the number of processes, and `internum train` from end to end."""

from __future__ import annotations

import multiprocessing
import re
import tomllib
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import internum
from internum.agents import Breadth, evaluation
from internum.cli import app
from internum.core import engine
from internum.tuning import planners
from internum.tuning.planners import PlannedGames, Planner, Table, play_table

GUIDE = evaluation.guide("antike")
WEIGHTS = GUIDE.weights("antike")
BRISK = Planner(Breadth(8, 8, 4), None, 1)  # a whole game in a second, compiled; worse planners need longer


def deviating(games: int, seed: int = 1) -> np.ndarray:
    return np.array(WEIGHTS) * np.exp(0.5 * np.random.default_rng(seed).standard_normal((games, 4, len(WEIGHTS))))


def train(*args: object) -> str:
    done = CliRunner().invoke(app, ["train", "antike", *map(str, args)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_every_seat_judges_by_its_own_weights() -> None:
    agent = BRISK.agent([2.0, *WEIGHTS[1:]])
    agent.begin(internum.game("antike"), 0, 1)
    for values in (agent.maker.values, agent.turn_planner.values, agent.answerer.values):
        assert list(values[-len(WEIGHTS) :]) == [2.0, *WEIGHTS[1:]]


def test_a_game_that_is_stopped_has_no_winner_and_a_broken_one_says_why() -> None:
    table = Table(5, "antike", {"max_rounds": 1}, BRISK, [WEIGHTS] * 4, "1-5")
    played = play_table(table)
    assert (played.number, played.winners, played.rounds, played.error) == (5, 0, 1, "")
    crowd = Table(6, "antike", {}, BRISK, [WEIGHTS] * 9, "1-6")
    assert "players" in play_table(crowd).error


def test_an_interruption_ends_the_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERNUM_ENGINE", "python")  # they start at once
    before = set(multiprocessing.active_children())
    seen: list[int] = []

    def interrupt(done: int, total: int) -> None:
        seen.append(len(set(multiprocessing.active_children()) - before))
        if done:
            raise KeyboardInterrupt

    games = PlannedGames(internum.game("antike"), 2, {"max_rounds": 1}, BRISK, interrupt)
    with pytest.raises(KeyboardInterrupt):
        games.play(deviating(20), 1)
    assert max(seen) > 0
    assert not set(multiprocessing.active_children()) - before


@pytest.mark.skipif(not engine.COMPILED, reason="whole games take minutes on the plain engine")
def test_antike_is_tuned_by_one_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One small step: what was found, the new weights as the evaluation reads them, and what they won.

    Equal seeds tell the same to the last digit, however many processes play.
    """
    monkeypatch.setattr(planners, "QUICK", BRISK)
    out = tmp_path / "weights.toml"
    words = ("--games", 10, "--steps", 1, "--spread", 0.1, "--size", 30, "--duel", 2, "--seed", 3, "--out", out)
    told = train(*words)
    first, *lines = told.splitlines()
    assert re.fullmatch(r"\d+ games: (\w+ [+-]\d\.\d{3}±\d\.\d{3}(, )?){8}", first)
    assert "\n".join(lines).startswith(out.read_text())
    new = tomllib.loads(out.read_text())["antike"]
    assert tuple(new) == GUIDE.NAMES
    assert list(new.values()) != WEIGHTS
    assert all(np.sign(value) == np.sign(old) for value, old in zip(new.values(), WEIGHTS, strict=True))
    assert re.fullmatch(
        r"New weights won \d+\.\d% of [12] games, two seats each \(95 % interval: \d+\.\d% to \d+\.\d%\)\.", lines[-2]
    )
    assert lines[-1].startswith("Won by seat: ")
    assert train(*words, "--jobs", 2) == told


def test_without_a_step_the_weights_are_those_of_the_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlannedGames, "play", lambda self, weights, seed: np.ones(len(weights), np.int64))
    told = train("--steps", 0, "--duel", 6)
    assert list(tomllib.loads(told[: told.index("New weights")])["antike"].values()) == WEIGHTS
    assert "New weights won 50.0% of 6 games" in told


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["antike", "--games", "5"], "5 games are too few to tell 21 weights apart: at least 8"),
        (["antike", "--games", "8", "--option", "max_rounds=0x"], "max_rounds"),
        (["antike", "--gpu", "--jobs", "2"], "--jobs is for games on this machine"),
        (["empires", "--jobs", "2"], "--jobs is for games on this machine"),
        (["antike", "--out", "/no/such/folder/weights.toml"], "No such file"),
        (["chess"], "chess"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(args: list[str], says: str) -> None:
    done = CliRunner().invoke(app, ["train", *args])
    assert done.exit_code != 0
    assert says in str(done.exception)
    assert done.stdout == ""


def test_games_that_nobody_wins_teach_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planners, "QUICK", Planner(Breadth(1, 1, 1), None, 1))
    args = ["train", "antike", "--games", "8", "--option", "max_rounds=1"]
    done = CliRunner().invoke(app, args)
    assert "0 of 8 games had one winner: for 21 weights it takes at least 8" in str(done.exception)


def test_mare_nostrum_is_tuned_on_a_gpu_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class NoGpu:
        def __init__(self, game: internum.Game, options: object) -> None:
            asked.append(game.id)
            raise ValueError("there is no GPU here")

    monkeypatch.setattr("internum.gpu.tuning.GreedyGames", NoGpu)
    for args in (["empires"], ["classic"], ["antike", "--gpu"]):
        assert "there is no GPU here" in str(CliRunner().invoke(app, ["train", *args]).exception)
    monkeypatch.setattr(PlannedGames, "play", lambda self, weights, seed: np.ones(len(weights), np.int64))
    assert CliRunner().invoke(app, ["train", "empires", "--no-gpu", "--steps", "0"]).exit_code == 0
    assert asked == ["empires", "classic", "antike"]
