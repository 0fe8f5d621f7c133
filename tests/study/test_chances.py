"""Winning chances: they add up, follow the result, and tell a seat nothing it may not know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import internum
from internum.study import chances
from internum.study.calibration import Calibration

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", internum.games())
def test_chances_add_up_to_one(game):
    assert sum(chances(internum.new(game, 3, seed=1))) == pytest.approx(1.0)


def test_a_game_that_is_over_has_its_winner_at_one():
    match = internum.load(GAMES / "antike-2-won.inm")
    (winner,) = match.winners
    assert chances(match)[winner] == 1.0


def test_weights_flatten_sharpen_and_add_the_score():
    assert Calibration(1, (0.5, 0.0)).chances([16 / 17, 1 / 17], [0, 0], 1) == pytest.approx([0.8, 0.2])
    assert Calibration(10, (1.0, 1.0)).chances([0.8, 0.2], [0, 0], 20) == pytest.approx([16 / 17, 1 / 17])
    assert Calibration(10, (1.0, 0.0), (1.0, 0.0)).chances([0.5, 0.5], [3, 2], 0)[0] == pytest.approx(0.7311, abs=1e-4)
    assert Calibration(10, (0.3, 0.0), (9.0, 0.0)).chances([1.0, 0.0], [0, 5], 1) == [1.0, 0.0]  # it is over


def test_what_is_hidden_from_a_seat_does_not_change_its_chances():
    """Worlds that a seat cannot tell apart are judged alike: hidden tokens are dealt anew, never read."""
    match = internum.load(GAMES / "empires-5-offer.json")
    seat = 0
    other = match.copy()
    match.game.redeal(other.states, 0, seat, random.Random(5))
    assert match.game.layout.dump(other.states) != match.game.layout.dump(match.states)
    assert chances(other) != chances(match)  # open eyes see the difference
    assert chances(other, seat, 4, random.Random(1)) == chances(match, seat, 4, random.Random(1))


def test_a_share_by_itself_is_drawn_towards_the_fair_one_where_the_evaluation_says_little():
    little, all_of_it = Calibration(evaluation=(0.4, 0.0)), Calibration()
    for share in (0.02, 0.25, 0.6, 0.95):
        assert abs(all_of_it.alone(share, 4, 3) - share) < 1e-9
    assert abs(little.alone(0.25, 4, 3) - 0.25) < 1e-9
    assert 0.02 < little.alone(0.02, 4, 3) < 0.25 < little.alone(0.6, 4, 3) < 0.6
    assert little.alone(1.0, 4, 3) == 1.0
