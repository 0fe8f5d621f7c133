"""MN-0.1 to 0.11: the words of the rules as questions the engine answers."""

from __future__ import annotations

import internum
from tests.rules.mare import at, collecting, hand, levels, seat, value
from tests.support import rule

PLACES = internum.new("classic", 5).view(None)["places"]


@rule("MN-0.1")
def test_spaces() -> None:
    """A space is a province or a sea; islands are provinces."""
    assert "buildings" in PLACES["creta"] and "buildings" not in PLACES["mare_aegaeum"]


@rule("MN-0.2")
def test_owner() -> None:
    """The side whose influence marker stands there; without marker a province is virgin."""
    places = at("classic", marker={"dacia": "greece"}).view(None)["places"]
    assert places["dacia"]["owner"] == "greece" and places["gallia"]["owner"] is None


@rule("MN-0.3")
def test_triremes_in_port_are_no_land_units() -> None:
    """A province with a trireme in port and a foreign legion is not at war."""
    match = at("classic", in_port={"greece": {"athenae": 1}}, legions={"rome": {"athenae": 1}})
    assert match.view(None)["places"]["athenae"]["at_war"] is False
    war = at("classic", marker={"athenae": "greece"}, fortress={"athenae": 1}, legions={"rome": {"athenae": 1}})
    assert war.view(None)["places"]["athenae"]["at_war"] is True


def destinations(**rest: object) -> set[str]:
    """Where a Greek legion in Athenae may march."""
    match = at(
        "classic", phase="march", actor="greece", legions={"greece": {"athenae": 1}}, unmoved={"athenae": 1}, **rest
    )
    return {text.split(">")[1] for text in match.legal(seat(match, "greece")) if text.startswith("march")}


@rule("MN-0.4")
def test_borders() -> None:
    """Provinces with a common land frontier are adjacent: Athenae borders Macedonia alone."""
    assert destinations() == {"macedonia"}


@rule("MN-0.5", "MN-0.6")
def test_links() -> None:
    """Own triremes at sea in every sea of a chain make provinces adjacent; one in port does not."""
    assert destinations(triremes={"greece": {"mare_ionium": 1}}) == {"macedonia", "magna_graecia", "sicilia"}
    assert "roma" in destinations(triremes={"greece": {"mare_ionium": 1, "mare_hadriaticum": 1}})
    assert destinations(in_port={"greece": {"athenae": 1}}) == {"macedonia"}
    assert destinations(triremes={"rome": {"mare_ionium": 1}}) == {"macedonia"}


@rule("MN-0.7")
def test_at_war() -> None:
    """Land units of two sides in a province."""
    match = at("classic", legions={"rome": {"dacia": 1}, "greece": {"dacia": 1}, "egypt": {"libya": 2}})
    places = match.view(None)["places"]
    assert places["dacia"]["at_war"] and not places["libya"]["at_war"]


@rule("MN-0.8")
def test_militarily_occupied() -> None:
    """One foreign legion is enough to stop building there."""
    match = at(
        "classic", phase="build", actor="greece", marker={"athenae": "greece", "macedonia": "greece"},
        hand={"greece": {"tax": 3}}, legions={"rome": {"macedonia": 1}},
    )  # fmt: skip
    refused = match.why_not("legion macedonia")
    assert refused and refused.rule == "MN-5.27"


@rule("MN-0.9", "MN-0.10")
def test_sole_invader_and_assignments() -> None:
    """Alone with a legion in another's province, he may assign each legion to one piece, each piece to one legion."""
    match = at(
        "classic", phase="conquest", actor="rome", conquest="macedonia", marker={"macedonia": "greece", "roma": "rome"},
        legions={"rome": {"macedonia": 1}}, built={"macedonia": {"caravan": 1, "caravan2": 1}},
    )  # fmt: skip
    first = [text for text in match.legal() if text.startswith("occupy macedonia")]
    assert len(first) == 3  # two caravans and the marker
    match.play(first[0])
    assert not any(text.startswith("occupy") for text in match.legal())
    assert sum(value(match, "posts", "macedonia").values()) == 1


@rule("MN-0.11")
def test_controller() -> None:
    """The sole invader controls what his legions are assigned to, the owner the rest."""
    match = collecting(
        "classic", marker={"macedonia": "greece"}, built={"macedonia": {"caravan": 1, "caravan2": 1}},
        legions={"rome": {"macedonia": 1}}, conqueror={"macedonia": "rome"}, posts={"macedonia": {"caravan": 1}},
    )  # fmt: skip
    assert sum(hand(match, "rome").values()) == sum(hand(match, "greece").values()) == 1
    assert levels(match, "rome")[0] == levels(match, "greece")[0] == 1
