"""Turn structure (AN-3)."""

from __future__ import annotations

import pytest

import internum
from tests.support import rule

from .table import ALL_KNOW_HOW, at, cards, cities, place, purse, refusal, side

FREE = {"coin_optional": True}
FINITE = {"bank_resources": "finite"}


def order(match: internum.Match) -> list[str]:
    found: list[str] = match.view(None)["order"]
    return found


def phase(match: internum.Match) -> str:
    found: str = match.view(None)["phase"]
    return found


@rule("AN-3.1")
def test_the_five_steps_in_order() -> None:
    """Coin, rondel, action, founding, personages; no step is entered early or again."""
    match = at(
        options=FREE,
        active="greece",
        phase="take",
        stock={"greece": {"iron": 3, "marble": 1, "gold": 1}},
        legions={"greece": {"pella": 1}},
        forced=False,
    )
    assert refusal(match, "rondel arming") == "AN-3.1"
    match.play("take coin")
    assert phase(match) == "rondel"
    assert refusal(match, "take coin") == "AN-3.6" and refusal(match, "found pella") == "AN-3.1"
    match.play("rondel arming")
    assert phase(match) == "arming"
    assert refusal(match, "rondel gold") == "AN-3.2" and refusal(match, "found pella") == "AN-3.1"
    match.play("arm legion sparta; pay iron; done")
    assert phase(match) == "founding"
    assert refusal(match, "arm legion dyrrhachion") == "AN-3.1"
    assert refusal(match, "rondel gold") == "AN-3.2"
    match.play("found pella; pay marble; pay iron; pay gold; done")
    assert match.view(None)["active"] == "persia" and phase(match) == "take"


@rule("AN-3.2")
def test_exactly_one_rondel_space_a_turn() -> None:
    """The rondel move can neither be passed nor made twice; three spaces are free even for a beggar."""
    match = at(active="greece", rondel={"greece": "iron"}, stock={}, forced=False)
    assert match.legal() == ["rondel temple", "rondel gold", "rondel manoeuvre-1"]
    assert refusal(match, "done") == "AN-3.2"
    match.play("rondel temple")
    assert refusal(match, "rondel gold") == "AN-3.2"
    assert refusal(match, "arm legion sparta") == "AN-3.2"


@rule("AN-3.3")
@pytest.mark.parametrize(
    "action",
    ["temple sparta", "arm legion sparta", "learn wheel", "move legion sparta>athens 1", "conquer susa"],
)
def test_nothing_but_the_coin_before_the_rondel(action: str) -> None:
    """Before the rondel move no action of a space can be made."""
    rich = {"greece": {"iron": 9, "marble": 9, "gold": 9}}
    legions = {"greece": {"sparta": 2, "susa": 2}}
    match = at(active="greece", stock=rich, legions=legions)
    assert {text.split()[0] for text in match.legal()} == {"rondel"}
    assert refusal(match, action) == "AN-3.3"


@rule("AN-3.3")
def test_the_exchange_is_possible_before_and_after_the_rondel() -> None:
    """The exchange of a nation with all know-hows belongs to no step."""
    match = at(
        options=FINITE, active="greece", know_how={"greece": ALL_KNOW_HOW}, stock={"greece": {"iron": 5}}, forced=False
    )
    match.play("exchange iron gold; rondel temple; exchange iron gold; done; exchange iron gold")
    assert purse(match, "greece") == (2, 0, 3, 0)


@rule("AN-3.4")
@pytest.mark.parametrize("space", ["temple", "arming", "know-how", "manoeuvre-1", "marble"])
def test_a_space_may_be_entered_for_nothing(space: str) -> None:
    """Where nothing can be done the nation does nothing."""
    match = at(active="greece", city=cities("greece", "athens") | cities("persia", "susa"), stock={}, forced=False)
    match.play(f"rondel {space}")
    assert match.legal() == ["done"]
    match.play("done" if space == "marble" else "done; done")
    assert match.view(None)["active"] == "persia" and purse(match, "greece") == (0, 0, 0, 0)


@rule("AN-3.5")
def test_a_nation_may_stop_at_any_point() -> None:
    """Building, arming, learning, moving and founding are optional, production is not."""
    rich = {"greece": {"iron": 9, "marble": 9, "gold": 9}}
    for space in ("temple", "arming", "know-how", "manoeuvre-1"):
        match = at(active="greece", stock=rich, legions={"greece": {"pella": 1}}, forced=False)
        match.play(f"rondel {space}")
        assert "done" in match.legal() and len(match.legal()) > 1
        match.play("done")
        assert match.legal() == ["done", "found pella"]
        match.play("done")
        assert purse(match, "greece") == (9, 9, 9, 0)
    match = at(active="greece", stock=rich, forced=False)
    match.play("rondel gold")
    assert purse(match, "greece") == (9, 9, 10, 0)


# --- the coin --------------------------------------------------------------------------------


@rule("AN-3.6")
def test_a_coin_in_every_turn_before_the_rondel_move() -> None:
    """Each nation takes a coin from the bank as its turn begins, the first turn included."""
    match = internum.new("antike", 3, seed=1)
    for turn, nation in enumerate(order(match)):
        assert match.view(None)["active"] == nation and phase(match) == "rondel"
        assert purse(match, nation)[3] == 1
        assert match.view(None)["bank"]["coins"] == 29 - turn
        match.play("rondel iron")
    assert purse(match, "arabia")[3] == 2


@rule("AN-3.7")
def test_the_coin_is_taken_unless_declining_is_agreed() -> None:
    """By default the coin comes of itself; by option it may be declined, but not taken later or twice."""
    match = at(active="greece", stock={}, forced=False)
    assert refusal(match, "skip") == "AN-3.7"
    match = at(options=FREE, active="greece", phase="take", stock={}, forced=False)
    assert match.legal() == ["take coin", "skip"]
    match.play("skip")
    assert purse(match, "greece")[3] == 0 and refusal(match, "take coin") == "AN-3.6"
    match = at(options=FREE, active="greece", phase="take", stock={}, forced=False)
    match.play("take coin")
    assert purse(match, "greece")[3] == 1
    assert refusal(match, "take coin") == "AN-3.6" and refusal(match, "skip") == "AN-3.7"


@rule("AN-3.8")
def test_without_coins_the_nation_picks_a_resource() -> None:
    """An empty bank gives a marble, iron or gold instead; with a coin in the bank there is no such choice."""
    match = at(active="greece", phase="founding", stock={"arabia": {"coin": 30}}, forced=False)
    match.play("done")
    assert phase(match) == "take"
    assert match.legal() == ["take marble", "take iron", "take gold"]
    assert refusal(match, "take coin") == refusal(match, "done") == "AN-3.8"
    match.play("take gold")
    assert purse(match, "persia") == (0, 0, 1, 0)
    choosy = at(options=FREE, active="greece", phase="take", stock={"arabia": {"coin": 29}})
    assert refusal(choosy, "take gold") == "AN-3.8"


@rule("AN-3.8")
def test_a_finite_bank_gives_only_what_it_has() -> None:
    """With a finite bank only a resource still there can be chosen; with none left nothing is taken."""
    options = {**FINITE, "bank_units": 20}
    stock = {"arabia": {"coin": 30, "marble": 20, "iron": 19, "gold": 20}}
    match = at(options=options, active="greece", phase="founding", stock=stock, forced=False)
    match.play("done")
    assert match.legal() == ["take iron"]
    assert refusal(match, "take marble") == "AN-3.8"
    stock["arabia"]["iron"] = 20
    match = at(options=options, active="greece", phase="founding", stock=stock, forced=False)
    match.play("done")
    assert phase(match) == "rondel" and purse(match, "persia") == (0, 0, 0, 0)


@rule("AN-3.9")
def test_all_take_their_coin_at_the_start_of_a_round() -> None:
    """By option the coins are taken together, before the starting nation's turn, and only then."""
    match = internum.new("antike", 3, seed=1, coin_timing="round_start")
    assert [purse(match, n)[3] for n in order(match)] == [1, 1, 1]
    match.play("rondel iron")
    assert [purse(match, n)[3] for n in order(match)] == [1, 1, 1]
    match.play("rondel iron; rondel iron")
    assert match.round == 2
    assert [purse(match, n)[3] for n in order(match)] == [2, 2, 2]


@rule("AN-3.9")
def test_scarce_coins_at_the_start_of_a_round_go_in_turn_order() -> None:
    """The starting nation takes the last coin; each later one picks a resource for itself."""
    match = at(
        options={"coin_timing": "round_start"},
        active="persia",
        phase="founding",
        stock={"persia": {"coin": 29}},
        forced=False,
    )
    match.play("done")
    assert purse(match, "arabia") == (0, 0, 0, 1)
    assert match.view(None)["asked"] == "greece" and refusal(match, "take coin") == "AN-3.8"
    assert refusal(match, "take iron", 1) == "AN-3.9"
    match.play("take iron")
    assert match.view(None)["asked"] == "persia"
    match.play("take marble")
    assert purse(match, "greece") == (1, 0, 0, 0) and purse(match, "persia") == (0, 1, 0, 29)
    assert match.view(None)["active"] == "arabia" and phase(match) == "rondel"


@rule("AN-3.10")
def test_a_coin_can_be_spent_at_once_or_kept() -> None:
    """The coin of this turn and coins of earlier turns pay for anything the owner buys."""
    match = at(active="arabia", phase="founding", stock={"greece": {"coin": 1}}, forced=False)
    match.play("done; rondel arming; arm legion sparta; pay coin; arm legion dyrrhachion; pay coin")
    assert purse(match, "greece")[3] == 0 and side(match, "greece")["legions"] == 2


# --- after the action ------------------------------------------------------------------------


@rule("AN-3.11")
@pytest.mark.parametrize("space", ["iron", "temple", "gold", "manoeuvre-1", "arming", "marble", "know-how"])
def test_cities_can_be_founded_after_every_action(space: str) -> None:
    """Founding follows whatever space was used."""
    match = at(active="greece", legions={"greece": {"pella": 1}}, forced=False)
    match.play(f"rondel {space}")
    if phase(match) != "founding":
        match.play("done")
    match.play("found pella; pay marble; pay iron; pay gold")
    assert place(match, "pella")["owner"] == "greece"


@rule("AN-3.12")
def test_personages_come_after_founding() -> None:
    """A card earned by the action is taken only when founding is over."""
    match = at(active="greece", phase="know-how", stock={"greece": {"gold": 7}}, forced=False)
    match.play("learn wheel" + "; pay gold" * 7)
    assert cards(match, "greece") == {}
    match.play("done")
    assert phase(match) == "founding" and cards(match, "greece") == {}
    match.play("done")
    assert cards(match, "greece") == {"scholar": 1}


@rule("AN-3.13")
def test_the_next_nation_follows_and_a_round_is_one_turn_of_each() -> None:
    """The turn passes on while nobody has won; after the last nation a new round begins with the first."""
    match = at(forced=False)
    seen = []
    for _ in range(3):
        seen.append((match.view(None)["active"], match.round))
        match.play("rondel iron; done")
    seen.append((match.view(None)["active"], match.round))
    assert seen == [("arabia", 1), ("greece", 1), ("persia", 1), ("arabia", 2)]
