"""EM-13, EM-14.12 and EM-T39: levels and titles."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.rules.mare import actor, at, building, buy, levels, mask, refusal, titles, value, winners
from tests.support import rule


def claiming(players: int = 3, **rest: Any) -> Match:
    """The end of the Military phase: titles are claimed."""
    return at("empires", players, phase="begin_leadership", **rest)


CAPITALS = {"latium": {"city": 1}, "africa": {"city": 1}, "achaea": {"city": 1}}


@rule("EM-13.1")
def test_what_levels_count() -> None:
    """Trade: caravans and markets; culture: cities and temples; military: units; and the bonuses of tiles."""
    match = at(
        "empires",
        phase="begin_military",
        built={"latium": {"caravan": 1, "market": 1, "city": 1}, "sicilia": {"city": 1, "temple": 1}},
        marker={"sicilia": "rome"},
        legions={"rome": {"latium": 2, "libya": 1}},
        triremes={"rome": {"mare_ionium": 2}},
        fortress={"sicilia": 1},
        owner={"hercules": "rome"},
    )
    assert levels(match, "rome") == (2 + 2, 3 + 2, 6 + 2)


@rule("EM-13.2")
def test_occupied_and_neutral_buildings() -> None:
    """The occupier counts them, the Marker owner not; in a neutral province nobody does."""
    match = at(
        "empires",
        phase="begin_military",
        built={"cyrenaica": {"city": 1, "caravan": 1}, "creta": {"city": 1}},
        marker={"cyrenaica": "egypt"},
        legions={"rome": {"cyrenaica": 1}},
        conqueror={"cyrenaica": "rome"},
        posts={"cyrenaica": {"city": 1}},
    )
    assert levels(match, "rome")[:2] == (0, 1)
    assert levels(match, "egypt")[:2] == (1, 0)
    assert sum(levels(match, e)[1] for e in ("rome", "carthage", "greece", "egypt", "babylon")) == 1


@rule("EM-13.3")
def test_levels_are_a_function_of_the_board() -> None:
    """A recount gives what has been kept: a position without its levels is the same position."""
    match = building("empires", "rome", "9 coin", marker={"gallia": "rome"})
    buy(match, "build gallia grain", "3 coin")
    buy(match, "legion gallia", "3 coin")
    document = match.position()
    kept = document["state"].pop("level")
    again = at("empires", 5, **{k: v for k, v in document["state"].items() if k not in ("supply", "box")})
    assert again.position()["state"]["level"] == kept


@rule("EM-13.4")
def test_levels_above_fifteen_count_in_full() -> None:
    """18 beats 15: the track is only a display."""
    units: dict[str, Any] = {
        "legions": {"rome": {"latium": 8}, "greece": {"achaea": 8}},
        "triremes": {"rome": {"mare_ionium": 5}, "greece": {"mare_aegaeum": 5}},
        "marker": {"gallia": "rome", "italia": "rome", "sicilia": "rome", "libya": "rome"},
        "fortress": {"latium": 1, "gallia": 1, "italia": 1, "sicilia": 1, "libya": 1, "achaea": 1},
        "built": CAPITALS | {"latium": {"caravan": 1}, "achaea": {"city": 1, "city2": 1}},
        "title": {"military": "greece"},
    }
    match = claiming(**units)
    assert levels(match, "rome")[2] == 18 and levels(match, "greece")[2] == 14
    assert titles(match)[2] == "rome"


@rule("EM-13.5", "EM-T39")
def test_the_highest_level_takes_the_title() -> None:
    """Caravans and markets 5, 4, 4, 3, 3: Rome becomes Trade Leader and has all Exchange markers."""
    built = {
        "latium": {"caravan": 1, "caravan2": 1, "market": 1}, "gallia": {"caravan": 1, "market": 1},
        "macedonia": {"caravan": 1, "caravan2": 1, "market": 1}, "achaea": {"market": 1, "city": 1, "city2": 1},
        "babylonia": {"caravan": 1, "caravan2": 1, "market": 1}, "mesopotamia": {"caravan": 1},
        "aethiopia": {"caravan": 1, "caravan2": 1, "market": 1},
        "numidia": {"caravan": 1, "caravan2": 1, "market": 1},
    }  # fmt: skip
    marker = {
        "gallia": "rome", "macedonia": "greece", "mesopotamia": "babylon", "aethiopia": "egypt", "numidia": "carthage",
    }  # fmt: skip
    match = claiming(5, built=built, marker=marker, legions={"egypt": {"aegyptus": 1}}, exchange={"0": 4, "1": 2})
    assert [levels(match, e)[0] for e in ("rome", "greece", "babylon", "egypt", "carthage")] == [5, 4, 4, 3, 3]
    assert titles(match) == ("rome", "greece", "egypt")
    assert value(match, "exchange") == 0
    assert (value(match, "phase"), actor(match)) == ("number", "rome")


@rule("EM-13.6")
def test_the_holder_decides_a_tie() -> None:
    """He gives the title to one of the tied, himself if he is one of them, even if he is not."""
    tied = claiming(
        built=CAPITALS | {"libya": {"caravan": 1}, "numidia": {"caravan": 1}},
        marker={"libya": "rome", "numidia": "greece"},
    )
    assert (value(tied, "phase"), actor(tied)) == ("award", "carthage")  # Trade Leader, not tied
    assert tied.legal() == ["award rome", "award greece"]
    assert refusal(tied, "award carthage") == "EM-13.6"
    tied.play("award greece")
    assert value(tied, "title", "trade") == "greece"
    assert tied.legal() == ["award rome", "award carthage", "award greece"]  # Culture: all have one city
    assert actor(tied) == "greece"


@rule("EM-13.7")
def test_titles_are_settled_in_order() -> None:
    """Trade, culture, military: each announced before the next."""
    match = claiming(built=CAPITALS, legions={"rome": {"latium": 1}, "greece": {"achaea": 1}})
    asked = []
    while value(match, "phase") == "award":
        asked.append(actor(match))
        match.play("award rome" if len(asked) < 3 else "award greece")
    assert asked == ["carthage", "greece", "rome"]  # the starting Leaders of three players
    assert titles(match) == ("rome", "rome", "greece")


@rule("EM-13.8", "EM-3.8")
def test_a_title_lasts_through_the_round() -> None:
    """Levels that move during the round do not move it."""
    match = at("empires", 3, phase="begin_military", legions={"greece": {"achaea": 5}})
    assert (value(match, "phase"), actor(match)) == ("name_mover", "rome")
    match.play("next greece; done")
    assert value(match, "title", "military") == "rome"


@rule("EM-13.9")
@pytest.mark.parametrize(("owner", "played"), [("carthage", {"0": 4}), ("rome", 0)])
def test_a_new_trade_leader_gets_the_exchange_markers(owner: str, played: Any) -> None:
    """A changed title resets them; an old one does not."""
    match = claiming(
        built={"latium": {"city": 1}, "libya": {"caravan": 1}},
        marker={"libya": owner},
        legions={"greece": {"achaea": 1}},
        exchange={"0": 4},
    )
    assert titles(match) == (owner, "rome", "greece")
    assert value(match, "exchange") == played


@rule("EM-13.10")
def test_a_new_round_begins() -> None:
    """After the titles, if nobody has won."""
    match = claiming(built={"latium": {"city": 1, "caravan": 1}}, legions={"greece": {"achaea": 1}})
    assert value(match, "round") == 2 and value(match, "phase") == "number"


@rule("EM-14.12")
def test_three_titles_win() -> None:
    """At the end of the phase, whoever held them before."""
    match = claiming(built={"latium": {"city": 1, "caravan": 1}}, legions={"rome": {"latium": 1}})
    assert match.over and winners(match) == ["rome"]
    assert value(match, "ending") == "titles" and value(match, "winners") == mask("rome")
