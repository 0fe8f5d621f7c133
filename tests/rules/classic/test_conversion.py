"""MN-7.20 to 7.31 and TV-54: conversion, the marker of a province replaced by purchase."""

from __future__ import annotations

from typing import Any

from tests.rules.invasion import held, invader
from tests.rules.mare import building, buy, levels, refusal, value, verbs
from tests.support import rule

from .romans import rome

CONVERTING: dict[str, Any] = {
    "marker": {"roma": "rome", "etruria": "rome", "gallia": "greece"},
    "built": {"gallia": {"caravan": 1, "market": 1}},
    "legions": {"rome": {"gallia": 1}},
    **held("rome", "gallia", marker=1),
}


@rule("MN-7.20", "TV-54")
def test_replacing_a_marker() -> None:
    """With a legion assigned to it, the marker may be replaced in one's slot; buildings change hands."""
    match = rome(**CONVERTING)
    buy(match, "control gallia", "3 tax")
    assert value(match, "marker", "gallia") == "rome"
    assert levels(match, "rome")[0] == 2
    assert levels(match, "greece")[0] == 0
    assert refusal(match, "legion gallia") == "MN-5.15"
    without = rome(**(CONVERTING | {"posts": {"gallia": {"caravan": 1}}}))
    assert refusal(without, "control gallia") == "MN-7.20"


@rule("MN-7.21")
def test_a_replacement_costs_three() -> None:
    """The price of an influence marker is due."""
    match = rome(**CONVERTING)
    match.play("control gallia")
    assert value(match, "price") == 3
    assert refusal(rome("2 tax", **CONVERTING), "control gallia") == "MN-5.6"


@rule("MN-7.22")
def test_a_replacement_needs_adjacency() -> None:
    """The province must be adjacent to one the converter controls already, not to a new marker."""
    apart = CONVERTING | {"marker": {"roma": "rome", "gallia": "greece"}}
    far = rome(**apart)
    assert refusal(far, "control gallia") == "MN-7.22"
    buy(far, "control etruria", "3 tax")
    assert refusal(far, "control gallia") == "MN-7.22"
    ships = rome(**apart, triremes={"rome": {"mare_tyrrhenum": 1, "mare_ligusticum": 1}})
    assert refusal(ships, "control gallia") is None


@rule("MN-7.23")
def test_the_converter_must_be_alone() -> None:
    """With another side's land units there the marker cannot be replaced."""
    match = rome(**(CONVERTING | {"legions": {"rome": {"gallia": 1}, "egypt": {"gallia": 1}}}))
    assert refusal(match, "control gallia") == "MN-7.23"


@rule("MN-7.24")
def test_markers_come_and_go() -> None:
    """One needs a marker in stock; the old one goes back to its player."""
    match = rome(**CONVERTING)
    before = value(match, "supply", "greece", "marker"), value(match, "supply", "rome", "marker")
    buy(match, "control gallia", "3 tax")
    assert value(match, "supply", "greece", "marker") == before[0] + 1
    assert value(match, "supply", "rome", "marker") == before[1] - 1


@rule("MN-7.25")
def test_until_then_the_owner_cannot_build() -> None:
    """Before the replacement the owner keeps his buildings but builds nothing there."""
    match = building("classic", "greece", "6 tax", **CONVERTING)
    assert levels(match, "greece")[0] == 2
    assert refusal(match, "legion gallia") == "MN-5.27"


@rule("MN-7.26")
def test_buildings_stay_with_the_province() -> None:
    """Buildings of a province that changes owner stay and serve the new owner."""
    match = rome(**CONVERTING)
    buy(match, "control gallia", "3 tax")
    assert value(match, "built", "gallia", "caravan") == 1
    assert levels(match, "rome")[0] == 2


@rule("MN-7.27")
def test_ships_in_port_stay_their_players() -> None:
    """Triremes of the former owner in port there stay his."""
    match = rome(**CONVERTING, in_port={"greece": {"gallia": 2}})
    buy(match, "control gallia", "3 tax")
    assert value(match, "in_port", "greece", "gallia") == 2


@rule("MN-7.28")
def test_nothing_else_in_a_converted_province() -> None:
    """The new owner builds nothing else there this round."""
    match = rome(**CONVERTING)
    buy(match, "control gallia", "3 tax")
    for action in ("fortress gallia", "build gallia temple", "launch gallia"):
        assert refusal(match, action) == "MN-5.15"


@rule("MN-7.29")
def test_the_assignment_may_wait() -> None:
    """If the marker is not replaced now, the assignment stays for later construction phases."""
    match = rome(**CONVERTING)
    match.play("done")
    assert value(match, "posts", "gallia", "marker") == 1
    assert value(match, "conqueror", "gallia") == "rome"


@rule("MN-7.29")
def test_the_legion_stays_on_the_marker() -> None:
    """Until its player changes or loses it, also through his later turns."""
    match = invader(**held("carthage", marker=1))
    assert refusal(match, "occupy cyrenaica marker") == "MN-7.29"
    assert refusal(match, "convert cyrenaica") == "MN-7.20"
    match.play("hold cyrenaica")
    assert value(match, "posts", "cyrenaica", "marker") > 0


@rule("MN-7.30")
def test_a_players_capital_is_never_converted() -> None:
    """Not even with a legion on its marker; a neutralised capital may be (`neutral_capital_convertible`)."""
    capital = {
        "marker": {"roma": "rome", "magna_graecia": "rome", "athenae": "greece", "macedonia": "rome"},
        "legions": {"rome": {"athenae": 1}},
        "conqueror": {"athenae": "rome"},
        "posts": {"athenae": {"marker": 1}},
    }
    assert refusal(rome(**capital), "control athenae") == "MN-7.30"
    neutral = {
        "marker": {"carthago": "carthage", "phasania": "carthage", "roma": "rome", "etruria": "carthage"},
        "legions": {"carthage": {"roma": 1}},
        "conqueror": {"roma": "carthage"},
        "posts": {"roma": {"marker": 1}},
        "players": 3,
    }
    match = building("classic", "carthage", "3 tax", **neutral)
    assert refusal(match, "control roma") is None
    barred = building("classic", "carthage", "3 tax", options={"neutral_capital_convertible": False}, **neutral)
    assert refusal(barred, "control roma") == "MN-7.30"


@rule("MN-7.31")
def test_nobody_is_eliminated() -> None:
    """A player left with an occupied capital province goes on building there."""
    match = rome(legions={"greece": {"roma": 3}})
    assert {"legion", "fortress", "build", "launch"} <= verbs(match)
