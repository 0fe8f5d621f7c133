"""The examples of the rulebook (section 18a of the specification)."""

from __future__ import annotations

import pytest

import internum
from tests.support import rule

from .table import at, cards, cities, pieces, place, purse, refusal, side, steps

NINE_GREEK = "athens sparta pella dyrrhachion messana byzantium sirmium napoca tomis"


@rule("AN-T1", "AN-4.2", "AN-4.7")
def test_from_manoeuvre_to_manoeuvre_costs_one_unit() -> None:
    """The other manoeuvre space is four on: 1 unit of marble, iron, gold or a coin."""
    stock = {"greece": {"marble": 1, "iron": 1, "gold": 1, "coin": 1}}
    match = at(active="greece", rondel={"greece": "manoeuvre-1"}, stock=stock, forced=False)
    match.play("rondel manoeuvre-2")
    assert match.legal() == ["pay marble", "pay iron", "pay gold", "pay coin"]
    match.play("pay gold")
    assert purse(match, "greece") == (1, 1, 0, 1)
    assert match.view(None)["phase"] == "manoeuvre"


@rule("AN-T2", "AN-4.8")
def test_the_same_space_again_costs_five() -> None:
    """d = 8 costs 5 units; with fewer than 5 units and coins in all the move is illegal."""
    poor = at(active="greece", rondel={"greece": "arming"}, stock={"greece": {"marble": 3, "coin": 1}})
    assert refusal(poor, "rondel arming") == "AN-4.8"
    rich = at(active="greece", rondel={"greece": "arming"}, stock={"greece": {"marble": 3, "coin": 2}})
    rich.play("rondel arming")
    assert purse(rich, "greece") == (0, 0, 0, 0)


@rule("AN-T3", "AN-6.2", "AN-6.3")
def test_three_marble_cities_one_with_temple_give_five() -> None:
    """1 + 1 + 3 = 5 marble."""
    match = at(active="greece", city=cities("greece", "sparta pella ephesos athens"), temple={"pella": 1}, stock={})
    match.play("rondel marble")
    assert purse(match, "greece") == (0, 5, 0, 0)


@rule("AN-T4", "AN-7.1", "AN-7.2")
def test_two_temples_for_ten_marble() -> None:
    """10 marble paid, one temple on each city, two fewer in the bank."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 10}})
    match.play("temple sparta; temple messana")
    assert place(match, "sparta")["temple"] and place(match, "messana")["temple"]
    assert purse(match, "greece") == (0, 0, 0, 0)
    assert match.view(None)["bank"]["temples"] == 18


@rule("AN-T5", "AN-8.3", "AN-8.4")
def test_three_cities_two_with_temple_arm_seven_units() -> None:
    """At most 3 + 3 + 1 = 7 new units, 1 iron each; an eighth is illegal."""
    temples = {"sparta": 1, "dyrrhachion": 1}
    match = at(active="greece", phase="arming", temple=temples, stock={"greece": {"iron": 9}}, forced=False)
    for order in ("legion sparta", "galley sparta", "legion sparta", "galley messana"):
        match.play(f"arm {order}; pay iron")
    for order in ("legion dyrrhachion", "legion dyrrhachion", "galley dyrrhachion"):
        match.play(f"arm {order}; pay iron")
    assert side(match, "greece")["legions"] + side(match, "greece")["galleys"] == 7
    assert purse(match, "greece")[0] == 2
    assert match.legal() == ["done"]
    assert refusal(match, "arm galley sparta") == "AN-8.4"
    assert refusal(match, "arm galley messana") == "AN-8.3"


@rule("AN-T6", "AN-9.4", "AN-9.5", "AN-9.7", "AN-9.10")
def test_sailing_after_others_then_navigation_first() -> None:
    """3 + 10 = 13 gold; one scholar, for navigation only."""
    match = at(
        active="greece",
        phase="know-how",
        know_how={"persia": {"sea": 1}},
        stock={"greece": {"gold": 12, "coin": 1}},
        forced=False,
    )
    match.play("learn sailing; pay gold; pay gold; pay gold; learn navigation")
    match.play("; ".join(["pay gold"] * 9 + ["pay coin", "done", "done"]))
    assert purse(match, "greece") == (0, 0, 0, 0)
    assert side(match, "greece")["know_how"]["sea"] == 2
    assert cards(match, "greece") == {"scholar": 1}


@rule("AN-T7", "AN-6.4")
@pytest.mark.parametrize(("level", "marble"), [(0, 5), (1, 6), (2, 7)])
def test_market_and_currency_add_one_and_two(level: int, marble: int) -> None:
    """5 marble without bonus, 6 with market, 7 with currency."""
    match = at(
        active="greece",
        city=cities("greece", "sparta pella ephesos"),
        temple={"sparta": 1},
        know_how={"greece": {"trade": level}},
        stock={},
    )
    match.play("rondel marble")
    assert purse(match, "greece")[1] == marble


@rule("AN-T8", "AN-10.2", "AN-10.3", "AN-10.4")
def test_roads_two_movements_and_a_conquest() -> None:
    """A legion with roads crosses two borders and still takes part in a conquest."""
    match = at(
        active="greece",
        phase="manoeuvre",
        know_how={"greece": {"land": 2}},
        legions={"greece": {"palmyra": 1}},
        forced=False,
    )
    match.play("move legion palmyra>babylon 3; move legion babylon>susa 2")
    assert steps(match, "legion", "susa") == {1: 1}
    match.play("conquer susa; lose legion 1")
    assert place(match, "susa")["owner"] == "greece"


@rule("AN-T9", "AN-11.2", "AN-11.3", "AN-11.6")
def test_greeks_demand_combat_against_three_galleys() -> None:
    """Each side removes a galley; the Greek legion cannot fight galleys."""
    match = at(
        active="persia",
        phase="manoeuvre",
        legions={"greece": {"athens": 1}},
        galleys={"greece": {"athens": 1}, "persia": {"ephesos": 3}},
    )
    match.play("move galley ephesos>athens; decline; move galley ephesos>athens; decline; move galley ephesos>athens")
    assert match.pending == (0,)
    match.play("demand; lose galley 0")
    assert pieces(match, "athens") == {("persia", "galley"): 2, ("greece", "legion"): 1}
    assert refusal(match, "fight galley athens greece") is not None
    assert "demand" not in match.legal()


@rule("AN-T10", "AN-12.5")
def test_defence_value_of_tacape() -> None:
    """3 (temple) + 3 (units) + 2 (democracy) = 8."""
    match = at(
        players=5,
        options={"board": "roman"},
        temple={"tacape": 1},
        legions={"carthage": {"tacape": 2}},
        galleys={"carthage": {"tacape": 1}},
        know_how={"carthage": {"state": 2}},
    )
    assert place(match, "tacape")["defence"] == 8


@rule("AN-T11", "AN-12.5", "AN-12.6", "AN-12.9", "AN-12.11", "AN-12.12", "AN-12.13", "AN-12.17")
def test_six_galleys_take_athens_with_its_temple() -> None:
    """D = 5: five galleys go, one stays; the Greeks lose all there; a general in step 5."""
    match = at(
        active="persia",
        phase="manoeuvre",
        city={**cities("greece", "athens sparta"), **cities("persia", "susa")},
        temple={"athens": 1},
        legions={"greece": {"athens": 1}},
        galleys={"greece": {"athens": 1}, "persia": {"athens": 6}},
        forced=False,
    )
    assert (place(match, "athens")["defence"], place(match, "athens")["attack"]) == (5, 6)
    match.play("conquer athens" + "; lose galley 1" * 5)
    assert pieces(match, "athens") == {("persia", "galley"): 1}
    assert place(match, "athens")["owner"] == "persia" and not place(match, "athens")["temple"]
    assert match.view(None)["bank"]["temples"] == 20
    match.play("done; done")
    assert cards(match, "persia") == {"general": 1}


@rule("AN-T12", "AN-12.8", "AN-12.14")
def test_equal_strength_is_enough_and_nobody_need_survive() -> None:
    """A = D: the city falls, the conqueror has no unit left there."""
    match = at(
        active="persia",
        phase="manoeuvre",
        city={**cities("greece", "athens sparta"), **cities("persia", "susa")},
        legions={"persia": {"athens": 1}},
    )
    match.play("conquer athens")
    assert place(match, "athens")["owner"] == "persia"
    assert pieces(match, "athens") == {}


def athens_under_siege(garrison: dict[str, int]) -> internum.Match:
    """Examples A and B: democracy in Athens, four galleys in Ephesos and one in Cyrene, with sailing."""
    return at(
        active="persia",
        phase="manoeuvre",
        city={**cities("greece", "athens sparta"), **cities("persia", "susa")},
        know_how={"greece": {"state": 2}, "persia": {"sea": 1}},
        legions={"greece": {"athens": garrison.get("legion", 0)}},
        galleys={"greece": {"athens": garrison.get("galley", 0)}, "persia": {"ephesos": 4, "cyrene": 1}},
        forced=False,
    )


@rule("AN-T13", "AN-11.4", "AN-12.19")
def test_example_a_a_spent_galley_lowers_the_defence() -> None:
    """The Cyrene galley fights the Greek one; the four of Ephesos are then enough."""
    match = athens_under_siege({"legion": 1, "galley": 1})
    assert place(match, "athens")["defence"] == 5
    match.play("move galley cyrene>knossos 2; move galley knossos>athens 1; decline")
    assert steps(match, "galley", "athens") == {0: 1}
    match.play("fight galley athens greece; lose galley 0")
    assert place(match, "athens")["defence"] == 4
    match.play("; ".join(["move galley ephesos>athens 2"] * 4))
    match.play("conquer athens" + "; lose galley 1" * 4)
    assert place(match, "athens")["owner"] == "persia"
    assert pieces(match, "athens") == {}


@rule("AN-T14", "AN-14.6", "AN-14.15", "AN-14.16")
def test_kings_are_kept_and_not_won_twice() -> None:
    """A 10th city brings the 2nd king; lost and won back it brings none; the 3rd comes with 15."""
    rest = {"greece": {"king": 1}}
    match = at(
        active="greece",
        phase="founding",
        city={**cities("greece", NINE_GREEK), **cities("persia", "susa ninive")},
        personages=rest,
        legions={"greece": {"palmyra": 1}},
        stock={"greece": {"marble": 1, "iron": 1, "gold": 1}},
    )
    match.play("found palmyra")
    assert cards(match, "greece") == {"king": 2}
    for count, kings in ((9, 2), (10, 2), (15, 3)):
        more = f"{NINE_GREEK} palmyra tyros petra taima memphis theben".split()[:count]
        later = at(
            active="greece",
            phase="founding",
            city={**cities("greece", " ".join(more)), **cities("persia", "susa ninive")},
            personages={"greece": {"king": 2}},
        )
        if not later.log:
            later.play("done")
        assert cards(later, "greece") == {"king": kings}


@rule("AN-T15", "AN-12.2", "AN-11.2")
def test_example_b_two_legions_hold_athens() -> None:
    """The Cyrene galley has no step left and cannot fight legions: four galleys against D = 5."""
    match = athens_under_siege({"legion": 2})
    match.play("move galley cyrene>knossos 2; move galley knossos>athens 1")
    match.play("; ".join(["move galley ephesos>athens 2"] * 4))
    assert refusal(match, "fight galley athens greece") == "AN-11.2"
    assert (place(match, "athens")["defence"], place(match, "athens")["attack"]) == (5, 4)
    assert refusal(match, "conquer athens") == "AN-12.8"


@rule("AN-T19", "AN-2.21")
def test_carthaginians_start_with_six_nations_in_the_west() -> None:
    """West, six nations: the Carthaginians start."""
    match = internum.new("antike", 6, seed=1, board="roman")
    assert match.view(None)["active"] == "carthage"


@rule("AN-T20", "AN-15.2", "AN-15.3", "AN-15.4")
@pytest.mark.parametrize(("players", "target"), [(2, 9), (3, 10), (4, 9), (5, 8), (6, 7)])
def test_personages_needed_to_win(players: int, target: int) -> None:
    """7 / 8 / 9 / 10 for 6 / 5 / 4 / 3 nations; two players: 9; 12 by option."""
    assert at(players).view(None)["target"] == target
    wished = 12 if players == 3 else target
    assert at(players, {"target_three_nations": 12}).view(None)["target"] == wished


@rule("AN-T21", "AN-14.14")
def test_one_province_is_a_sea_for_two_nations() -> None:
    """Galleys of two nations in one province: one occupied sea for each."""
    match = at(galleys={"greece": {"knossos": 2}, "persia": {"knossos": 1}})
    assert side(match, "greece")["seas"] == side(match, "persia")["seas"] == 1


@rule("AN-T22", "AN-2.13", "AN-2.14", "AN-2.20")
@pytest.mark.parametrize("board", ["eastern", "roman"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_start_of_the_game(board: str, players: int) -> None:
    """{1,2,3,0}, three cities of three resources, 17 legions, 17 galleys, 22 markers; 30 coins, 20 temples."""
    match = internum.new("antike", players, seed=5, board=board, coin_optional=True)
    view = match.view(None)
    assert (view["bank"]["coins"], view["bank"]["temples"]) == (30, 20)
    assert len(view["sides"]) == (4 if players == 2 else players)
    for s in view["sides"]:
        assert purse(match, s["id"]) == (1, 2, 3, 0)
        assert s["reserve"] == {"legion": 17, "galley": 17, "city": 22}
        own = [p["resource"] for p in view["places"].values() if p["owner"] == s["id"]]
        assert sorted(own) == ["gold", "iron", "marble"]
