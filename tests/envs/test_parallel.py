"""Seats that act at the same time: PettingZoo's own checks, and what a step means."""

from __future__ import annotations

import sys
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, performance_benchmark

import internum
from internum.envs.parallel import ParallelSeats
from internum.envs.pettingzoo import env

GAMES = sorted(internum.games())
SIZES = [(name, players) for name in GAMES for players in internum.game(name).players]
SHORT = {"max_rounds": 2}


@pytest.fixture(autouse=True)
def quiet() -> None:
    warnings.filterwarnings("ignore")


def choices(rng: np.random.Generator, seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(rng.choice(s["action_mask"].nonzero()[0])) for agent, s in seen.items()}


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_parallel_api(name: str, players: int) -> None:
    parallel_api_test(ParallelSeats(name, players=players, options=SHORT), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_and_choices_give_equal_games(name: str) -> None:
    """As PettingZoo's `parallel_seed_test`, which cannot be used: it plays illegal actions."""
    told = []
    for choice in (1, 1, 2):
        seats, rng = ParallelSeats(name, options=SHORT), np.random.default_rng(choice)
        seen, _ = seats.reset(seed=3)
        told.append(b"")
        while seats.agents and seats.cycles < 60:
            seen, *_ = seats.step(choices(rng, seen))
            told[-1] += b"".join(s["observation"].tobytes() for s in seen.values())
    assert told[0] == told[1] != told[2]


def test_performance_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own loop, which takes five seconds by its clock; this clock is quicker."""
    clock = count()
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(env("antike", players=3, options=SHORT))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["classic", "empires"])
def test_secret_offers_are_made_in_one_step(name: str) -> None:
    """Several seats have more than `wait` to choose from at once, and all of their choices are carried out."""
    seats, rng, together = ParallelSeats(name, players=3, options=SHORT), np.random.default_rng(2), 0
    seen, _ = seats.reset(seed=5)
    while seats.agents and together < 3:
        deciding = [i for i, agent in enumerate(seats.agents) if not seen[agent]["action_mask"][-1]]
        chosen = choices(rng, seen)
        if len(deciding) > 1:
            together += 1
            expected = seats.play.copy()
            for i in reversed(deciding):  # the order in which they are carried out does not matter
                expected.game.kernel.apply(expected.states, i, chosen[f"seat_{i}"])
            expected.advance()
        seen, *_ = seats.step(chosen)
        if len(deciding) > 1:
            assert seats.play.game.layout.dump(seats.play.states) == expected.game.layout.dump(expected.states)
    assert together == 3


def test_whoever_has_nothing_to_decide_can_only_wait() -> None:
    seats = ParallelSeats("antike", players=3, options=SHORT)
    seen, _ = seats.reset(seed=1)
    assert sorted(int(s["action_mask"][-1]) for s in seen.values()) == [0, 1, 1]
    before = seats.play.game.layout.dump(seats.play.states)
    with pytest.raises(ValueError, match="of seat_0 is not legal; nothing was played"):
        seats.step(dict.fromkeys(seats.agents, 0))
    assert seats.play.game.layout.dump(seats.play.states) == before


def test_a_game_is_cut_off_after_max_cycles() -> None:
    seats, rng = ParallelSeats("antike", players=2, max_cycles=4), np.random.default_rng(1)
    seen, _ = seats.reset(seed=1)
    for _ in range(4):
        seen, _, over, cut, _ = seats.step(choices(rng, seen))
    assert all(cut.values()) and not any(over.values()) and seats.agents == []
