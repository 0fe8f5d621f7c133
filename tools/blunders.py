"""How often does the analysis find a blunder that was planted? `python tools/blunders.py FOLDER --count 20`

Of each record in the folder one turn from the middle of the game is replaced by another one that begins with the move
that a long search finds worst, and is bad as a whole. Opponents of one level play the game on from there, and all of it
is analysed. The blunder is found if its turn is among the five that cost most.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import internum
from internum.agents import Seat, make_agent
from internum.core.match import Match
from internum.study import analyse
from internum.study.chances import Judge
from internum.study.examine import LONG, LONG_RIVALS, Examiner
from internum.study.turning import Review, Turn, promised

FIRST, LAST = 0.25, 0.75  # which part of a game is its middle
LEAST = 0.15  # what a blunder costs at least, as a long search sees it
MOST = 5  # among so many turning points it must be


def plant(match: Match, rng: random.Random, level: str) -> tuple[Match, int] | None:
    """The game up to a turn, then a bad turn; and the entry at which it begins."""
    review = Review(match, Judge(match.game, match.players))
    turns = [t for t in review.turns() if FIRST <= t.entries[0].number / len(match.log) <= LAST]
    examiner = Examiner(match, LONG, LONG_RIVALS)
    rng.shuffle(turns)
    for turn in turns[:40]:
        if (found := _worst(match, turn, examiner, review.judge, level)) is not None:
            return found, turn.entries[0].number
    return None


def _worst(match: Match, turn: Turn, examiner: Examiner, judge: Judge, level: str) -> Match | None:
    """The worst first move of a turn, and what the level makes of it, if that is bad as a whole."""
    at, round, seat, f = turn.entries[0].number, turn.entries[0].round, turn.seat, examiner.of.functions
    before = match.at(at)
    if not f.takes_turn(before.states[0], seat):
        return None
    moves = examiner.moves(before.states, seat)
    best, worst = (judge.alone(move.chance, round) for move in (moves[0], moves[-1]))
    if len(moves) < 3 or best - worst < LEAST:
        return None
    then = before.copy()
    then.let_run()
    then.new_dice(at)
    then.play_id(seat, moves[-1].action)
    number = f.turn_of(before.states[0])
    play_on(then, level, at, lambda: f.turn_of(then.states[0]) == number and then.pending == (seat,))
    played = [e.action for e in then.log[at:] if e.seat == seat]
    now = examiner.chance(before.states, seat)
    moves, whole = examiner.moves_and_turn(before.states, seat, played)
    cost = max(promised(move, now, judge, round) for move in moves) - promised(whole, now, judge, round)
    return then if cost >= LEAST else None


def play_on(match: Match, level: str, seed: int, goes_on: Callable[[], bool] = lambda: True) -> None:
    agents = [make_agent(level) for _ in range(match.players)]
    for seat, agent in enumerate(agents):
        agent.begin(match.game, seat, seed + seat)
    while not match.over and len(match.log) < 6_000 and goes_on():
        seat = match.pending[0]
        match.play(agents[seat].act(Seat(match, seat)), seat)


def is_found(analysis: dict[str, Any], at: int) -> bool:
    worst = sorted(analysis["turning_points"], key=lambda point: -point["cost"])[:MOST]
    return any(point["at"] <= at < point["until"] for point in worst)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--count", type=int, default=20)
    asked.add_argument("--level", default="consul")
    given = asked.parse_args()
    planted = found = 0
    for number, record in enumerate(sorted(given.folder.glob("*.inm"))):
        if planted == given.count:
            break
        if (made := plant(internum.load(record, chance="manual"), random.Random(number), given.level)) is None:
            continue
        match, at = made
        play_on(match, given.level, number)
        planted += 1
        seen = is_found(analyse(match), at)
        found += seen
        print(f"{record.name}: planted at {at} of {len(match.log)}, {'found' if seen else 'missed'}", flush=True)
    print(f"{found} of {planted} found among the {MOST} worst turns")


if __name__ == "__main__":
    main()
