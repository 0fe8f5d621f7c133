"""MN-0.7 to 0.11, MN-7.1 to 7.19, 7.29 to 7.31, MN-9.5, 9.10, 12.16 and vectors: war, sack, occupation, conversion."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.rules.mare import (
    at,
    building,
    campaign,
    collecting,
    done_until,
    hand,
    levels,
    mask,
    refusal,
    roll,
    value,
    verbs,
)
from tests.support import rule


def invader(place: str = "cyrenaica", legions: int = 2, **rest: Any) -> Match:
    """Carthage alone in an Egyptian province with a city, a caravan and a market, asked what to do."""
    given: dict[str, Any] = {
        "legions": {"carthage": {place: legions}},
        "marker": {place: "egypt"},
        "built": {place: {"city": 1, "caravan": 1, "market": 1}},
    }
    match = campaign("classic", "carthage", **{**given, **rest})
    done_until(match, "conquest")
    return match


def held(**posts: int) -> dict[str, Any]:
    """Carthage holds these Posts in Cyrenaica."""
    return {"conqueror": {"cyrenaica": "carthage"}, "posts": {"cyrenaica": posts}}


# --- definitions


@rule("MN-0.7", "MN-7.1")
def test_at_war_with_land_units_of_several_sides() -> None:
    """After the losses, legions or a fortress of another side keep the province at war: no choice."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 2}, "egypt": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}},
    )
    match.play("done; attack cyrenaica egypt")
    roll(match, 1, 1, 1)
    assert value(match, "phase") == "name_mover"
    assert "Cyrenaica is at war." in match.story(None)


@rule("MN-7.1")
@pytest.mark.parametrize(("holds", "phase"), [(True, "name_mover"), (False, "conquest")])
def test_does_a_lone_fortress_hold(holds: bool, phase: str) -> None:
    """By default it does; under the option the invader has his choice beside it."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 2}},
        marker={"cyrenaica": "egypt"},
        fortress={"cyrenaica": 1},
        built={"cyrenaica": {"city": 1}},
        options={"fortress_holds": holds},
    )
    match.play("done; attack cyrenaica egypt")
    roll(match, 1, 1)
    assert value(match, "fortress", "cyrenaica") == 1
    assert value(match, "phase") == phase


@rule("MN-0.8")
def test_militarily_occupied() -> None:
    """One foreign legion is enough to close a province to its owner's building, sack or not."""
    match = building("classic", "egypt", "6 tax", marker={"cyrenaica": "egypt"}, legions={"carthage": {"cyrenaica": 1}})
    assert refusal(match, "legion cyrenaica") == "MN-5.27"


@rule("MN-0.9")
def test_sole_invader() -> None:
    """A legion there, an owner who is somebody else, and no other side's land units."""
    assert value(invader(), "conqueror", "cyrenaica") == "carthage"
    third = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 1}, "greece": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        options={"standing_battle": "none"},
    )
    third.play("done")
    assert value(third, "phase") == "name_mover"


@rule("MN-0.10", "MN-7.15", "TV-64")
def test_one_legion_for_one_piece() -> None:
    """Three legions on city, caravan and market: they count 1 political and 2 trade, and yield 1 tax and 2 cards."""
    match = invader(legions=3)
    match.play("occupy cyrenaica cyrene; occupy cyrenaica papyrus")
    assert refusal(match, "occupy cyrenaica papyrus") == "MN-7.15"
    assert refusal(match, "occupy cyrenaica marker") == "MN-7.5"
    match.play("occupy cyrenaica market")
    assert value(match, "posts", "cyrenaica") == {"city": 1, "caravan": 1, "market": 1}
    assert levels(match, "carthage")[:2] == (2, 1)
    later = collecting(
        "classic",
        legions={"carthage": {"cyrenaica": 3}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1, "caravan": 1, "market": 1}},
        **held(city=1, caravan=1, market=1),
    )
    assert hand(later, "carthage") == {"tax": 1, "papyrus": 2}


@rule("MN-0.11", "MN-7.17", "MN-12.17", "TV-15")
def test_the_legion_on_a_building_controls_it() -> None:
    """Otherwise the owner of the province does; so it counts for roles."""
    match = at(
        "classic",
        phase="begin_military",
        legions={"carthage": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1, "caravan": 1}},
        **held(city=1),
    )
    assert levels(match, "carthage")[:2] == (0, 1)
    assert levels(match, "egypt")[:2] == (1, 0)


# --- at war


@rule("MN-7.2", "MN-12.16", "TV-14")
def test_a_sack_is_safe_but_others_may_still_come() -> None:
    """Egypt sacks Jerusalem; Babylon's marker stays, and Babylon strikes back from next door in its own turn."""
    match = at(
        "classic",
        phase="begin_military",
        title={"military": "rome"},
        legions={"egypt": {"judaea": 1}, "babylon": {"babylonia": 1}},
        marker={"judaea": "babylon"},
        built={"judaea": {"city": 1}},
    )
    match.play("next egypt; done; pillage judaea ierusalem")
    assert value(match, "built", "judaea") == 0 and value(match, "marker", "judaea") == "babylon"
    match.play("next babylon; march babylonia>judaea")
    assert match.legal() == ["attack judaea egypt"]


@rule("MN-7.3")
def test_a_province_at_war_pays_its_owner() -> None:
    """Whatever stands in it."""
    match = collecting(
        "classic",
        legions={"carthage": {"cyrenaica": 2}, "egypt": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}},
    )
    assert hand(match, "egypt") == {"tax": 1} and hand(match, "carthage") == {}


@rule("MN-7.4")
def test_nobody_builds_in_a_province_at_war() -> None:
    """Except the owner in his capital."""
    war: dict[str, Any] = {"marker": {"cyrenaica": "egypt", "aegyptus": "egypt"}}
    both = {"cyrenaica": 1, "aegyptus": 1}
    match = building("classic", "egypt", "6 tax", legions={"carthage": both, "egypt": both}, **war)
    assert refusal(match, "legion cyrenaica") == "MN-5.27"
    assert refusal(match, "legion aegyptus") is None


# --- the choice


@rule("MN-7.5")
def test_one_of_sack_occupy_convert_or_nothing() -> None:
    """After the losses, right after the battle in that province."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 2, "nubia": 1}, "egypt": {"cyrenaica": 1, "nubia": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1, "caravan": 1}},
    )
    done_until(match, "land_battle")
    match.play("attack cyrenaica egypt")
    roll(match, 5, 5, 1)
    assert value(match, "conquest") == "cyrenaica"  # before the battle in Nubia
    assert verbs(match) == {"pillage", "occupy", "leave", "done"}
    match.play("pillage cyrenaica cyrene")
    assert refusal(match, "occupy cyrenaica papyrus") == "MN-6.22"
    assert match.legal() == ["attack nubia egypt"]


@rule("MN-7.6")
def test_the_same_choice_without_a_battle() -> None:
    """An invader who met nobody has it too."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"libya": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}},
    )
    match.play("march libya>cyrenaica")
    assert refusal(match, "pillage cyrenaica cyrene") is None
    assert refusal(match, "occupy cyrenaica marker") is None


@rule("MN-7.7")
@pytest.mark.parametrize(("repeat", "phase"), [(True, "conquest"), (False, "name_mover")])
def test_the_choice_again_in_later_turns(repeat: bool, phase: str) -> None:
    """Once for each province and turn; under the option only in the turn of entry or battle, and the Posts stay."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}},
        options={"repeat_conquest": repeat},
        **held(city=1),
    )
    match.play("done")
    assert value(match, "phase") == phase
    assert value(match, "posts", "cyrenaica") == {"city": 1}
    two = invader(
        **{
            "built": {"cyrenaica": {"city": 1}, "libya": {"city": 1}},
            "marker": {"cyrenaica": "egypt", "libya": "egypt"},
        }
    )
    two.play("pillage cyrenaica cyrene")
    assert refusal(two, "leave cyrenaica") == "MN-6.1"


@rule("MN-7.8")
def test_a_virgin_province_offers_nothing() -> None:
    """Nor does one's own."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"libya": 1, "cyrenaica": 1}},
        marker={"libya": "carthage", "cyrenaica": "egypt"},
    )
    match.play("done")
    assert refusal(match, "occupy libya marker") == "MN-7.8"
    assert refusal(match, "occupy nubia marker") == "MN-7.8"


@rule("MN-7.9")
def test_no_choice_in_the_turn_of_another() -> None:
    """Left alone by the owner's attack, the invader keeps what he held and waits for his own turn."""
    match = campaign(
        "classic",
        "egypt",
        legions={"carthage": {"cyrenaica": 2}, "egypt": {"nubia": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}},
        **held(city=1),
    )
    match.play("march nubia>cyrenaica; attack cyrenaica carthage")
    roll(match, 1, 5, 5)
    assert value(match, "posts", "cyrenaica") == {"city": 1}
    assert value(match, "phase") == "name_mover"


# --- sack


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


# --- occupation


@rule("MN-7.16")
def test_the_occupier_collects() -> None:
    """From the next commerce phase on, in place of the owner."""
    match = collecting(
        "classic",
        legions={"carthage": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1, "caravan": 1}},
        **held(city=1),
    )
    assert (hand(match, "carthage"), hand(match, "egypt")) == ({"tax": 1}, {"papyrus": 1})


@rule("MN-7.18")
def test_when_the_legions_are_gone_all_is_as_before() -> None:
    """The owner controls everything again at once."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}},
        **held(city=1),
    )
    match.play("march cyrenaica>libya")
    assert value(match, "posts") == 0 and levels(match, "egypt")[1] == 1


@rule("MN-7.19")
@pytest.mark.parametrize("how", ["battle", "built", "helen", "port"])
def test_war_ends_all_assignments(how: str) -> None:
    """After a battle, when the owner builds in his occupied capital, by Helen; a trireme in port makes no war."""
    given: dict[str, Any] = {
        "marker": {"aegyptus": "egypt"},
        "built": {"aegyptus": {"city": 1}},
        "conqueror": {"aegyptus": "carthage"},
        "posts": {"aegyptus": {"city": 1}},
    }
    if how == "battle":
        match = campaign("classic", "egypt", legions={"carthage": {"aegyptus": 2}, "egypt": {"nubia": 2}}, **given)
        match.play("march nubia>aegyptus; march nubia>aegyptus; attack aegyptus carthage")
        roll(match, 1, 1, 1, 1)
    elif how == "helen":
        legions = {"carthage": {"aegyptus": 1, "cyrenaica": 1}}
        match = campaign("classic", "carthage", legions=legions, owner={"helen": "egypt"}, **given)
        match.play("march cyrenaica>aegyptus; done; helen aegyptus")
    else:
        match = building("classic", "egypt", "3 tax", legions={"carthage": {"aegyptus": 2}}, **given)
        match.play("launch aegyptus" if how == "port" else "legion aegyptus")
        match.play("pay tax; pay tax; pay tax")
    assert bool(value(match, "posts")) is (how == "port")


# --- conversion (its purchase: test_placing)


@rule("MN-7.29")
def test_the_legion_stays_on_the_marker() -> None:
    """Until its player changes or loses it, also through his later turns."""
    match = invader(**held(marker=1))
    assert refusal(match, "occupy cyrenaica marker") == "MN-7.29"
    assert refusal(match, "convert cyrenaica") == "MN-7.20"
    match.play("hold cyrenaica")
    assert value(match, "posts", "cyrenaica", "marker") > 0


@rule("MN-7.31")
def test_the_owner_always_builds_in_his_capital() -> None:
    """Occupied or not; nobody is ever eliminated."""
    match = building(
        "classic",
        "egypt",
        "3 tax",
        legions={"carthage": {"aegyptus": 2}},
        marker={"aegyptus": "egypt"},
        built={"aegyptus": {"city": 1}},
        conqueror={"aegyptus": "carthage"},
        posts={"aegyptus": {"city": 1}},
    )
    assert refusal(match, "legion aegyptus") is None
    assert refusal(match, "build aegyptus grain") is None
