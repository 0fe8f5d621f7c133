"""MN-2.47, MN-7.10 to 7.14, 7.30, MN-9.5, 9.10 and TV-19, TV-55: sack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.invasion import invader
from tests.rules.mare import at, building, campaign, collecting, hand, mask, refusal, value
from tests.support import rule


@rule("MN-7.10", "MN-7.11")
def test_sacking_destroys_one_building() -> None:
    """Whatever the number of legions; it goes back to the supply and its site is free."""
    match = invader(legions=4)
    supply = value(match, "box", "market")
    assert refusal(match, "pillage cyrenaica temple") == "MN-7.10"
    match.play("pillage cyrenaica market")
    assert value(match, "built", "cyrenaica") == {"city": 1, "caravan": 1}
    assert value(match, "box", "market") == supply + 1
    assert hand(match, "carthage") == {}
    assert value(match, "phase") == "name_mover"  # one building only


@rule("MN-7.12")
def test_the_marker_stays() -> None:
    """The owner remains the owner."""
    match = invader()
    match.play("pillage cyrenaica cyrene")
    assert value(match, "marker", "cyrenaica") == "egypt"


@rule("MN-7.13")
def test_after_a_sack_the_legions_stay() -> None:
    """Income stays with the owner, who cannot build there."""
    match = invader()
    match.play("pillage cyrenaica cyrene")
    assert value(match, "legions", "carthage") == {"cyrenaica": 2}
    given: dict[str, Any] = {"legions": {"carthage": {"cyrenaica": 2}}, "marker": {"cyrenaica": "egypt"}}
    assert hand(collecting("classic", built={"cyrenaica": {"caravan": 1}}, **given), "egypt") == {"papyrus": 1}
    assert refusal(building("classic", "egypt", "3 tax", **given), "build cyrenaica cyrene") == "MN-5.27"


@rule("MN-7.14", "MN-7.30", "TV-55")
def test_a_capital_can_be_sacked_and_occupied_but_not_converted() -> None:
    """Convert is not offered; sack, occupy and nothing are."""
    match = invader("aegyptus", built={"aegyptus": {"city": 1, "caravan": 1}})
    assert refusal(match, "occupy aegyptus marker") == "MN-7.30"
    assert refusal(match, "pillage aegyptus alexandria") is None
    assert refusal(match, "leave aegyptus") is None
    match.play("occupy aegyptus alexandria; done")
    assert value(match, "posts", "aegyptus") == {"city": 1}


@rule("MN-2.47")
@pytest.mark.parametrize(("convertible", "refused"), [(True, None), (False, "MN-7.30")])
def test_a_neutral_capital(convertible: bool, refused: str | None) -> None:
    """It can be conquered like any province, converted too unless the option forbids it."""
    match = campaign(
        "classic",
        "egypt",
        4,
        legions={"egypt": {"babylonia": 1}},
        marker={"babylonia": "babylon"},
        built={"babylonia": {"city": 1}},
        options={"neutral_capital_convertible": convertible},
    )
    match.play("done")
    assert refusal(match, "occupy babylonia marker") == refused
    assert refusal(match, "pillage babylonia babylon") is None


# --- Nebuchadnezzar


@rule("MN-9.5", "TV-19")
@pytest.mark.parametrize(("slot", "card"), [("papyrus", {"papyrus": 1}), ("cyrene", {"tax": 1}), ("market", {})])
def test_nebuchadnezzar_takes_the_card_of_the_building(slot: str, card: dict[str, int]) -> None:
    """A resource for a caravan, a tax for a city, nothing for a market; nobody else takes anything."""
    match = invader(owner={"nebuchadnezzar": "carthage"})
    match.play(f"pillage cyrenaica {slot}")
    assert hand(match, "carthage") == card
    others = invader()
    others.play(f"pillage cyrenaica {slot}")
    assert hand(others, "carthage") == {}


@rule("MN-9.5")
def test_nebuchadnezzar_and_multipliers() -> None:
    """Under the option a tax for a temple and a resource of the province for a market."""
    given: dict[str, Any] = {
        "owner": {"nebuchadnezzar": "carthage"},
        "options": {"nebuchadnezzar_multiplier_card": "tax_for_temple_resource_for_market"},
        "built": {"cyrenaica": {"market": 1, "temple": 1}},
    }
    market, temple = invader(**given), invader(**given)
    market.play("pillage cyrenaica market")
    temple.play("pillage cyrenaica temple")
    assert (hand(market, "carthage"), hand(temple, "carthage")) == ({"papyrus": 1}, {"tax": 1})


@rule("MN-9.10")
def test_nebuchadnezzars_card_stays_in_hand() -> None:
    """It is there in the next commerce phase, with the two taxes kept before."""
    match = at(
        "classic",
        phase="campaign",
        actor="carthage",
        title={"trade": "carthage"},
        had_turn=mask("rome", "carthage", "greece", "egypt", "babylon"),
        owner={"nebuchadnezzar": "carthage"},
        hand={"carthage": {"tax": 2}},
        legions={"carthage": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt", "carthago": "carthage"},
        built={"cyrenaica": {"caravan": 1}, "carthago": {"caravan": 1}},
    )
    match.play("done; pillage cyrenaica papyrus")
    while value(match, "stage") != "trade":
        match.play(match.legal()[0])
    assert hand(match, "carthage") == {"tax": 2, "papyrus": 1, "perfume": 1}
