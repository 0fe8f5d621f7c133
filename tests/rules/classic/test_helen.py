"""MN-6.39, MN-9.3, 9.4 and TV-52, TV-53: Helen of Troy."""

from __future__ import annotations

from typing import Any

from internum import Match
from tests.rules.mare import campaign, points, refusal, seat, value
from tests.support import rule

from .judaea import left


def helen(**rest: Any) -> Match:
    """Egypt has marched one or more legions into a province of Babylon, which has Helen."""
    given: dict[str, Any] = {
        "owner": {"helen": "babylon"},
        "marker": {"judaea": "babylon"},
        "legions": {"egypt": {"aegyptus": 3}},
    }
    return campaign("classic", "egypt", **{**given, **rest})


@rule("MN-6.39", "MN-9.3")
def test_helen_is_asked_between_moves_and_battles() -> None:
    """Once a phase, in the turn of another, about a province of hers that was entered this turn."""
    match = helen(legions={"egypt": {"aegyptus": 2}, "babylon": {"judaea": 1}})
    match.play("march aegyptus>judaea; done")
    assert match.pending == (seat(match, "babylon"),)
    assert match.legal() == ["helen judaea", "no"]
    assert refusal(match, "helen aegyptus") == "MN-9.3"
    declined = match.copy()
    declined.play("no")
    assert declined.legal() == ["attack judaea babylon"]
    used = helen(used={"turn_legion": 1 << 4})
    used.play("march aegyptus>judaea; done")
    assert value(used, "phase") == "conquest"


@rule("MN-9.3")
def test_what_helen_cannot_do() -> None:
    """Legions that stood there already, foreign provinces, her own turn, no legion in stock."""
    stood = campaign(
        "classic", "egypt", owner={"helen": "babylon"}, marker={"judaea": "babylon"}, legions={"egypt": {"judaea": 1}}
    )
    stood.play("done")
    assert value(stood, "phase") == "conquest"
    foreign = helen(marker={"judaea": "rome"})
    foreign.play("march aegyptus>judaea; done")
    assert value(foreign, "phase") == "conquest"
    none_left = helen(legions={"egypt": {"aegyptus": 1}, "babylon": {"arabia": 8}})
    none_left.play("march aegyptus>judaea")
    assert value(none_left, "phase") == "conquest"


@rule("MN-9.3", "MN-6.39")
def test_between_moves_helen_goes_first() -> None:
    """With battles between moves, one she may still change waits for her."""
    match = helen(legions={"egypt": {"aegyptus": 2}, "babylon": {"judaea": 1}}, options={"interleaved_battles": True})
    match.play("march aegyptus>judaea")
    assert refusal(match, "attack judaea babylon") == "MN-6.39"


@rule("MN-9.3")
def test_the_fallen_cannot_be_turned() -> None:
    """Between moves, a legion lost in battle is no longer there for Helen when her stock is filled again."""
    match = helen(
        legions={"egypt": {"aegyptus": 2}, "babylon": {"judaea": 1, "arabia": 7}}, options={"interleaved_battles": True}
    )
    match.play("march aegyptus>judaea; attack judaea babylon; roll 6; roll 6")
    assert value(match, "entered", "judaea") == 0
    match.play("done")
    assert value(match, "phase") != "helen"


@rule("MN-9.4", "TV-52")
def test_helen_turns_a_lone_legion() -> None:
    """It changes sides for good: no battle, one more in Egypt's stock, one fewer in Babylon's."""
    match = helen(legions={"egypt": {"aegyptus": 1}})
    match.play("march aegyptus>judaea; helen judaea")
    assert (left(match, "egypt"), left(match, "babylon")) == (0, 1)
    assert (value(match, "supply", "egypt", "legion"), value(match, "supply", "babylon", "legion")) == (8, 7)
    assert value(match, "phase") == "name_mover"


@rule("MN-9.4", "TV-53")
def test_helen_before_a_battle() -> None:
    """Three legions enter beside a fortress: the attacker rolls 2 dice, Babylon 1 and 6."""
    match = helen(fortress={"judaea": 1})
    match.play(
        "march aegyptus>judaea; march aegyptus>judaea; march aegyptus>judaea; helen judaea; attack judaea babylon"
    )
    assert value(match, "dice_due") == {"active": 2, "foe": 1}
    assert points(match) == (0, 6)
