"""EM-10.11 to 10.15, 10.17, 10.18 and EM-T28, T30, T31: what a battle costs both sides."""

from __future__ import annotations

import pytest

from tests.rules.invasion import egyptian, held
from tests.rules.mare import refusal, roll, seat, value
from tests.support import rule

from .cyrenaica import EGYPTIAN, fight, left, legions


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


@rule("EM-10.15")
def test_a_conqueror_chooses_which_posts_fall() -> None:
    """Of the legions on Posts he names the one that is lost."""
    match = fight("egypt", "rome", legions=legions(egypt=1, rome=2), **egyptian(), **held("rome", caravan=1, market=1))
    roll(match, 6, 5, 5)
    assert match.pending == (seat(match, "rome"),)
    assert match.legal() == ["lose-post caravan", "lose-post market"]
    assert refusal(match, "lose legion", "rome") == "EM-10.12"
    match.play("lose-post market")
    assert value(match, "posts", "cyrenaica") == {"caravan": 1}
    assert left(match, "rome") == 1


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
    assert "Rome obtient 5 + 4 + 3, César +3 = 15\N{NO-BREAK SPACE}: 3 touches." in match.story(None, "fr")
    assert "Egypt loses 1 legion and the fortress in Cyrenaica." in match.story(None)


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
