"""Seats that act at the same time: PettingZoo's own checks, and what a step means."""

from __future__ import annotations

import sys
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test, performance_benchmark
from pettingzoo.utils import BaseParallelWrapper
from pettingzoo.utils.conversions import parallel_to_aec

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


class Legal(spaces.Discrete):
    """An action space whose samples are legal: two of PettingZoo's tests sample without a mask."""

    def __init__(self, of: LegalSamples, agent: str) -> None:
        super().__init__(of.env.action_space(agent).n)
        self.of, self.agent = of, agent

    def sample(self, mask: Any = None, probability: Any = None) -> int:
        return super().sample(self.of.seen[self.agent]["action_mask"])


class LegalSamples(BaseParallelWrapper):
    def __init__(self, name: str, **wishes: Any) -> None:
        super().__init__(ParallelSeats(name, options=SHORT, **wishes))
        self.spaces = {agent: Legal(self, agent) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        self.seen, infos = super().reset(seed, options)
        return self.seen, infos

    def step(self, actions: Any) -> Any:
        self.seen, *rest = super().step(actions)
        return self.seen, *rest

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent]


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_max_cycles(name: str, players: int) -> None:
    """PettingZoo's own, of the parallel environment and of what PettingZoo makes of it for one agent after another."""

    def parallel_env(max_cycles: int) -> LegalSamples:
        return LegalSamples(name, players=players, max_cycles=max_cycles)

    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=one_by_one))


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_parallel_seeds(name: str, players: int) -> None:
    parallel_seed_test(lambda: LegalSamples(name, players=players), num_cycles=15)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_and_choices_give_equal_games(name: str) -> None:
    """Longer than PettingZoo's `parallel_seed_test`, which ends after a step."""
    told = []
    for choice in (1, 1, 2):
        seats, rng = ParallelSeats(name, options=SHORT), np.random.default_rng(choice)
        seen, _ = seats.reset(seed=3)
        told.append(b"")
        while seats.agents and seats.cycles < 60:
            seen, *_ = seats.step(choices(rng, seen))
            told[-1] += b"".join(s["observation"].tobytes() for s in seen.values())
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_performance_benchmark(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """PettingZoo's own loop, which takes five seconds by its clock; this clock is quicker."""
    clock = count()
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(env(name, players=players, options=SHORT))
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
