"""MN-0.7, MN-6.20 to 6.41, MN-2.44, 2.46, 8.3, 8.7, 9.3, 9.4, 10.4 and the vectors of battles."""

from __future__ import annotations

from typing import Any

import pytest

from internum import CHANCE, Match
from tests.rules.mare import campaign, done_until, refusal, roll, seat, value
from tests.support import rule


def fight(attacker: str, defender: str, place: str = "judaea", players: int = 5, **rest: Any) -> Match:
    """A land battle, declared and before its dice."""
    match = campaign("classic", attacker, players, **rest)
    done_until(match, "land_battle")
    match.play(f"attack {place} {defender}")
    return match


def legions(place: str = "judaea", **counts: int) -> dict[str, dict[str, int]]:
    return {empire: {place: n} for empire, n in counts.items()}


def left(match: Match, empire: str, place: str = "judaea") -> int:
    return int(value(match, "legions", empire, place))


def totals(match: Match) -> tuple[int, int]:
    return value(match, "total", "active"), value(match, "total", "foe")


BABYLON = {"marker": {"judaea": "babylon"}, "fortress": {"judaea": 1}}


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


@rule("MN-6.27", "MN-6.28")
def test_one_die_for_every_legion() -> None:
    """All that are there take part; fortresses roll none."""
    match = fight("egypt", "babylon", legions=legions(egypt=3, babylon=2), **BABYLON)
    assert value(match, "dice_due") == {"active": 3, "foe": 2}
    assert match.legal(CHANCE) == [f"roll {n}" for n in range(1, 7)]


@rule("MN-6.29")
def test_one_die_for_every_trireme() -> None:
    """At sea likewise."""
    match = campaign("classic", "rome", triremes={"rome": {"mare_sardum": 2}, "egypt": {"mare_sardum": 3}})
    match.play("done; engage mare_sardum egypt")
    assert value(match, "dice_due") == {"active": 2, "foe": 3}


@rule("MN-6.30")
def test_a_fortress_adds_six() -> None:
    """Without a die."""
    assert totals(fight("egypt", "babylon", legions=legions(egypt=1), **BABYLON)) == (0, 6)


@rule("MN-6.31", "MN-8.3", "TV-38")
def test_hannibal_adds_one_for_each_legion() -> None:
    """Attacking and defending, on land only and not for the fortress: 4+3+1 and 3 are 11, two losses."""
    match = fight("carthage", "babylon", legions=legions(carthage=3, babylon=2))
    assert totals(match) == (3, 0)
    roll(match, 4, 3, 1, 1, 1)
    assert left(match, "babylon") == 0
    home = {"marker": {"judaea": "carthage"}, "fortress": {"judaea": 1}}
    assert totals(fight("egypt", "carthage", legions=legions(egypt=1, carthage=2), **home)) == (0, 8)
    at_sea = campaign("classic", "carthage", triremes={"carthage": {"mare_sardum": 1}, "rome": {"mare_sardum": 1}})
    at_sea.play("done; engage mare_sardum rome")
    assert totals(at_sea) == (0, 0)


@rule("MN-6.31", "MN-8.7", "TV-41")
def test_pericles_adds_one_for_each_trireme() -> None:
    """4+4 and 2 are 10: two losses; not on land."""
    match = campaign("classic", "greece", triremes={"greece": {"mare_sardum": 2}, "rome": {"mare_sardum": 3}})
    match.play("done; engage mare_sardum rome")
    assert totals(match) == (2, 0)
    roll(match, 4, 4, 1, 1, 1)
    assert value(match, "triremes", "rome") == {"mare_sardum": 1}
    assert totals(fight("greece", "egypt", legions=legions(greece=2, egypt=1))) == (0, 0)


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
def test_the_defender_chooses_first() -> None:
    """With a choice on both sides the attacker decides after him."""
    match = fight(
        "babylon",
        "egypt",
        legions=legions(babylon=2, egypt=3),
        built={"judaea": {"city": 1, "temple": 1}},
        conqueror={"judaea": "egypt"},
        posts={"judaea": {"city": 1, "temple": 1}},
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


@rule("MN-6.37")
def test_a_fortress_fights_for_an_attacking_owner() -> None:
    """Whenever he fights in its province."""
    assert totals(fight("babylon", "egypt", legions=legions(egypt=1, babylon=1), **BABYLON)) == (6, 0)


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


# --- neutralised civilisations


@rule("MN-2.44", "MN-2.46")
def test_neutral_pieces_defend() -> None:
    """One die for a legion, 6 for the fortress; the legion falls first, and nobody is asked."""
    match = fight(
        "egypt",
        "babylon",
        "babylonia",
        4,
        legions=legions("babylonia", egypt=3, babylon=1),
        marker={"babylonia": "babylon"},
        fortress={"babylonia": 1},
    )
    assert value(match, "dice_due", "foe") == 1 and totals(match) == (0, 6)
    roll(match, 3, 3, 1, 1)
    assert (left(match, "babylon", "babylonia"), value(match, "fortress", "babylonia")) == (0, 1)


@rule("MN-2.46")
def test_the_attacker_may_choose_neutral_losses() -> None:
    """Under the option."""
    match = fight(
        "egypt",
        "babylon",
        "babylonia",
        4,
        legions=legions("babylonia", egypt=3, babylon=1),
        marker={"babylonia": "babylon"},
        fortress={"babylonia": 1},
        options={"neutral_losses": "attacker_chooses"},
    )
    roll(match, 3, 3, 1, 1)
    assert match.pending == (seat(match, "egypt"),)
    match.play("lose fortress")
    assert (left(match, "babylon", "babylonia"), value(match, "fortress")) == (1, 0)


# --- Helen of Troy


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
    assert totals(match) == (0, 6)


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
    assert totals(match) == (0, 12)
    roll(match, 1, 1, 1)
    assert left(match, "egypt") == 1


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
