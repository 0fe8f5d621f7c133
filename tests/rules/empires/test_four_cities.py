"""EM-14.10, 14.11: victory with four great cities at the end of the Military phase."""

from __future__ import annotations

from typing import Any

from internum import Match
from tests.rules.mare import at, mask, military_phase, value, winners
from tests.support import rule


def with_cities(count: int, **rest: Any) -> Match:
    """Rome controls Roma and up to three legendary cities, before the first Military turn."""
    legendary = ("asia", "judaea", "sicilia")[: count - 1]
    given: dict[str, Any] = {
        "built": {"latium": {"city": 1}, **{p: {"city": 1} for p in legendary}},
        "marker": dict.fromkeys(legendary, "rome"),
    }
    return military_phase("empires", 3, **{**given, **rest})


@rule("EM-14.10")
def test_four_great_cities_win_at_the_end_of_the_phase() -> None:
    """Built capital and legendary cities, owned or occupied; not before the last turn."""
    match = with_cities(4, legions={"carthage": {"africa": 1}})
    assert not match.over
    match.play("next rome; next greece; done")
    assert match.over and winners(match) == ["rome"]
    assert value(match, "ending") == "cities"
    three = with_cities(3, legions={"carthage": {"africa": 1}})
    three.play("next rome; next greece; done")
    assert not three.over


@rule("EM-14.10")
def test_four_cities_after_the_own_turn() -> None:
    """Under the option the check comes at the end of the winner's own turn."""
    match = with_cities(4, options={"conquest_win_check": "turn_end"})
    match.play("next greece")
    assert not match.over
    match.play("next rome")
    assert match.over and winners(match) == ["rome"]


@rule("EM-14.11")
def test_two_players_with_four_cities_share() -> None:
    """Roma, Troia, Ierusalem and an occupied Carthago; Athenae, Syracusae, Alexandria and Babylon."""
    match = at(
        "empires",
        5,
        phase="campaign",
        actor="rome",
        had_turn=mask("rome", "carthage", "greece", "egypt", "babylon"),
        built={
            p: {"city": 1} for p in ("latium", "africa", "achaea", "aegyptus", "babylonia", "asia", "judaea", "sicilia")
        },
        marker={"asia": "rome", "judaea": "rome", "sicilia": "greece"},
        legions={"rome": {"africa": 1}, "greece": {"aegyptus": 1, "babylonia": 1}},
        conqueror={"africa": "rome", "aegyptus": "greece", "babylonia": "greece"},
        posts={"africa": {"city": 1}, "aegyptus": {"city": 1}, "babylonia": {"city": 1}},
    )
    match.play("done; hold africa")
    assert match.over and winners(match) == ["rome", "greece"]
