"""EM-1: components and limits."""

from __future__ import annotations

import pytest

import internum
from internum.games.mare.tiles import HEROES, IN_BOX, WONDERS
from tests.rules.mare import at, building, buy, collecting, hand, levels, refusal, state, value
from tests.support import rule

GOODS = {
    "ceramic": 3, "gems": 5, "papyrus": 5, "metal": 5, "spices": 5, "stone": 5, "wood": 5, "gold": 7, "grain": 9,
    "oil": 9, "sheep": 9, "wine": 9, "gladiator": 11,
}  # fmt: skip


def everywhere(match: internum.Match, token: str) -> int:
    """Tokens of a kind in the reserve and in all hands."""
    held = sum(tokens.get(token, 0) for tokens in state(match)["hand"].values())
    return int(value(match, "reserve", token)) + held


@rule("EM-1.1")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    """The game is for 3, 4 or 5 players."""
    assert list(internum.game("empires").players) == [3, 4, 5]
    with pytest.raises(internum.PositionError):
        at("empires", players)


@rule("EM-1.2", "EM-1.3")
def test_tokens_in_the_box() -> None:
    """There are 87 regular goods of 13 types and 44 coins."""
    match = internum.new("empires", 5)
    assert {good: everywhere(match, good) for good in GOODS} == GOODS
    assert sum(GOODS.values()) == 87
    assert everywhere(match, "coin") == 44


@rule("EM-1.4", "EM-2.9")
def test_one_legendary_good_of_each_type() -> None:
    """The 13 legendary goods, one of each type, form a face-down pile; the rest lies open."""
    view = internum.new("empires", 5).view(0)
    assert view["legendary"] == {"pile": 13, "discard": 0, "discarded": None}
    assert set(view["reserve"]) == {*GOODS, "coin"}


@rule("EM-1.5")
def test_tokens_can_run_out() -> None:
    """A token whose reserve is empty cannot be taken."""
    match = collecting(
        owner={"colossus": "rome"}, hand={"greece": {"ceramic": 3}}, marker={"creta": "greece"},
        built={"creta": {"caravan": 1}},
    )  # fmt: skip
    assert hand(match, "greece") == {"ceramic": 3}
    assert refusal(match, "take ceramic") == "EM-16.1"


@rule("EM-1.7")
def test_a_city_is_any_city() -> None:
    """Regular, Capital and Legendary cities all count for Culture."""
    built = {"latium": {"city": 1}, "sicilia": {"city": 1}, "creta": {"city": 1}}
    match = at("empires", marker={"sicilia": "rome", "creta": "rome"}, built=built)
    assert levels(match, "rome")[1] == 3


@rule("EM-1.8")
def test_pieces_of_an_empire() -> None:
    """Each empire has 8 legions, 5 triremes, 5 fortresses and 7 markers."""
    supply = state(at("empires"))["supply"]["rome"]
    assert supply == {"legion": 8, "trireme": 5, "fortress": 5, "marker": 7}


@rule("EM-1.10")
def test_nothing_is_removed_voluntarily() -> None:
    """No action of a turn takes an own unit off the map."""
    match = building("empires", "rome", "3 coin", legions={"rome": {"latium": 8}})
    assert refusal(match, "lose legion") == "EM-7.1"
    assert refusal(match, "sacrifice latium") == "EM-7.1"


@rule("EM-1.11")
@pytest.mark.parametrize(("option", "left"), [("printed", 5), ("uses_supply", 4)])
def test_the_capital_marker(option: str, left: int) -> None:
    """The marker of the capital province is printed and uses none of the 7 (option: it does)."""
    match = internum.new("empires", 5, capital_marker=option)
    assert {value(match, "supply", e, "marker") for e in ("rome", "babylon")} == {left}


@rule("EM-1.13")
def test_dice_bound_nothing() -> None:
    """The dice are data of six faces; at most nine land dice are ever needed."""
    match = internum.new("empires", 5)
    assert match.options["land_die_faces"] == (3, 3, 4, 4, 5, 6)
    assert len(match.options["sea_die_faces"]) == 6  # type: ignore[arg-type]


@rule("EM-1.14")
@pytest.mark.parametrize(("played", "gone"), [(5, {5, 0}), (0, {5, 0}), (4, {4, 3}), (3, {4, 3}), (2, {2, 1})])
def test_exchange_markers(played: int, gone: set[int]) -> None:
    """Three markers with two values each: 5/0, 4/3, 2/1."""
    match = at("empires", phase="begin_trade", exchange={"0": played})
    assert {int(text.split()[1]) for text in match.legal()} == set(range(6)) - gone


@rule("EM-1.15")
def test_tiles_in_the_box() -> None:
    """23 tiles: 5 starting heroes, 12 other heroes, 5 wonders and the Pyramids."""
    assert len(HEROES["empires"]) == 12 and len(WONDERS["empires"]) == 5
    assert [int(sum(IN_BOX[1] == kind)) for kind in (1, 2, 3)] == [5, 17, 1]


@rule("EM-1.16")
def test_units_are_legions_triremes_and_fortresses() -> None:
    """Only these three count for the Military level."""
    match = building("empires", "rome", "9 coin, wine, oil, metal")
    for action in ("legion latium", "trireme mare_tyrrhenum", "fortress latium"):
        buy(match, action, "3 coin")
    assert levels(match, "rome")[2] == 3
