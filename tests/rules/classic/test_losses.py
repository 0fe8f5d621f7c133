"""MN-0.7, MN-2.44, 2.46, MN-6.32 to 6.35, 6.38, 6.40, 10.4 and TV-12, 13, 39, 40, 42, 43: what a battle costs."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.rules.invasion import held
from tests.rules.mare import points, refusal, roll, seat, value
from tests.support import rule

from .judaea import BABYLON, fight, left, legions


@rule("MN-6.32", "TV-42")
def test_a_loss_for_every_full_five() -> None:
    """Eight legions that roll 1 each: 8, one loss."""
    match = fight("egypt", "babylon", legions=legions(egypt=8, babylon=3))
    roll(match, *[1] * 8, 1, 1, 1)
    assert left(match, "babylon") == 2


@rule("MN-6.33")
def test_what_is_lost_has_still_fought() -> None:
    """Both are wiped out at the same time."""
    match = fight("egypt", "babylon", legions=legions(egypt=1, babylon=1))
    roll(match, 6, 6)
    assert (left(match, "egypt"), left(match, "babylon")) == (0, 0)
    assert "Both sides are wiped out in Judaea." in match.story(None)


@rule("MN-6.34", "TV-43")
@pytest.mark.parametrize("choice", ["legion", "fortress"])
def test_the_loser_chooses(choice: str) -> None:
    """Legion or fortress; the province is at war either way."""
    match = fight("egypt", "babylon", legions=legions(egypt=3, babylon=1), **BABYLON)
    roll(match, 3, 3, 3, 1)
    assert match.pending == (seat(match, "babylon"),)
    assert match.legal() == ["lose legion", "lose fortress"]
    assert refusal(match, "lose-post marker") == "MN-6.34"
    match.play(f"lose {choice}")
    assert (left(match, "babylon"), value(match, "fortress", "judaea")) == ((0, 1) if choice == "legion" else (1, 0))
    assert left(match, "egypt") == 2
    assert value(match, "phase") == "name_mover"


@rule("MN-6.34")
def test_a_loss_named_openly_can_be_taken_back() -> None:
    """Nothing hidden is shown by it: whoever named it may think again, until somebody else has acted."""
    match = fight("egypt", "babylon", legions=legions(egypt=3, babylon=1), **BABYLON)
    roll(match, 3, 3, 3, 1)
    match.play("lose fortress")
    assert match.undo(seat(match, "babylon")) == ["lose fortress"]
    assert match.legal() == ["lose legion", "lose fortress"]


@rule("MN-6.34")
def test_the_defender_chooses_first() -> None:
    """With a choice on both sides the attacker decides after him."""
    match = fight(
        "babylon",
        "egypt",
        legions=legions(babylon=2, egypt=3),
        built={"judaea": {"city": 1, "temple": 1}},
        **held("egypt", "judaea", city=1, temple=1),
        options={"fortress_holds": False},
        **BABYLON,
    )
    roll(match, 1, 1, 4, 4, 2)  # Babylon 8: one loss; Egypt 10: two losses of three units
    assert match.pending == (seat(match, "egypt"),)
    match.play("lose legion")
    assert match.pending == (seat(match, "babylon"),)
    match.play("lose legion; lose legion")
    assert left(match, "egypt") == 2 and value(match, "fortress", "judaea") == 1
    assert value(match, "posts", "judaea") == {"city": 1, "temple": 1}  # a lone fortress does not hold


@rule("MN-6.35")
def test_losses_beyond_the_units_are_ignored() -> None:
    """Four losses cost one legion."""
    match = fight("egypt", "babylon", legions=legions(egypt=4, babylon=1))
    roll(match, 6, 6, 6, 6, 1)
    assert (left(match, "babylon"), left(match, "egypt")) == (0, 4)


@rule("MN-6.38")
def test_there_is_no_retreat() -> None:
    """Nobody is asked to leave: survivors stay."""
    match = fight("egypt", "babylon", legions=legions(egypt=2, babylon=2))
    roll(match, 1, 1, 3, 3)
    assert (left(match, "egypt"), left(match, "babylon")) == (1, 2)


@rule("MN-6.40")
def test_an_attacker_without_legions_gets_nothing() -> None:
    """Nothing further happens in the province."""
    match = fight("egypt", "babylon", legions=legions(egypt=1), built={"judaea": {"city": 1}}, **BABYLON)
    roll(match, 5)
    assert left(match, "egypt") == 0 and value(match, "phase") == "name_mover"


# --- neutralised civilisations


def neutral_defence(**rest: Any) -> Match:
    """Egypt attacks the capital province of Babylon, which nobody plays."""
    return fight(
        "egypt",
        "babylon",
        "babylonia",
        4,
        legions=legions("babylonia", egypt=3, babylon=1),
        marker={"babylonia": "babylon"},
        fortress={"babylonia": 1},
        **rest,
    )


@rule("MN-2.44", "MN-2.46")
def test_neutral_pieces_defend() -> None:
    """One die for a legion, 6 for the fortress; the legion falls first, and nobody is asked."""
    match = neutral_defence()
    assert value(match, "dice_due", "foe") == 1 and points(match) == (0, 6)
    roll(match, 3, 3, 1, 1)
    assert (left(match, "babylon", "babylonia"), value(match, "fortress", "babylonia")) == (0, 1)


@rule("MN-2.46")
def test_the_attacker_may_choose_neutral_losses() -> None:
    """Under the option."""
    match = neutral_defence(options={"neutral_losses": "attacker_chooses"})
    roll(match, 3, 3, 1, 1)
    assert match.pending == (seat(match, "egypt"),)
    match.play("lose fortress")
    assert (left(match, "babylon", "babylonia"), value(match, "fortress")) == (1, 0)


# --- vectors


@rule("TV-12", "TV-13")
def test_the_battle_of_jerusalem() -> None:
    """Egypt 4+2+5 = 11: two losses; Babylon 4 and the fortress 6 = 10: two losses; Egypt is sole invader."""
    match = fight("egypt", "babylon", legions=legions(egypt=3, babylon=1), built={"judaea": {"city": 1}}, **BABYLON)
    roll(match, 4, 2, 5, 4)
    assert (left(match, "egypt"), left(match, "babylon"), value(match, "fortress")) == (1, 0, 0)
    assert value(match, "phase") == "conquest"
    assert "Babylon rolls 4, the fortress +6 = 10: 2 hits." in match.story(None)


@rule("TV-39", "MN-0.7")
def test_a_lone_fortress_holds() -> None:
    """1 and 3 do nothing; the fortress takes one; legion and fortress remain: the province is at war."""
    match = fight("egypt", "babylon", legions=legions(egypt=2), built={"judaea": {"city": 1}}, **BABYLON)
    roll(match, 1, 3)
    assert (left(match, "egypt"), value(match, "fortress", "judaea")) == (1, 1)
    assert value(match, "phase") == "name_mover"
    assert "Judaea is at war." in match.story(None)


@rule("TV-40", "MN-10.4")
def test_two_fortresses_score_twelve() -> None:
    """Two losses without a die."""
    match = fight(
        "egypt",
        "babylon",
        legions=legions(egypt=3),
        marker={"judaea": "babylon"},
        fortress={"judaea": 2},
        owner={"zeus": "babylon"},
    )
    assert points(match) == (0, 12)
    roll(match, 1, 1, 1)
    assert left(match, "egypt") == 1
