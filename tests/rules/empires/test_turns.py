"""EM-3: the order of turns, titles, the end of the round."""

from __future__ import annotations

import pytest

import internum
from tests.rules.mare import at, building, buy, levels, mask, refusal, state, value, verbs
from tests.support import rule

FULL = "phase naming"


def naming(**rest: object) -> internum.Match:
    return at("empires", phase="name_builder", actor="egypt", **rest)  # type: ignore[arg-type]


@rule("EM-3.3")
def test_the_culture_leader_names_one_builder_at_a_time() -> None:
    """The Culture Leader names who builds next, himself allowed, each player exactly once."""
    match = naming()
    assert match.pending == (3,)
    assert sorted(match.legal()) == [f"next {e}" for e in ("babylon", "carthage", "egypt", "greece", "rome")]
    match.play("next egypt")
    assert value(match, "actor") == "egypt"
    match.play("done")
    assert value(match, "phase") == "name_builder"
    assert value(match, "actor") == "egypt"
    assert refusal(match, "next egypt") == "EM-3.3"
    assert refusal(match, "done") == "EM-3.3"


@rule("EM-3.4")
def test_the_military_leader_names_who_moves() -> None:
    """In phase 4 the Military Leader names who moves next, each player once."""
    match = at("empires", phase="name_mover", actor="rome", had_turn=mask("greece"))
    assert match.pending == (0,)
    assert sorted(match.legal()) == ["next babylon", "next carthage", "next egypt", "next rome"]
    assert refusal(match, "next greece") == "EM-3.4"


@rule("EM-3.5")
def test_the_last_player_is_named_automatically() -> None:
    """The last remaining player is not named; a named player may do nothing."""
    match = naming(had_turn=mask("rome", "carthage", "greece"))
    match.play("next babylon; done")
    assert value(match, "phase") == "build"
    assert value(match, "actor") == "egypt"
    assert "done" in match.legal()


@rule("EM-3.6")
def test_no_round_limit_unless_one_is_set() -> None:
    """The game lasts until someone wins; `max_rounds` ends it without a winner."""
    assert not at("empires", phase="begin_round", round=900).over
    stopped = at("empires", phase="begin_round", round=4, options={"max_rounds": 3})
    assert stopped.over
    assert stopped.winners == []
    assert state(stopped)["ending"] == "round_limit"


@rule("EM-3.6")
def test_the_end_is_told_last() -> None:
    """Titles pass on after the last round; only then is the game over."""
    match = at(
        "empires",
        3,
        phase="begin_leadership",
        options={"max_rounds": 1},
        title={"trade": "carthage", "culture": "carthage", "military": "carthage"},
        built={"latium": {"caravan": 1}, "achaea": {"caravan": 1, "city": 1}},
        legions={"rome": {"latium": 1}},
    )
    told = [event.key for event in match.play("award rome")]
    assert match.over
    assert told == ["log-awards", "log-becomes", "log-becomes", "log-end-round-limit"]


@rule("EM-3.7")
def test_powers_override_general_rules() -> None:
    """A power wins over a general rule: with Cleopatra a set may mix coins and goods."""
    without = building("empires", "rome", "2 coin, wine")
    assert refusal(without, "legion latium") == "EM-7.3"
    with_her = building("empires", "egypt", "2 coin, wine")
    buy(with_her, "legion aegyptus", "2 coin, wine")
    assert value(with_her, "legions", "egypt", "aegyptus") == 1


@rule("EM-3.8")
def test_titles_do_not_move_during_a_round() -> None:
    """Levels that move in the Build phase leave the titles where they are."""
    match = building("empires", "carthage", "3 coin", title={"military": "rome", "culture": "egypt", "trade": "greece"})
    buy(match, "legion africa", "3 coin")
    assert levels(match, "carthage")[2] == 1
    assert value(match, "title", "military") == "rome"


@rule("EM-3.9")
def test_nobody_is_eliminated() -> None:
    """A player with nothing but an occupied Capital Province keeps playing and builds there."""
    match = building("empires", "rome", "3 coin", legions={"greece": {"latium": 2}})
    assert "legion" in verbs(match)
    buy(match, "legion latium", "3 coin")
    assert value(match, "legions", "rome", "latium") == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_builds_once(players: int) -> None:
    """Over a whole Build phase each player has one turn (EM-3.3)."""
    match = at("empires", players, phase="begin_build")
    had = []
    while value(match, "stage") == "build":
        if value(match, "phase") == "name_builder":
            match.play(match.legal()[0])
        else:
            had.append(value(match, "actor"))
            match.play("done")
    assert len(had) == len(set(had)) == players
