"""The opponents of before, against whom strength is measured, are what they were: they judge as they did then."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

import internum
from internum.agents.compiled import CompiledGame, actions, compiled_game, floats
from internum.agents.mcts.agent import Budget
from internum.agents.mcts.search import Settings
from internum.agents.mcts.tree import TRIES
from internum.agents.protocol import Seat
from internum.core.kernel import MAX_LEGAL
from internum.games.mare.actions import A_DONE
from tests.rules.mare import at, campaign

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    monkeypatch.delitem(sys.modules, "before", raising=False)
    import before

    return before


def chance(of: CompiledGame, match: internum.Match, empire: str) -> float:
    values = of.values()
    of.functions.evaluate(match.states[0], values)
    s = match.game.layout.twin(match.states)
    return float(values[s.seat_of[("rome", "carthage", "greece", "egypt", "babylon").index(empire)]])


@pytest.mark.parametrize("game", ["antike", "empires", "classic"])
@pytest.mark.parametrize("level", ["Consul", "Legend"])
def test_they_play(before: ModuleType, game: str, level: str) -> None:
    match = internum.new(game, players=4, seed=3)
    seat = match.pending[0]
    agent = getattr(before, level)()
    agent.begin(match.game, seat, 1)
    if level == "Legend":
        agent.tries, agent.begin_turn = Budget(20), lambda *told: None  # a few simulations, not thousands
    assert agent.act(Seat(match, seat)) in match.legal(seat)


def test_they_see_no_fourth_great_city(before: ModuleType) -> None:
    great = {p: {"city": 1} for p in ("latium", "sicilia", "asia")}
    homes = dict.fromkeys((*great, "judaea"), "rome")
    match = at(
        "empires",
        phase="build",
        actor="rome",
        marker=homes,
        built=great,
        hand={"rome": {"grain": 1, "oil": 1, "wine": 1}},
    )
    assert chance(compiled_game(match.game), match, "rome") > chance(before.judging(match.game), match, "rome") + 0.1


def test_income_was_worth_less_in_2003(before: ModuleType) -> None:
    rich, poor = (
        at("classic", phase="name_mover", actor="greece", marker={"etruria": "rome"}, built={"etruria": {"caravan": n}})
        for n in (1, 0)
    )
    new, old = compiled_game(rich.game), before.judging(rich.game)
    assert chance(new, rich, "rome") / chance(new, poor, "rome") > chance(old, rich, "rome") / chance(old, poor, "rome")


@pytest.mark.parametrize("game", ["empires", "classic"])
def test_players_of_their_playouts_do_not_choose(before: ModuleType, game: str) -> None:
    assert Settings().knobs(before.judging(internum.game(game)))[TRIES] == 1


def test_their_playouts_make_war_in_empires_as_in_the_2003_game(before: ModuleType) -> None:
    """To end a campaign at once is as good as anything; today's players of Empires go on five times as readily."""
    match = campaign("empires", "rome", legions={"rome": {"latium": 2}})
    seat = match.pending[0]
    legal = match.game.kernel.legal(match.states, seat)
    for of, readiness in ((before.judging(match.game), 1.0), (compiled_game(match.game), 0.2)):
        out, weights = actions(), floats(2 * MAX_LEGAL)
        out[: len(legal)] = legal
        of.functions.weigh(match.states[0], seat, out, len(legal), weights)
        assert weights[legal.index(A_DONE)] == readiness
