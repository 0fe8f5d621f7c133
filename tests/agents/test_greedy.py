"""The greedy agent: plans its own turn to the end."""

from __future__ import annotations

import random
import time

import pytest

import internum
from internum.agents import LEVELS, GreedyAgent, RandomAgent, Seat
from internum.agents.compiled import compiled_game
from internum.core import engine

from .tables import greece_can_win, play_out, play_turn, seated


def test_it_finds_a_win_that_takes_several_decisions() -> None:
    match = greece_can_win()
    played = play_turn(match, GreedyAgent())
    assert match.over and match.winners == [0], played


def test_it_follows_one_plan_through_a_turn() -> None:
    """A plan is made once and then followed while all happens as foreseen."""
    match = greece_can_win()
    agent = GreedyAgent()
    made = 0
    seated(agent, match, 0)
    plan = agent.planner.plan

    def counted(*args: object) -> list[int]:
        nonlocal made
        made += 1
        return plan(*args)  # type: ignore[arg-type]

    agent.planner.plan = counted  # type: ignore[method-assign]
    while match.pending == (0,):
        match.play(agent.act(Seat(match, 0)), 0)
    assert made == 1


@pytest.mark.skipif(not engine.COMPILED, reason="whole games take too long on the plain engine")
def test_it_beats_random_players() -> None:
    """At least 7 of 8 games against three random players, in every seat twice."""
    won = 0
    for number in range(8):
        match = internum.new("antike", players=4, seed=f"greedy {number}")
        play_out(match, [GreedyAgent() if seat == number % 4 else RandomAgent() for seat in range(4)])
        won += match.winners == [number % 4]
    assert won >= 7


@pytest.mark.skipif(not engine.COMPILED, reason="the plain engine has other speeds")
def test_it_answers_quickly() -> None:
    """Well under a tenth of a second for a decision in the middle of a game."""
    match = internum.new("antike", players=4, seed=2)
    agents = [GreedyAgent() for _ in range(4)]
    play_out(match, agents, actions=300)
    slowest = 0.0
    for _ in range(60):
        seat = match.pending[0]
        start = time.thread_time()
        text = agents[seat].act(Seat(match, seat))
        slowest = max(slowest, time.thread_time() - start)
        match.play(text, seat)
    assert slowest < 0.1


@pytest.mark.parametrize("game", ["classic", "empires"])
def test_worlds_that_cannot_be_told_apart_are_known_by_one_key(game: str) -> None:
    """In the midst of secret offers: whatever is dealt anew, the key stays; what the seat sees happen changes it."""
    match = internum.new(game, players=3, seed=5)
    rng = random.Random(1)
    while "offer" not in match.decision_of(match.pending[0]).by_verb or len(match.pending) > 1:
        match.play(rng.choice(match.legal(match.pending[0])), match.pending[0])
    seat = match.pending[0]
    of = compiled_game(match.game)
    worlds = [Seat(match, seat).world(rng) for _ in range(20)]
    assert len({match.game.layout.dump(world) for world in worlds}) > 1
    assert len({of.known(world, seat) for world in worlds}) == 1
    before = of.known(match.states, seat)
    match.play(match.legal(seat)[0], seat)
    assert of.known(match.states, seat) != before


@pytest.mark.skipif(not engine.COMPILED, reason="compiles")
def test_nothing_is_left_to_compile_when_a_game_begins() -> None:
    """The first answer takes no longer than others."""
    from numba.core import event

    compiled: list[str] = []

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, e: event.Event) -> None:
            compiled.append(e.data["dispatcher"].__name__)

        def on_end(self, e: event.Event) -> None:
            pass

    match = internum.new("antike", players=3, seed=1)
    seat = match.pending[0]
    agents = [seated(agent, match, seat) for agent in (GreedyAgent(), LEVELS["consul"].make())]
    listener = Listener()
    event.register("numba:compile", listener)
    try:
        assert {agent.act(Seat(match, seat)) for agent in agents} <= set(match.legal(seat))
    finally:
        event.unregister("numba:compile", listener)
    assert compiled == []
