"""EM-10, EM-15.1, 15.2, 15.10, 15.14, 16.16, 16.17 and EM-T28 to T32: battles."""

from __future__ import annotations

from typing import Any

import pytest

from internum import CHANCE, Match
from tests.rules.mare import at, campaign, done_until, refusal, roll, seat, value
from tests.support import rule


def fight(attacker: str, defender: str, place: str = "cyrenaica", **rest: Any) -> Match:
    """A land battle of two empires, declared and before its dice."""
    match = campaign("empires", attacker, **rest)
    done_until(match, "land_battle")
    match.play(f"attack {place} {defender}")
    return match


def legions(**counts: int) -> dict[str, dict[str, int]]:
    """Legions in Cyrenaica by empire."""
    return {empire: {"cyrenaica": n} for empire, n in counts.items()}


def left(match: Match, empire: str, place: str = "cyrenaica") -> int:
    return int(value(match, "legions", empire, place))


EGYPTIAN = {"marker": {"cyrenaica": "egypt"}, "fortress": {"cyrenaica": 1}}


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


# --- how


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
    at_sea = campaign("empires", "rome", triremes={"rome": {"mare_ionium": 3}, "greece": {"mare_ionium": 2}})
    at_sea.play("done; engage mare_ionium greece")
    assert value(at_sea, "dice_due") == {"active": 3, "foe": 2}


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
    assert (value(match, "total", "active"), value(match, "total", "foe")) == totals


@rule("EM-10.9")
def test_nothing_is_added_at_sea() -> None:
    """No hero or wonder helps triremes."""
    tiles = {"ramses": "rome", "nebuchadnezzar": "rome"}
    match = campaign(
        "empires", "rome", triremes={"rome": {"mare_ionium": 1}, "greece": {"mare_ionium": 1}}, owner=tiles
    )
    match.play("done; engage mare_ionium greece")
    assert value(match, "total") == 0 and value(match, "dice_due") == {"active": 1, "foe": 1}


@rule("EM-10.10")
@pytest.mark.parametrize(("dice", "lost"), [((3, 6), 1), ((4, 6), 2), ((6, 6), 2)])
def test_a_hit_for_every_five_points(dice: tuple[int, int], lost: int) -> None:
    """Rounded down, each side from its own total."""
    match = fight("carthage", "egypt", legions=legions(carthage=2, egypt=3))
    roll(match, *dice, 3, 3, 3)
    assert left(match, "egypt") == 3 - lost
    assert left(match, "carthage") == 1


@rule("EM-10.11")
@pytest.mark.parametrize("attacker", ["egypt", "carthage"])
def test_a_fortress_takes_one_hit_upon_itself(attacker: str) -> None:
    """For attacker and defender alike, and never below no hit."""
    defender = "carthage" if attacker == "egypt" else "egypt"
    match = fight(attacker, defender, legions=legions(carthage=1, egypt=1), **EGYPTIAN)
    roll(match, 6, 6)
    assert (left(match, "egypt"), value(match, "fortress", "cyrenaica")) == (1, 1)
    assert left(match, "carthage") == 0


@rule("EM-10.12")
def test_each_side_names_its_own_losses_at_once() -> None:
    """The Egyptian chooses between legion and fortress, nobody else; the rest has no choice."""
    match = fight("carthage", "egypt", legions=legions(carthage=2, egypt=2), **EGYPTIAN)
    roll(match, 6, 6, 3, 3)  # 12: 2 hits less 1; 11: 2 hits
    assert match.pending == (seat(match, "egypt"),)
    assert match.legal() == ["lose legion", "lose fortress"]
    assert refusal(match, "lose-post city") == "EM-10.15"
    assert refusal(match, "lose legion", "carthage") == "EM-10.12"
    assert left(match, "carthage") == 2  # nothing happens before both have chosen
    match.play("lose fortress")
    assert (left(match, "egypt"), value(match, "fortress"), left(match, "carthage")) == (2, 0, 0)


@rule("EM-10.12")
def test_both_choose_blindly() -> None:
    """With a choice on both sides both are asked at the same time, and nothing happens before both have chosen."""
    match = fight(
        "egypt",
        "rome",
        legions=legions(egypt=1, rome=2),
        circe_legion={"cyrenaica": {"caravan": "rome"}},
        owner={"circe": "rome"},
        options={"edition": "en"},
        **EGYPTIAN,
    )
    roll(match, 3, 5, 5)  # Egypt 8: 1 hit; Rome 10: 2 hits less 1
    rome, egypt = seat(match, "rome"), seat(match, "egypt")
    assert set(match.pending) == {rome, egypt}
    assert match.legal(egypt) == ["lose legion", "lose fortress"]
    assert match.legal(rome) == ["lose legion", "lose-post caravan"]
    match.play("lose-post caravan", rome)
    assert (left(match, "rome"), left(match, "egypt")) == (2, 1)
    assert not any("loses" in told for told in match.story(None))
    match.play("lose legion", egypt)
    assert (left(match, "rome"), left(match, "egypt"), value(match, "fortress", "cyrenaica")) == (1, 0, 1)
    assert value(match, "circe_legion") == 0


@rule("EM-10.13")
def test_a_fortress_falls_only_by_choice_or_with_all() -> None:
    """With hits for everything it goes too."""
    match = fight("rome", "egypt", legions=legions(rome=3, egypt=1), **EGYPTIAN)
    roll(match, 6, 6, 6, 3)
    assert (left(match, "egypt"), value(match, "fortress")) == (0, 0)


@rule("EM-10.14", "EM-T30")
def test_a_lone_fortress_scores_and_ignores_one_hit() -> None:
    """Against one legion that rolls 6: the attacker is lost, the fortress stands."""
    match = fight("carthage", "egypt", legions=legions(carthage=1), **EGYPTIAN)
    roll(match, 6)
    assert (left(match, "carthage"), value(match, "fortress", "cyrenaica")) == (0, 1)


def occupied(**rest: Any) -> dict[str, Any]:
    """Rome holds Cyrenaica with two legions on buildings."""
    return {
        "marker": {"cyrenaica": "egypt"},
        "built": {"cyrenaica": {"caravan": 1, "market": 1, "city": 1}},
        "conqueror": {"cyrenaica": "rome"},
        "posts": {"cyrenaica": {"caravan": 1, "market": 1}},
        **rest,
    }


@rule("EM-10.15")
def test_a_conqueror_chooses_which_posts_fall() -> None:
    """Of the legions on Posts he names the one that is lost."""
    match = fight("egypt", "rome", legions=legions(egypt=1, rome=2), **occupied())
    roll(match, 6, 5, 5)
    assert match.pending == (seat(match, "rome"),)
    assert match.legal() == ["lose-post caravan", "lose-post market"]
    assert refusal(match, "lose legion", "rome") == "EM-10.12"
    match.play("lose-post market")
    assert value(match, "posts", "cyrenaica") == {"caravan": 1}
    assert left(match, "rome") == 1


@rule("EM-10.16")
def test_ships_and_armies_never_meet() -> None:
    """Triremes do not fight on land, land units not at sea."""
    match = campaign("empires", "rome", triremes={"rome": {"mare_africum": 1}}, legions=legions(egypt=1))
    match.play("done")
    assert value(match, "phase") == "name_mover"
    assert refusal(match, "attack cyrenaica egypt") == "EM-3.4"


@rule("EM-10.17")
def test_survivors_of_both_sides_stay() -> None:
    """No retreat, no winner as such."""
    match = fight("rome", "egypt", legions=legions(rome=2, egypt=3))
    roll(match, 3, 3, 3, 3, 3)
    assert (left(match, "rome"), left(match, "egypt")) == (1, 2)


@rule("EM-10.18")
def test_lost_units_return_and_levels_follow() -> None:
    """The legion is back in the supply, the military level one lower, at once."""
    match = fight("rome", "egypt", legions=legions(rome=1, egypt=2))
    assert value(match, "supply", "rome", "legion") == 7
    assert value(match, "level", "rome", "military") == 1
    roll(match, 3, 5, 5)
    assert value(match, "supply", "rome", "legion") == 8
    assert value(match, "level", "rome", "military") == 0


@rule("EM-10.19")
def test_die_faces_are_data() -> None:
    """Six faces each, from the options; a face printed twice is twice as likely."""
    options = {"land_die_faces": [0, 0, 2, 7, 7, 7], "sea_die_faces": [1, 1, 1, 1, 1, 9]}
    match = fight("rome", "egypt", legions=legions(rome=1, egypt=1), options=options)
    assert match.legal(CHANCE) == ["roll 0", "roll 2", "roll 7"]
    ids = [match.notation.id(text) for text in match.legal(CHANCE)]
    assert [match.game.kernel.weight(match.states, a) for a in ids] == [2, 1, 3]
    at_sea = campaign(
        "empires", "rome", triremes={"rome": {"mare_ionium": 1}, "greece": {"mare_ionium": 1}}, options=options
    )
    at_sea.play("done; engage mare_ionium greece")
    assert at_sea.legal(CHANCE) == ["roll 1", "roll 9"]


# --- heroes


@rule("EM-15.1", "EM-16.17")
@pytest.mark.parametrize(("option", "total"), [(False, 2), (True, 3)])
def test_caesar(option: bool, total: int) -> None:
    """While Rome is active each Roman legion adds 1, also at home; the die of Ramses only by the option."""
    match = fight(
        "rome",
        "greece",
        "italia",
        legions={"rome": {"italia": 2}, "greece": {"italia": 1}},
        marker={"italia": "rome"},
        owner={"ramses": "rome"},
        options={"caesar_on_extra_die": option},
    )
    assert value(match, "total", "active") == total
    assert value(match, "dice_due", "active") == 3


@rule("EM-15.2", "EM-16.17")
@pytest.mark.parametrize(("active", "total"), [("rome", 4), ("greece", 0)])
def test_pericles(active: str, total: int) -> None:
    """While Greece is not active each Greek legion adds 2, also abroad."""
    other = "greece" if active == "rome" else "rome"
    match = fight(active, other, legions=legions(rome=1, greece=2), marker={"cyrenaica": "rome"})
    assert value(match, "total", "foe" if active == "rome" else "active") == total


@rule("EM-15.10")
@pytest.mark.parametrize(("marker", "total"), [("egypt", 5), ("rome", 0), ("none", 0)])
def test_nebuchadnezzar(marker: str, total: int) -> None:
    """+5 in a province with one's own marker, attacking or defending."""
    for active, who in (("egypt", "active"), ("carthage", "foe")):
        other = "carthage" if active == "egypt" else "egypt"
        match = fight(
            active,
            other,
            legions=legions(egypt=1, carthage=1),
            marker={"cyrenaica": marker},
            owner={"nebuchadnezzar": "egypt"},
        )
        assert value(match, "total", who) == total


@rule("EM-15.14", "EM-16.16")
def test_ramses_and_friends_at_a_lone_fortress() -> None:
    """Fortress +5, Nebuchadnezzar +5 and the die of Ramses add up; without a unit there is no die."""
    match = fight(
        "carthage",
        "egypt",
        legions=legions(carthage=1),
        owner={"ramses": "egypt", "nebuchadnezzar": "egypt"},
        **EGYPTIAN,
    )
    assert value(match, "dice_due") == {"active": 1, "foe": 1}
    assert value(match, "total", "foe") == 10
    roll(match, 3, 5)
    assert left(match, "carthage") == 0


# --- vectors


@rule("EM-T28")
def test_three_romans_against_legion_and_fortress() -> None:
    """5+4+3 and Caesar +3: 15, 3 hits, one ignored; 3 and the fortress +5: 8, 1 hit."""
    match = fight("rome", "egypt", legions=legions(rome=3, egypt=1), **EGYPTIAN)
    roll(match, 5, 4, 3, 3)
    assert (left(match, "rome"), left(match, "egypt"), value(match, "fortress")) == (2, 0, 0)
    assert [s for s in match.story(None) if "rolls" in s or "negates" in s] == [
        "Rome rolls 5 + 4 + 3, Caesar +3 = 15: 3 hits.",
        "The fortress of Egypt negates 1 hit.",
        "Egypt rolls 3, the fortress +5 = 8: 1 hit.",
    ]
    assert "Rome obtient 5 + 4 + 3, César +3 = 15 : 3 touches." in match.story(None, "fr")
    assert "Egypt loses 1 legion and the fortress in Cyrenaica." in match.story(None)


@rule("EM-T29")
def test_later_players_fight_the_survivors() -> None:
    """Whoever moves in afterwards must fight the two Roman legions."""
    match = at("empires", phase="begin_military", legions={"rome": {"cyrenaica": 2}, "egypt": {"aegyptus": 1}})
    match.play("next egypt; march aegyptus>cyrenaica")
    assert match.legal() == ["attack cyrenaica rome"]


@rule("EM-T31")
def test_a_fortress_left_alone() -> None:
    """Egypt's 7 are one hit, ignored; the fortress scores one: one Egyptian legion is left, and it is war."""
    match = fight(
        "babylon",
        "egypt",
        "cilicia",
        legions={"egypt": {"cilicia": 2}},
        marker={"cilicia": "babylon"},
        fortress={"cilicia": 1},
    )
    roll(match, 3, 4)
    assert (left(match, "egypt", "cilicia"), value(match, "fortress", "cilicia")) == (1, 1)
    assert "Cilicia is at war." in match.story(None)
