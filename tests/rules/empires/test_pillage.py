"""EM-11.27 to 11.32, EM-15.9, 16.21 and EM-T33: pillage."""

from __future__ import annotations

import pytest

from internum import CHANCE
from tests.rules.invasion import conqueror
from tests.rules.mare import at, building, hand, levels, mask, refusal, value, verbs
from tests.support import rule


@rule("EM-11.27")
def test_pillage_destroys_one_building() -> None:
    """Any kind; the counter goes back to the reserve and may be built again."""
    match = conqueror()
    before = value(match, "box", "market")
    match.play("pillage cyrenaica market")
    assert value(match, "built", "cyrenaica") == {"caravan": 1, "city": 1}
    assert value(match, "box", "market") == before + 1


@rule("EM-11.28", "EM-T33")
@pytest.mark.parametrize(("slot", "gain"), [("papyrus", {"papyrus": 1}), ("cyrene", {"coin": 1}), ("market", {})])
def test_what_pillage_yields(slot: str, gain: dict[str, int]) -> None:
    """A caravan its good, a city a coin, a market nothing; the owner's level falls."""
    match = conqueror()
    trade = levels(match, "egypt")[0]
    match.play(f"pillage cyrenaica {slot}")
    assert hand(match, "rome") == gain
    assert levels(match, "egypt")[0] == trade - (slot != "cyrene")


@rule("EM-11.28")
@pytest.mark.parametrize("choice", ["coin", "legendary"])
def test_a_legendary_city_yields_a_coin_or_a_legendary_good(choice: str) -> None:
    """The Conqueror chooses."""
    match = conqueror("asia", 1, marker={"asia": "greece"}, built={"asia": {"city": 1}})
    match.play("pillage asia troia")
    assert match.legal() == ["gain coin", "gain legendary"]
    match.play(f"gain {choice}")
    if choice == "legendary":
        match.play("draw wine", CHANCE)
    assert hand(match, "rome") == ({"coin": 1} if choice == "coin" else {"wine*": 1})


@rule("EM-11.28")
def test_an_empty_reserve_yields_nothing() -> None:
    """No token, no gain."""
    match = conqueror(hand={"egypt": {"papyrus": 5}})
    match.play("pillage cyrenaica papyrus")
    assert hand(match, "rome") == {}


@rule("EM-11.29")
def test_the_gain_is_kept_until_the_next_build_phase() -> None:
    """It is still there when the next round trades and builds."""
    match = at(
        "empires",
        3,
        phase="campaign",
        actor="rome",
        had_turn=mask("rome", "carthage", "greece"),
        legions={"rome": {"libya": 3}, "carthage": {"africa": 1}, "greece": {"achaea": 1}},
        built={"libya": {"caravan": 1}, "latium": {"caravan": 1}, "achaea": {"city": 1}},
        marker={"libya": "carthage"},
    )
    match.play("done; pillage libya oil")
    while value(match, "stage") != "trade":
        match.play(match.legal()[0])
    assert value(match, "round") == 2
    assert hand(match, "rome")["oil"] == 1


@rule("EM-11.30")
def test_a_pillaged_slot_can_be_built_on() -> None:
    """The legion that pillaged does not stop rebuilding, where building is allowed at all."""
    match = building("empires", "egypt", "3 coin", legions={"rome": {"aegyptus": 1}}, conqueror={"aegyptus": "rome"})
    assert refusal(match, "build aegyptus alexandria") is None


@rule("EM-11.31")
def test_without_a_building_there_is_no_pillage() -> None:
    """Nothing to destroy."""
    match = conqueror(built={})
    assert refusal(match, "pillage cyrenaica cyrene") == "EM-11.31"
    assert verbs(match) == {"occupy", "leave", "done"}


@rule("EM-11.32")
def test_the_marker_stays_after_pillage() -> None:
    """And with it the other buildings."""
    match = conqueror()
    match.play("pillage cyrenaica cyrene")
    assert value(match, "marker", "cyrenaica") == "egypt"
    assert levels(match, "egypt")[0] == 2


@rule("EM-15.9", "EM-16.21")
def test_hamilcar_doubles_pillage() -> None:
    """2 coins for a city, 2 goods for a caravan as far as the reserve has them, both things for a legendary city."""
    tiles = {"hamilcar": "rome"}
    caravan, short, city, market = (conqueror(owner=tiles, hand={"egypt": {"papyrus": n}}) for n in (0, 4, 0, 0))
    caravan.play("pillage cyrenaica papyrus")
    short.play("pillage cyrenaica papyrus")
    city.play("pillage cyrenaica cyrene")
    market.play("pillage cyrenaica market")
    assert [hand(m, "rome") for m in (caravan, short, city, market)] == [
        {"papyrus": 2},
        {"papyrus": 1},
        {"coin": 2},
        {},
    ]
    legendary = conqueror("asia", 1, marker={"asia": "greece"}, built={"asia": {"city": 1}}, owner=tiles)
    legendary.play("pillage asia troia")
    legendary.play("draw oil", CHANCE)
    assert hand(legendary, "rome") == {"coin": 1, "oil*": 1}
