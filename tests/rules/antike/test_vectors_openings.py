"""The three openings of the rulebook's FAQ, played from the set-up."""

from __future__ import annotations

import internum
from tests.support import rule

from .table import cards, purse, side

FIXED = {"nation_assignment": "fixed", "fixed_nations": (2, 0, 1, 3, 4, 5)}  # seat 0 has the starting nation


def opening() -> internum.Match:
    """Three players; seat 0 is Arabia, which starts with Saba (marble), Adane (iron), Mecca (gold)."""
    match = internum.new("antike", 3, **FIXED)
    assert match.view(None)["active"] == "arabia"
    return match


def others_wait(match: internum.Match, space: str = "iron") -> None:
    """The other two nations take a production space and do nothing else."""
    for _ in range(2):
        match.play(f"rondel {space}")
    assert match.view(None)["active"] == "arabia"


@rule("AN-T16")
def test_growth_opening() -> None:
    """Marble, then Temple at d = 4 for a gold; the temple for 3 marble and 2 coins."""
    match = opening()
    match.play("rondel marble")
    assert purse(match, "arabia") == (1, 3, 3, 1)
    others_wait(match)
    match.play("rondel temple; pay gold")
    assert purse(match, "arabia") == (1, 3, 2, 2)
    match.play("temple adane; pay marble; pay marble; pay marble; pay coin; pay coin")
    assert purse(match, "arabia") == (1, 0, 2, 0)
    assert side(match, "arabia")["temples"] == 1


@rule("AN-T17")
def test_military_opening() -> None:
    """Two units for an iron and a coin; both move; a city for a gold, a marble and a coin."""
    match = opening()
    match.play("rondel arming; arm legion saba; pay iron; arm legion mecca; pay coin")
    assert purse(match, "arabia") == (0, 2, 3, 0)
    others_wait(match)
    match.play("rondel manoeuvre-2; move legion saba>ommana 1; move legion mecca>petra 1; done")
    match.play("found ommana; pay marble; pay coin; pay gold")
    assert purse(match, "arabia") == (0, 1, 2, 0)
    assert side(match, "arabia")["cities"] == 4
    assert side(match, "arabia")["legions"] == 2


@rule("AN-T18")
def test_progress_opening() -> None:
    """Gold, Marble, then Know-how at no cost: an undiscovered basic know-how for 4 gold and 3 coins."""
    match = opening()
    match.play("rondel gold")
    assert purse(match, "arabia") == (1, 2, 4, 1)
    others_wait(match)
    match.play("rondel marble")
    assert purse(match, "arabia") == (1, 3, 4, 2)
    others_wait(match, "gold")
    match.play("rondel know-how; learn market")
    assert purse(match, "arabia") == (1, 3, 0, 0)
    assert cards(match, "arabia") == {"scholar": 1}
