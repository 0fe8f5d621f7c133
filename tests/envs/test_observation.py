"""Observations: what they say is what the view says, on every engine."""

from __future__ import annotations

import random

import numpy as np
import pytest

import internum
from internum.core.observation import Observation

GAMES = sorted(internum.games())


def observation_of(name: str) -> Observation:
    found = internum.game(name).observation
    assert found is not None
    return found


def played(name: str, seed: int, actions: int) -> internum.Match:
    match = internum.new(name, players=4, seed=seed)
    rng = random.Random(seed)
    for _ in range(actions):
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play(rng.choice(match.legal(seat)), seat)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_told_and_has_its_place(name: str) -> None:
    """Parts follow each other without a gap, and each says what it means."""
    observation = observation_of(name)
    end = 0
    for part in observation.parts.values():
        assert part.offset == end and part.doc
        end += part.size
    assert end == observation.size


def test_antike_legions_and_cities_are_those_of_the_board() -> None:
    match = played("antike", 3, 120)
    observed = match.game.kernel.observe(match.states, 0)
    parts = observation_of("antike").parts
    s = match.twin
    assert parts["legions"].of(observed).tolist() == s.legions.tolist()
    cities = parts["city"].of(observed)  # one-hot: province by nation
    assert [int(np.argmax(row)) if row.any() else -1 for row in cities] == list(s.city)
    assert parts["mine"].of(observed).tolist() == [int(seat == 0) for seat in s.seat_of]


@pytest.mark.parametrize("name", ["classic", "empires"])
def test_a_hand_is_seen_by_its_owner_only(name: str) -> None:
    """One's own hand is the hand of the view; of another's only what the view calls known."""
    match = played(name, 5, 150)
    tokens = match.game.labels(match.options)["token"]
    part = observation_of(name).parts["hand"]
    empires = match.game.labels(match.options)["empire"]
    for seat in range(match.players):
        hands = part.of(match.game.kernel.observe(match.states, seat))
        for side in match.view(seat)["sides"]:
            told = side["hand"].get("tokens", side["hand"].get("known"))
            row = hands[empires.index(side["id"])]
            assert {tokens[t]: int(n) for t, n in enumerate(row) if n} == told


@pytest.mark.parametrize("name", GAMES)
def test_numbers_beyond_int8_are_cut_off(name: str) -> None:
    match = internum.new(name, players=4, seed=1)
    states = match.game.layout.copy(match.states)
    match.game.layout.assign(states, 0, "round", 500)
    assert observation_of(name).parts["round"].of(match.game.kernel.observe(states, 0)) == 127
