"""EM-11.1 to 11.12 and EM-T38: war, and who becomes, stays or is no longer Conqueror."""

from __future__ import annotations

import pytest

from tests.rules.invasion import CYRENE, conqueror, egyptian, held
from tests.rules.mare import (
    building,
    campaign,
    collecting,
    hand,
    legions_in,
    levels,
    military_phase,
    refusal,
    roll,
    value,
)
from tests.support import rule

# --- at war


@rule("EM-11.1", "EM-11.4")
def test_at_war_lasts_while_both_are_there() -> None:
    """Nobody is Conqueror, and each fights again in his own turns."""
    match = military_phase("empires", 3, legions=legions_in("libya", rome=2, carthage=2), marker={"libya": "greece"})
    match.play("next rome; done; attack libya carthage")
    roll(match, 3, 3, 3, 3)
    assert value(match, "phase") == "name_mover"  # no conquest
    match.play("next carthage; done")
    assert match.legal() == ["attack libya rome"]


@rule("EM-11.2")
def test_a_province_at_war_pays_but_is_closed_to_builders() -> None:
    """Its Marker owner collects, but builds neither in it nor, through it, at sea."""
    war = legions_in("cyrenaica", rome=1, egypt=1)
    assert hand(collecting(legions=war, **egyptian({"city": 1})), "egypt")["coin"] == 1
    match = building("empires", "egypt", "6 coin", legions=war, marker={"cyrenaica": "egypt"})
    assert refusal(match, "legion cyrenaica") == "EM-11.2"
    assert refusal(match, "trireme mare_africum") == "EM-8.9"
    assert refusal(match, "legion aegyptus") is None


@rule("EM-11.3")
def test_later_players_may_join() -> None:
    """The attacked one included."""
    match = military_phase(
        "empires",
        3,
        legions={"rome": {"libya": 2}, "carthage": {"africa": 1}, "greece": {"garamantia": 1}},
        marker={"libya": "carthage"},
    )
    match.play("next rome; done; done; next carthage; march africa>libya")
    assert match.legal() == ["attack libya rome"]
    match.play("attack libya rome")
    roll(match, 3, 3, 3)
    assert refusal(match, "march garamantia>libya") is None  # Greece, the last one


# --- becoming a Conqueror


@rule("EM-11.5")
@pytest.mark.parametrize("how", ["stood", "walked in", "fought"])
def test_sole_presence_in_ones_own_turn_makes_a_conqueror(how: str) -> None:
    """Whether he fought, walked in or already stood there."""
    start = "cyrenaica" if how == "stood" else "nubia"
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {start: 2}, "egypt": {"cyrenaica": int(how == "fought")}},
        **egyptian(),
    )
    match.play("done" if how == "stood" else "march nubia>cyrenaica; march nubia>cyrenaica")
    if how == "fought":
        match.play("attack cyrenaica egypt")
        roll(match, 5, 5, 3)
    assert value(match, "phase") == "conquest"
    assert value(match, "conqueror", "cyrenaica") == "rome"
    assert refusal(match, "pillage latium roma") == "EM-11.7"
    assert refusal(match, "pillage aegyptus papyrus") == "EM-11.5"


@rule("EM-11.6")
def test_nobody_conquers_in_another_turn() -> None:
    """A survivor left alone in the turn of another must wait for his own next turn."""
    match = military_phase(
        "empires",
        3,
        legions=legions_in("libya", rome=2, carthage=1),
        marker={"libya": "carthage"},
        built={"libya": {"caravan": 1}},
    )
    match.play("next carthage; march libya>africa")
    assert value(match, "phase") == "name_mover"
    assert value(match, "conqueror") == 0


@rule("EM-11.7")
def test_neutral_and_own_provinces_are_not_conquered() -> None:
    """No conquest is asked there."""
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"libya": 1, "gallia": 1}},
        marker={"gallia": "rome"},
        built={"gallia": {"caravan": 1}},
    )
    match.play("done")
    assert value(match, "phase") == "name_mover"


@rule("EM-11.8")
@pytest.mark.parametrize("choice", ["pillage cyrenaica market", "occupy cyrenaica marker", "leave cyrenaica"])
def test_one_choice_in_each_province(choice: str) -> None:
    """Pillage, occupy buildings, occupy the marker or nothing: never two of them."""
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"cyrenaica": 2, "libya": 1}},
        marker={"cyrenaica": "egypt", "libya": "egypt"},
        built={"cyrenaica": CYRENE, "libya": {"caravan": 1}},
    )
    match.play("done")
    assert refusal(match, choice) is None
    match.play(choice)
    assert value(match, "phase") == "conquest"  # Libya is still open
    for other in ("pillage cyrenaica papyrus", "occupy cyrenaica marker", "occupy cyrenaica cyrene", "leave cyrenaica"):
        assert refusal(match, other) == "EM-11.8"


@rule("EM-11.8")
def test_done_leaves_the_rest_as_it_is() -> None:
    """Doing nothing is always allowed."""
    match = conqueror()
    match.play("done")
    assert value(match, "posts") == 0 and value(match, "built", "cyrenaica") == CYRENE


@rule("EM-11.9")
def test_a_later_turn_chooses_afresh() -> None:
    """Keep the Posts, or a new choice that replaces the old one."""
    match = conqueror(**held("rome", caravan=1, city=1))
    kept, marker, market, pillaged, left = (match.copy() for _ in range(5))
    kept.play("hold cyrenaica")
    assert value(kept, "posts", "cyrenaica") == {"caravan": 1, "city": 1}
    marker.play("occupy cyrenaica marker")
    assert value(marker, "posts", "cyrenaica") == {"marker": 1}
    market.play("occupy cyrenaica market; done")
    assert value(market, "posts", "cyrenaica") == {"market": 1}
    pillaged.play("pillage cyrenaica market")
    left.play("leave cyrenaica")
    assert value(pillaged, "posts") == 0 and value(left, "posts") == 0
    on_marker = conqueror(**held("rome", marker=1))
    assert refusal(on_marker, "occupy cyrenaica marker") == "EM-11.9"
    assert refusal(conqueror(), "hold cyrenaica") == "EM-11.9"


# --- losing the status


@rule("EM-11.10", "EM-T38")
def test_after_a_battle_with_survivors_the_posts_are_gone() -> None:
    """(b) Enemy units left after the battle end the status."""
    match = campaign(
        "empires",
        "egypt",
        legions={"rome": {"cyrenaica": 2}, "egypt": {"nubia": 2}},
        **egyptian(),
        **held("rome", caravan=1, city=1),
    )
    assert levels(match, "rome")[0] == 1
    match.play("march nubia>cyrenaica; march nubia>cyrenaica; attack cyrenaica rome")
    roll(match, 3, 3, 3, 3)
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0
    assert levels(match, "rome")[0] == 0
    assert "Rome is no longer alone in Cyrenaica and holds nothing there any more." in match.story(None)


@rule("EM-11.10")
def test_the_status_ends_when_all_have_left() -> None:
    """(a) None of his units is there."""
    match = campaign("empires", "rome", legions={"rome": {"cyrenaica": 1}}, **egyptian(), **held("rome", city=1))
    match.play("march cyrenaica>libya")
    assert value(match, "conqueror") == 0 and levels(match, "egypt")[1] == 1


@rule("EM-11.10")
@pytest.mark.parametrize(("option", "kept"), [("any_presence", False), ("after_battle", True)])
def test_units_that_appear_end_the_status(option: str, kept: bool) -> None:
    """(c) A legion built in the besieged Capital Province, unless only battles count."""
    match = building(
        "empires",
        "egypt",
        "3 coin",
        legions={"rome": {"aegyptus": 1}},
        built={"aegyptus": {"city": 1}},
        **held("rome", "aegyptus", city=1),
        options={"occupation_break": option},
    )
    match.play("legion aegyptus; pay coin; pay coin; pay coin")
    assert bool(value(match, "posts")) is kept


@rule("EM-11.10")
@pytest.mark.parametrize(("option", "kept"), [("any_presence", False), ("after_battle", True)])
def test_others_at_the_end_of_their_turn_end_the_status(option: str, kept: bool) -> None:
    """(c) The owner of Zeus may stand beside his partner without a battle: at the end of his turn the Posts go."""
    match = campaign(
        "empires",
        "carthage",
        owner={"zeus": "rome"},
        peace_with="carthage",
        options={"edition": "en", "occupation_break": option},
        legions={"rome": {"cyrenaica": 1}, "carthage": {"libya": 1}},
        **egyptian(),
        **held("rome", city=1),
    )
    match.play("march libya>cyrenaica")
    assert value(match, "phase") == "name_mover"
    assert bool(value(match, "posts")) is kept


@rule("EM-11.11", "EM-T38")
def test_alone_again_the_posts_go_on() -> None:
    """The attacker is wiped out: status and the Post of the surviving legion continue."""
    match = campaign(
        "empires",
        "egypt",
        legions={"rome": {"cyrenaica": 2}, "egypt": {"nubia": 1}},
        **egyptian(),
        **held("rome", caravan=1, city=1),
    )
    match.play("march nubia>cyrenaica; attack cyrenaica rome")
    roll(match, 5, 3, 3)
    match.play("lose-post caravan")
    assert value(match, "posts", "cyrenaica") == {"city": 1}
    assert value(match, "conqueror", "cyrenaica") == "rome"


@rule("EM-11.12")
def test_the_owner_regains_vacated_buildings_at_once() -> None:
    """Levels follow the legion that leaves."""
    match = campaign(
        "empires",
        "rome",
        legions=legions_in("cyrenaica", rome=2),
        **egyptian(),
        **held("rome", caravan=1, city=1),
    )
    assert (levels(match, "rome")[:2], levels(match, "egypt")[:2]) == ((1, 1), (1, 0))
    match.play("march cyrenaica>libya; vacate city")
    assert (levels(match, "rome")[:2], levels(match, "egypt")[:2]) == ((1, 0), (1, 1))
