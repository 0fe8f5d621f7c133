"""EM-4: adjacent and connected provinces, control, buildings."""

from __future__ import annotations

from tests.rules.mare import at, building, buy, levels, refusal, value
from tests.support import rule

GREEK = {"dacia": "greece", "thracia": "greece"}


@rule("EM-4.1")
def test_adjacent_over_a_land_border() -> None:
    """Provinces are adjacent when they share a border that is not water."""
    match = building("empires", "greece", "3 coin", marker={"dacia": "greece"})
    assert refusal(match, "control germania") is None
    assert refusal(match, "control gallia") == "EM-8.1"


@rule("EM-4.2")
def test_connected_by_a_chain_of_seas_with_own_triremes() -> None:
    """Connected: seas that border one another, each with an own trireme, from one province to the other."""
    seas = {"mare_ionium": 1, "mare_africum": 1}
    match = building("empires", "rome", "3 coin", marker={"italia": "rome"}, triremes={"rome": seas})
    assert refusal(match, "control cyrenaica") is None
    assert refusal(match, "control creta") is None
    broken = building("empires", "rome", "3 coin", marker={"italia": "rome"}, triremes={"rome": {"mare_africum": 2}})
    assert refusal(broken, "control cyrenaica") == "EM-8.1"
    foreign = building("empires", "rome", "3 coin", marker={"italia": "rome"}, triremes={"greece": seas})
    assert refusal(foreign, "control cyrenaica") == "EM-8.1"


@rule("EM-4.3")
def test_enemy_triremes_do_not_interrupt_a_chain() -> None:
    """Enemy triremes in a sea of the chain change nothing."""
    triremes = {"greece": {"pontus_euxinus": 1}, "rome": {"pontus_euxinus": 5}}
    match = building("empires", "greece", "3 coin", marker=GREEK, triremes=triremes)
    assert refusal(match, "control asia") is None


@rule("EM-4.4")
def test_a_trireme_bought_a_moment_ago_connects() -> None:
    """Connection is judged when it is needed, with the triremes then on the map."""
    match = building("empires", "greece", "6 coin", marker=GREEK)
    assert refusal(match, "control asia") == "EM-8.1"
    buy(match, "trireme pontus_euxinus", "3 coin")
    assert refusal(match, "control asia") is None


@rule("EM-4.5")
def test_one_marker_per_province() -> None:
    """A province bears one marker at most."""
    match = building("empires", "rome", "3 coin", marker={"gallia": "rome", "dalmatia": "greece"})
    assert refusal(match, "control dalmatia") == "EM-8.1"
    assert refusal(match, "control gallia") == "EM-8.1"


@rule("EM-4.6")
def test_who_controls_a_building() -> None:
    """The legion on it, else the marker; in a neutral province nobody."""
    built = {"macedonia": {"caravan": 1, "caravan2": 1}, "dacia": {"caravan": 1}}
    match = at(
        "empires",
        phase="name_builder",
        marker={"macedonia": "greece"},
        built=built,
        legions={"rome": {"macedonia": 1}},
        conqueror={"macedonia": "rome"},
        posts={"macedonia": {"caravan": 1}},
    )
    assert levels(match, "greece")[0] == 1
    assert levels(match, "rome")[0] == 1
    assert sum(levels(match, e)[0] for e in ("carthage", "egypt", "babylon")) == 0


@rule("EM-4.7")
def test_unoccupied_buildings_stay_with_the_marker() -> None:
    """Enemy units in the province alone take no building away."""
    match = at(
        "empires",
        phase="name_builder",
        marker={"macedonia": "greece"},
        built={"macedonia": {"caravan": 1, "market": 1}},
        legions={"rome": {"macedonia": 3}},
    )
    assert levels(match, "greece")[0] == 2
    assert levels(match, "rome")[0] == 0


@rule("EM-4.8")
def test_open_to_build() -> None:
    """One builds with one's own marker and without an enemy unit there."""
    marker = {"gallia": "rome", "italia": "rome", "dalmatia": "greece"}
    match = building("empires", "rome", "3 coin", marker=marker, legions={"greece": {"italia": 1}})
    assert refusal(match, "build gallia grain") is None
    assert refusal(match, "build italia oil") == "EM-11.2"
    assert refusal(match, "build dalmatia wood") == "EM-4.8"
    assert refusal(match, "legion sicilia") == "EM-4.8"


@rule("EM-4.9")
def test_an_empire_is_where_its_markers_are() -> None:
    """A province with one's marker is one's own, whether or not enemies stand in it."""
    match = building("empires", "rome", "3 coin", marker={"gallia": "rome"}, legions={"greece": {"gallia": 2}})
    assert refusal(match, "control germania") is None


@rule("EM-4.10")
def test_a_building_needs_a_slot_of_its_kind() -> None:
    """No slot of the kind in the province, no building."""
    match = building("empires", "rome", "6 coin", marker={"gallia": "rome", "sicilia": "rome"})
    assert refusal(match, "build gallia market") is None
    assert [a for a in match.legal() if a.startswith("build sicilia")] == [
        "build sicilia syracusae",
        "build sicilia temple",
    ]
    space = match.game.space
    no_market = space.id("build", match.notation.labels["province"].index("sicilia"), 4)  # type: ignore[attr-defined]
    code = match.game.kernel.why_not(match.states, 0, no_market)
    assert match.game.rulebook.rule(code).id == "EM-4.10"


@rule("EM-4.11")
def test_a_caravan_yields_the_good_of_its_slot() -> None:
    """Each caravan slot has its own good, each city slot yields coins."""
    match = at("empires", phase="begin_round", round=2, built={"latium": {"city": 1, "caravan2": 1}})
    assert value(match, "hand", "rome", "wine") == 1
    assert value(match, "hand", "rome", "coin") == 1
    assert value(match, "hand", "rome", "metal") == 0


@rule("EM-4.12")
def test_city_slots_take_the_matching_counter() -> None:
    """Regular, capital and legendary cities come from different parts of the box."""
    match = building("empires", "rome", "9 coin", marker={"sicilia": "rome", "gallia": "rome"})
    before = value(match, "box", "capital"), value(match, "box", "legendary"), value(match, "box", "city")
    buy(match, "build latium roma", "3 coin")
    buy(match, "build sicilia syracusae", "3 coin")
    after = value(match, "box", "capital"), value(match, "box", "legendary"), value(match, "box", "city")
    assert (before[0] - after[0], before[1] - after[1], before[2] - after[2]) == (1, 1, 0)


@rule("EM-4.13")
def test_no_building_needs_another() -> None:
    """A market may stand without a caravan, a temple without a city."""
    match = building("empires", "rome", "12 coin")
    buy(match, "build latium market", "6 coin")
    buy(match, "build latium temple", "6 coin")
    assert levels(match, "rome")[:2] == (1, 1)


@rule("EM-4.14")
def test_one_fortress_per_province_in_practice() -> None:
    """Units of several players may share an area; a fortress stands with its owner's marker, one per province."""
    match = building(
        "empires",
        "rome",
        "3 coin",
        fortress={"latium": 1},
        triremes={"rome": {"mare_tyrrhenum": 1}, "carthage": {"mare_tyrrhenum": 1}},
        legions={"rome": {"gallia": 1}, "greece": {"gallia": 1}},
    )
    assert refusal(match, "fortress latium") == "EM-8.8"
    assert refusal(match, "fortress gallia") == "EM-4.8"
    assert refusal(match, "trireme mare_tyrrhenum") is None


@rule("EM-4.15")
def test_units_in_a_neutral_province_give_no_control() -> None:
    """Legions in a neutral province do not make it one's own."""
    match = building("empires", "rome", "3 coin", legions={"rome": {"germania": 3}})
    assert refusal(match, "build germania gems") == "EM-4.8"
    assert refusal(match, "control germania") == "EM-8.1"
