"""A whole game of each title against the computer, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .player import Player


@pytest.mark.parametrize(("game", "rounds"), [("antike", 5), ("empires", 2), ("classic", 2)])
def test_somebody_plays_a_whole_game_against_the_computer(visit: Visit, game: str, rounds: int) -> None:
    anna = visit().set_up(game, players=3, rounds=rounds).start()
    player = Player(anna, seed=11)
    player.play()
    print(f"{game}: {player.clicks.total()} clicks, {dict(player.clicks)}")
    end = anna.page.get_by_role("dialog")
    expect(end.get_by_role("row")).to_have_count(4)
    expect(end.get_by_role("link", name="Save the record")).to_be_visible()
    assert not anna.errors
