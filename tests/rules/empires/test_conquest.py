"""EM-11, EM-12.1, 12.2, EM-14.10, 14.11, 15.9, 15.13, 16.21, 16.23 to 16.25 and EM-T33 to T38: war and conquest."""

from __future__ import annotations

from typing import Any

import pytest

from internum import CHANCE, Match
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
    winners,
)
from tests.support import rule

CYRENE = {"caravan": 1, "market": 1, "city": 1}


def conqueror(place: str = "cyrenaica", legions: int = 2, **rest: Any) -> Match:
    """Rome alone in an Egyptian province with a caravan, a market and a city, asked what to do."""
    given: dict[str, Any] = {
        "legions": {"rome": {place: legions}},
        "marker": {place: "egypt"},
        "built": {place: CYRENE},
    }
    match = campaign("empires", "rome", **{**given, **rest})
    done_until(match, "conquest")
    return match


def on_marker(age: int = 2, **rest: Any) -> dict[str, Any]:
    """A Roman legion on the Egyptian marker of Cyrenaica (1: taken in this turn, 2: before)."""
    return {"conqueror": {"cyrenaica": "rome"}, "posts": {"cyrenaica": {"marker": age}}, **rest}


LINK = {"rome": {"mare_ionium": 1, "mare_africum": 1}}
ITALY = {"cyrenaica": "egypt", "italia": "rome"}


# --- at war


@rule("EM-11.1", "EM-11.4")
def test_at_war_lasts_while_both_are_there() -> None:
    """Nobody is Conqueror, and each fights again in his own turns."""
    match = at(
        "empires",
        3,
        phase="begin_military",
        legions={"rome": {"libya": 2}, "carthage": {"libya": 2}},
        marker={"libya": "greece"},
    )
    match.play("next rome; done; attack libya carthage")
    roll(match, 3, 3, 3, 3)
    assert value(match, "phase") == "name_mover"  # no conquest
    match.play("next carthage; done")
    assert match.legal() == ["attack libya rome"]


@rule("EM-11.2")
def test_a_province_at_war_pays_but_is_closed_to_builders() -> None:
    """Its Marker owner collects, but builds neither in it nor, through it, at sea."""
    war: dict[str, Any] = {"legions": {"rome": {"cyrenaica": 1}, "egypt": {"cyrenaica": 1}}}
    assert (
        hand(collecting(marker={"cyrenaica": "egypt"}, built={"cyrenaica": {"city": 1}}, **war), "egypt")["coin"] == 1
    )
    match = building("empires", "egypt", "6 coin", marker={"cyrenaica": "egypt"}, **war)
    assert refusal(match, "legion cyrenaica") == "EM-11.2"
    assert refusal(match, "trireme mare_africum") == "EM-8.9"
    assert refusal(match, "legion aegyptus") is None


@rule("EM-11.3")
def test_later_players_may_join() -> None:
    """The attacked one included."""
    match = at(
        "empires",
        3,
        phase="begin_military",
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
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
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
    match = at(
        "empires",
        3,
        phase="begin_military",
        legions={"rome": {"libya": 2}, "carthage": {"libya": 1}},
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


HOLDING = {"conqueror": {"cyrenaica": "rome"}, "posts": {"cyrenaica": {"caravan": 1, "city": 1}}}


@rule("EM-11.9")
def test_a_later_turn_chooses_afresh() -> None:
    """Keep the Posts, or a new choice that replaces the old one."""
    match = conqueror(**HOLDING)
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
    held = conqueror(**on_marker(1))
    assert refusal(held, "occupy cyrenaica marker") == "EM-11.9"
    assert refusal(conqueror(), "hold cyrenaica") == "EM-11.9"


# --- losing the status


@rule("EM-11.10", "EM-T38")
def test_after_a_battle_with_survivors_the_posts_are_gone() -> None:
    """(b) Enemy units left after the battle end the status."""
    match = campaign(
        "empires",
        "egypt",
        legions={"rome": {"cyrenaica": 2}, "egypt": {"nubia": 2}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
        **HOLDING,
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
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
        conqueror={"cyrenaica": "rome"},
        posts={"cyrenaica": {"city": 1}},
    )
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
        conqueror={"aegyptus": "rome"},
        posts={"aegyptus": {"city": 1}},
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
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
        conqueror={"cyrenaica": "rome"},
        posts={"cyrenaica": {"city": 1}},
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
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
        **HOLDING,
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
        legions={"rome": {"cyrenaica": 2}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
        **HOLDING,
    )
    assert (levels(match, "rome")[:2], levels(match, "egypt")[:2]) == ((1, 1), (1, 0))
    match.play("march cyrenaica>libya; vacate city")
    assert (levels(match, "rome")[:2], levels(match, "egypt")[:2]) == ((1, 0), (1, 1))


# --- pillage


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


# --- occupying buildings


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
    given: dict[str, Any] = {
        "marker": {"cyrenaica": "egypt"},
        "built": {"cyrenaica": CYRENE},
        "conqueror": {"cyrenaica": "rome"},
    }
    both = collecting(legions={"rome": {"cyrenaica": 2}}, posts={"cyrenaica": {"caravan": 1, "market": 1}}, **given)
    assert (hand(both, "rome"), hand(both, "egypt")) == ({"papyrus": 2}, {"coin": 1})
    market = collecting(legions={"rome": {"cyrenaica": 1}}, posts={"cyrenaica": {"market": 1}}, **given)
    assert (hand(market, "rome"), hand(market, "egypt")) == ({}, {"papyrus": 1, "coin": 1})


@rule("EM-11.16")
def test_only_legions_occupy() -> None:
    """A fortress cannot stand beside an enemy marker, triremes are at sea: without legions nothing is conquered."""
    match = campaign(
        "empires",
        "rome",
        triremes={"rome": {"mare_africum": 3}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": CYRENE},
    )
    match.play("done")
    assert value(match, "phase") == "name_mover"


# --- converting


@rule("EM-11.17", "EM-T36")
def test_a_legion_on_the_marker_changes_nothing_yet() -> None:
    """The Marker owner keeps all buildings and levels, and collects everything."""
    match = conqueror()
    before = levels(match, "egypt")
    match.play("occupy cyrenaica marker")
    assert value(match, "posts", "cyrenaica") == {"marker": 1}
    assert levels(match, "egypt") == before
    assert value(match, "marker", "cyrenaica") == "egypt"


@rule("EM-11.18", "EM-T36")
def test_conversion_at_the_end_of_a_later_turn() -> None:
    """French printing: a legion on the marker since an earlier turn, and a link to an own province."""
    match = conqueror(triremes=LINK, **on_marker(2, marker=ITALY))
    assert refusal(match, "convert cyrenaica") is None
    declined = match.copy()
    declined.play("hold cyrenaica")
    assert value(declined, "marker", "cyrenaica") == "egypt"
    match.play("convert cyrenaica")
    assert value(match, "marker", "cyrenaica") == "rome"
    fresh = conqueror(triremes=LINK, **on_marker(1, marker=ITALY))
    assert refusal(fresh, "convert cyrenaica") == "EM-11.18"


@rule("EM-11.18")
def test_the_clock_of_a_conversion() -> None:
    """Taken in one turn, it can be converted in the next one and not before."""
    match = at(
        "empires",
        3,
        phase="begin_military",
        legions={"rome": {"libya": 1}},
        marker={"libya": "carthage", "garamantia": "rome"},
    )
    match.play("next rome; done; occupy libya marker")
    assert value(match, "posts", "libya") == {"marker": 1}
    again = at(
        "empires",
        3,
        phase="begin_military",
        legions={"rome": {"libya": 1}},
        marker={"libya": "carthage", "garamantia": "rome"},
        conqueror={"libya": "rome"},
        posts={"libya": {"marker": 1}},
    )
    again.play("next rome; done; convert libya")
    assert value(again, "marker", "libya") == "rome"


EN = {"edition": "en"}


@rule("EM-11.19", "EM-T36")
def test_conversion_at_the_start_of_a_later_turn() -> None:
    """English printing: before anything moves; afterwards the legion may march."""
    given = on_marker(2, marker=ITALY, legions={"rome": {"cyrenaica": 1}}, triremes=LINK)
    match = campaign("empires", "rome", options=EN, **given)
    assert match.legal() == ["convert cyrenaica", "hold cyrenaica", "done"]
    match.play("convert cyrenaica")
    assert value(match, "marker", "cyrenaica") == "rome"
    match.play("done; march cyrenaica>libya")
    assert value(match, "legions", "rome") == {"libya": 1}
    late = conqueror(options=EN, triremes=LINK, **on_marker(2, marker=ITALY))
    assert refusal(late, "convert cyrenaica") == "EM-11.19"


@rule("EM-11.20")
def test_the_legion_on_the_marker_must_stay() -> None:
    """If it marches off, nothing is left to convert; the others of the stack may go."""
    match = campaign("empires", "rome", **on_marker(2, marker=ITALY, legions={"rome": {"cyrenaica": 2}}, triremes=LINK))
    match.play("done; march cyrenaica>libya")
    assert value(match, "posts", "cyrenaica") == {"marker": 2}
    match.play("march cyrenaica>libya")
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0


@rule("EM-11.21")
def test_what_conversion_changes() -> None:
    """Buildings, levels and markers pass at once; no conquest is then possible there."""
    match = conqueror(triremes=LINK, **on_marker(2, marker=ITALY))
    supply = value(match, "supply", "egypt", "marker")
    match.play("convert cyrenaica")
    assert (levels(match, "rome")[:2], levels(match, "egypt")[:2]) == ((2, 1), (0, 0))
    assert value(match, "supply", "egypt", "marker") == supply + 1
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0
    assert value(match, "phase") == "name_mover"


@rule("EM-11.22", "EM-17.8", "EM-T37")
def test_conversion_without_a_link() -> None:
    """French: nothing happens, one may try again. English: the marker goes and the province is neutral."""
    french = conqueror(**on_marker(2))
    assert refusal(french, "convert cyrenaica") == "EM-11.22"
    english = campaign(
        "empires",
        "rome",
        options=EN,
        **on_marker(2, legions={"rome": {"cyrenaica": 1}}, marker={"cyrenaica": "egypt"}, built={"cyrenaica": CYRENE}),
    )
    english.play("convert cyrenaica")
    assert value(english, "marker", "cyrenaica") == 0
    assert value(english, "posts") == 0
    assert levels(english, "egypt") == (0, 0, 0) and levels(english, "rome")[:2] == (0, 0)


@rule("EM-11.23")
def test_no_link_is_needed_to_occupy_the_marker() -> None:
    """Only the conversion itself asks for it."""
    assert refusal(conqueror(), "occupy cyrenaica marker") is None


@rule("EM-11.24")
def test_without_a_marker_there_is_no_conversion() -> None:
    """All seven are on the map."""
    own = ("italia", "gallia", "sicilia", "creta", "dacia", "germania", "dalmatia")
    markers = {"cyrenaica": "egypt", **dict.fromkeys(own, "rome")}
    match = conqueror(triremes=LINK, **on_marker(2, marker=markers))
    assert refusal(match, "convert cyrenaica") == "EM-11.24"


@rule("EM-11.25", "EM-15.13")
def test_the_queen_of_sheba_converts_at_once() -> None:
    """Once a round, for the legion on the marker; the province is hers even without a unit."""
    match = conqueror(legions=1, triremes=LINK, marker=ITALY, owner={"sheba": "rome"})
    assert refusal(match, "sacrifice cyrenaica") == "EM-15.13"
    match.play("occupy cyrenaica marker")
    assert match.legal() == ["sacrifice cyrenaica", "done"]
    match.play("sacrifice cyrenaica")
    assert value(match, "marker", "cyrenaica") == "rome"
    assert value(match, "legions") == 0
    assert value(match, "supply", "rome", "legion") == 8
    assert value(match, "used", "sacrifice") == mask("rome")


@rule("EM-15.13")
def test_all_other_conditions_hold_for_sheba() -> None:
    """Her own power unused, a link, a marker, no Capital Province."""
    sheba = {"sheba": "rome"}
    unlinked = conqueror(owner=sheba)
    unlinked.play("occupy cyrenaica marker")
    assert value(unlinked, "phase") == "name_mover"  # nothing to sacrifice for
    used = conqueror(owner=sheba, triremes=LINK, used={"sacrifice": mask("rome")}, **on_marker(2, marker=ITALY))
    assert refusal(used, "sacrifice cyrenaica") == "EM-15.13"
    assert refusal(conqueror(triremes=LINK, **on_marker(2, marker=ITALY)), "sacrifice cyrenaica") == "EM-15.13"


@rule("EM-15.13")
@pytest.mark.parametrize(("option", "refused"), [("any_round", None), ("first_round", "EM-15.13")])
def test_sheba_and_an_older_post(option: str, refused: str | None) -> None:
    """French: also for a marker occupied earlier."""
    match = conqueror(
        owner={"sheba": "rome"}, triremes=LINK, options={"sheba_window": option}, **on_marker(2, marker=ITALY)
    )
    assert refusal(match, "sacrifice cyrenaica") == refused


@rule("EM-16.23")
def test_sheba_with_the_last_legion() -> None:
    """Legal: the province then has no unit of its new owner, and others may walk in."""
    match = conqueror(legions=1, triremes=LINK, marker=ITALY, owner={"sheba": "rome"})
    match.play("occupy cyrenaica marker; sacrifice cyrenaica; next egypt")
    assert value(match, "marker", "cyrenaica") == "rome"
    assert value(match, "legions") == 0


@rule("EM-16.24")
def test_nebuchadnezzar_in_a_province_converted_this_turn() -> None:
    """English: the marker is his when the battle is fought there later in the turn."""
    match = campaign(
        "empires",
        "rome",
        options={"edition": "en", "occupation_break": "after_battle"},
        owner={"nebuchadnezzar": "rome"},
        **on_marker(2, marker=ITALY, triremes=LINK, legions={"rome": {"cyrenaica": 1}, "greece": {"cyrenaica": 1}}),
    )
    match.play("convert cyrenaica; done; done; attack cyrenaica greece")
    assert value(match, "total", "active") == 1 + 5  # Caesar, Nebuchadnezzar


@rule("EM-16.25")
def test_a_legion_of_circe_is_an_ordinary_legion() -> None:
    """It marches and dies like any other, and then serves no longer."""
    given: dict[str, Any] = {"owner": {"circe": "rome"}, "circe_legion": {"libya": {"caravan": "rome"}}, "options": EN}
    match = campaign("empires", "rome", legions={"rome": {"libya": 1}}, **given)
    match.play("march libya>cyrenaica")
    assert value(match, "circe_legion") == 0
    fought = campaign("empires", "carthage", legions={"rome": {"libya": 1}, "carthage": {"libya": 1}}, **given)
    fought.play("done; attack libya rome")
    roll(fought, 5, 3)
    assert value(fought, "circe_legion") == 0 and value(fought, "legions", "rome") == 0


@rule("EM-11.26")
def test_levels_follow_every_change() -> None:
    """Of everybody concerned, at once."""
    match = conqueror()
    match.play("occupy cyrenaica cyrene; done")
    assert (levels(match, "rome")[1], levels(match, "egypt")[1]) == (1, 0)


# --- Capital Provinces


@rule("EM-12.1")
def test_a_capital_province_is_never_converted() -> None:
    """Its marker cannot even be occupied."""
    match = conqueror("aegyptus", 2, built={"aegyptus": {"city": 1, "caravan": 1}})
    assert refusal(match, "occupy aegyptus marker") == "EM-12.1"
    assert "convert" not in verbs(match)


@rule("EM-12.2")
def test_a_capital_can_be_pillaged_or_occupied() -> None:
    """The Capital City included."""
    match = conqueror("aegyptus", 2, built={"aegyptus": {"city": 1, "caravan": 1}})
    other = match.copy()
    match.play("pillage aegyptus alexandria")
    assert hand(match, "rome") == {"coin": 1} and levels(match, "egypt")[1] == 0
    other.play("occupy aegyptus alexandria; done")
    assert levels(other, "rome")[1] == 1


# --- four cities


def with_cities(count: int, **rest: Any) -> Match:
    """Rome controls Roma and up to three legendary cities, before the first Military turn."""
    legendary = ("asia", "judaea", "sicilia")[: count - 1]
    given: dict[str, Any] = {
        "built": {"latium": {"city": 1}, **{p: {"city": 1} for p in legendary}},
        "marker": dict.fromkeys(legendary, "rome"),
    }
    return at("empires", 3, phase="begin_military", **{**given, **rest})


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
