"""Compiled, the analysis looks several turns ahead: whoever misses a puzzle's move finds a turning point there."""

from __future__ import annotations

import pytest

from internum.agents import Seat, make_agent
from internum.core import engine
from internum.study.chances import Judge
from internum.study.puzzles import puzzles
from internum.study.turning import Review

pytestmark = pytest.mark.skipif(not engine.COMPILED, reason="the plain engine would take too long")


@pytest.mark.parametrize("game", ["antike", "empires"])
def test_a_missed_puzzle_is_a_turning_point(game):
    missed = puzzles(game)[:10]
    found = 0
    for puzzle in missed:
        match = puzzle.match()
        match.play(puzzle.second, puzzle.seat)
        review = Review(match, Judge(match.game, match.players))
        points = [review.judge_turn(turn) for turn in review.turns()]
        found += any(point and point["better"][0] == puzzle.solution for point in points)
    assert found >= 0.8 * len(missed)


def test_where_plans_do_not_pay_a_turn_that_ends_as_well_as_any_is_no_mistake():
    """A long search sees more in these puzzles' moves than the planner does: that alone proves nothing."""
    doubted = 0
    for puzzle in (*puzzles("classic"), *puzzles("empires")):
        match = puzzle.match()
        agent = make_agent("greedy")
        agent.begin(match.game, puzzle.seat, 1)
        while match.pending == (puzzle.seat,) and len(match.log) < 60:
            match.play(agent.act(Seat(match, puzzle.seat)), puzzle.seat)
        review = Review(match, Judge(match.game, match.players))
        turn = review.turns()[0]
        doubted += turn.entries[0].text != puzzle.solution
        assert review.judge_turn(turn) is None
    assert doubted, "the planner finds them all"
