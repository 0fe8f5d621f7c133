"""A game of each title against the computer, from the first page to the standings, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .player import Player

GAMES = [("antike", 4), ("empires", 3), ("classic", 5)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_somebody_plays_some_rounds_against_the_computer(visit: Visit, game: str, players: int) -> None:
    """To the host's limit of rounds."""
    play_to_the_end(visit().set_up(game, players=players, rounds=1).start(), game, players, seconds=240)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_somebody_plays_a_whole_game_against_the_computer(visit: Visit, game: str, players: int) -> None:
    """No limit of rounds: the game ends when somebody has won it."""
    play_to_the_end(visit().set_up(game, players=players).start(), game, players, seconds=900)


def play_to_the_end(anna: Visitor, game: str, players: int, seconds: float) -> None:
    player = Player(anna, seed=11)
    player.play(seconds)
    print(f"{game}: {player.clicks.total()} clicks, {dict(player.clicks)}")
    end = anna.page.get_by_role("dialog")
    expect(end.get_by_role("row")).to_have_count(players + 1)
    expect(end.get_by_role("link", name="Save the record")).to_be_visible()
    assert not anna.errors
