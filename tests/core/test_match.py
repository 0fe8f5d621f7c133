"""A match is light: what nobody asks for is not worked out, copies stand apart, and another process can have it."""

from __future__ import annotations

import pickle
import random

import pytest

import internum

GAMES = ["antike", "classic", "empires"]


def played(name: str, moves: int = 40) -> internum.Match:
    match, rng = internum.new(name, 3, seed=2), random.Random(4)
    for _ in range(moves):
        seat = rng.choice(match.pending)
        match.play(rng.choice(match.legal(seat)), seat)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_log_is_put_together_when_it_is_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    events = type(internum.game(name)).events
    monkeypatch.setattr(
        type(internum.game(name)), "events", lambda self, *told: asked.append(told[2]) or events(self, *told)
    )
    match = played(name)
    assert not asked, "nobody has asked what happened"
    assert match.story(None)
    assert asked == [entry.action for entry in match.log], "each entry once"
    match.story(0)
    assert len(asked) == len(match.log)


@pytest.mark.parametrize("name", GAMES)
def test_what_play_returns_is_what_the_log_says(name: str) -> None:
    match = internum.new(name, 3, seed=2)
    mark = len(match.log)
    happened = match.play(match.legal()[0])
    told = [event for entry in match.log[mark:] for event in entry.events]
    assert list(happened) == told and len(happened) == len(told) > 0 and happened == told and happened[0] == told[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_its_original_go_their_own_ways(name: str) -> None:
    match = played(name)
    before, length = match.state.tobytes(), len(match.log)
    other = match.copy()
    for _ in range(5):
        other.play(other.legal()[-1])
    assert (match.state.tobytes(), len(match.log)) == (before, length)
    assert other.state.tobytes() != before and len(other.log) > length


@pytest.mark.parametrize("name", GAMES)
def test_a_pickled_match_plays_on_with_the_same_log_and_dice(name: str) -> None:
    match = played(name)
    match.names[1] = "Dido"
    again = pickle.loads(pickle.dumps(match))
    assert again.record() == match.record() and again.story(1) == match.story(1)
    assert again.view(0) == match.view(0) and again.legal() == match.legal()
    for one in (match, again):
        one.play(one.legal()[0])
    assert again.record() == match.record()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_asked_once_for_the_actions_of_a_state(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(name, 10).copy()
    kernel = match.game.kernel
    asked: list[int] = []
    legal = kernel.legal
    monkeypatch.setattr(kernel, "legal", lambda states, seat, i=0: asked.append(seat) or legal(states, seat, i))
    seat = match.pending[0]
    for _ in range(3):
        match.decision_of(seat)
        assert match.why_not(match.legal(seat)[0], seat) is None
    assert asked == [seat]


def test_details_that_are_read_late_are_those_of_the_decision() -> None:
    """They are put together when somebody looks; the match may have gone on by then."""
    match = internum.new("empires", players=3, seed=4)
    asked = 0
    for _ in range(60):
        early, late = match.decision, match.decision
        expected = dict(early.details)
        asked += len(expected)
        match.play(list(late.actions.values())[-1].text)
        assert dict(late.details) == expected
    assert asked > 0
