"""Every value of every option of manoeuvre and combat (section 0.1)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.support import rule

from .table import at, pieces, refusal, side, steps


@rule("AN-10.5")
@pytest.mark.parametrize(("value", "goes_on"), [("free", True), ("move_then_conquer", False)])
def test_option_manoeuvre_order(value: str, goes_on: bool) -> None:
    """After a conquest units may move on, or no more."""
    match = at(
        options={"manoeuvre_order": value},
        active="greece",
        phase="manoeuvre",
        legions={"greece": {"susa": 2}},
        forced=False,
    )
    match.play("conquer susa; lose legion 1")
    assert any(text.startswith("move") for text in match.legal()) is goes_on


def meeting(**options: Any) -> Match:
    """A Greek legion of Napoca and two of Pella; three Persian ones and an Arab one stand in Napoca."""
    return at(
        options=options,
        active="greece",
        phase="manoeuvre",
        legions={"greece": {"pella": 2, "napoca": 1}, "persia": {"napoca": 3}, "arabia": {"napoca": 1}},
        forced=False,
    )


@rule("AN-11.11")
@pytest.mark.parametrize(("extent", "pairs"), [("pair_by_pair", 1), ("to_exhaustion", 2)])
def test_option_combat_extent(extent: str, pairs: int) -> None:
    """A demand or a fight removes one pair, or pairs until one side has no unit left."""
    match = meeting(combat_extent=extent)
    match.play("move legion pella>napoca 1; demand; lose legion 0")
    if pairs == 2:
        match.play("lose legion 1")
    assert side(match, "persia")["legions"] == 3 - pairs and side(match, "greece")["legions"] == 3 - pairs
    match = meeting(combat_extent=extent)
    match.play("fight legion napoca persia; lose legion 1")
    assert side(match, "persia")["legions"] == 2 and pieces(match, "napoca")["arabia", "legion"] == 1


@rule("AN-11.12")
@pytest.mark.parametrize(("scope", "asked_again"), [("all_present", True), ("entering_only", False)])
def test_option_entry_combat_scope(scope: str, asked_again: bool) -> None:
    """A demand reaches all like units there, or only those of the entry."""
    match = meeting(entry_combat_scope=scope)
    match.play("move legion pella>napoca 1")
    if scope == "entering_only":
        match.play("group 1")
    match.play("demand")
    assert refusal(match, "lose legion 1") == (None if asked_again else "AN-11.12")
    match.play("lose legion 0")
    assert (match.view(None)["asked"] == "persia") is asked_again
    assert steps(match, "legion", "napoca") == {1: 1}


@rule("AN-10.16", "AN-11.12")
def test_a_group_is_exposed_as_a_whole() -> None:
    """With demands limited to the entry, two that enter together can both be claimed, the one before them not."""
    match = meeting(entry_combat_scope="entering_only", combat_extent="to_exhaustion")
    match.play("move legion pella>napoca 1; group 2; demand")
    assert match.legal() == ["lose legion 0"]
    match.play("lose legion 0; lose legion 0")
    assert pieces(match, "napoca") == {("greece", "legion"): 1, ("persia", "legion"): 1, ("arabia", "legion"): 1}
    assert match.pending == (0,)


@rule("AN-11.15")
@pytest.mark.parametrize(("priority", "first"), [("passive_first", 1), ("mover_first", 0)])
def test_option_entry_priority(priority: str, first: int) -> None:
    """At an entry the passive nations speak first, or the mover may strike before them."""
    match = meeting(entry_priority=priority)
    match.play("move legion pella>napoca 1")
    assert match.pending == (first,)
    if priority == "mover_first":
        assert match.legal() == ["done", "fight legion napoca persia", "fight legion napoca arabia"]
        assert refusal(match, "move legion pella>napoca 1") == "AN-11.15"
        match.play("fight legion napoca arabia; lose legion 0; done")
        assert match.pending == (1,)
        assert pieces(match, "napoca") == {("greece", "legion"): 1, ("persia", "legion"): 3}


@rule("AN-2.29")
@pytest.mark.parametrize(("hostile", "cited"), [(True, None), (False, "AN-2.29")])
def test_option_sister_nations_hostile(hostile: bool, cited: str | None) -> None:
    """A player's two nations may fight and conquer each other, or must not; other nations always may."""
    match = at(
        2,
        options={"sister_nations_hostile": hostile},
        active="phoenicia",
        phase="manoeuvre",
        legions={"phoenicia": {"susa": 3, "babylon": 1, "pella": 1}, "persia": {"susa": 1}, "greece": {"pella": 1}},
        forced=False,
    )
    assert refusal(match, "fight legion susa persia") == refusal(match, "conquer susa") == cited
    assert refusal(match, "fight legion pella greece") is None
    match.play("move legion babylon>susa 1")
    assert (match.view(None)["asked"] == "persia") is hostile
