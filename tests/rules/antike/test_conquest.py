"""Conquest of cities (AN-12)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.support import rule

from .table import TWENTY_FIVE, at, cards, cities, pieces, place, purse, refusal, side, steps


def siege(phase: str = "manoeuvre", **state: Any) -> Match:
    """The Greeks on a manoeuvre space; the Persians own Susa, Ninive and Artaxata."""
    return at(active="greece", phase=phase, forced=False, **state)


def conquer(city: str, *lost: str) -> str:
    return "; ".join([f"conquer {city}", *(f"lose {unit}" for unit in lost)])


@rule("AN-12.1")
def test_only_foreign_cities_are_conquered_and_only_in_a_manoeuvre() -> None:
    """An own city or an empty site cannot be conquered, nor any city in another action."""
    legions = {"greece": {"sparta": 5, "pella": 5, "susa": 5}}
    match = siege(legions=legions)
    assert [text for text in match.legal() if text.startswith("conquer")] == ["conquer susa"]
    assert refusal(match, "conquer sparta") == refusal(match, "conquer pella") == "AN-12.1"
    assert refusal(siege("arming", legions=legions), "conquer susa") == "AN-3.2"
    assert refusal(siege("founding", legions=legions), "conquer susa") == "AN-3.1"


@rule("AN-12.2")
def test_conquerors_stand_in_the_province_with_a_step_left() -> None:
    """Neighbours do not take part, nor do units that have used their steps."""
    near = siege(legions={"greece": {"babylon": 9}})
    assert refusal(near, "conquer susa") == "AN-12.2"
    near.play("; ".join(["move legion babylon>susa 1"] * 9))
    assert refusal(near, "conquer susa") == "AN-12.2" and "conquer susa" not in near.legal()
    match = siege(know_how={"greece": {"land": 1}}, legions={"greece": {"babylon": 2}})
    match.play("move legion babylon>susa 2; move legion babylon>susa 2; conquer susa")
    assert refusal(match, "lose legion 0") == "AN-12.2"
    match.play("lose legion 1")
    assert place(match, "susa")["owner"] == "greece"


@rule("AN-12.3")
def test_the_only_city_of_a_nation_is_safe() -> None:
    """Its last city cannot be conquered, until it owns a second one."""
    legions = {"greece": {"susa": 5}}
    last = siege(city=cities("greece", "sparta") | cities("persia", "susa"), legions=legions)
    assert refusal(last, "conquer susa") == "AN-12.3"
    two = siege(city=cities("greece", "sparta") | cities("persia", "susa babylon"), legions=legions)
    two.play(conquer("susa", "legion 1"))
    assert place(two, "susa")["owner"] == "greece"


@rule("AN-12.4")
def test_base_defence() -> None:
    """A city is worth 1, with temple 3."""
    match = siege(temple={"susa": 1})
    assert (place(match, "ninive")["defence"], place(match, "susa")["defence"]) == (1, 3)


@rule("AN-12.5")
@pytest.mark.parametrize("temple", [0, 1])
@pytest.mark.parametrize("state", [0, 1, 2])
@pytest.mark.parametrize(("legions", "galleys"), [(0, 0), (2, 0), (0, 3), (1, 2)])
def test_defence_value(temple: int, state: int, legions: int, galleys: int) -> None:
    """Base, the owner's legions and galleys in the province, and 0, 1 or 2 for the state are added up."""
    match = siege(
        temple={"sparta": temple},
        legions={"greece": {"sparta": legions, "athens": 4}, "persia": {"sparta": 5}},
        galleys={"greece": {"sparta": galleys, "messana": 4}, "arabia": {"sparta": 5}},
        know_how={"greece": {"state": state}, "persia": {"state": 2}},
    )
    assert place(match, "sparta")["defence"] == (3 if temple else 1) + legions + galleys + state


@rule("AN-12.6")
def test_all_units_of_the_owner_defend_whatever_their_type() -> None:
    """Galleys alone take a city from legions and the reverse; the owner is asked nothing."""
    persians = cities("persia", "athens knossos") | cities("greece", "sparta")
    match = siege(city=persians, legions={"persia": {"athens": 2}}, galleys={"greece": {"athens": 3}})
    match.play(conquer("athens", *["galley 1"] * 3))
    assert place(match, "athens")["owner"] == "greece" and side(match, "persia")["legions"] == 0
    match = siege(city=persians, galleys={"persia": {"athens": 2}}, legions={"greece": {"athens": 3}})
    match.play("conquer athens")
    assert match.pending == (0,)
    match.play("; ".join(["lose legion 1"] * 3))
    assert place(match, "athens")["owner"] == "greece" and side(match, "persia")["galleys"] == 0


@rule("AN-12.7")
def test_attack_value() -> None:
    """Every own unit there with a step left counts 1, legions and galleys together."""
    match = siege(
        city=cities("persia", "athens knossos") | cities("greece", "sparta"),
        legions={"greece": {"athens": 2, "pella": 1}, "arabia": {"athens": 4}},
        galleys={"greece": {"athens": 3}},
    )
    assert place(match, "athens")["attack"] == 5
    match.play("move legion pella>athens 1")
    assert place(match, "athens")["attack"] == 5  # it has used its step


@rule("AN-12.8")
@pytest.mark.parametrize(("attackers", "possible"), [(3, False), (4, True), (5, True)])
def test_conquest_needs_at_least_the_defence_value(attackers: int, possible: bool) -> None:
    """A city of 4 falls to four units or more; with fewer the conquest cannot even be tried."""
    match = siege(temple={"susa": 1}, legions={"greece": {"susa": attackers}, "persia": {"susa": 1}})
    assert place(match, "susa")["defence"] == 4
    assert ("conquer susa" in match.legal()) is possible
    assert refusal(match, "conquer susa") == (None if possible else "AN-12.8")


@rule("AN-12.9")
def test_the_conqueror_removes_as_many_units_as_the_defence_value() -> None:
    """Exactly D units go, of types and steps of its choice among those allowed to take part."""
    match = siege(
        city=cities("persia", "athens knossos") | cities("greece", "sparta"),
        know_how={"greece": {"land": 1}},
        temple={"athens": 1},
        legions={"greece": {"athens": 2, "pella": 2}},
        galleys={"greece": {"athens": 2}},
    )
    match.play("move legion pella>athens 2; conquer athens")
    assert match.legal() == ["lose legion 1", "lose legion 2", "lose galley 1"]
    assert refusal(match, "done") == refusal(match, "lose galley 2") == "AN-12.9"
    match.play("lose galley 1; lose legion 1; lose galley 1")
    assert place(match, "athens")["owner"] == "greece"
    assert steps(match, "legion", "athens") == {2: 2} and steps(match, "galley", "athens") == {}


@rule("AN-12.10")
def test_units_beyond_the_defence_value_keep_their_steps() -> None:
    """Who is not needed takes no part: he stays and can still move."""
    match = siege(know_how={"greece": {"land": 1}}, legions={"greece": {"susa": 3}})
    match.play(conquer("susa", "legion 2"))
    assert steps(match, "legion", "susa") == {2: 2}
    match.play("move legion susa>babylon 2; move legion babylon>taima 1")
    assert pieces(match, "taima") == {("greece", "legion"): 1}


@rule("AN-12.11")
def test_the_owner_loses_everything_there() -> None:
    """Marker, legions and galleys of the owner in the province go back to its reserve; elsewhere they stay."""
    match = siege(
        city=cities("persia", "athens knossos") | cities("greece", "sparta"),
        legions={"persia": {"athens": 1, "pella": 1}, "greece": {"athens": 4}},
        galleys={"persia": {"athens": 1, "knossos": 1}},
    )
    match.play(conquer("athens", *["legion 1"] * 3))
    assert pieces(match, "athens") == {("greece", "legion"): 1}
    assert side(match, "persia")["reserve"] == {"legion": 16, "galley": 16, "city": 24}


@rule("AN-12.12")
def test_a_temple_is_destroyed() -> None:
    """The temple of a conquered city returns to the bank; the conqueror has the city without it."""
    match = siege(temple={"susa": 1}, legions={"greece": {"susa": 3}})
    assert match.view(None)["bank"]["temples"] == 19
    match.play(conquer("susa", *["legion 1"] * 3))
    assert not place(match, "susa")["temple"]
    assert match.view(None)["bank"]["temples"] == 20
    assert side(match, "greece")["temples"] == side(match, "persia")["temples"] == 0


@rule("AN-12.13")
def test_the_conqueror_puts_his_marker_there() -> None:
    """The city is the conqueror's from then on, of itself."""
    match = siege(legions={"greece": {"susa": 1}})
    match.play(conquer("susa", "legion 1"))
    assert place(match, "susa")["owner"] == "greece"
    assert side(match, "greece")["reserve"]["city"] == 21 and side(match, "persia")["reserve"]["city"] == 23


@rule("AN-12.14")
def test_no_conqueror_need_survive() -> None:
    """A city falls to exactly as many units as it is worth, and stands empty."""
    match = siege(temple={"susa": 1}, legions={"greece": {"susa": 3}})
    match.play(conquer("susa", *["legion 1"] * 3))
    assert place(match, "susa")["owner"] == "greece" and pieces(match, "susa") == {}


@rule("AN-12.15")
def test_third_nations_neither_count_nor_suffer() -> None:
    """Arab units in Susa make it no stronger and are there afterwards."""
    match = siege(legions={"greece": {"susa": 1}, "arabia": {"susa": 6}}, galleys={"arabia": {"adane": 1}})
    assert place(match, "susa")["defence"] == 1
    match.play(conquer("susa", "legion 1"))
    assert place(match, "susa")["owner"] == "greece" and pieces(match, "susa") == {("arabia", "legion"): 6}


@rule("AN-12.16")
def test_a_conqueror_without_markers_gives_up_an_old_city() -> None:
    """With 25 cities it chooses one of them, not the new one; a temple there goes to the bank, units stay."""
    match = siege(
        city=cities("greece", TWENTY_FIVE) | cities("persia", "susa ninive"),
        temple={"athens": 1},
        legions={"greece": {"susa": 2, "athens": 2}},
    )
    match.play(conquer("susa", "legion 1"))
    assert place(match, "susa")["owner"] is None
    assert sorted(match.legal()) == sorted(f"give-up {city}" for city in TWENTY_FIVE.split())
    assert refusal(match, "give-up susa") == refusal(match, "give-up ninive") == refusal(match, "done") == "AN-12.16"
    match.play("give-up athens")
    assert side(match, "greece")["cities"] == 25
    assert place(match, "susa")["owner"] == "greece" and place(match, "athens")["owner"] is None
    assert not place(match, "athens")["temple"] and match.view(None)["bank"]["temples"] == 20
    assert pieces(match, "athens") == {("greece", "legion"): 2}
    assert refusal(match, "give-up sparta") == "AN-12.16"
    match.play("done; done")
    assert "general" not in cards(match, "greece")


@rule("AN-12.16")
def test_below_twenty_five_cities_nothing_is_given_up() -> None:
    """A conqueror with a marker left simply places it."""
    match = siege(
        city=cities("greece", TWENTY_FIVE.rsplit(" ", 1)[0]) | cities("persia", "susa ninive"),
        legions={"greece": {"susa": 1}},
    )
    match.play(conquer("susa", "legion 1"))
    assert match.view(None)["decision"] == "nothing" and side(match, "greece")["cities"] == 25


@rule("AN-12.17")
@pytest.mark.parametrize(("temple", "earned"), [(0, {}), (1, {"general": 1})])
def test_a_general_for_a_destroyed_temple_only(temple: int, earned: dict[str, int]) -> None:
    """Conquering a city with temple earns a general in step 5, another city does not."""
    match = siege(temple={"susa": temple}, legions={"greece": {"susa": 3}})
    match.play(conquer("susa", *["legion 1"] * (3 if temple else 1)))
    assert cards(match, "greece") == {}
    match.play("done; done")
    assert cards(match, "greece") == earned


@rule("AN-12.18")
def test_several_conquests_in_one_action() -> None:
    """As many cities fall as there are units for, also of one nation, but for its last."""
    match = siege(legions={"greece": {"susa": 1, "ninive": 1, "artaxata": 1, "saba": 1}})
    match.play(conquer("susa", "legion 1") + "; " + conquer("saba", "legion 1") + "; " + conquer("ninive", "legion 1"))
    assert side(match, "greece")["cities"] == 6
    assert refusal(match, "conquer artaxata") == "AN-12.3"


@rule("AN-12.19")
def test_fighting_first_makes_conquest_possible() -> None:
    """Units without a step left lower the defence value by combat; then the others conquer."""
    match = siege(legions={"greece": {"babylon": 2, "susa": 1}, "persia": {"susa": 2}})
    assert refusal(match, "conquer susa") == "AN-12.8"
    match.play("move legion babylon>susa 1; decline; move legion babylon>susa 1; decline")
    match.play("fight legion susa persia; lose legion 0; fight legion susa persia; lose legion 0")
    assert place(match, "susa")["defence"] == 1
    match.play(conquer("susa", "legion 1"))
    assert place(match, "susa")["owner"] == "greece"


@rule("AN-12.20")
def test_a_conquered_city_works_from_the_next_turn_and_counts_at_once() -> None:
    """It counts for a king in this turn; it produces for its new owner in the next."""
    match = siege(
        city=cities("greece", "sparta athens pella dyrrhachion") | cities("persia", "susa ninive"),
        legions={"greece": {"susa": 1}},
        rondel={"greece": "manoeuvre-2"},
        stock={"greece": {"coin": 5}},
    )
    match.play(conquer("susa", "legion 1"))
    assert refusal(match, "arm legion susa") == refusal(match, "temple susa") == "AN-3.2"
    assert purse(match, "greece")[2] == 0
    match.play("done; done")
    assert cards(match, "greece") == {"king": 1}
    match.play("rondel iron; done; rondel iron; done; rondel gold")
    assert purse(match, "greece")[2] == 2  # Athens and Susa


@rule("AN-12.21")
def test_no_nation_is_eliminated() -> None:
    """However strong the attackers, everybody keeps a city and a turn."""
    match = siege(legions={"greece": {"susa": 5, "ninive": 5, "artaxata": 5}})
    match.play(conquer("susa", "legion 1") + "; " + conquer("artaxata", "legion 1"))
    assert not any(text.startswith("conquer") for text in match.legal())
    match.play("done; done")
    assert side(match, "persia")["cities"] == 1
    assert match.view(None)["active"] == "persia" and "rondel iron" in match.legal()
