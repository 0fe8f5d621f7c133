"""The learned agent: tokens and pointers, the two networks, the shipped weights at play."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import internum
from internum.agents import Seat
from internum.arena.play import Job, play_game
from internum.arena.referee import Limits
from internum.learned.agent import WEIGHTS, LearnedAgent
from internum.learned.encoding import Encoding
from internum.learned.network import Network

GAMES = ("antike", "classic", "empires")


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_in_one_token_whoever_looks(name: str) -> None:
    encoding = Encoding(internum.game(name))
    everything = np.arange(encoding.observation.size)
    for own in range(encoding.sides):
        seen = everything.copy()
        encoding.mine.of(seen)[:] = 0
        encoding.mine.of(seen)[own] = seen.max() + 1
        assert sorted(encoding.features(seen)) == sorted(seen)


def test_a_nation_finds_its_own_legions_first() -> None:
    match = internum.new("antike", players=4, seed=3)
    encoding = Encoding(match.game)
    provinces, nations = encoding.groups[:2]
    for seat in range(4):
        tokens = encoding.features(match.game.kernel.observe(match.states, seat))
        at = provinces.size * provinces.features
        nation = tokens[at : at + nations.features * nations.size].reshape(nations.size, -1)
        assert nation[:, 0].tolist() == [1, 0, 0, 0, 0, 0]  # `mine` comes first


def test_an_action_points_at_what_it_names() -> None:
    game = internum.game("antike")
    encoding, options = Encoding(game), game.options.resolve({})
    table, notation = encoding.actions(options), game.notation(options)
    places, nations = notation.labels["province"], notation.labels["nation"]

    def row(text: str) -> list[int]:
        found: list[int] = table[notation.id(text)].tolist()
        return found

    slot, to, origin, whom = row("move legion mecca>petra 1")
    assert (places[to], places[origin], whom) == ("petra", "mecca", -1)
    assert row("move legion petra>mecca 1") == [slot, origin, to, -1]
    slot, to, origin, whom = row("fight galley rhagai greece")
    assert (places[to], origin, nations[whom]) == ("rhagai", -1, "greece")
    greece = encoding.pointers(table[[notation.id("fight galley rhagai greece")]], nations.index("greece"))
    assert greece[0, 3] == encoding.groups[1].first  # the observer's own token


@pytest.mark.parametrize("name", GAMES)
def test_actions_with_equal_pointers_are_one_action(name: str) -> None:
    game = internum.game(name)
    encoding, options = Encoding(game), game.options.resolve({})
    meant = [a for a in range(game.space.size) if game.notation(options).means_something(a)]
    rows = encoding.actions(options)[meant]
    assert len(np.unique(rows, axis=0)) == len(meant) and rows[:, 0].max() < encoding.slots


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_agent_plays_legal_moves_without_faults(name: str) -> None:
    jobs = Job(name, ("learned", "random", "learned"), "7", "7", {"max_rounds": "3"}, limits=Limits(decision=5.0))
    outcome = play_game(jobs)
    assert not outcome.error and outcome.fault_counts == [0, 0, 0]
    assert all(clock.decisions > 3 for clock in outcome.clocks)


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_are_small(name: str) -> None:
    assert (WEIGHTS / f"{name}.npz").stat().st_size < 1_050_000


def test_hidden_hands_do_not_change_its_choice() -> None:
    match = internum.new("empires", players=4, seed=5)
    rng, agent, dump = random.Random(1), LearnedAgent(), match.game.layout.dump
    agent.begin(match.game, 0, 1)
    differed = 0
    while differed < 20 and match.pending:
        seat = match.pending[0]
        other = match.copy()
        match.game.redeal(other.states, 0, seat, rng)
        differed += dump(other.states) != dump(match.states)
        assert agent.act(Seat(other, seat)) == agent.act(Seat(match, seat))
        match.play(rng.choice(match.legal(seat)), seat)
    assert differed == 20


def test_weights_of_another_observation_are_refused(tmp_path: Path) -> None:
    encoding = Encoding(internum.game("antike"))
    with np.load(WEIGHTS / "antike.npz") as weights:
        np.savez(tmp_path / "old.npz", **{**{n: weights[n] for n in weights.files}, "version": np.array(0)})
    with pytest.raises(ValueError, match="observations of version 0; antike has version 1: learn anew"):
        Network.read(encoding, tmp_path / "old.npz")


def test_a_game_without_weights_says_how_to_make_them(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no learnt weights for Antike: `internum learn antike` makes them"):
        LearnedAgent(tmp_path / "none.npz").begin(internum.game("antike"), 0, 1)
