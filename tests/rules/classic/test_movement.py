"""MN-0.1 to 0.6, MN-6.1 to 6.15, 12.15 and TV-10, TV-11, TV-60, TV-61: provinces, links and moves."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from internum.games.mare.board import BOARDS
from tests.rules.mare import actor, at, campaign, mask, refusal, roll, value
from tests.support import rule


def turn(empire: str, **rest: Any) -> Match:
    return campaign("classic", empire, **rest)


@rule("MN-0.1")
def test_spaces_are_provinces_and_seas() -> None:
    """Islands are provinces like any other: a legion can stand on one."""
    board = BOARDS[0]
    assert (len(board.provinces), len(board.seas)) == (33, 10)
    match = turn("rome", legions={"rome": {"sicilia": 1, "roma": 1}}, triremes={"rome": {"mare_tyrrhenum": 1}})
    match.play("done; march roma>corsica")
    assert value(match, "legions", "rome") == {"sicilia": 1, "corsica": 1}


@rule("MN-0.2")
def test_the_marker_tells_the_owner() -> None:
    """At most one in a province; without one it is virgin and nobody's to conquer."""
    match = turn(
        "rome",
        legions={"rome": {"gallia": 1, "numidia": 1}},
        marker={"numidia": "carthage"},
        built={"numidia": {"caravan": 1}, "gallia": {"caravan": 1}},
    )
    match.play("done")
    assert refusal(match, "pillage gallia wine") == "MN-7.8"
    assert refusal(match, "pillage numidia gold") is None


@rule("MN-0.3")
def test_triremes_are_no_land_units() -> None:
    """Not even in port: the province is entered without a battle."""
    match = turn(
        "rome",
        legions={"rome": {"libya": 1}},
        in_port={"carthage": {"carthago": 3}},
        marker={"carthago": "carthage"},
        built={"carthago": {"city": 1}},
    )
    match.play("march libya>carthago")
    assert value(match, "phase") == "conquest"


@rule("MN-0.4")
def test_land_borders() -> None:
    """Map data: Roma borders Etruria, not Gallia."""
    match = turn("rome", legions={"rome": {"roma": 1}})
    assert refusal(match, "march roma>etruria") is None
    assert refusal(match, "march roma>gallia") == "MN-6.8"


CHAIN = {"rome": {"mare_tyrrhenum": 1, "mare_sardum": 1}}


@rule("MN-0.5", "MN-0.6")
def test_links_run_over_own_triremes_at_sea() -> None:
    """Every sea of the chain needs one; the predicate serves moves like a border."""
    match = turn("rome", legions={"rome": {"roma": 1}}, triremes=CHAIN)
    match.play("done")
    assert refusal(match, "march roma>numidia") is None
    broken = turn(
        "rome", legions={"rome": {"roma": 1}}, triremes={"rome": {"mare_tyrrhenum": 1}, "carthage": {"mare_sardum": 1}}
    )
    broken.play("done")
    assert refusal(broken, "march roma>numidia") == "MN-6.8"


@rule("MN-6.1", "MN-6.2")
def test_the_military_leader_names_one_after_the_other() -> None:
    """Each player once; nobody twice, nobody left out."""
    match = at("classic", phase="begin_military", title={"military": "rome"}, legions={"egypt": {"thebais": 1}})
    assert (value(match, "phase"), actor(match)) == ("name_mover", "rome")
    match.play("next egypt; done")
    assert refusal(match, "next egypt") == "MN-6.1"
    match.play("next rome; next greece; next carthage")
    assert value(match, "had_turn") == mask("rome", "carthage", "greece", "egypt", "babylon")


@rule("MN-6.2")
def test_the_order_may_be_named_up_front() -> None:
    """Under `order_mode` upfront all are named before the first turn."""
    match = at(
        "classic",
        phase="begin_military",
        title={"military": "rome"},
        options={"order_mode": "upfront"},
        legions={"egypt": {"thebais": 1}, "rome": {"roma": 1}},
    )
    match.play("next egypt; next greece; next carthage; next babylon")
    assert (value(match, "phase"), actor(match)) == ("march", "egypt")
    match.play("done")
    assert (value(match, "phase"), actor(match)) == ("march", "rome")


@rule("MN-6.3")
def test_all_some_or_none_may_move() -> None:
    """And battles are fought inside the same turn."""
    match = turn("rome", legions={"rome": {"roma": 2}, "carthage": {"etruria": 1}})
    idle = match.copy()
    idle.play("done")
    assert value(idle, "phase") == "name_mover"
    match.play("march roma>etruria; done")
    assert match.legal() == ["attack etruria carthage"]


@rule("MN-6.4")
def test_the_order_of_a_turn() -> None:
    """Triremes, sea battles, legions, land battles."""
    match = turn(
        "rome",
        legions={"rome": {"roma": 1}},
        triremes={"rome": {"mare_tyrrhenum": 1}, "carthage": {"mare_tyrrhenum": 1}},
    )
    assert refusal(match, "march roma>etruria") == "MN-6.4"
    match.play("done")
    assert refusal(match, "sail mare_tyrrhenum>mare_sardum") == "MN-6.4"
    match.play("done")
    assert refusal(match, "engage mare_tyrrhenum carthage") == "MN-6.4"


@rule("MN-6.4")
def test_battles_between_moves() -> None:
    """Under `interleaved_battles` a battle may come before the next move of its kind."""
    match = turn(
        "rome",
        options={"interleaved_battles": True},
        legions={"rome": {"roma": 2}, "carthage": {"etruria": 1}},
        triremes={"rome": {"mare_tyrrhenum": 2}, "carthage": {"mare_sardum": 1}},
    )
    match.play("sail mare_tyrrhenum>mare_sardum; engage mare_sardum carthage")
    roll(match, 1, 1)
    assert refusal(match, "sail mare_sardum>mare_africum") == "MN-6.5"
    match.play("sail mare_tyrrhenum>mare_sardum; march roma>etruria; attack etruria carthage")
    roll(match, 6, 1)
    assert value(match, "phase") == "march"
    match.play("march roma>etruria")
    assert value(match, "legions", "rome") == {"etruria": 2}


@rule("MN-6.5")
def test_triremes_move_once() -> None:
    """From port to a sea of its coast, or to a bordering sea."""
    match = turn("rome", in_port={"rome": {"roma": 1}}, triremes={"rome": {"mare_ionium": 1}})
    assert refusal(match, "cast-off roma>mare_ionium") == "MN-6.5"
    assert refusal(match, "cast-off carthago>mare_sardum") == "MN-6.5"
    match.play("cast-off roma>mare_tyrrhenum")
    assert refusal(match, "sail mare_tyrrhenum>mare_sardum") == "MN-6.5"
    assert refusal(match, "sail mare_ionium>mare_sardum") == "MN-6.5"
    match.play("sail mare_ionium>mare_africum")
    assert value(match, "triremes", "rome") == {"mare_tyrrhenum": 1, "mare_africum": 1}


@rule("MN-6.6")
def test_nobody_returns_to_port() -> None:
    """At sea there is no way back to a province."""
    match = turn("rome", triremes={"rome": {"mare_tyrrhenum": 1}})
    assert {text.split()[0] for text in match.legal()} == {"sail", "done"}
    match.play("sail mare_tyrrhenum>mare_sardum")
    assert value(match, "in_port") == 0


@rule("MN-6.7")
def test_triremes_share_a_sea() -> None:
    """Without fighting, if nobody wants to."""
    match = turn("rome", triremes={"rome": {"mare_tyrrhenum": 1}, "carthage": {"mare_sardum": 1}})
    match.play("sail mare_tyrrhenum>mare_sardum; done")
    assert value(match, "triremes") == {"rome": {"mare_sardum": 1}, "carthage": {"mare_sardum": 1}}


@rule("MN-6.8")
def test_legions_move_once() -> None:
    """Over a border or along a chain; not over others' triremes, not over triremes in port."""
    match = turn(
        "rome",
        legions={"rome": {"roma": 1}},
        triremes={"carthage": {"mare_tyrrhenum": 1}},
        in_port={"rome": {"roma": 1}},
    )
    match.play("done")
    assert refusal(match, "march roma>corsica") == "MN-6.8"
    match.play("march roma>etruria")
    assert refusal(match, "march etruria>gallia") != 0
    assert value(match, "phase") == "name_mover"


@rule("MN-6.9", "MN-12.15")
def test_a_chain_may_be_long() -> None:
    """The whole passage is one move."""
    seas = {"mare_tyrrhenum": 1, "mare_ionium": 1, "mare_aegaeum": 1, "pontus_euxinus": 1}
    match = turn("rome", legions={"rome": {"roma": 1}}, triremes={"rome": seas})
    match.play("done; march roma>cappadocia")
    assert value(match, "legions", "rome") == {"cappadocia": 1}


@rule("MN-6.10", "TV-61")
def test_any_number_and_beside_enemy_ships() -> None:
    """No capacity, and enemy triremes do not stop anybody."""
    match = turn(
        "rome",
        legions={"rome": {"roma": 3}},
        triremes={"rome": {"mare_tyrrhenum": 1}, "carthage": {"mare_tyrrhenum": 2}},
    )
    match.play("done; done; march roma>sicilia; march roma>sicilia; march roma>corsica")
    assert value(match, "legions", "rome") == {"sicilia": 2, "corsica": 1}


@rule("MN-6.11")
@pytest.mark.parametrize(("carthage", "refused"), [(4, None), (5, "MN-6.8")])
def test_chains_are_judged_after_the_sea_battles(carthage: int, refused: str | None) -> None:
    """A trireme lost in battle no longer carries."""
    match = turn(
        "rome",
        legions={"rome": {"roma": 1}},
        triremes={"rome": {"mare_tyrrhenum": 1}, "carthage": {"mare_tyrrhenum": 1}},
    )
    match.play("done; engage mare_tyrrhenum carthage")
    roll(match, 1, carthage)
    assert refusal(match, "march roma>sicilia") == refused


@rule("MN-6.12")
def test_fortresses_stay() -> None:
    """A fortress is not moved."""
    match = turn("rome", fortress={"roma": 1}, marker={"roma": "rome"}, legions={"rome": {"gallia": 1}})
    assert refusal(match, "march roma>etruria") == "MN-6.8"


@rule("MN-6.13")
def test_legions_end_in_provinces() -> None:
    """Every move of a legion names a province."""
    match = turn("rome", legions={"rome": {"roma": 1}}, triremes=CHAIN)
    match.play("done")
    seas = set(BOARDS[0].seas)
    assert not any(text.split(">")[-1] in seas for text in match.legal())


@rule("MN-6.14")
def test_legions_enter_any_province() -> None:
    """Own, virgin, another player's, neutral."""
    match = campaign(
        "classic",
        "carthage",
        4,
        legions={"carthage": {"antiochia": 4}},
        marker={"babylonia": "babylon", "cilicia": "carthage", "judaea": "egypt"},
    )
    for place in ("babylonia", "cilicia", "judaea", "armenia"):
        assert refusal(match, f"march antiochia>{place}") is None


@rule("MN-6.15")
def test_legions_leave_a_war_freely() -> None:
    """And then nobody fights there."""
    match = turn("rome", legions={"rome": {"etruria": 1}, "carthage": {"etruria": 2}})
    match.play("march etruria>roma")
    assert value(match, "phase") == "name_mover"


@rule("TV-10", "TV-11")
def test_the_example_of_transport() -> None:
    """A trireme put to sea carries a legion from Athens to Syracuse; with one more in the Adriatic to Rome."""
    match = turn("greece", legions={"greece": {"athenae": 1}}, in_port={"greece": {"athenae": 1}})
    match.play("cast-off athenae>mare_ionium")
    assert refusal(match, "march athenae>sicilia") is None
    assert refusal(match, "march athenae>roma") == "MN-6.8"
    more = turn(
        "greece",
        legions={"greece": {"athenae": 1}},
        in_port={"greece": {"athenae": 1}},
        triremes={"greece": {"mare_hadriaticum": 1}},
    )
    more.play("cast-off athenae>mare_ionium; done; march athenae>roma")
    assert value(more, "legions", "greece") == {"roma": 1}


@rule("TV-60")
def test_a_trireme_in_port_makes_no_link() -> None:
    """Only triremes at sea do."""
    match = turn("greece", legions={"greece": {"athenae": 1}}, in_port={"greece": {"athenae": 1}})
    match.play("done")
    assert refusal(match, "march athenae>sicilia") == "MN-6.8"
