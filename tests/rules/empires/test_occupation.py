"""EM-11.13 to 11.16, 11.26, EM-12.2 and EM-T34, T35: occupying buildings."""

from __future__ import annotations

from tests.rules.invasion import conqueror, egyptian, held
from tests.rules.mare import campaign, collecting, hand, levels, refusal, value
from tests.support import rule


@rule("EM-11.13", "EM-T34", "EM-T35")
def test_one_legion_on_each_building() -> None:
    """Caravan and market with two legions: trade +2 for Rome, -2 for Egypt at once; a third building is too many."""
    match = conqueror()
    assert refusal(match, "occupy cyrenaica temple") == "EM-11.13"
    match.play("occupy cyrenaica papyrus")
    assert refusal(match, "occupy cyrenaica papyrus") == "EM-11.13"
    assert refusal(match, "occupy cyrenaica marker") == "EM-11.8"
    match.play("occupy cyrenaica market")
    assert value(match, "posts", "cyrenaica") == {"caravan": 1, "market": 1}
    assert (levels(match, "rome")[0], levels(match, "egypt")[0]) == (2, 0)
    assert value(match, "phase") == "name_mover"  # no third building


@rule("EM-11.14", "EM-11.15", "EM-T34")
def test_what_occupied_buildings_yield() -> None:
    """The occupier's market doubles the occupier's caravan only; the rest stays with the Marker owner."""
    both = collecting(legions={"rome": {"cyrenaica": 2}}, **egyptian(), **held("rome", caravan=1, market=1))
    assert (hand(both, "rome"), hand(both, "egypt")) == ({"papyrus": 2}, {"coin": 1})
    market = collecting(legions={"rome": {"cyrenaica": 1}}, **egyptian(), **held("rome", market=1))
    assert (hand(market, "rome"), hand(market, "egypt")) == ({}, {"papyrus": 1, "coin": 1})


@rule("EM-11.16")
def test_only_legions_occupy() -> None:
    """A fortress cannot stand beside an enemy marker, triremes are at sea: without legions nothing is conquered."""
    match = campaign("empires", "rome", triremes={"rome": {"mare_africum": 3}}, **egyptian())
    match.play("done")
    assert value(match, "phase") == "name_mover"


@rule("EM-11.26")
def test_levels_follow_every_change() -> None:
    """Of everybody concerned, at once."""
    match = conqueror()
    match.play("occupy cyrenaica cyrene; done")
    assert (levels(match, "rome")[1], levels(match, "egypt")[1]) == (1, 0)


@rule("EM-12.2")
def test_a_capital_can_be_pillaged_or_occupied() -> None:
    """The Capital City included."""
    match = conqueror("aegyptus", 2, built={"aegyptus": {"city": 1, "caravan": 1}})
    other = match.copy()
    match.play("pillage aegyptus alexandria")
    assert hand(match, "rome") == {"coin": 1} and levels(match, "egypt")[1] == 0
    other.play("occupy aegyptus alexandria; done")
    assert levels(other, "rome")[1] == 1
