"""EM-15.1, 15.2, 15.10, 15.14, 16.16, 16.17, 16.25: heroes and wonders in battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.mare import campaign, legions_in, roll, value
from tests.support import rule

from .cyrenaica import EGYPTIAN, fight, left, legions


@rule("EM-15.1", "EM-16.17")
@pytest.mark.parametrize(("option", "total"), [(False, 2), (True, 3)])
def test_caesar(option: bool, total: int) -> None:
    """While Rome is active each Roman legion adds 1, also at home; the die of Ramses only by the option."""
    match = fight(
        "rome",
        "greece",
        "italia",
        legions=legions_in("italia", rome=2, greece=1),
        marker={"italia": "rome"},
        owner={"ramses": "rome"},
        options={"caesar_on_extra_die": option},
    )
    assert value(match, "total", "active") == total
    assert value(match, "dice_due", "active") == 3


@rule("EM-15.2", "EM-16.17")
@pytest.mark.parametrize(("active", "total"), [("rome", 4), ("greece", 0)])
def test_pericles(active: str, total: int) -> None:
    """While Greece is not active each Greek legion adds 2, also abroad."""
    other = "greece" if active == "rome" else "rome"
    match = fight(active, other, legions=legions(rome=1, greece=2), marker={"cyrenaica": "rome"})
    assert value(match, "total", "foe" if active == "rome" else "active") == total


@rule("EM-15.10")
@pytest.mark.parametrize(("marker", "total"), [("egypt", 5), ("rome", 0), ("none", 0)])
def test_nebuchadnezzar(marker: str, total: int) -> None:
    """+5 in a province with one's own marker, attacking or defending."""
    for active, who in (("egypt", "active"), ("carthage", "foe")):
        other = "carthage" if active == "egypt" else "egypt"
        match = fight(
            active,
            other,
            legions=legions(egypt=1, carthage=1),
            marker={"cyrenaica": marker},
            owner={"nebuchadnezzar": "egypt"},
        )
        assert value(match, "total", who) == total


@rule("EM-15.14", "EM-16.16")
def test_ramses_and_friends_at_a_lone_fortress() -> None:
    """Fortress +5, Nebuchadnezzar +5 and the die of Ramses add up; without a unit there is no die."""
    match = fight(
        "carthage",
        "egypt",
        legions=legions(carthage=1),
        owner={"ramses": "egypt", "nebuchadnezzar": "egypt"},
        **EGYPTIAN,
    )
    assert value(match, "dice_due") == {"active": 1, "foe": 1}
    assert value(match, "total", "foe") == 10
    roll(match, 3, 5)
    assert left(match, "carthage") == 0


@rule("EM-16.25")
def test_a_legion_of_circe_is_an_ordinary_legion() -> None:
    """It marches and dies like any other, and then serves no longer."""
    given: dict[str, Any] = {
        "owner": {"circe": "rome"},
        "circe_legion": {"libya": {"caravan": "rome"}},
        "options": {"edition": "en"},
    }
    match = campaign("empires", "rome", legions={"rome": {"libya": 1}}, **given)
    match.play("march libya>cyrenaica")
    assert value(match, "circe_legion") == 0
    fought = campaign("empires", "carthage", legions=legions_in("libya", rome=1, carthage=1), **given)
    fought.play("done; attack libya rome")
    roll(fought, 5, 3)
    assert value(fought, "circe_legion") == 0 and value(fought, "legions", "rome") == 0
