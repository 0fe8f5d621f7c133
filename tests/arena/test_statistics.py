from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from internum.arena.statistics import Share, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 5000), st.floats(0, 1))
def test_the_interval_holds_the_rate_and_stays_within_0_and_1(games: int, part: float) -> None:
    share = Share(part * games, games)
    low, high = share.interval
    assert 0 <= low <= share.rate + 1e-12
    assert share.rate - 1e-12 <= high <= 1


def test_more_games_make_the_interval_narrower() -> None:
    few, many = wilson(5, 10), wilson(500, 1000)
    assert few[0] < many[0] < many[1] < few[1]


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_wins_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="11 wins in 10 games"):
        wilson(11, 10)
