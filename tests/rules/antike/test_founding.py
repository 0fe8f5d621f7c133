"""Founding cities (AN-13)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.support import rule

from .table import at, cards, cities, pieces, place, purse, refusal, side

PAID = "; pay marble; pay iron; pay gold"
TWENTY_FOUR = (
    "athens sparta pella dyrrhachion messana byzantium sirmium napoca tomis ephesos attalia gordion sinope phasis "
    "paphos knossos cyrene corniclanum leptis_magna alexandria memphis ammonion theben tyros"
)


def founding(stock: dict[str, int] | None = None, **state: Any) -> Match:
    """The Greeks after their action."""
    held = {"marble": 3, "iron": 3, "gold": 3} if stock is None else stock
    return at(active="greece", phase="founding", stock={"greece": held}, forced=False, **state)


@rule("AN-13.1")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_cities_one_to_a_province(count: int) -> None:
    """In one turn a nation founds none, one or several cities, each in another province."""
    match = founding(legions={"greece": {"pella": 5, "napoca": 1, "tomis": 1}})
    for province in ("pella", "napoca", "tomis")[:count]:
        match.play(f"found {province}{PAID}")
        if count < 3:
            assert refusal(match, f"found {province}") == "AN-13.2"
    match.play("done")
    assert side(match, "greece")["cities"] == 3 + count


@rule("AN-13.2")
def test_a_province_with_a_city_is_taken() -> None:
    """Where any nation has a city none can be founded."""
    match = founding(legions={"greece": {"susa": 4, "sparta": 4, "pella": 1}})
    assert refusal(match, "found susa") == refusal(match, "found sparta") == "AN-13.2"
    assert match.legal() == ["done", "found pella"]


@rule("AN-13.3")
def test_an_own_unit_must_stand_there() -> None:
    """A legion or a galley founds; neighbouring cities and units do not."""
    match = founding(legions={"greece": {"pella": 1}}, galleys={"greece": {"knossos": 1}})
    assert match.legal() == ["done", "found knossos", "found pella"]
    assert refusal(match, "found athens") == "AN-13.3"  # between Sparta and Pella
    match.play(f"found knossos{PAID}; found pella{PAID}")
    assert place(match, "knossos")["owner"] == place(match, "pella")["owner"] == "greece"


@rule("AN-13.4")
def test_foreign_units_do_not_prevent_founding() -> None:
    """A city is founded beside any number of foreign units, and nobody is asked."""
    match = founding(legions={"greece": {"pella": 1}, "persia": {"pella": 9}}, galleys={"arabia": {"pella": 9}})
    match.play(f"found pella{PAID}")
    assert place(match, "pella")["owner"] == "greece"
    assert pieces(match, "pella")["persia", "legion"] == 9


@rule("AN-13.5")
@pytest.mark.parametrize(
    ("stock", "possible"),
    [
        ({"marble": 1, "iron": 1, "gold": 1}, True),
        ({"marble": 1, "gold": 1, "coin": 1}, True),
        ({"iron": 1, "coin": 2}, True),
        ({"coin": 3}, True),
        ({"marble": 9, "iron": 9}, False),
        ({"marble": 9, "coin": 1}, False),
        ({"coin": 2}, False),
    ],
)
def test_a_city_costs_one_of_each(stock: dict[str, int], possible: bool) -> None:
    """One marble, one iron and one gold, each of them replaceable by a coin but by no other resource."""
    match = founding(stock, legions={"greece": {"pella": 1}})
    assert refusal(match, "found pella") == (None if possible else "AN-13.5")
    assert ("found pella" in match.legal()) is possible
    if possible:
        match.play(
            "found pella; " + "; ".join(f"pay {k if k in stock else 'coin'}" for k in ("marble", "iron", "gold"))
        )
        assert purse(match, "greece") == (0, 0, 0, 0) and place(match, "pella")["owner"] == "greece"


@rule("AN-13.6")
def test_a_marker_is_placed() -> None:
    """The city has the founder's marker, out of its reserve, and no temple."""
    match = founding(legions={"greece": {"pella": 1}})
    match.play(f"found pella{PAID}")
    assert place(match, "pella")["owner"] == "greece" and not place(match, "pella")["temple"]
    assert side(match, "greece")["reserve"]["city"] == 21


@rule("AN-13.7")
@pytest.mark.parametrize("space", ["marble", "temple", "know-how", "manoeuvre-2"])
def test_founding_in_every_turn(space: str) -> None:
    """Whatever the action was, the founding step follows, in this turn and in the next."""
    match = at(active="greece", legions={"greece": {"pella": 1}}, forced=False)
    match.play(f"rondel {space}")
    if space != "marble":
        match.play("done")
    assert match.legal() == ["done", "found pella"]


@rule("AN-13.8")
def test_the_founding_unit_stays_and_needs_no_step() -> None:
    """A unit that has moved as far as it can founds where it stands, and is there afterwards."""
    match = at(active="greece", phase="manoeuvre", legions={"greece": {"sparta": 1}}, forced=False)
    match.play(f"move legion sparta>athens 1; done; found athens{PAID}")
    assert place(match, "athens")["owner"] == "greece"
    assert pieces(match, "athens") == {("greece", "legion"): 1}


@rule("AN-13.9")
def test_twenty_five_cities_are_the_limit() -> None:
    """The 25th city is founded, a 26th is not; giving one up is for conquest only."""
    match = founding(
        city=cities("greece", TWENTY_FOUR) | cities("persia", "susa"),
        legions={"greece": {"antiochia": 1, "palmyra": 1}},
    )
    match.play(f"found antiochia{PAID}")
    assert side(match, "greece")["cities"] == 25
    assert refusal(match, "found palmyra") == "AN-13.9" and match.legal() == ["done"]
    assert refusal(match, "give-up athens") == "AN-12.16"


@rule("AN-13.10")
def test_a_new_city_works_from_the_next_turn_and_counts_at_once() -> None:
    """It counts for a king in this turn, and can be armed and built on only in the next."""
    match = founding(
        {"marble": 6, "iron": 2, "gold": 1},
        city=cities("greece", "sparta athens dyrrhachion messana") | cities("persia", "susa"),
        rondel={"greece": "iron"},
        legions={"greece": {"pella": 1}},
    )
    match.play(f"found pella{PAID}")
    assert refusal(match, "arm legion pella") == refusal(match, "temple pella") == "AN-3.1"
    match.play("done")
    assert cards(match, "greece") == {"king": 1}
    match.play("rondel iron; done; rondel iron; done; rondel temple; temple pella" + "; pay marble" * 5)
    assert place(match, "pella")["temple"]
