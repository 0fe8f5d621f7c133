"""Puzzles: every one of the shipped set has one best move, with room, and says why in both languages."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

import internum
from internum.core import engine
from internum.study.examine import LONG, LONG_RIVALS, SHORT, SHORT_RIVALS, Examiner
from internum.study.puzzles import ALIKE, MARGIN, Puzzle, daily, puzzles, write

SETS = [game for game in internum.games() if puzzles(game)]
ALL = [puzzle for game in internum.games() for puzzle in puzzles(game)]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


@pytest.mark.parametrize("game", ["antike", "empires", "classic"])
def test_every_game_has_a_set(game):
    known = puzzles(game)
    assert len(known) >= 20
    assert len({puzzle.id for puzzle in known}) == len(known)
    assert max(Counter(puzzle.solution for puzzle in known).values()) <= ALIKE


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_puzzle_is_a_position_in_which_its_solution_may_be_played(puzzle):
    match = puzzle.match()
    assert match.pending == (puzzle.seat,)
    legal = match.legal(puzzle.seat)
    assert len(legal) >= 4 and {puzzle.solution, puzzle.second} <= set(legal)
    assert puzzle.line[0] == puzzle.solution != puzzle.second
    assert puzzle.margin >= MARGIN
    assert puzzle.why["en"] and puzzle.why["fr"] and puzzle.why["en"] != puzzle.why["fr"]
    match.play(puzzle.solution, puzzle.seat)


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_short_search_prefers_the_solution(puzzle):
    match = puzzle.match()
    moves = [match.notation.id(text) for text in (puzzle.solution, puzzle.second)]
    best, _ = Examiner(match, SHORT, SHORT_RIVALS).moves(match.states, puzzle.seat, moves)
    assert best.action == moves[0]


@pytest.mark.slow
@pytest.mark.skipif(not engine.COMPILED, reason="takes a minute each where rules are not compiled")
@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_long_search_sees_no_other_move_as_good(puzzle):
    match = puzzle.match()
    best, second, *_ = Examiner(match, LONG, LONG_RIVALS).moves(match.states, puzzle.seat)
    assert match.notation.text(best.action) == puzzle.solution
    assert best.chance - second.chance >= MARGIN


def test_days_go_through_all_games():
    first = date(2026, 1, 1)
    week = [daily(first + timedelta(days=n)) for n in range(6)]
    assert {puzzle.game for puzzle in week} == set(SETS)
    assert len({puzzle.id for puzzle in week}) == 6
    assert daily(first) == week[0]


def test_a_set_is_written_as_it_is_read(tmp_path, monkeypatch):
    known = puzzles("antike")
    monkeypatch.setattr("internum.study.puzzles.DATA", tmp_path)
    (tmp_path / "antike.json").write_text(write(known), encoding="utf-8")
    puzzles.cache_clear()
    try:
        assert puzzles("antike") == known
    finally:
        puzzles.cache_clear()
