"""Variations of a record: text and tree are the same thing, and they can be played."""

from __future__ import annotations

import random

import pytest

import internum
from internum.study.variations import Moves, Variation, branch, keep, played, read, variations, write

from .test_analysis import short_game

INNER = Variation((Moves(6, 1, ("rondel iron",)),))
TREE = Variation(
    (Moves(4, 0, ("rondel gold", "done")), Moves(6, 1, ("rondel marble",)), Moves(7, 7, ("deal rome",))), (INNER,)
)


def other_end(match: internum.Match, at: int, seed: int, choices: int) -> internum.Match:
    """The match played on otherwise from a moment."""
    then = match.at(at)
    then.let_run()
    then.settle()  # as a table does that begins there: what is forced at that moment is nobody's choice
    rng = random.Random(seed)
    for _ in range(choices):
        if not then.over:
            then.play(rng.choice(then.legal()))
    return then


def test_a_tree_is_written_and_read_again():
    assert write(TREE) == ["(4. 0: rondel gold; done", "6. 1: rondel marble", "(6. 1: rondel iron)", "7. *: deal rome)"]
    assert read(write(TREE)) == [TREE]


def test_what_people_write_by_hand_is_no_variation():
    assert read(["{a comment}", "(this was", "a thought)"]) == []


def test_a_branch_is_kept_in_the_record_and_played_from_it():
    match = short_game()
    at = match.log[len(match.log) // 2].number
    other = other_end(match, at, 5, 12)
    nested_at = other.log[at + 4].number
    deeper = other_end(other, nested_at, 8, 6)
    inner = branch(deeper, nested_at)
    assert inner
    tried = branch(other, at, [inner])
    assert tried
    kept = keep(match, [tried])
    again = internum.load(kept.record())
    assert variations(again) == [tried]
    assert keep(again, [tried]).record() == kept.record()  # not twice
    assert again.position() == match.position()  # the game itself is as it was
    assert played(again, tried).position() == other.held().position()
    assert played(played(again, tried), tried.variations[0]).position() == deeper.held().position()


def test_a_variation_that_does_not_fit_is_refused():
    match = short_game()
    with pytest.raises(ValueError, match="the log has"):
        played(match, Variation((Moves(9999, 0, ("done",)),)))
    with pytest.raises(ValueError):
        played(match, Variation((Moves(len(match.log) // 2, 0, ("no such thing",)),)))


@pytest.mark.parametrize("name", ["empires-4-tiles", "antike-3-won"])
def test_notes_stay_with_their_moves_whatever_was_forced_between(name):
    """Forced moves are not written; a note behind them moved forward, or was lost."""
    match = internum.load(f"tests/games/{name}.inm")
    numbers = [e.number for e in match.log[:200:7]]
    match.notes = {n: [f"{{note {n}}}"] for n in numbers}
    match.notes[-1] = ["{before all}"]
    text = match.record()
    assert text.count("{note ") == len(numbers) and "{before all}" in text
    assert internum.load(text).record() == text
