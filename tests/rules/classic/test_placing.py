"""MN-1.15, 1.16, MN-5c, MN-12.13, 12.14 and TV-45, TV-46, TV-59, TV-60: where constructions go (2003)."""

from __future__ import annotations

from tests.rules.mare import building, buy, levels, refusal, seat, value
from tests.support import rule

from .romans import ROME, rome


@rule("MN-5.12")
def test_only_under_ones_own_influence() -> None:
    """Nothing is built in a virgin province or under another side's influence."""
    match = rome(marker=ROME | {"etruria": "greece"})
    assert refusal(match, "legion etruria") == "MN-5.12"
    assert refusal(match, "build gallia wine") == "MN-5.12"
    assert refusal(match, "build roma wine") is None


@rule("MN-5.13")
def test_influence_in_adjacent_virgin_provinces() -> None:
    """A marker goes to a virgin province adjacent to one already controlled."""
    match = rome(marker=ROME | {"etruria": "greece"})
    assert refusal(match, "control magna_graecia") is None
    assert refusal(match, "control etruria") == "MN-5.13"
    assert refusal(match, "control gallia") == "MN-5.13"
    assert refusal(match, "control roma") == "MN-5.13"


@rule("MN-5.14", "TV-59")
def test_no_chain_of_new_markers() -> None:
    """A marker placed in this slot gives no new adjacency; in the next round it does."""
    match = rome()
    buy(match, "control etruria", "3 tax")
    assert refusal(match, "control gallia") == "MN-5.14"
    later = rome(marker=ROME | {"etruria": "rome"})
    assert refusal(later, "control gallia") is None
    babylon = building("classic", "babylon", "6 tax", marker={"babylonia": "babylon"})
    buy(babylon, "control assyria", "3 tax")
    assert refusal(babylon, "control armenia") == "MN-5.14"


@rule("MN-5.15")
def test_nothing_else_in_the_round_a_marker_arrives() -> None:
    """Nothing is built in a province in the round its marker is placed."""
    match = rome()
    buy(match, "control etruria", "3 tax")
    for action in (
        "build etruria grain",
        "build etruria market",
        "legion etruria",
        "fortress etruria",
        "launch etruria",
    ):
        assert refusal(match, action) == "MN-5.15"


@rule("MN-5.16")
def test_adjacency_by_own_triremes_at_sea() -> None:
    """Unbroken chains of one's own triremes at sea count; triremes in port and other players' do not."""
    chain = {"mare_tyrrhenum": 1, "mare_sardum": 1}
    assert refusal(rome(triremes={"rome": chain}), "control numidia") is None
    assert refusal(rome(triremes={"greece": chain}), "control numidia") == "MN-5.13"
    assert refusal(rome(triremes={"rome": {"mare_sardum": 2}}), "control numidia") == "MN-5.13"


@rule("MN-5.17", "MN-12.14")
def test_no_marker_at_sea() -> None:
    """Influence is placed in provinces only; an island needs it before anything can be built there."""
    match = rome(triremes={"rome": {"mare_tyrrhenum": 1}})
    board_seas = set(match.notation.labels["sea"])
    assert not [a for a in match.legal() if a.startswith("control") and a.split()[1] in board_seas]
    assert refusal(match, "build sicilia syracusae") == "MN-5.12"
    buy(match, "control sicilia", "3 tax")
    assert value(match, "marker", "sicilia") == "rome"


@rule("MN-5.18")
def test_islands_need_influence() -> None:
    """Without a marker nothing is built on an island, with one it is."""
    assert refusal(rome(), "build corsica fish") == "MN-5.12"
    assert refusal(rome(marker=ROME | {"corsica": "rome"}), "build corsica fish") is None


@rule("MN-5.19")
def test_one_temple() -> None:
    """At most one temple per province."""
    match = rome()
    buy(match, "build roma temple", "6 tax")
    assert refusal(match, "build roma temple") == "MN-5.19"


@rule("MN-5.20")
def test_one_market() -> None:
    """At most one market per province."""
    match = rome()
    buy(match, "build roma market", "6 tax")
    assert refusal(match, "build roma market") == "MN-5.20"


@rule("MN-5.21", "MN-10.4")
def test_one_fortress_or_two_with_zeus() -> None:
    """At most one fortress per province; with the Statue of Zeus two, never three."""
    match = rome()
    buy(match, "fortress roma", "2 tax")
    assert refusal(match, "fortress roma") == "MN-5.21"
    zeus = rome(owner={"caesar": "rome", "zeus": "rome"})
    buy(zeus, "fortress roma", "2 tax")
    buy(zeus, "fortress roma", "2 tax")
    assert value(zeus, "fortress", "roma") == 2
    assert levels(zeus, "rome")[2] == 2
    assert refusal(zeus, "fortress roma") == "MN-10.4"


@rule("MN-5.22")
def test_one_city_per_site() -> None:
    """A city needs a free printed site."""
    match = building("classic", "greece", "9 tax", marker={"athenae": "greece", "macedonia": "greece"})
    buy(match, "build athenae sparta", "3 tax")
    assert refusal(match, "build athenae sparta") == "MN-5.22"
    assert refusal(match, "build athenae athenae") is None
    assert not [a for a in match.legal() if a.startswith("build macedonia") and "city" in a]
    no_site = match.game.space.id("build", match.notation.labels["province"].index("macedonia"), 0)  # type: ignore[attr-defined]
    assert (
        match.game.rulebook.rule(match.game.kernel.why_not(match.states, seat(match, "greece"), no_site)).id
        == "MN-5.22"
    )


@rule("MN-5.23", "MN-12.8")
def test_one_caravan_per_icon() -> None:
    """A caravan needs a free printed icon; two icons take two caravans."""
    match = rome()
    buy(match, "build roma wine", "3 tax")
    assert refusal(match, "build roma wine") == "MN-5.23"
    buy(match, "build roma metal", "3 tax")
    assert levels(match, "rome")[0] == 2


@rule("MN-5.24")
def test_legions_and_triremes_are_not_limited_by_province() -> None:
    """Any number of legions and triremes may be in a province."""
    match = rome()
    for _ in range(3):
        buy(match, "legion roma", "2 tax")
    for _ in range(2):
        buy(match, "launch roma", "3 tax")
    assert value(match, "legions", "rome", "roma") == 3
    assert value(match, "in_port", "rome", "roma") == 2


@rule("MN-5.25")
def test_multipliers_need_no_base() -> None:
    """A temple needs no city, a market no caravan, unless `multiplier_needs_base`."""
    match = rome()
    assert refusal(match, "build roma temple") is None
    assert refusal(match, "build roma market") is None
    strict = rome(options={"multiplier_needs_base": True})
    assert refusal(strict, "build roma temple") == "MN-5.25"
    assert refusal(strict, "build roma market") == "MN-5.25"
    buy(strict, "build roma roma", "3 tax")
    assert refusal(strict, "build roma temple") is None


@rule("MN-5.26")
def test_triremes_in_port() -> None:
    """Triremes are built in coastal provinces and stand in port."""
    match = building("classic", "babylon", "6 tax", marker={"babylonia": "babylon", "antiochia": "babylon"})
    assert refusal(match, "launch babylonia") == "MN-5.26"
    assert refusal(match, "trireme mare_cyprium") == "MN-5.26"
    buy(match, "launch antiochia", "3 tax")
    assert value(match, "in_port", "babylon", "antiochia") == 1
    assert value(match, "triremes", "babylon", "mare_cyprium") == 0


@rule("MN-5.27")
def test_nothing_beside_foreign_legions() -> None:
    """Nothing is built, influence included, at war or where another side's legions stand."""
    match = rome(marker=ROME | {"etruria": "rome"}, legions={"greece": {"etruria": 1, "magna_graecia": 1}})
    for action in ("build etruria grain", "legion etruria", "fortress etruria"):
        assert refusal(match, action) == "MN-5.27"
    assert refusal(match, "control magna_graecia") == "MN-5.27"


@rule("MN-5.28")
def test_the_owner_always_builds_in_his_capital_province() -> None:
    """At war or occupied or not, the legitimate owner builds in his capital province."""
    match = rome(legions={"greece": {"roma": 2}, "rome": {"roma": 1}})
    for action in ("legion roma", "fortress roma", "build roma wine", "build roma temple", "launch roma"):
        assert refusal(match, action) is None


@rule("MN-5.29")
def test_other_limits_hold_in_the_capital() -> None:
    """Sites, one fortress and supplies bind in the capital too."""
    match = rome(
        legions={"greece": {"roma": 1}, "rome": {"roma": 8}}, fortress={"roma": 1}, built={"roma": {"city": 1}}
    )
    assert refusal(match, "fortress roma") == "MN-5.21"
    assert refusal(match, "build roma roma") == "MN-5.22"
    assert refusal(match, "legion roma") == "MN-1.15"


@rule("MN-5.34")
def test_an_embattled_province_is_still_a_base() -> None:
    """An own province at war or occupied serves as base while the marker is in it."""
    match = rome(marker=ROME | {"etruria": "rome"}, legions={"greece": {"etruria": 2}})
    assert refusal(match, "control gallia") is None


@rule("MN-1.15")
def test_pieces_are_a_hard_limit() -> None:
    """No ninth legion, no sixth trireme, no thirteenth marker."""
    twelve = ("roma", "etruria", "gallia", "germania", "dalmatia", "dacia", "macedonia", "thracia", "sicilia",
              "corsica", "numidia", "libya")  # fmt: skip
    match = rome(marker=dict.fromkeys(twelve, "rome"), in_port={"rome": {"roma": 5}})
    assert refusal(match, "control magna_graecia") == "MN-1.15"
    assert refusal(match, "launch roma") == "MN-1.15"


@rule("MN-1.16")
def test_the_building_supply_is_a_hard_limit() -> None:
    """When a kind is exhausted nobody builds it."""
    places = ("aegyptus", "antiochia", "athenae", "babylonia", "carthago", "creta")
    match = rome(built={p: {"temple": 1} for p in places})
    assert value(match, "box", "temple") == 0
    assert refusal(match, "build roma temple") == "MN-1.16"


@rule("MN-12.13")
def test_faq_chains_make_provinces_adjacent() -> None:
    """Provinces joined by an unbroken trireme chain are adjacent for influence."""
    match = building(
        "classic", "greece", "3 tax", marker={"athenae": "greece"},
        triremes={"greece": {"mare_ionium": 1, "mare_tyrrhenum": 1}},
    )  # fmt: skip
    assert refusal(match, "control sicilia") is None
    assert refusal(match, "control corsica") is None
    assert refusal(match, "control gallia") == "MN-5.13"


@rule("TV-45")
def test_vector_a_new_marker() -> None:
    """A marker placed in P: P is no base this slot, and nothing else is built there this round."""
    match = rome()
    buy(match, "control etruria", "3 tax")
    assert refusal(match, "control germania") == "MN-5.14"
    assert refusal(match, "legion etruria") == "MN-5.15"


@rule("TV-46", "MN-7.19")
def test_vector_building_legions_in_an_occupied_capital() -> None:
    """The owner builds legions in his occupied capital: it is then at war and foreign assignments end."""
    given = {
        "legions": {"greece": {"roma": 2}},
        "conqueror": {"roma": "greece"},
        "built": {"roma": {"city": 1, "caravan": 1}},
        "posts": {"roma": {"city": 1, "caravan": 1}},
    }
    match = rome(**given)
    assert levels(match, "greece")[:2] == (1, 1)
    buy(match, "launch roma", "3 tax")
    assert value(match, "conqueror", "roma") == "greece"  # a trireme in port makes no war
    buy(match, "legion roma", "2 tax")
    assert value(match, "conqueror", "roma") == 0
    assert levels(match, "greece")[:2] == (0, 0)
    assert levels(match, "rome")[:2] == (1, 1)


@rule("TV-60")
def test_vector_a_trireme_in_port_makes_no_link() -> None:
    """Own trireme in port at P, none at sea: no influence across that sea."""
    match = rome(in_port={"rome": {"roma": 2}})
    assert refusal(match, "control sicilia") == "MN-5.13"
