"""EM-8.1 to 8.13, EM-12.3 to 12.5, 15.3, 15.11, 16.22: where bought pieces go."""

from __future__ import annotations

from tests.rules.mare import building, buy, levels, refusal, value, verbs
from tests.support import rule

# --- control


@rule("EM-8.1")
def test_control_needs_an_old_marker_nearby() -> None:
    """A neutral province without enemy units, adjacent or connected to a marker older than this phase."""
    match = building("empires", "rome", "9 coin", legions={"greece": {"italia": 1}})
    assert refusal(match, "control gallia") is None
    assert refusal(match, "control italia") == "EM-8.1"  # a Greek legion
    assert refusal(match, "control germania") == "EM-8.1"  # not adjacent
    buy(match, "control gallia", "3 coin")
    assert value(match, "marker", "gallia") == "rome"
    assert refusal(match, "control germania") == "EM-8.1"  # no chain from a new marker


@rule("EM-8.2")
def test_a_base_may_be_besieged() -> None:
    """The base counts even if enemy units stand in it."""
    match = building("empires", "rome", "3 coin", legions={"greece": {"latium": 3}})
    assert refusal(match, "control italia") is None


@rule("EM-8.3")
def test_connecting_triremes_may_be_new() -> None:
    """The triremes that connect may have been bought this turn."""
    match = building("empires", "rome", "6 coin")
    assert refusal(match, "control sicilia") == "EM-8.1"
    buy(match, "trireme mare_tyrrhenum", "3 coin")
    buy(match, "control sicilia", "3 coin")
    assert value(match, "marker", "sicilia") == "rome"


@rule("EM-8.4")
def test_no_own_unit_is_needed() -> None:
    """No unit of one's own has to be in the province."""
    match = building("empires", "rome", "3 coin", legions={})
    buy(match, "control gallia", "3 coin")
    assert value(match, "marker", "gallia") == "rome"
    assert value(match, "supply", "rome", "marker") == 6


@rule("EM-8.5")
def test_a_new_province_is_open_at_once() -> None:
    """One builds in a province just brought under control."""
    match = building("empires", "rome", "6 coin")
    assert refusal(match, "build gallia grain") == "EM-4.8"
    buy(match, "control gallia", "3 coin")
    buy(match, "build gallia grain", "3 coin")
    assert value(match, "built", "gallia", "caravan") == 1


@rule("EM-8.6")
def test_buildings_of_a_neutral_province_come_with_it() -> None:
    """Buildings that stand in a neutral province come under the new marker."""
    match = building("empires", "rome", "3 coin", built={"gallia": {"caravan": 1, "market": 1}})
    assert levels(match, "rome")[0] == 0
    buy(match, "control gallia", "3 coin")
    assert levels(match, "rome")[0] == 2


@rule("EM-1.12")
def test_no_marker_left() -> None:
    """Without a marker in supply neither bought nor free control is possible."""
    held = dict.fromkeys(("gallia", "italia", "germania", "dalmatia", "sicilia", "libya", "numidia"), "babylon")
    match = building("empires", "babylon", "3 coin", marker=held)
    assert value(match, "supply", "babylon", "marker") == 0
    assert refusal(match, "control arabia") == "EM-1.12"
    assert refusal(match, "control arabia free") == "EM-1.12"


# --- units


@rule("EM-8.7")
def test_any_number_of_legions() -> None:
    """Legions: any number in provinces open to build."""
    match = building("empires", "rome", "9 coin", marker={"gallia": "rome"})
    for place in ("gallia", "gallia", "latium"):
        buy(match, f"legion {place}", "3 coin")
    assert value(match, "legions", "rome", "gallia") == 2
    assert value(match, "legions", "rome", "latium") == 1


@rule("EM-8.8")
def test_one_fortress() -> None:
    """A fortress goes where there is none of one's own."""
    match = building("empires", "rome", "6 coin")
    buy(match, "fortress latium", "3 coin")
    assert value(match, "fortress", "latium") == 1
    assert refusal(match, "fortress latium") == "EM-8.8"


@rule("EM-8.9")
def test_triremes_go_to_seas_of_open_provinces() -> None:
    """Any sea that touches an open province, even beside enemy triremes."""
    match = building(
        "empires",
        "greece",
        "6 coin",
        marker={"dacia": "greece", "cyrenaica": "greece"},
        legions={"rome": {"cyrenaica": 1}},
        triremes={"rome": {"pontus_euxinus": 2}},
    )
    assert refusal(match, "trireme mare_africum") == "EM-8.9"  # Cyrenaica is at war
    assert refusal(match, "trireme mare_sardum") == "EM-8.9"
    assert refusal(match, "launch achaea") == "EM-8.9"
    buy(match, "trireme pontus_euxinus", "3 coin")
    buy(match, "trireme pontus_euxinus", "3 coin")
    assert value(match, "triremes", "greece", "pontus_euxinus") == 2


@rule("EM-8.10")
def test_new_units_may_move_this_round() -> None:
    """Units built now may move in phase 4 of the same round."""
    match = building("empires", "rome", "3 coin", players=3, had_turn=6)
    buy(match, "legion latium", "3 coin")
    match.play("done; next rome")
    while value(match, "phase") in ("sail", "sea_battle"):
        match.play("done")
    assert "march latium>gallia" in match.legal()


# --- buildings


@rule("EM-8.11")
def test_buildings_need_a_free_slot() -> None:
    """A building goes on a free slot of its kind."""
    match = building("empires", "rome", "6 coin", built={"latium": {"caravan": 1}})
    assert refusal(match, "build latium metal") == "EM-8.11"
    buy(match, "build latium wine", "3 coin")
    assert value(match, "built", "latium", "caravan2") == 1


@rule("EM-8.12")
def test_capital_and_legendary_cities_cost_three() -> None:
    """A capital or legendary city is built like a city; a capital only by its home empire."""
    match = building("empires", "rome", "6 coin", marker={"sicilia": "rome"}, legions={"rome": {"africa": 2}})
    buy(match, "build latium roma", "3 coin")
    buy(match, "build sicilia syracusae", "3 coin")
    assert levels(match, "rome")[1] == 2
    assert refusal(building("empires", "rome", "3 coin"), "build africa carthago") == "EM-4.8"


@rule("EM-8.13")
def test_own_legions_do_not_hinder() -> None:
    """Own legions in the province do not stand in the way of a building."""
    match = building("empires", "rome", "3 coin", legions={"rome": {"latium": 5}})
    buy(match, "build latium wine", "3 coin")
    assert value(match, "built", "latium", "caravan2") == 1


@rule("EM-1.6")
def test_building_counters_come_from_the_box() -> None:
    """Each building takes one of the limited counters of its kind (`unlimited` takes them too, below zero)."""
    match = building("empires", "rome", "18 coin")
    assert [value(match, "box", k) for k in ("caravan", "market", "city", "capital", "legendary", "temple")] == [
        37, 25, 8, 5, 3, 14,
    ]  # fmt: skip
    buy(match, "build latium temple", "6 coin")
    buy(match, "build latium market", "6 coin")
    buy(match, "build latium wine", "3 coin")
    buy(match, "build latium roma", "3 coin")
    assert [value(match, "box", k) for k in ("caravan", "market", "city", "capital", "legendary", "temple")] == [
        36, 24, 8, 4, 3, 13,
    ]  # fmt: skip


@rule("EM-1.9")
def test_units_are_limited() -> None:
    """A player with all 8 legions on the map cannot have another."""
    match = building(
        "empires", "rome", "3 coin", legions={"rome": {"latium": 8}}, triremes={"rome": {"mare_tyrrhenum": 5}}
    )
    assert refusal(match, "legion latium") == "EM-1.9"
    assert refusal(match, "trireme mare_tyrrhenum") == "EM-1.9"


# --- capital provinces


@rule("EM-12.3")
def test_building_in_a_besieged_capital_province() -> None:
    """The home player always builds there; with `units_and_capital` no building but the capital."""
    siege = {"legions": {"greece": {"latium": 2}}, "marker": {"gallia": "rome"}}
    match = building("empires", "rome", "6 coin", **siege)
    for action in (
        "legion latium",
        "fortress latium",
        "trireme mare_tyrrhenum",
        "build latium roma",
        "build latium market",
    ):
        assert refusal(match, action) is None
    narrow = building("empires", "rome", "6 coin", options={"capital_siege_builds": "units_and_capital"}, **siege)
    for action in ("legion latium", "fortress latium", "trireme mare_tyrrhenum", "build latium roma"):
        assert refusal(narrow, action) is None
    assert refusal(narrow, "build latium wine") == "EM-12.3"
    assert refusal(narrow, "build gallia grain") is None


OCCUPIED = {
    "legions": {"greece": {"latium": 2}},
    "conqueror": {"latium": "greece"},
    "built": {"latium": {"city": 1}},
    "posts": {"latium": {"city": 1}},
}


@rule("EM-12.4")
def test_what_is_built_under_siege_is_the_home_players() -> None:
    """A building built there is unoccupied; the posts of the Conqueror stay as they are."""
    match = building("empires", "rome", "3 coin", **OCCUPIED)
    assert levels(match, "rome") == (0, 0, 0)
    assert levels(match, "greece")[1] == 1
    buy(match, "build latium wine", "3 coin")
    assert levels(match, "rome") == (1, 0, 0)
    assert levels(match, "greece")[1] == 1
    assert value(match, "conqueror", "latium") == "greece"


@rule("EM-12.5")
def test_units_built_under_siege_end_the_occupation() -> None:
    """Units built there make the province At War; the Conqueror loses his posts (`any_presence`)."""
    for action in ("legion latium", "fortress latium"):
        match = building("empires", "rome", "3 coin", **OCCUPIED)
        buy(match, action, "3 coin")
        assert value(match, "conqueror", "latium") == 0
        assert levels(match, "rome")[1] == 1
        assert levels(match, "greece")[1] == 0
    lasting = building("empires", "rome", "3 coin", options={"occupation_break": "after_battle"}, **OCCUPIED)
    buy(lasting, "legion latium", "3 coin")
    assert value(lasting, "conqueror", "latium") == "greece"


# --- heroes that place


@rule("EM-15.3", "EM-7.13")
def test_hammurabi_places_one_free_marker() -> None:
    """Hammurabi: once a round one marker free of cost, under the rules of control in full."""
    match = building("empires", "babylon", "")
    assert refusal(match, "control arabia") == "EM-7.3"
    assert refusal(match, "control germania free") == "EM-8.1"
    match.play("control arabia free")
    assert value(match, "marker", "arabia") == "babylon"
    assert refusal(match, "control judaea free") == "EM-15.3"
    assert refusal(building("empires", "rome", ""), "control gallia free") == "EM-15.3"


INVADED = {
    "owner": {"caesar": "rome", "penthesilea": "rome"},
    "marker": {"gallia": "rome", "italia": "rome"},
    "legions": {"greece": {"gallia": 1, "italia": 2}},
}


@rule("EM-15.11")
def test_penthesilea_raises_free_legions() -> None:
    """One free legion in the Capital Province for each own province with an enemy, once a round, none due."""
    match = building("empires", "rome", "", **INVADED)
    assert refusal(match, "legion gallia free") == "EM-11.2"
    match.play("legion latium free; legion latium free")
    assert value(match, "legions", "rome", "latium") == 2
    assert refusal(match, "legion latium free") == "EM-15.11"
    match.play("done")
    none = building("empires", "rome", "", owner={"caesar": "rome", "penthesilea": "rome"})
    assert refusal(none, "legion latium free") == "EM-15.11"
    other = building("empires", "rome", "", marker=INVADED["marker"], legions=INVADED["legions"])
    assert refusal(other, "legion latium free") == "EM-15.11"
    full = building(
        "empires", "rome", "", owner=INVADED["owner"], marker=INVADED["marker"],
        legions={"greece": {"gallia": 1}, "rome": {"latium": 8}},
    )  # fmt: skip
    assert refusal(full, "legion latium free") == "EM-1.9"


@rule("EM-16.22")
def test_penthesilea_frees_a_besieged_capital() -> None:
    """New legions in a besieged Capital Province end the enemy's occupation there."""
    match = building("empires", "rome", "", owner={"caesar": "rome", "penthesilea": "rome"}, **OCCUPIED)
    match.play("legion latium free")
    assert value(match, "conqueror", "latium") == 0
    assert levels(match, "rome")[1] == 3  # the capital, and two of Penthesilea's own


# --- vectors


@rule("EM-T19")
def test_vector_greek_control_by_land() -> None:
    """Germania legal; Asia, Dalmatia (Roman marker) and Macedonia (Roman legion) not; Asia with a trireme."""
    given = {
        "marker": {"dacia": "greece", "thracia": "greece", "dalmatia": "rome"},
        "legions": {"rome": {"macedonia": 1}},
    }
    match = building("empires", "greece", "3 coin", **given)
    assert refusal(match, "control germania") is None
    for province in ("asia", "dalmatia", "macedonia"):
        assert refusal(match, f"control {province}") == "EM-8.1"
    for sea in ("mare_aegaeum", "pontus_euxinus"):
        afloat = building("empires", "greece", "3 coin", triremes={"greece": {sea: 1}}, **given)
        assert refusal(afloat, "control asia") is None


@rule("EM-T20")
def test_vector_greek_control_by_sea() -> None:
    """With a trireme in Pontus Euxinus: Germania and Asia legal, Macedonia (marker) and Dalmatia (unit) not."""
    match = building(
        "empires",
        "greece",
        "3 coin",
        marker={"dacia": "greece", "thracia": "greece", "macedonia": "rome"},
        legions={"rome": {"dalmatia": 1}},
        triremes={"greece": {"pontus_euxinus": 1}},
    )
    assert refusal(match, "control germania") is None
    assert refusal(match, "control asia") is None
    assert refusal(match, "control macedonia") == "EM-8.1"
    assert refusal(match, "control dalmatia") == "EM-8.1"


@rule("EM-T21", "EM-T22")
def test_vector_trireme_control_legendary_city() -> None:
    """Trireme in Mare Aegaeum, Control in Asia, its city: legal in that order only; Military and Culture +1."""
    match = building("empires", "greece", "9 coin", marker={"thracia": "greece"})
    before = levels(match, "greece")
    assert refusal(match, "control asia") == "EM-8.1"
    assert refusal(match, "build asia troia") == "EM-4.8"
    buy(match, "trireme mare_aegaeum", "3 coin")
    buy(match, "control asia", "3 coin")
    buy(match, "build asia troia", "3 coin")
    after = levels(match, "greece")
    assert (after[0] - before[0], after[1] - before[1], after[2] - before[2]) == (0, 1, 1)
    assert [a for a in match.game.notation(match.options)._ids if a.startswith("build asia")] == [  # type: ignore[attr-defined]
        "build asia troia", "build asia temple",
    ]  # fmt: skip


@rule("EM-T40")
def test_vector_the_track_goes_on_beyond_fifteen() -> None:
    """5 fortresses, 5 triremes and 4 legions are 14; four more legions make 18; a ninth legion is illegal."""
    marker = dict.fromkeys(("gallia", "italia", "germania", "dalmatia"), "rome")
    match = building(
        "empires",
        "rome",
        "15 coin",
        marker=marker,
        fortress=dict.fromkeys(("latium", *marker), 1),
        triremes={"rome": {"mare_tyrrhenum": 5}},
        legions={"rome": {"latium": 4}},
    )
    assert levels(match, "rome")[2] == 14
    for _ in range(4):
        buy(match, "legion latium", "3 coin")
    assert levels(match, "rome")[2] == 18
    assert refusal(match, "legion latium") == "EM-1.9"
    assert "legion" not in verbs(match)
