"""MN-0.7 to 0.9, MN-7.1 to 7.9, 12.16 and TV-14: war, and the choice of the sole invader."""

from __future__ import annotations

import pytest

from tests.rules.invasion import egyptian, held, invader
from tests.rules.mare import (
    building,
    campaign,
    collecting,
    done_until,
    hand,
    legions_in,
    military_phase,
    refusal,
    roll,
    value,
    verbs,
)
from tests.support import rule

# --- at war


@rule("MN-0.7", "MN-7.1")
def test_at_war_with_land_units_of_several_sides() -> None:
    """After the losses, legions or a fortress of another side keep the province at war: no choice."""
    match = campaign(
        "classic",
        "carthage",
        legions=legions_in("cyrenaica", carthage=2, egypt=1),
        **egyptian({"city": 1}),
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
        legions=legions_in("cyrenaica", carthage=1, greece=1),
        marker={"cyrenaica": "egypt"},
        options={"standing_battle": "none"},
    )
    third.play("done")
    assert value(third, "phase") == "name_mover"


@rule("MN-7.2", "MN-12.16", "TV-14")
def test_a_sack_is_safe_but_others_may_still_come() -> None:
    """Egypt sacks Jerusalem; Babylon's marker stays, and Babylon strikes back from next door in its own turn."""
    match = military_phase(
        "classic",
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
    match = collecting("classic", legions=legions_in("cyrenaica", carthage=2, egypt=1), **egyptian({"city": 1}))
    assert hand(match, "egypt") == {"tax": 1} and hand(match, "carthage") == {}


@rule("MN-7.4")
def test_nobody_builds_in_a_province_at_war() -> None:
    """Except the owner in his capital."""
    both = {"cyrenaica": 1, "aegyptus": 1}
    match = building(
        "classic", "egypt", "6 tax", legions={"carthage": both, "egypt": both}, marker=dict.fromkeys(both, "egypt")
    )
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
        **egyptian({"city": 1, "caravan": 1}),
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
    match = campaign("classic", "carthage", legions={"carthage": {"libya": 1}}, **egyptian({"city": 1}))
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
        **egyptian({"city": 1}),
        options={"repeat_conquest": repeat},
        **held("carthage", city=1),
    )
    match.play("done")
    assert value(match, "phase") == phase
    assert value(match, "posts", "cyrenaica") == {"city": 1}
    two = invader(
        built={"cyrenaica": {"city": 1}, "libya": {"city": 1}},
        marker={"cyrenaica": "egypt", "libya": "egypt"},
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
        **egyptian({"city": 1}),
        **held("carthage", city=1),
    )
    match.play("march nubia>cyrenaica; attack cyrenaica carthage")
    roll(match, 1, 5, 5)
    assert value(match, "posts", "cyrenaica") == {"city": 1}
    assert value(match, "phase") == "name_mover"
