"""EM-10.1 to 10.10, 10.16, 10.19 and EM-T29, T32: who fights whom, dice and points."""

from __future__ import annotations

from typing import Any

import pytest

from internum import CHANCE, Match
from tests.rules.mare import campaign, done_until, military_phase, points, refusal, roll, value
from tests.support import rule

from .cyrenaica import EGYPTIAN, fight, left, legions

# --- when


@rule("EM-10.1")
def test_sea_battles_are_optional_and_before_the_legions() -> None:
    """One in each sea with enemies, if the active side wants it."""
    seas = {"mare_ionium": 1, "mare_africum": 1}
    match = campaign("empires", "rome", triremes={"rome": seas, "greece": seas}, legions={"rome": {"italia": 1}})
    match.play("done")
    assert match.legal() == ["engage mare_africum greece", "engage mare_ionium greece", "done"]
    assert refusal(match, "engage mare_sardum greece") == "EM-10.1"
    assert refusal(match, "engage mare_ionium egypt") == "EM-10.1"
    match.play("engage mare_africum greece")
    roll(match, 1, 1)
    assert match.legal() == ["engage mare_ionium greece", "done"]
    match.play("done")
    assert value(match, "phase") == "march"


@rule("EM-10.2")
def test_land_battles_are_compulsory() -> None:
    """Wherever own and enemy land units meet, moved or not; a fortress alone is enough, on either side."""
    match = campaign(
        "empires",
        "egypt",
        legions={"egypt": {"nubia": 1}, "rome": {"cyrenaica": 1, "nubia": 1, "libya": 1}},
        **EGYPTIAN,
    )
    done_until(match, "land_battle")
    assert match.legal() == ["attack cyrenaica rome", "attack nubia rome"]
    assert refusal(match, "done") == "EM-10.2"
    assert refusal(match, "attack libya rome") == "EM-10.2"
    assert refusal(match, "attack nubia greece") == "EM-10.2"


@rule("EM-10.3", "EM-17.7", "EM-T32")
def test_one_opponent_and_one_battle() -> None:
    """Of several enemies the active side picks one; the others are not touched, and there is no second battle."""
    match = campaign("empires", "rome", legions=legions(rome=2, greece=1, carthage=2), marker={"cyrenaica": "egypt"})
    done_until(match, "land_battle")
    assert match.legal() == ["attack cyrenaica carthage", "attack cyrenaica greece"]
    match.play("attack cyrenaica greece")
    roll(match, 3, 3, 3)
    assert (left(match, "greece"), left(match, "carthage"), left(match, "rome")) == (0, 2, 1)
    assert value(match, "phase") == "name_mover"


@rule("EM-10.3")
def test_one_opponent_at_sea_too() -> None:
    """After a battle the sea is at peace for the rest of the turn."""
    ionium = {"mare_ionium": 2}
    match = campaign("empires", "rome", triremes={"rome": ionium, "greece": ionium, "egypt": ionium})
    match.play("done; engage mare_ionium egypt")
    roll(match, 1, 1, 1, 1)
    assert value(match, "phase") != "sea_battle"
    assert value(match, "triremes", "greece") == ionium


@rule("EM-10.4")
def test_the_active_side_orders_its_battles() -> None:
    """Any battle may come first."""
    match = campaign("empires", "rome", legions={"rome": {"nubia": 1, "libya": 1}, "egypt": {"nubia": 1, "libya": 1}})
    done_until(match, "land_battle")
    for first in ("attack libya egypt", "attack nubia egypt"):
        other = match.copy()
        other.play(first)
        roll(other, 3, 3)
        assert other.legal() == [a for a in match.legal() if a != first]


@rule("EM-10.5", "EM-16.10")
def test_partners_in_peace_do_not_fight() -> None:
    """Neither on land nor at sea; with no other enemy there, nothing happens."""
    match = campaign(
        "empires",
        "egypt",
        owner={"zeus": "egypt"},
        peace_with="rome",
        options={"edition": "en"},
        legions={"egypt": {"sicilia": 1}, "rome": {"sicilia": 1}},
        triremes={"egypt": {"mare_sardum": 1}, "rome": {"mare_sardum": 1}},
    )
    match.play("done")
    assert value(match, "phase") == "march"  # no sea battle is offered
    match.play("done")
    assert value(match, "phase") == "name_mover"
    assert (left(match, "egypt", "sicilia"), left(match, "rome", "sicilia")) == (1, 1)


@rule("EM-10.16")
def test_ships_and_armies_never_meet() -> None:
    """Triremes do not fight on land, land units not at sea."""
    match = campaign("empires", "rome", triremes={"rome": {"mare_africum": 1}}, legions=legions(egypt=1))
    match.play("done")
    assert value(match, "phase") == "name_mover"
    assert refusal(match, "attack cyrenaica egypt") == "EM-3.4"


@rule("EM-T29")
def test_later_players_fight_the_survivors() -> None:
    """Whoever moves in afterwards must fight the two Roman legions."""
    match = military_phase("empires", legions={"rome": {"cyrenaica": 2}, "egypt": {"aegyptus": 1}})
    match.play("next egypt; march aegyptus>cyrenaica")
    assert match.legal() == ["attack cyrenaica rome"]


# --- how


def at_sea(romans: int, greeks: int, **rest: Any) -> Match:
    """A sea battle of Roman and Greek triremes, declared and before its dice."""
    triremes = {"rome": {"mare_ionium": romans}, "greece": {"mare_ionium": greeks}}
    match = campaign("empires", "rome", triremes=triremes, **rest)
    match.play("done; engage mare_ionium greece")
    return match


@rule("EM-10.6")
def test_a_battle_is_one_roll() -> None:
    """Each die is rolled once, and the same opponents do not meet again in the province this turn."""
    match = fight("rome", "egypt", legions=legions(rome=1, egypt=1))
    roll(match, 3, 3)
    assert (left(match, "rome"), left(match, "egypt")) == (1, 1)
    assert value(match, "phase") == "name_mover"


@rule("EM-10.6")
def test_dice_show_only_their_faces() -> None:
    """What is on no face cannot be rolled."""
    match = fight("rome", "egypt", legions=legions(rome=1, egypt=1))
    assert match.legal(CHANCE) == ["roll 3", "roll 4", "roll 5", "roll 6"]
    assert refusal_of_chance(match, "roll 1") == "EM-10.6"


def refusal_of_chance(match: Match, action: str) -> str | None:
    found = match.why_not(action, CHANCE)
    return found.rule if found else None


@rule("EM-10.7")
def test_one_die_for_each_legion_or_trireme() -> None:
    """All units of the place fight; fortresses roll nothing."""
    match = fight("rome", "egypt", legions=legions(rome=3, egypt=2), **EGYPTIAN)
    assert value(match, "dice_due") == {"active": 3, "foe": 2}
    ships = at_sea(3, 2)
    assert value(ships, "dice_due") == {"active": 3, "foe": 2}


@rule("EM-10.8")
@pytest.mark.parametrize(
    ("attacker", "defender", "tiles", "marker", "totals"),
    [
        ("carthage", "egypt", {}, "egypt", (0, 5)),
        ("egypt", "carthage", {}, "egypt", (5, 0)),
        ("rome", "egypt", {}, "egypt", (2, 5)),
        ("egypt", "rome", {}, "egypt", (5, 0)),  # Caesar only in Rome's own turn
        ("carthage", "greece", {}, "egypt", (0, 4)),
        ("greece", "carthage", {}, "egypt", (0, 0)),  # Pericles only in the turn of others
        ("carthage", "egypt", {"nebuchadnezzar": "egypt"}, "egypt", (0, 10)),
        ("carthage", "egypt", {"nebuchadnezzar": "carthage"}, "egypt", (0, 5)),
    ],
)
def test_land_bonuses(
    attacker: str, defender: str, tiles: dict[str, str], marker: str, totals: tuple[int, int]
) -> None:
    """Fortress +5, Caesar +1 a legion if active, Pericles +2 a legion if not, Nebuchadnezzar +5 at one's marker."""
    fortress = {"cyrenaica": 1} if "egypt" in (attacker, defender) else {}
    match = fight(
        attacker,
        defender,
        legions=legions(**{attacker: 2, defender: 2}),
        marker={"cyrenaica": marker},
        fortress=fortress,
        owner=tiles,
    )
    assert points(match) == totals


@rule("EM-10.9")
def test_nothing_is_added_at_sea() -> None:
    """No hero or wonder helps triremes."""
    tiles = {"ramses": "rome", "nebuchadnezzar": "rome"}
    match = at_sea(1, 1, owner=tiles)
    assert value(match, "total") == 0 and value(match, "dice_due") == {"active": 1, "foe": 1}


@rule("EM-10.10")
@pytest.mark.parametrize(("dice", "lost"), [((3, 6), 1), ((4, 6), 2), ((6, 6), 2)])
def test_a_hit_for_every_five_points(dice: tuple[int, int], lost: int) -> None:
    """Rounded down, each side from its own total."""
    match = fight("carthage", "egypt", legions=legions(carthage=2, egypt=3))
    roll(match, *dice, 3, 3, 3)
    assert left(match, "egypt") == 3 - lost
    assert left(match, "carthage") == 1


@rule("EM-10.19")
def test_die_faces_are_data() -> None:
    """Six faces each, from the options; a face printed twice is twice as likely."""
    options = {"land_die_faces": [0, 0, 2, 7, 7, 7], "sea_die_faces": [1, 1, 1, 1, 1, 9]}
    match = fight("rome", "egypt", legions=legions(rome=1, egypt=1), options=options)
    assert match.legal(CHANCE) == ["roll 0", "roll 2", "roll 7"]
    ids = [match.notation.id(text) for text in match.legal(CHANCE)]
    assert [match.game.kernel.weight(match.states, a) for a in ids] == [2, 1, 3]
    assert at_sea(1, 1, options=options).legal(CHANCE) == ["roll 1", "roll 9"]
