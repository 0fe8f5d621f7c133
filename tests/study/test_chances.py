"""Winning chances: they add up, follow the result, and tell a seat nothing it may not know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import internum
from internum.study import chances
from internum.study.chances import tempered

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", internum.games())
def test_chances_add_up_to_one(game):
    assert sum(chances(internum.new(game, 3, seed=1))) == pytest.approx(1.0)


def test_a_game_that_is_over_has_its_winner_at_one():
    match = internum.load(GAMES / "antike-2-won.inm")
    (winner,) = match.winners
    assert chances(match)[winner] == 1.0


def test_a_high_temperature_flattens_and_a_low_one_sharpens():
    assert tempered([0.8, 0.2], 2.0) == pytest.approx([2 / 3, 1 / 3])
    assert tempered([0.8, 0.2], 0.5) == pytest.approx([16 / 17, 1 / 17])
    assert tempered([1.0, 0.0], 2.0) == [1.0, 0.0]


def test_what_is_hidden_from_a_seat_does_not_change_its_chances():
    """Worlds that a seat cannot tell apart are judged alike: hidden tokens are dealt anew, never read."""
    match = internum.load(GAMES / "empires-5-offer.json")
    seat = 0
    other = match.copy()
    match.game.redeal(other.states, 0, seat, random.Random(5))
    assert match.game.layout.dump(other.states) != match.game.layout.dump(match.states)
    assert chances(other) != chances(match)  # open eyes see the difference
    assert chances(other, seat, 4, random.Random(1)) == chances(match, seat, 4, random.Random(1))
