"""How often does the analysis find a blunder that was planted? `python tools/blunders.py FOLDER --count 20`

Of each record in the folder one turn from the middle of the game is replaced by the worst one that a long search sees,
opponents of one level play the game on from there, and the whole is analysed. The blunder is found if its turn is among
the five that cost most.
"""

from __future__ import annotations

import argparse
import random
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
LEAST = 0.1  # what a blunder costs at least, as a long search sees it
MOST = 5  # among so many turning points it must be


def plant(match: Match, rng: random.Random) -> tuple[Match, int] | None:
    """The game up to a turn, then the worst turn; and the entry at which it begins."""
    review = Review(match, Judge(match.game, match.players))
    turns = [t for t in review.turns() if FIRST <= t.entries[0].number / len(match.log) <= LAST]
    examiner = Examiner(match, LONG, LONG_RIVALS)
    rng.shuffle(turns)
    for turn in turns[:40]:
        if (found := _worst(match, turn, examiner)) is not None:
            return found, turn.entries[0].number
    return None


def _worst(match: Match, turn: Turn, examiner: Examiner) -> Match | None:
    at, seat = turn.entries[0].number, turn.seat
    then = match.at(at)
    if not examiner.of.functions.takes_turn(then.states[0], seat):
        return None
    now = examiner.chance(then.states, seat)
    moves = sorted(examiner.moves(then.states, seat), key=lambda move: -promised(move, now))
    if len(moves) < 3 or promised(moves[0], now) - promised(moves[-1], now) < LEAST:
        return None
    then.let_run()
    then.new_dice(at)
    then.play_id(seat, moves[-1].action)
    return then


def play_on(match: Match, level: str, seed: int) -> None:
    agents = [make_agent(level) for _ in range(match.players)]
    for seat, agent in enumerate(agents):
        agent.begin(match.game, seat, seed + seat)
    while not match.over and len(match.log) < 6_000:
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
        if (made := plant(internum.load(record, chance="manual"), random.Random(number))) is None:
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
