"""EM-9: the course of a Military turn, moves of triremes and legions; EM-T25 to T27."""

from __future__ import annotations

import pytest

from tests.rules.mare import actor, at, campaign, done_until, mask, refusal, roll, value, verbs
from tests.support import rule


@rule("EM-9.1")
def test_zeus_comes_before_the_first_name() -> None:
    """The Statue of Zeus is asked before the Military Leader names anyone."""
    match = at("empires", phase="begin_military", owner={"zeus": "egypt"})
    assert (value(match, "phase"), actor(match)) == ("peace", "egypt")
    match.play("no")
    assert (value(match, "phase"), actor(match)) == ("name_mover", "rome")


@rule("EM-9.2")
def test_the_steps_of_a_turn_come_in_order() -> None:
    """Triremes, sea battles, legions, land battles, conquest: each step is over before the next."""
    match = campaign(
        "empires",
        "rome",
        triremes={"rome": {"mare_ionium": 1}, "greece": {"mare_ionium": 1}},
        legions={"rome": {"macedonia": 2, "italia": 1}, "greece": {"macedonia": 1}},
        marker={"macedonia": "greece", "italia": "rome"},
    )
    assert value(match, "phase") == "sail"
    assert refusal(match, "march italia>latium") == "EM-9.2"
    assert refusal(match, "engage mare_ionium greece") == "EM-9.2"
    match.play("done")
    assert verbs(match) == {"engage", "done"}
    assert refusal(match, "sail mare_ionium>mare_africum") == "EM-9.2"
    match.play("done")
    assert value(match, "phase") == "march"
    assert refusal(match, "engage mare_ionium greece") == "EM-9.2"
    match.play("done")
    assert match.legal() == ["attack macedonia greece"]
    assert refusal(match, "march italia>latium") == "EM-10.2"
    match.play("attack macedonia greece")
    roll(match, 3, 3, 3)
    assert value(match, "phase") == "conquest"


@rule("EM-9.2")
def test_steps_with_nothing_to_decide_are_passed_over() -> None:
    """Without triremes the turn begins with the legions."""
    assert value(campaign("empires", "rome", legions={"rome": {"latium": 1}}), "phase") == "march"


@rule("EM-9.3")
def test_each_trireme_moves_once_to_an_adjacent_sea() -> None:
    """Two seas in one turn are too far, and what has moved stays."""
    match = campaign("empires", "rome", triremes={"rome": {"mare_hadriaticum": 2}})
    assert refusal(match, "sail mare_hadriaticum>mare_africum") == "EM-9.3"
    match.play("sail mare_hadriaticum>mare_ionium")
    assert refusal(match, "sail mare_ionium>mare_africum") == "EM-9.3"
    assert refusal(match, "cast-off latium>mare_hadriaticum") == "EM-9.3"
    match.play("sail mare_hadriaticum>mare_ionium")
    assert value(match, "triremes", "rome") == {"mare_ionium": 2}
    assert value(match, "phase") != "sail"


@rule("EM-9.4")
def test_seas_are_shared_with_enemies() -> None:
    """Entering and leaving a sea with enemy triremes is free."""
    match = campaign(
        "empires", "rome", triremes={"rome": {"mare_ionium": 1}, "greece": {"mare_ionium": 2, "mare_africum": 1}}
    )
    match.play("sail mare_ionium>mare_africum; done")
    assert value(match, "triremes", "rome") == {"mare_africum": 1}
    assert value(match, "triremes", "greece") == {"mare_ionium": 2, "mare_africum": 1}


@rule("EM-9.5")
def test_each_legion_moves_once() -> None:
    """To an adjacent or a connected province; never on from there, and never both."""
    match = campaign("empires", "rome", legions={"rome": {"latium": 2}}, triremes={"rome": {"mare_hadriaticum": 1}})
    match.play("done")
    assert refusal(match, "march latium>dacia") == "EM-9.5"
    match.play("march latium>gallia")
    assert refusal(match, "march gallia>germania") == "EM-9.5"
    match.play("march latium>dalmatia")  # over the Adriatic
    assert value(match, "legions", "rome") == {"gallia": 1, "dalmatia": 1}


@rule("EM-9.6")
def test_a_chain_may_begin_and_end_anywhere() -> None:
    """Own, enemy or neutral provinces: only the triremes matter."""
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"macedonia": 1, "sicilia": 1}},
        triremes={"rome": {"mare_ionium": 1}},
        marker={"macedonia": "greece"},
    )
    match.play("done")
    assert refusal(match, "march macedonia>sicilia") is None
    match.play("march sicilia>macedonia; march macedonia>achaea")
    assert value(match, "legions", "rome") == {"macedonia": 1, "achaea": 1}


@rule("EM-9.7")
def test_a_chain_carries_any_number() -> None:
    """One trireme ships every legion, trip after trip, also if it has moved; it stays where it is."""
    match = campaign("empires", "rome", legions={"rome": {"italia": 3}}, triremes={"rome": {"mare_tyrrhenum": 1}})
    match.play("sail mare_tyrrhenum>mare_ionium")
    match.play("march italia>sicilia; march italia>sicilia; march italia>macedonia")
    assert value(match, "legions", "rome") == {"sicilia": 2, "macedonia": 1}
    assert value(match, "triremes", "rome") == {"mare_ionium": 1}


@rule("EM-9.8")
def test_fortresses_never_move() -> None:
    """A fortress is no legion: there is nothing to march with."""
    match = campaign("empires", "rome", fortress={"latium": 1}, legions={"rome": {"gallia": 1}})
    assert refusal(match, "march latium>italia") == "EM-9.5"
    assert not any(text.startswith("march latium") for text in match.legal())


@rule("EM-9.9")
def test_legions_leave_enemies_freely() -> None:
    """Also leaving an own fortress behind to fight."""
    match = campaign(
        "empires",
        "babylon",
        legions={"babylon": {"cilicia": 2}, "egypt": {"cilicia": 2}},
        fortress={"cilicia": 1},
        marker={"cilicia": "babylon"},
    )
    match.play("march cilicia>babylonia; march cilicia>babylonia")
    assert value(match, "legions", "babylon") == {"babylonia": 2}
    assert match.legal() == ["attack cilicia egypt"]


@rule("EM-9.10")
def test_no_stacking_limit() -> None:
    """All 8 legions may stand in one province, all 5 triremes in one sea."""
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"latium": 7, "gallia": 1}},
        triremes={"rome": {"mare_ionium": 4, "mare_africum": 1}},
    )
    match.play("sail mare_africum>mare_ionium; done; march gallia>latium")
    assert value(match, "legions", "rome") == {"latium": 8}
    assert value(match, "triremes", "rome") == {"mare_ionium": 5}


@rule("EM-9.11")
def test_movement_is_optional() -> None:
    """Every step of movement may be ended at once."""
    match = campaign("empires", "rome", legions={"rome": {"latium": 2}}, triremes={"rome": {"mare_ionium": 1}})
    assert refusal(match, "done") is None
    match.play("done; done")
    assert value(match, "phase") == "name_mover"


@rule("EM-9.5", "EM-11.12")
def test_the_legion_without_a_post_leaves_first() -> None:
    """Then the Post to vacate is asked if there are several."""
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"macedonia": 3}},
        marker={"macedonia": "greece"},
        built={"macedonia": {"caravan": 1, "caravan2": 1}},
        conqueror={"macedonia": "rome"},
        posts={"macedonia": {"caravan": 1, "caravan2": 1}},
    )
    match.play("march macedonia>dalmatia")
    assert value(match, "posts", "macedonia") == {"caravan": 1, "caravan2": 1}
    match.play("march macedonia>dalmatia")
    assert match.legal() == ["vacate caravan", "vacate caravan2"]
    assert refusal(match, "vacate market") == "EM-9.5"
    match.play("vacate caravan")
    assert value(match, "posts", "macedonia") == {"caravan2": 1}
    match.play("march macedonia>dalmatia")
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0


CRETAN = {
    "players": 5,
    "legions": {"rome": {"italia": 2, "creta": 1}},
    "triremes": {"rome": {"mare_ionium": 2}, "egypt": {"mare_africum": 1}},
}


@rule("EM-T25", "EM-4.3")
def test_ships_of_others_do_not_break_a_chain() -> None:
    """Ionium and Africum carry legions from Italia and Creta to Cyrenaica beside an Egyptian trireme."""
    match = campaign("empires", "rome", **CRETAN)
    match.play("sail mare_ionium>mare_africum; done; done")
    match.play("march italia>cyrenaica; march italia>cyrenaica; march creta>cyrenaica")
    assert value(match, "legions", "rome") == {"cyrenaica": 3}


@rule("EM-T26")
@pytest.mark.parametrize(("egypt", "refused"), [(1, None), (5, "EM-9.5")])
def test_a_trireme_that_is_lost_carries_nobody(egypt: int, refused: str | None) -> None:
    """Having fought it still carries; sunk it does not."""
    match = campaign("empires", "rome", **CRETAN)
    match.play("sail mare_ionium>mare_africum; done; engage mare_africum egypt")
    roll(match, 1, egypt)
    done_until(match, "march")
    assert refusal(match, "march italia>cyrenaica") == refused
    assert refusal(match, "march creta>cyrenaica") == refused


@rule("EM-T27")
@pytest.mark.parametrize(
    ("moves", "battles"),
    [
        ("march cilicia>judaea; march cilicia>judaea", ["attack cilicia egypt", "attack judaea egypt"]),
        ("march cilicia>asia; done", ["attack cilicia egypt"]),
        ("done", ["attack cilicia egypt"]),
    ],
)
def test_three_ways_to_move_and_their_battles(moves: str, battles: list[str]) -> None:
    """Babylon beside Egypt in Cilicia: wherever it has a unit beside an enemy it must fight."""
    match = campaign(
        "empires",
        "babylon",
        legions={"babylon": {"cilicia": 2}, "egypt": {"cilicia": 2}},
        marker={"cilicia": "babylon", "judaea": "egypt"},
        fortress={"cilicia": 1, "judaea": 1},
    )
    match.play(moves)
    assert match.legal() == battles
    assert refusal(match, "done") == "EM-10.2"


def test_everybody_has_one_turn() -> None:
    """The last one is named without a question, and after all turns titles are settled."""
    match = at("empires", 3, phase="begin_military", legions={"rome": {"latium": 1}})
    match.play("next greece; next carthage; done")
    assert value(match, "stage") == "leadership"
    assert value(match, "had_turn") == mask("rome", "carthage", "greece")
