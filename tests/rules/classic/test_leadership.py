"""MN-3.4 to 3.16, MN-9.1, 9.2, 9.9, 12.6 and TV-4, TV-26, TV-27: roles."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.rules.mare import actor, at, campaign, levels, mask, refusal, titles, value
from tests.support import rule


def settling(**rest: Any) -> Match:
    """Between two rounds: roles are determined."""
    given: dict[str, Any] = {"title": {"trade": "carthage", "culture": "egypt", "military": "rome"}}
    return at("classic", phase="begin_leadership", **{**given, **rest})


def alone(trade: str, culture: str, military: str) -> dict[str, Any]:
    """One piece for each role, in provinces of their own."""
    marker = {"numidia": trade, "thebais": culture}
    return {
        "marker": marker,
        "built": {"numidia": {"caravan": 1}, "thebais": {"city": 1}},
        "legions": {military: {"gallia": 1}},
    }


@rule("MN-3.4")
def test_roles_are_determined_before_each_round() -> None:
    """And stay fixed during it."""
    match = settling(**alone("greece", "babylon", "egypt"))
    assert titles(match) == ("greece", "babylon", "egypt")
    assert value(match, "round") == 2
    during = at("classic", phase="begin_military", title={"military": "rome"}, legions={"egypt": {"thebais": 5}})
    during.play("next egypt; done")
    assert value(during, "title", "military") == "rome"


@rule("MN-3.5", "MN-3.6", "MN-3.7")
def test_what_is_counted() -> None:
    """Caravans and markets; cities and temples; legions, fortresses and triremes at sea and in port."""
    match = at(
        "classic",
        phase="begin_military",
        marker={"roma": "rome", "etruria": "rome"},
        built={"roma": {"city": 1, "caravan": 1, "market": 1, "temple": 1}, "etruria": {"caravan": 1}},
        legions={"rome": {"etruria": 1, "gallia": 1}},
        triremes={"rome": {"mare_tyrrhenum": 2}},
        in_port={"rome": {"roma": 1}},
        fortress={"roma": 1},
    )
    assert levels(match, "rome") == (3, 2, 6)


@rule("MN-3.8", "MN-9.1", "MN-9.2", "MN-9.9", "TV-4")
@pytest.mark.parametrize(("hero", "track"), [("agamemnon", 0), ("solomon", 1), ("archimedes", 2)])
def test_heroes_add_two(hero: str, track: int) -> None:
    """Agamemnon to trade, Solomon to politics, Archimedes to the military: 4 units and 2 beat 5."""
    match = at("classic", phase="begin_military", owner={hero: "greece"})
    assert levels(match, "greece")[track] == 2 and sum(levels(match, "greece")) == 2
    if hero == "archimedes":
        legions = {"greece": {"athenae": 4}, "egypt": {"thebais": 5}}
        roles = settling(**{**alone("carthage", "egypt", "rome"), "legions": legions, "owner": {hero: "greece"}})
        assert titles(roles)[2] == "greece"


@rule("MN-3.9")
def test_occupied_buildings_count_for_the_occupier() -> None:
    """Not for the owner of the province."""
    given = {**alone("carthage", "egypt", "rome"), "legions": {"rome": {"thebais": 1}}}
    match = settling(conqueror={"thebais": "rome"}, posts={"thebais": {"city": 1}}, **given)
    assert titles(match)[1] == "rome"


@rule("MN-3.10")
def test_the_highest_score_takes_the_role() -> None:
    """Whoever held it."""
    assert titles(settling(**alone("babylon", "greece", "carthage"))) == ("babylon", "greece", "carthage")


TIED = {
    "marker": {"numidia": "carthage", "etruria": "rome", "thebais": "egypt"},
    "built": {"numidia": {"caravan": 1}, "etruria": {"caravan": 1}, "thebais": {"city": 1}},
    "legions": {"rome": {"gallia": 1}},
}


@rule("MN-3.11", "TV-26")
def test_a_tied_holder_keeps_the_role() -> None:
    """Without being asked: he cannot give it away."""
    match = settling(**TIED)
    assert titles(match)[0] == "carthage" and value(match, "phase") == "number"


@rule("MN-3.12", "TV-27")
def test_a_holder_who_is_beaten_decides_the_tie() -> None:
    """Greece and Rome have more than Carthage and as many as each other: Carthage gives it to one of them."""
    match = settling(**{**TIED, "marker": {"numidia": "greece", "etruria": "rome", "thebais": "egypt"}})
    assert (value(match, "phase"), actor(match)) == ("award", "carthage")
    assert match.legal() == ["award rome", "award greece"]
    assert refusal(match, "award carthage") == "MN-3.12"
    match.play("award greece")
    assert titles(match)[0] == "greece"
    assert "Carthage gives the title of Trade Master to Greece." in match.story(None)


@rule("MN-3.13")
def test_one_player_may_hold_all_roles() -> None:
    """It wins nothing in 2003."""
    match = settling(**alone("rome", "rome", "rome"))
    assert titles(match) == ("rome", "rome", "rome") and not match.over


@rule("MN-3.14")
def test_roles_cannot_be_refused() -> None:
    """Whoever has most gets it; there is nothing to decide."""
    match = settling(**alone("babylon", "egypt", "rome"))
    assert titles(match)[0] == "babylon" and value(match, "phase") == "number"


@rule("MN-3.15")
def test_the_order_of_settling() -> None:
    """Trade, political, military."""
    tied = {"marker": {"numidia": "greece", "etruria": "babylon", "thebais": "greece", "judaea": "babylon"}}
    built = {"numidia": {"caravan": 1}, "etruria": {"caravan": 1}, "thebais": {"city": 1}, "judaea": {"city": 1}}
    match = settling(built=built, legions={"greece": {"gallia": 1}, "babylon": {"arabia": 1}}, **tied)
    asked = []
    while value(match, "phase") == "award":
        asked.append(actor(match))
        match.play("award babylon")
    assert asked == ["carthage", "egypt", "rome"]
    assert titles(match) == ("babylon", "babylon", "babylon")


@rule("MN-3.16", "MN-12.6")
def test_the_pace_of_play_has_no_effect() -> None:
    """A leader has no action to hurry anybody: only the active player can act in his turn."""
    match = campaign(
        "classic", "egypt", legions={"egypt": {"thebais": 1}}, title={"military": "rome"}, had_turn=mask("rome")
    )
    assert actor(match) == "egypt"
    assert refusal(match, "done", "rome") == "MN-6.4"
