"""MN-6.20 to 6.31, 6.36, 6.37, 6.41, MN-8.3, 8.7 and TV-38, 41, 62, 63: who fights whom, dice and points."""

from __future__ import annotations

import pytest

from internum import CHANCE, Match
from tests.rules.mare import campaign, done_until, points, refusal, roll, value
from tests.support import rule

from .judaea import BABYLON, fight, left, legions

# --- who fights whom


@rule("MN-6.20", "MN-6.21")
def test_sea_battles_are_optional() -> None:
    """Also for triremes that did not move, joined by those that did."""
    match = campaign(
        "classic", "rome", triremes={"rome": {"mare_sardum": 1, "mare_tyrrhenum": 1}, "egypt": {"mare_sardum": 1}}
    )
    match.play("sail mare_tyrrhenum>mare_sardum; done")
    assert match.legal() == ["engage mare_sardum egypt", "done"]
    assert refusal(match, "engage mare_sardum greece") == "MN-6.20"
    match.play("engage mare_sardum egypt")
    assert value(match, "dice_due") == {"active": 2, "foe": 1}


@rule("MN-6.22")
def test_legions_that_enter_must_attack() -> None:
    """Land battles are not optional."""
    match = campaign("classic", "egypt", legions={"egypt": {"aegyptus": 1}, "babylon": {"judaea": 1}})
    match.play("march aegyptus>judaea")
    assert match.legal() == ["attack judaea babylon"]
    assert refusal(match, "done") == "MN-6.22"


@rule("MN-6.23", "TV-63")
@pytest.mark.parametrize(("option", "asked"), [("compulsory", True), ("optional", True), ("none", False)])
def test_legions_that_stand_there(option: str, asked: bool) -> None:
    """They must attack too; may, or cannot, under the option."""
    match = campaign("classic", "egypt", legions=legions(egypt=1, babylon=2), options={"standing_battle": option})
    match.play("done")
    assert (value(match, "phase") == "land_battle") is asked
    if asked:
        assert refusal(match, "done") == ("MN-6.23" if option == "compulsory" else None)


@rule("MN-6.24")
def test_no_units_no_battle() -> None:
    """A marker and buildings alone do not fight."""
    match = campaign(
        "classic",
        "egypt",
        legions={"egypt": {"aegyptus": 1}},
        marker={"judaea": "babylon"},
        built={"judaea": {"city": 1}},
    )
    match.play("march aegyptus>judaea")
    assert value(match, "phase") == "conquest"


@rule("MN-6.25")
def test_one_round_of_dice() -> None:
    """Both survive, and there is no second round in this turn."""
    match = fight("egypt", "babylon", legions=legions(egypt=1, babylon=1))
    roll(match, 4, 4)
    assert (left(match, "egypt"), left(match, "babylon")) == (1, 1)
    assert value(match, "phase") == "name_mover"


@rule("MN-6.26")
@pytest.mark.parametrize("option", ["choose_one", "each_in_turn"])
def test_several_enemies(option: str) -> None:
    """One of them, as the active side likes; under the option each in turn, and each once."""
    match = campaign("classic", "egypt", legions=legions(egypt=2, babylon=1, greece=1), options={"multi_enemy": option})
    match.play("done")
    assert match.legal() == ["attack judaea greece", "attack judaea babylon"]
    match.play("attack judaea greece")
    roll(match, 1, 1, 1)
    if option == "each_in_turn":
        assert match.legal() == ["attack judaea babylon"]
        assert refusal(match, "attack judaea greece") == "MN-6.25"
    else:
        assert value(match, "phase") == "name_mover"


@rule("MN-6.26")
def test_one_battle_for_a_space() -> None:
    """After a battle with one, the other cannot be fought this turn."""
    match = campaign(
        "classic",
        "egypt",
        legions={"egypt": {"judaea": 2, "nubia": 1}, "babylon": {"judaea": 1, "nubia": 1}, "greece": {"judaea": 1}},
    )
    done_until(match, "land_battle")
    match.play("attack judaea greece")
    roll(match, 1, 1, 1)
    assert refusal(match, "attack judaea babylon") == "MN-6.26"


@rule("MN-6.36")
def test_triremes_stay_out_of_land_battles() -> None:
    """In port they neither fight nor are lost, and nobody attacks them."""
    match = fight("egypt", "babylon", legions=legions(egypt=2, babylon=1), in_port={"babylon": {"judaea": 2}})
    assert value(match, "dice_due", "foe") == 1
    roll(match, 6, 6, 1)
    assert value(match, "in_port", "babylon") == {"judaea": 2}
    sea = campaign("classic", "rome", triremes={"rome": {"mare_cyprium": 1}}, in_port={"babylon": {"judaea": 2}})
    sea.play("done")
    assert value(sea, "phase") == "name_mover"


@rule("MN-6.41")
def test_a_lone_fortress_does_not_attack() -> None:
    """Its owner has neither duty nor right."""
    match = campaign(
        "classic",
        "babylon",
        legions={"egypt": {"judaea": 1}, "babylon": {"babylonia": 1, "nubia": 1}, "greece": {"nubia": 1}},
        **BABYLON,
    )
    done_until(match, "land_battle")
    assert match.legal() == ["attack nubia greece"]
    assert refusal(match, "attack judaea egypt") == "MN-6.41"


@rule("TV-62")
def test_leaving_a_war() -> None:
    """No battle; the foreigner is left alone but has no choice before his own turn."""
    match = campaign(
        "classic",
        "babylon",
        legions=legions(egypt=2, babylon=1),
        marker={"judaea": "babylon"},
        built={"judaea": {"city": 1}},
    )
    match.play("march judaea>babylonia")
    assert value(match, "phase") == "name_mover"
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0


# --- dice and points


def at_sea(attacker: str, defender: str, own: int, others: int) -> Match:
    """A sea battle of so many triremes, declared and before its dice."""
    match = campaign("classic", attacker, triremes={attacker: {"mare_sardum": own}, defender: {"mare_sardum": others}})
    match.play(f"done; engage mare_sardum {defender}")
    return match


@rule("MN-6.27", "MN-6.28")
def test_one_die_for_every_legion() -> None:
    """All that are there take part; fortresses roll none."""
    match = fight("egypt", "babylon", legions=legions(egypt=3, babylon=2), **BABYLON)
    assert value(match, "dice_due") == {"active": 3, "foe": 2}
    assert match.legal(CHANCE) == [f"roll {n}" for n in range(1, 7)]


@rule("MN-6.29")
def test_one_die_for_every_trireme() -> None:
    """At sea likewise."""
    match = at_sea("rome", "egypt", 2, 3)
    assert value(match, "dice_due") == {"active": 2, "foe": 3}


@rule("MN-6.30")
def test_a_fortress_adds_six() -> None:
    """Without a die."""
    assert points(fight("egypt", "babylon", legions=legions(egypt=1), **BABYLON)) == (0, 6)


@rule("MN-6.37")
def test_a_fortress_fights_for_an_attacking_owner() -> None:
    """Whenever he fights in its province."""
    assert points(fight("babylon", "egypt", legions=legions(egypt=1, babylon=1), **BABYLON)) == (6, 0)


@rule("MN-6.31", "MN-8.3", "TV-38")
def test_hannibal_adds_one_for_each_legion() -> None:
    """Attacking and defending, on land only and not for the fortress: 4+3+1 and 3 are 11, two losses."""
    match = fight("carthage", "babylon", legions=legions(carthage=3, babylon=2))
    assert points(match) == (3, 0)
    roll(match, 4, 3, 1, 1, 1)
    assert left(match, "babylon") == 0
    home = {"marker": {"judaea": "carthage"}, "fortress": {"judaea": 1}}
    assert points(fight("egypt", "carthage", legions=legions(egypt=1, carthage=2), **home)) == (0, 8)
    assert points(at_sea("carthage", "rome", 1, 1)) == (0, 0)


@rule("MN-6.31", "MN-8.7", "TV-41")
def test_pericles_adds_one_for_each_trireme() -> None:
    """4+4 and 2 are 10: two losses; not on land."""
    match = at_sea("greece", "rome", 2, 3)
    assert points(match) == (2, 0)
    roll(match, 4, 4, 1, 1, 1)
    assert value(match, "triremes", "rome") == {"mare_sardum": 1}
    assert points(fight("greece", "egypt", legions=legions(greece=2, egypt=1))) == (0, 0)
