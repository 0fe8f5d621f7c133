"""Variants (AN-17)."""

from __future__ import annotations

from typing import Any

import pytest

import internum
from internum import Match
from tests.support import rule

from .table import ALL_KNOW_HOW, FIVE, at, cards, cities, place, purse, refusal, side

# --- the long game ---------------------------------------------------------------------------


def long_game(players: int = 3) -> Match:
    return internum.new(
        "antike", players, seed=1, nation_assignment="fixed", start_cities="one_chosen", coin_optional=True
    )


@rule("AN-17.1")
def test_the_long_game_starts_with_one_city_of_three() -> None:
    """Each nation picks one of the three cities of its line; no other city will do."""
    match = long_game()
    assert match.view(None)["asked"] == "arabia"
    assert match.legal() == ["start saba", "start adane", "start mecca"]
    assert refusal(match, "start sparta") == "AN-2.17"
    match.play("start mecca; start messana; start ninive")
    assert {s["id"]: s["cities"] for s in match.view(None)["sides"]} == {"arabia": 1, "greece": 1, "persia": 1}
    assert [place(match, p)["owner"] for p in ("mecca", "messana", "ninive", "saba")] == [
        "arabia",
        "greece",
        "persia",
        None,
    ]
    assert refusal(at(), "start saba") == "AN-17.1"


@rule("AN-17.2")
def test_start_cities_are_chosen_openly_in_turn_order() -> None:
    """The starting nation chooses first; all else is set up as always, with 24 markers in reserve."""
    match = long_game()
    assert refusal(match, "start saba", 0) == "AN-17.2"
    assert refusal(match, "rondel iron") == "AN-17.2"
    asked = []
    for city in ("saba", "sparta", "susa"):
        asked.append(match.view(None)["asked"])
        match.play(f"start {city}")
        assert place(match, city)["owner"] == asked[-1]
    assert asked == match.view(None)["order"] == ["arabia", "greece", "persia"]
    for nation in asked:
        assert purse(match, nation) == (1, 2, 3, 0)
        assert side(match, nation)["reserve"] == {"legion": 17, "galley": 17, "city": 24}
    assert match.view(None)["active"] == "arabia"


@rule("AN-17.3")
def test_a_single_start_city_is_immune() -> None:
    """In the long game nobody's only city can be conquered until he has a second one."""
    match = long_game()
    match.play("start saba; start sparta; start susa")
    document = match.position()
    document["state"] |= {"phase": "manoeuvre", "asked": "none", "legions": {"arabia": {"susa": 3}}}
    document["state"]["steps"] = {"legion": {"susa": {"1": 3}}}
    document["state"]["legions_out"] = {"arabia": 3}
    besieged = internum.load(document, forced=False)
    assert refusal(besieged, "conquer susa") == "AN-12.3"
    document["state"]["city"] = {**document["state"]["city"], "ninive": "persia"}
    assert refusal(internum.load(document, forced=False), "conquer susa") is None


@rule("AN-17.4")
def test_common_coin_at_the_start_of_a_round() -> None:
    """By option all nations have taken their coin before the first of them moves, and take none in their turn."""
    match = internum.new("antike", 4, seed=1, coin_timing="round_start")
    assert [s["stock"]["coin"] for s in match.view(None)["sides"]] == [1, 1, 1, 1]
    match.play("rondel iron; rondel iron")
    assert [s["stock"]["coin"] for s in match.view(None)["sides"]] == [1, 1, 1, 1]
    assert match.view(None)["bank"]["coins"] == 26


# --- options of the revised edition ----------------------------------------------------------


@rule("AN-17.5")
def test_the_revised_editions_options_are_off_by_default() -> None:
    """Unless agreed the rules of 2005 hold."""
    options = at().options
    assert options["all_knowhow_personage"] is False and options["all_knowhow_exchange"] == "one_to_one"
    assert options["manoeuvre_order"] == "free" and options["general_points"] == 1


def wise(**state: Any) -> Match:
    """The Greeks know everything and a card is due for it."""
    options = {"all_knowhow_personage": True}
    given: dict[str, Any] = {"active": "greece", "phase": "founding", "know_how": {"greece": ALL_KNOW_HOW}}
    return at(options=options, forced=False, **{**given, **state})


@rule("AN-17.5")
def test_a_card_for_all_know_hows_from_the_largest_stack() -> None:
    """It comes of itself where one stack is largest, once in the game."""
    match = wise()
    match.play("done")
    assert cards(match, "greece") == {"king": 1}
    match.play("rondel iron; done; rondel iron; done; rondel iron; done")
    assert cards(match, "greece") == {"king": 1}
    seven = wise(know_how={"greece": {**ALL_KNOW_HOW, "state": 1}})
    seven.play("done")
    assert cards(seven, "greece") == {}


@rule("AN-17.5")
def test_of_equal_stacks_the_nation_chooses() -> None:
    """After the king for five cities kings and scholars are equal: the Greeks pick, and the chronicle tells of both."""
    match = wise(city=cities("greece", FIVE) | cities("persia", "susa"), personages={"persia": {"navigator": 5}})
    told = match.play("done")
    assert [e.params["card"].id for e in told if "card" in e.params] == ["ramses_ii"]
    assert match.legal() == ["card king", "card scholar"]
    assert refusal(match, "card general") == "AN-17.5" and refusal(match, "card navigator") == "AN-14.3"
    assert refusal(match, "done") == "AN-14.5"
    told = match.play("card king")
    assert [e.params["card"].id for e in told if "card" in e.params] == ["kleopatra"]
    assert cards(match, "greece") == {"king": 2} and match.view(None)["active"] == "persia"


@rule("AN-17.5")
def test_the_card_for_all_know_hows_does_not_count_for_thresholds() -> None:
    """A king taken for know-how leaves the next king due at the usual number of cities."""
    match = wise(city=cities("greece", FIVE) | cities("persia", "susa"))
    match.play("done; card king; rondel iron; done; rondel iron; done; rondel iron; done")
    assert cards(match, "greece") == {"king": 2}
    ten = f"{FIVE} byzantium sirmium napoca tomis ephesos"
    later = wise(
        city=cities("greece", ten) | cities("persia", "susa"),
        personages={"greece": {"king": 2}},
        extra_personage={"greece": "king"},
    )
    later.play("done")
    assert cards(later, "greece") == {"king": 3}


@rule("AN-17.5")
@pytest.mark.parametrize("bank", ["unlimited", "finite"])
def test_two_for_one(bank: str) -> None:
    """By option any two units, alike or not, buy one of another resource, and prices are strict."""
    options = {"all_knowhow_exchange": "two_to_one", "bank_resources": bank}
    stock = {"greece": {"marble": 2, "iron": 3, "gold": 1, "coin": 2}}
    match = at(options=options, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW}, forced=False)
    assert refusal(match, "exchange iron gold") == "AN-17.5"
    assert refusal(match, "swap gold gold iron") == "AN-5.3"
    match.play("swap iron iron marble; swap iron gold marble")
    assert purse(match, "greece") == (0, 4, 0, 2)
    match.play("swap marble marble gold; rondel know-how; swap marble marble gold")
    assert purse(match, "greece") == (0, 0, 2, 2)
    strict = at(
        options=options,
        active="greece",
        phase="temple",
        stock={"greece": {"iron": 9}},
        know_how={"greece": ALL_KNOW_HOW},
        forced=False,
    )
    assert refusal(strict, "temple sparta") == "AN-7.2"
    other = {"bank_resources": "finite"}
    at_par = at(options=other, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW})
    assert refusal(at_par, "swap iron iron marble") == "AN-9.20"


@rule("AN-17.5")
@pytest.mark.parametrize(("order", "cited"), [("free", None), ("move_then_conquer", "AN-17.5")])
def test_movement_before_conquest(order: str, cited: str | None) -> None:
    """By option the first conquest ends moving and fighting; further conquests are possible."""
    match = at(
        options={"manoeuvre_order": order},
        active="greece",
        phase="manoeuvre",
        legions={"greece": {"susa": 2, "ninive": 1, "pella": 1}, "arabia": {"pella": 1}},
        forced=False,
    )
    assert refusal(match, "move legion pella>napoca 1") is refusal(match, "fight legion pella arabia") is None
    match.play("conquer susa; lose legion 1")
    assert refusal(match, "move legion pella>napoca 1") == cited
    assert refusal(match, "fight legion pella arabia") == cited
    match.play("conquer ninive; lose legion 1")
    assert place(match, "ninive")["owner"] == "greece"


@rule("AN-17.5")
@pytest.mark.parametrize(("points", "over"), [(1, False), (2, True)])
def test_points_of_a_general(points: int, over: bool) -> None:
    """By option each general counts double: five generals are then ten."""
    match = at(
        options={"general_points": points},
        active="greece",
        phase="founding",
        personages={"greece": {"general": 5}},
        forced=False,
    )
    match.play("done")
    assert side(match, "greece")["score"] == 5 * points
    assert match.over is over
