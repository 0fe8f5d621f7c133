"""The yardstick, and the count of turns that brought nothing."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import internum
from internum.agents import PassiveAgent, Seat
from internum.arena import yardstick
from internum.arena.backends import Backend
from internum.arena.empty_turns import TurnCount, count_turns
from internum.cli import app

from .conftest import GAME


def test_the_agent_goes_from_seat_to_seat_among_passive_rivals() -> None:
    jobs = yardstick.jobs_of("antike", "consul", 3, 4, "7", {}, 30)
    assert [job.agents.index("consul") for job in jobs] == [0, 1, 2, 0]
    assert all(job.agents.count("passive") == 2 for job in jobs)
    assert len({job.seed for job in jobs}) == 4
    assert all(job.options["max_rounds"] == 30 for job in jobs)


def test_a_game_that_is_not_won_is_said_to_be_unfinished() -> None:
    outcomes = list(yardstick.play(yardstick.jobs_of(GAME, "random", 3, 2, "1", {}, 3), Backend()))
    pace = yardstick.pace("random", outcomes)
    assert (pace.rounds, pace.unfinished, pace.mean, pace.faults) == ([], 2, None, 0)
    assert pace.players == 3 and pace.turns > 0


def test_the_command_prints_json() -> None:
    words = ["yardstick", GAME, "--agent", "random", "--players", "3", "--starts", "1", "--most-rounds", "2", "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert figures["game"] == GAME and figures["paces"][0]["unfinished"] == 1


@pytest.mark.parametrize("game", ["antike", "empires", "classic"])
def test_passive_agents_only_pass(game: str) -> None:
    """Nobody gets anything but what comes by itself: after some rounds nobody has bought or moved anything."""
    match = internum.new(game, players=3, seed=1, max_rounds=4)
    agent = PassiveAgent()
    while pending := match.pending:
        match.play(agent.act(Seat(match, pending[0])), pending[0])
    verbs = {entry.text.split()[0] for entry in match.log if entry.round > 1}
    assert not verbs & {"found", "temple", "arm", "learn", "move", "build", "legion", "buy", "march", "control"}


def test_arming_nothing_is_an_empty_turn_and_producing_is_not() -> None:
    match = internum.new("antike", players=3, seed=1, nation_assignment="fixed")
    idle = match.pending[0]
    match.play("rondel arming; done; done")
    match.play("rondel iron; done")
    match.play("rondel iron; done")
    assert count_turns(match) == [TurnCount(1, int(seat == idle)) for seat in range(3)]


@pytest.mark.parametrize("game", ["empires", "classic"])
def test_a_build_turn_with_a_set_in_hand_is_empty_if_nothing_is_bought(game: str) -> None:
    match = internum.new(game, players=3, seed=1)
    agent = PassiveAgent()

    def one_action(of: internum.Match) -> None:
        of.play(agent.act(Seat(of, of.pending[0])), of.pending[0])

    while not (legions := [text for text in match.legal() if text.startswith("legion")]):
        one_action(match)
    seat, bought = match.pending[0], match.copy()
    bought.play(legions[0], seat)
    for of, empty in ((match, 1), (bought, 0)):
        while count_turns(of)[seat].turns == 0:
            one_action(of)
        assert count_turns(of)[seat] == TurnCount(1, empty)


def test_a_build_turn_with_nothing_to_choose_is_not_wasted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goods in hand are of no use to an empire whose box has no pieces left."""
    match = internum.new("classic", players=3, seed=1)
    agent = PassiveAgent()
    while match.round == 1:
        match.play(agent.act(Seat(match, match.pending[0])), match.pending[0])
    assert sum(count.empty for count in count_turns(match)) > 0
    monkeypatch.setattr(match.game.kernel, "legal", lambda states, seat: [0])
    assert sum(count.empty for count in count_turns(match)) == 0
