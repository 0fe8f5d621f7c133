"""What the log and the view tell, where it was wrong or missing once."""

from __future__ import annotations

import internum
from tests.support import rule

PROVINCES = internum.game("antike").labels({"board": "eastern"})["province"]


@rule("AN-12.16")
def test_giving_up_a_city_with_a_temple_tells_of_the_temple() -> None:
    mine, fallen = PROVINCES[:25], PROVINCES[25]
    match = internum.load(
        {
            "game": "antike", "players": 3,
            "state": {
                "phase": "manoeuvre", "active": "greece", "pending": "give-up", "site": fallen,
                "city": {**dict.fromkeys(mine, "greece"), PROVINCES[26]: "persia", PROVINCES[27]: "arabia"},
                "temple": {mine[3]: 1},
            },
        },
        forced=False,
    )  # fmt: skip
    with_temple = match.copy()
    with_temple.play(f"give-up {mine[3]}")
    assert any("temple" in line and "bank" in line for line in with_temple.story(None))
    assert any("temple" in line and "banque" in line for line in with_temple.story(None, "fr"))
    match.play(f"give-up {mine[4]}")
    assert not any("temple" in line for line in match.story(None))


def won(points: int) -> internum.Match:
    """Greece has two generals and what it needs but for one king, which its tenth city brings."""
    document = {
        "game": "antike", "players": 3, "options": {"general_points": points},
        "state": {
            "phase": "founding", "active": "greece",
            "city": {**dict.fromkeys(PROVINCES[:10], "greece"), PROVINCES[26]: "persia", PROVINCES[27]: "arabia"},
            "personages": {"greece": {"general": 2, "scholar": 7, "king": 1}},
        },
    }  # fmt: skip
    match = internum.load(document, forced=False)
    match.play("done")
    assert match.over
    return match


@rule("AN-17.5")
def test_the_win_sentence_with_generals_that_count_double() -> None:
    """Eleven personages are not thirteen; the points are told as points."""
    assert won(1).story(None)[-1] == "The Greeks win with 11 personages."
    assert "13 points: 11 personages" in won(2).story(None)[-1]
    assert "13 points" in won(2).story(None, "fr")[-1] and "11 personnages" in won(2).story(None, "fr")[-1]


@rule("AN-2.9")
def test_fixed_nations_begin_with_a_log_of_who_plays_what() -> None:
    match = internum.new("antike", 3, seed=1, nation_assignment="fixed")
    match.play(match.legal()[0])
    dealt = internum.new("antike", 3, seed=1)
    told = sorted(line for line in dealt.story(None) if "Player" in line)
    assert len(told) == 3
    first = [line for line in match.story(None) if "Player" in line]
    assert len(first) == 3
    match.play(match.legal()[0])
    assert [line for line in match.story(None) if "Player" in line] == first


@rule("AN-14.5")
def test_the_view_shows_the_cards_already_earned_this_turn() -> None:
    """They are taken at the end of the turn, but whoever looks sees that they are due."""
    document = {
        "game": "antike", "players": 3,
        "state": {
            "phase": "founding", "active": "greece",
            "city": {**dict.fromkeys(PROVINCES[:5], "greece"), PROVINCES[26]: "persia", PROVINCES[27]: "arabia"},
        },
    }  # fmt: skip
    match = internum.load(document, forced=False)
    sides = {side["id"]: side for side in match.view(None)["sides"]}
    assert sides["greece"]["earned"] == {"king": 1} and sides["greece"]["personages"]["king"] == 0
    assert sides["persia"]["earned"] == {}
    match.play("done")
    sides = {side["id"]: side for side in match.view(None)["sides"]}
    assert sides["greece"]["earned"] == {} and sides["greece"]["personages"]["king"] == 1
