"""Plans over several own turns."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

import internum
from internum import Match
from internum.agents import LEVELS, Breadth, PlanAgent, Seat
from internum.agents.compiled import compiled_game
from internum.agents.plan_search import LONGEST
from internum.agents.plans import SEATS, Forecast, Plan, PlanMaker, lines_of

from .tables import greece_can_win, persia_will_win, play_out, play_turn, seated

SMALL = Breadth(8, 6, 3)


def idle(turns: int) -> Any:
    return np.zeros((turns, SEATS, LONGEST + 1), np.int16)


def maker(match: Match, breadth: Breadth = SMALL) -> PlanMaker:
    return PlanMaker(compiled_game(match.game), breadth)


def test_it_finds_a_win_that_takes_several_decisions() -> None:
    """Manoeuvre, walk to a free site, found the fifth city there."""
    match = greece_can_win()
    played = play_turn(match, PlanAgent(SMALL))
    assert match.over and match.winners == [0], played


def test_it_stops_a_rival_who_would_win_next() -> None:
    """Persia's legion on the free site must fall: without it no city can be founded."""
    match = persia_will_win()
    played = play_turn(match, PlanAgent(Breadth(20, 20, 2), rivals=Breadth(8, 8, 2)))
    assert any(text.startswith("fight legion melitene persia") for text in played), played


@pytest.mark.parametrize("game", ["antike", "empires", "classic"])
def test_it_plays_every_game(game: str) -> None:
    match = internum.new(game, players=3, seed=3)
    agents = [PlanAgent(Breadth(4, 3, 2), rivals=Breadth(2, 2, 2), width=2, everywhere=True) for _ in range(3)]
    play_out(match, agents, actions=90)
    assert len(match.log) >= 90
    assert any(agent.plan.turns for agent in agents)


def test_a_plan_can_be_followed_turn_by_turn() -> None:
    """While rivals pass, the lines of a plan are legal and lead to the value that it promised."""
    match = internum.new("antike", players=3, seed=2)
    seat = match.pending[0]
    make = maker(match)
    plan = make.plan(match.states, seat, idle(3), seed=5)
    states, _ = make.of.states(1)
    make.of.put(match.states, states)
    f = make.f
    for line in lines_of(plan, len(plan.turns)):
        f.pass_on(states, 0, 1, seat, idle(1)[0], make.out)
        f.follow_line(states[0], seat, line, make.out)
    f.evaluate(states[0], make.values)
    assert len(plan.turns) == make.breadth.turns
    assert float(make.values[seat]) == plan.value


def test_a_game_won_after_the_own_turn_is_won() -> None:
    """Empires: who holds all three titles when a round ends has won, long after the last decision of his own."""
    match = internum.new("empires", players=3, seed=2)
    seat = match.pending[0]
    make = maker(match)
    rich = make.of.states(1)[0]
    make.of.put(match.states, rich)
    s = match.game.layout.twin(rich)
    side = s.side_at[seat]
    levels = [[0, 0, 0] for _ in range(len(s.seat_of))]
    levels[side] = [20, 20, 20]
    match.game.layout.assign(rich, 0, "level", levels)
    plan = make.plan(rich, seat, idle(3), seed=5)
    assert plan.wins and len(plan.turns) == 1


def test_an_old_plan_is_not_forgotten() -> None:
    """With too few samples to find anything, the plan of before is kept."""
    match = internum.new("antike", players=3, seed=2)
    seat = match.pending[0]
    good = maker(match, Breadth(12, 8, 3)).plan(match.states, seat, idle(3), seed=5)
    poor = maker(match, Breadth(2, 1, 3))
    alone, kept = (poor.plan(match.states, seat, idle(3), 1, old) for old in (None, good))
    assert kept.value >= good.value > alone.value


def test_rivals_are_expected_to_take_what_they_can() -> None:
    """Persia's plan wins with its fifth city: who foresees that sees its own chances fall."""
    match = persia_will_win()
    of = compiled_game(match.game)
    expected = Forecast(of, Breadth(10, 10, 2)).expected(match.states, 0, 3, 2, 1, None)
    assert expected[0, 1, 0] > 0 and expected[0, 0, 0] == 0
    states, _ = of.states(1)
    of.put(match.states, states)
    of.functions.follow_line(states[0], 0, idle(1)[0, 0], maker(match).out)
    of.functions.pass_on(states, 0, 1, 0, expected[0], maker(match).out)
    after = of.game.layout.twin(states)
    assert after.seat_of[after.winner] == 1


def test_a_turn_ends_by_the_clock() -> None:
    match = persia_will_win()
    agent = seated(PlanAgent(Breadth(400, 400, 20), rivals=Breadth(100, 100, 8), seconds=0.4), match, 0)
    start = time.perf_counter()
    assert agent.act(Seat(match, 0)) in match.legal(0)
    assert time.perf_counter() - start < 3.0


def test_the_same_seed_gives_the_same_turn() -> None:
    lines = []
    for _ in range(2):
        match = internum.new("antike", players=3, seed=4)
        lines.append(play_turn(match, PlanAgent(SMALL, rivals=Breadth(3, 3, 2))))
    assert lines[0] == lines[1]


def test_blur_misjudges_but_never_a_win() -> None:
    f = compiled_game(internum.game("antike")).functions
    assert f.blurred(0.4, 0.0) == 0.4 and f.blurred(1.0, 0.5) == 1.0
    seen = {f.blurred(0.4 + 1e-6 * i, 0.1) - 0.4 for i in range(50)}
    assert len(seen) > 40 and max(map(abs, seen)) <= 0.051
    assert f.blurred(0.4, 0.1) == f.blurred(0.4, 0.1)


def test_nothing_planned_is_nothing_promised() -> None:
    assert Plan().value < 0 and not Plan().wins and Plan().rest.turns == ()


@pytest.mark.parametrize(("name", "searches"), [("antike", False), ("empires", True)])
def test_a_consul_searches_where_plans_do_not_pay(name: str, searches: bool) -> None:
    """In Mare Nostrum the tree search decides, in no more time than the level has for a turn."""
    level = LEVELS["consul"]
    agent = level.make()
    assert isinstance(agent, PlanAgent)
    agent.begin(internum.game(name), 0, 1)
    assert agent.searches is searches
    assert agent.beside is not None
    assert (agent.beside.settings.seconds or 9.0) <= level.seconds
