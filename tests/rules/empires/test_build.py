"""EM-7.1, 7.13, 8.14, 8.15, 8.22: the Build turn and the end of the phase."""

from __future__ import annotations

from tests.rules.mare import at, building, buy, levels, mask, refusal, value
from tests.support import rule


@rule("EM-7.1")
def test_any_number_of_items_in_any_order() -> None:
    """Items are bought one after another and placed at once; an earlier one counts for later ones."""
    match = building("empires", "rome", "12 coin")
    buy(match, "legion latium", "3 coin")
    buy(match, "trireme mare_tyrrhenum", "3 coin")
    buy(match, "control sicilia", "3 coin")
    buy(match, "build sicilia syracusae", "3 coin")
    assert value(match, "built", "sicilia", "city") == 1
    assert refusal(match, "legion latium", "greece") == "EM-7.1"  # not his turn
    assert refusal(match, "keep coin") == "EM-7.1"


@rule("EM-7.13")
def test_free_placements_belong_to_the_build_turn() -> None:
    """Hammurabi's marker is placed in his own Build turn only."""
    match = building("empires", "rome", "", players=5)
    assert refusal(match, "control arabia free", "babylon") == "EM-7.1"


@rule("EM-8.14")
def test_levels_are_always_up_to_date() -> None:
    """Levels follow each purchase at once."""
    match = building("empires", "rome", "12 coin", marker={"gallia": "rome"})
    buy(match, "build gallia grain", "3 coin")
    assert levels(match, "rome") == (1, 0, 0)
    buy(match, "build latium roma", "3 coin")
    assert levels(match, "rome") == (1, 1, 0)
    buy(match, "fortress gallia", "3 coin")
    assert levels(match, "rome") == (1, 1, 1)


@rule("EM-8.15")
def test_a_turn_may_end_with_resources_unspent() -> None:
    """One may stop whether or not something could be bought."""
    match = building("empires", "rome", "12 coin")
    assert refusal(match, "done") is None
    match.play("done")
    assert value(match, "phase") == "store"


@rule("EM-8.22")
def test_what_follows_the_last_build_turn() -> None:
    """First the fifth-tile check of the English printing, then face-down tiles are turned up."""
    tiles = dict.fromkeys(("hercules", "circe", "ramses", "sheba"), "greece") | {"pericles": "greece"}
    display = {"antigone": "down", "pyramids": "sale"}
    given = {"phase": "build", "actor": "rome", "had_turn": mask("carthage", "greece"), "display": display}
    english = {"edition": "en", "hm_display": "five"}
    won = at("empires", 3, options=english, owner=tiles, **given)
    won.play("done")
    assert won.over
    assert value(won, "display", "antigone") == "down"
    tiles.pop("sheba")
    on = at("empires", 3, options=english, owner=tiles, **given)
    on.play("done")
    assert value(on, "phase") == "turn_up"
