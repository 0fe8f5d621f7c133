"""The two-player game (AN-2.22, 2.24, 2.26 to 2.29)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import internum
from tests.support import rule

from .table import BOTH, at, cards, cities, pieces, place, purse, refusal, side, start

SEVEN_SEAS = ["messana", "sparta", "knossos", "athens", "ephesos", "byzantium", "paphos"]


@rule("AN-2.22")
@BOTH
def test_with_two_players_the_circle_for_four_nations_counts(board: str) -> None:
    """The starting nation of two players is that of four nations."""
    assert start(2, board).view(None)["active"] == start(4, board).view(None)["active"] == "phoenicia"


@rule("AN-2.24")
@pytest.mark.parametrize(
    ("board", "order"),
    [
        ("eastern", ["phoenicia", "greece", "persia", "arabia"]),
        ("roman", ["phoenicia", "germania", "rome", "greece"]),
    ],
)
def test_two_players_alternate(board: str, order: list[str]) -> None:
    """The four nations take turns so that the players alternate, in a fixed order from the starting nation."""
    match = internum.new("antike", 2, seed=2, board=board, forced=False)
    assert match.view(None)["order"] == order
    acted, seats = [], []
    for space in ("iron",) * 4 + ("gold",):
        acted.append(match.view(None)["active"])
        seats.append(match.pending[0])
        match.play(f"rondel {space}; done")
    assert acted == [*order, order[0]]
    assert all(a != b for a, b in pairwise(seats))


@rule("AN-2.26")
def test_each_nation_of_a_player_acts_on_its_own() -> None:
    """Turn, coin, pawn, resources and know-how of one nation leave its sister's as they were."""
    match = at(players=2, active="phoenicia", stock={"phoenicia": {"gold": 3}}, know_how={"greece": {"land": 1}})
    sister = side(match, "persia")
    assert sister["seat"] == side(match, "phoenicia")["seat"]
    match.play("rondel know-how; learn wheel")
    assert match.view(None)["active"] == "greece" and purse(match, "greece")[3] == 1
    assert side(match, "phoenicia")["know_how"]["land"] == 1
    assert side(match, "phoenicia")["rondel"] == "know-how"
    assert side(match, "persia") == sister
    match.play("rondel iron")
    assert match.view(None)["active"] == "persia"
    assert purse(match, "persia")[3] == 1 and side(match, "persia")["rondel"] is None


@rule("AN-2.27")
def test_nothing_of_two_sisters_is_added_together() -> None:
    """A nation does not pay with its sister's resources, nor count her cities, temples, seas or cards."""
    stock = {"persia": {"marble": 9, "coin": 9}, "phoenicia": {"marble": 4}}
    poor = at(players=2, active="phoenicia", phase="temple", stock=stock, forced=False)
    assert refusal(poor, "temple tyros") == "AN-7.2"
    match = at(
        players=2,
        active="phoenicia",
        phase="founding",
        city={
            **cities("phoenicia", "tyros paphos alexandria knossos"),
            **cities("persia", "susa ninive"),
            **cities("greece", "athens"),
        },
        temple={"tyros": 1, "paphos": 1, "susa": 1},
        galleys={"phoenicia": dict.fromkeys(SEVEN_SEAS[:4], 1), "persia": dict.fromkeys(SEVEN_SEAS[4:], 1)},
        personages={"persia": {"king": 5}, "phoenicia": {"king": 1, "scholar": 3}},
        forced=False,
    )
    before = cards(match, "phoenicia")
    match.play("done")
    assert cards(match, "phoenicia") == before
    assert not match.over


@rule("AN-2.28")
def test_nine_personages_of_one_of_four_nations_win() -> None:
    """The player of the first nation with 9 personages wins at once."""
    held = {"greece": {"king": 8}, "arabia": {"scholar": 7}}
    match = at(players=2, active="greece", phase="know-how", personages=held, stock={"greece": {"gold": 14}})
    match.play("learn wheel; done; done")
    assert match.over and match.view(None)["winner"] == "greece"
    assert match.winners == [side(match, "greece")["seat"]]


@rule("AN-2.29")
def test_a_sister_is_another_nation() -> None:
    """Sisters give each other the lower price and no first, and may fight and conquer each other."""
    match = at(
        players=2,
        active="phoenicia",
        phase="know-how",
        know_how={"persia": {"land": 1}},
        stock={"phoenicia": {"gold": 3}},
        forced=False,
    )
    match.play("learn wheel; pay gold; pay gold; pay gold; done; done")
    assert side(match, "phoenicia")["know_how"]["land"] == 1 and cards(match, "phoenicia") == {}
    position: dict[str, Any] = {
        "players": 2,
        "active": "phoenicia",
        "phase": "manoeuvre",
        "legions": {"phoenicia": {"susa": 3, "babylon": 1}, "persia": {"susa": 1}},
        "forced": False,
    }
    match = at(**position)
    match.play("fight legion susa persia; lose legion 1; conquer susa; lose legion 1")
    assert place(match, "susa")["owner"] == "phoenicia" and pieces(match, "susa") == {("phoenicia", "legion"): 1}
    match = at(**position)
    match.play("move legion babylon>susa 1")
    assert match.view(None)["asked"] == "persia"
