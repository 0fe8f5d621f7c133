"""EM-7.8 to 7.11, 15.5, 15.8, 16.6, 16.15, 16.18: heroes and wonders."""

from __future__ import annotations

import pytest

from tests.rules.mare import at, building, buy, levels, refusal, value
from tests.support import rule

OTHERS = ("hercules", "antigone", "ramses", "sheba")


@rule("EM-7.8", "EM-T17")
@pytest.mark.parametrize(("owned", "price"), [(1, 7), (2, 8), (3, 9), (4, 10)])
def test_prices_rise_with_what_one_owns(owned: int, price: int) -> None:
    """A hero or wonder costs 7, 8, 9, 10 for the second to the fifth; the Pyramids 12 at any time."""
    owner = {"caesar": "rome"} | dict.fromkeys(OTHERS[: owned - 1], "rome")
    match = building("empires", "rome", "12 coin", owner=owner)
    for tile, cost in (("circe", price), ("pyramids", 12)):
        trial = match.copy()
        trial.play(f"buy {tile}")
        assert value(trial, "price") == cost


@rule("EM-7.8")
def test_several_in_a_turn_and_what_cannot_be_bought() -> None:
    """Several may be bought in a turn at rising cost; no face-down tile, no sixth."""
    match = building("empires", "rome", "15 coin")
    buy(match, "buy hercules", "7 coin")
    buy(match, "buy circe", "8 coin")
    assert value(match, "owner", "circe") == "rome"
    hidden = building("empires", "rome", "12 coin", display={"hercules": "down", "circe": "sale", "pyramids": "sale"})
    assert refusal(hidden, "buy hercules") == "EM-7.8"
    assert refusal(hidden, "buy circe") is None
    owner = {"caesar": "rome"} | dict.fromkeys(OTHERS, "rome")
    five = building("empires", "rome", "12 coin", owner=owner, options={"edition": "en"})
    assert refusal(five, "buy circe") == "EM-7.8"


@rule("EM-7.9")
def test_the_pyramids_are_no_hero_or_wonder() -> None:
    """They cost 12 whatever one owns and do not count for the fifth."""
    match = building("empires", "egypt", "12 coin")  # Egypt is Culture Leader
    buy(match, "buy pyramids", "12 coin")
    assert match.over
    assert value(match, "ending") == "pyramids"


@rule("EM-7.10")
def test_a_bought_tile_works_at_once() -> None:
    """Level bonuses and powers count in the same turn."""
    match = building("empires", "rome", "8 coin, gladiator")
    buy(match, "buy spartacus", "7 coin")
    buy(match, "legion latium token", "gladiator")
    assert value(match, "legions", "rome", "latium") == 1
    bonus = building("empires", "rome", "7 coin")
    buy(bonus, "buy hercules", "7 coin")
    assert levels(bonus, "rome") == (2, 2, 2)


@rule("EM-7.11")
def test_a_tile_has_one_owner_for_ever() -> None:
    """What somebody owns, a starting hero included, nobody can buy."""
    match = building("empires", "rome", "12 coin", owner={"caesar": "rome", "circe": "greece"})
    assert refusal(match, "buy circe") == "EM-7.11"
    assert refusal(match, "buy hannibal") == "EM-7.11"
    assert refusal(match, "buy caesar") == "EM-7.11"


@rule("EM-15.5")
def test_castor_and_pollux_copy_a_hero() -> None:
    """On purchase one picks a hero that another player owns; his power works at once, his levels are not copied."""
    owner = {"caesar": "rome", "spartacus": "greece", "penthesilea": "egypt", "gardens": "egypt", "perseus": "greece"}
    match = building("empires", "rome", "7 coin, gladiator", owner=owner)
    buy(match, "buy castor_pollux", "7 coin")
    assert value(match, "phase") == "copy"
    assert sorted(match.legal()) == ["copy penthesilea", "copy spartacus"]
    assert refusal(match, "copy circe") == "EM-15.5"  # still for sale
    assert refusal(match, "copy caesar") == "EM-16.15"
    assert refusal(match, "copy gardens") == "EM-16.15"
    assert refusal(match, "copy perseus") == "EM-16.15"
    match.play("copy spartacus")
    assert value(match, "phase") == "build"
    assert levels(match, "rome") == (0, 0, 0)
    buy(match, "legion latium token", "gladiator")
    assert value(match, "legions", "rome", "latium") == 1


@rule("EM-15.5")
def test_castor_and_pollux_without_anybody_to_copy() -> None:
    """With nobody eligible the tile is bought without power, or cannot be bought (`not_buyable`)."""
    match = building("empires", "rome", "7 coin")
    buy(match, "buy castor_pollux", "7 coin")
    assert value(match, "phase") == "build"
    assert value(match, "owner", "castor_pollux") == "rome"
    barred = building("empires", "rome", "7 coin", options={"castor_no_target": "not_buyable"})
    assert refusal(barred, "buy castor_pollux") == "EM-15.5"


@rule("EM-15.8")
def test_hercules_has_no_power() -> None:
    """Hercules gives 2 to each level and nothing else; copied he gives nothing."""
    match = building("empires", "rome", "7 coin", owner={"caesar": "rome", "hercules": "greece"})
    assert levels(match, "greece") == (2, 2, 2)
    buy(match, "buy castor_pollux", "7 coin")
    match.play("copy hercules")
    assert levels(match, "rome") == (0, 0, 0)


@rule("EM-16.6")
def test_wonders_cannot_be_copied() -> None:
    """Castor & Pollux never copy a wonder."""
    wonders = ("colossus", "gardens", "lighthouse", "zeus", "artemis")
    match = building("empires", "rome", "7 coin", owner={"caesar": "rome"} | dict.fromkeys(wonders, "greece"))
    buy(match, "buy castor_pollux", "7 coin")
    assert value(match, "phase") == "build"  # there was nobody to copy


@rule("EM-16.15")
def test_exactly_ten_heroes_may_be_copied() -> None:
    """Antigone, Circe, Gilgamesh, Hamilcar, Hercules, Nebuchadnezzar, Penthesilea, Sheba, Ramses II, Spartacus."""
    ten = ("antigone", "circe", "gilgamesh", "hamilcar", "hercules", "nebuchadnezzar", "penthesilea", "sheba",
           "ramses", "spartacus")  # fmt: skip
    owner = {"caesar": "rome", "hannibal": "carthage"}
    spread = {t: ("carthage", "greece", "egypt", "babylon")[i % 4] for i, t in enumerate((*ten, "perseus"))}
    match = building("empires", "rome", "7 coin", owner=owner | spread)
    buy(match, "buy castor_pollux", "7 coin")
    assert sorted(match.legal()) == sorted(f"copy {t}" for t in ten)


@rule("EM-16.18")
def test_starting_heroes_are_neither_sold_nor_copied() -> None:
    """So only one of Caesar and Pericles can ever belong to a player."""
    match = building("empires", "rome", "12 coin")
    for tile in ("caesar", "hannibal", "pericles", "cleopatra", "hammurabi"):
        assert refusal(match, f"buy {tile}") == "EM-7.11"
    buy(match, "buy castor_pollux", "7 coin")
    assert value(match, "copied") == 0
    four = building("empires", "rome", "12 coin", players=4)
    assert refusal(four, "buy hammurabi") == "EM-7.11"  # out of the game


@rule("EM-16.20")
def test_antigone_changes_nothing_but_offers() -> None:
    """In the Build phase Antigone gives her levels only."""
    match = building("empires", "rome", "7 coin, 2 wine, oil")
    before = set(match.legal())
    buy(match, "buy antigone", "7 coin")
    assert levels(match, "rome") == (2, 2, 0)
    assert {a for a in match.legal() if not a.startswith("buy")} <= before


@rule("EM-T23")
def test_vector_circe() -> None:
    """Egypt buys Circe: Trade +1, Military +1."""
    match = building("empires", "egypt", "7 coin")
    buy(match, "buy circe", "7 coin")
    assert levels(match, "egypt") == (1, 0, 1)


@rule("EM-T24")
def test_vector_queen_of_sheba() -> None:
    """Queen of Sheba: Culture +1, Military +1."""
    match = building("empires", "egypt", "7 coin")
    buy(match, "buy sheba", "7 coin")
    assert levels(match, "egypt") == (0, 1, 1)


def test_five_face_up() -> None:
    """With `hm_display` five, tiles are turned up at the end of the phase, not between turns (EM-2.11)."""
    hidden = dict.fromkeys(("hercules", "antigone"), "down") | dict.fromkeys(
        ("circe", "zeus", "ramses", "sheba"), "sale"
    )
    match = at(
        "empires", 3, phase="build", actor="rome", had_turn=6, display=hidden | {"pyramids": "sale"},
        options={"hm_display": "five"},
    )  # fmt: skip
    match.play("done")
    assert value(match, "phase") == "turn_up"
    assert sorted(match.legal()) == ["turn antigone", "turn hercules"]
    match.play("turn hercules")
    assert value(match, "stage") == "military"
