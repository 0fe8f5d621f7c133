"""Puzzles: positions from games in which one move is clearly best, checked by search. `puzzle_data` holds a set."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import internum
from internum.core.engine import PACKAGE
from internum.core.match import Match

from .chances import Judge
from .examine import LONG, LONG_RIVALS, SHORT, SHORT_RIVALS, Examiner, Move
from .turning import Review

FORMAT = "internum-puzzles/1"
MARGIN = 0.06  # by so much the best move is better than any other, in chances of winning
CHOICES = 4  # at least so many moves to choose from
LEAST = 0.12  # the chance after the best move: the game is not lost anyway
SEEDS = (1, 2, 3)  # searches that sample otherwise must all agree: one alone is right by luck in every third position
NOTHING = "done"  # ends a turn: no move to be proud of
TRIED, A_GAME = 20, 2  # positions of a game that are searched long, and puzzles made of them at most
RIVALS = 3  # moves that a long search compares with the best first: whatever is not ahead of these is no puzzle
ALIKE = 3  # puzzles with the same solution
DATA = PACKAGE / "study" / "puzzle_data"


@dataclass(frozen=True)
class Puzzle:
    """`line` is the whole turn in notation, `solution` its first move; chances are those of the long search."""

    id: str
    game: str
    seat: int
    position: dict[str, Any]
    solution: str
    line: list[str]
    chance: float
    second: str
    second_chance: float
    why: dict[str, str]

    @property
    def margin(self) -> float:
        return self.chance - self.second_chance

    def match(self) -> Match:
        return internum.load(self.position, chance="manual")


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The shipped set of a game."""
    file = DATA / f"{game_id}.json"
    if not file.exists():
        return ()
    return tuple(Puzzle(game=game_id, **given) for given in json.loads(file.read_text(encoding="utf-8"))["puzzles"])


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the games take turns, each goes through its set."""
    games = [game for game in internum.games() if puzzles(game)]
    number = day.toordinal()
    known = puzzles(games[number % len(games)])
    return known[number // len(games) % len(known)]


def find(records: Sequence[Path], progress: Callable[[int, int], None] = lambda done, total: None) -> Iterator[Puzzle]:
    """Of each game the positions whose best moves stand out most, as far as a long search confirms them."""
    alike: Counter[str] = Counter()
    for number, record in enumerate(records):
        match = internum.load(record, chance="manual")
        judge = Judge(match.game, match.players)
        review = Review(match, judge)
        quick = Examiner(match, SHORT, SHORT_RIVALS)
        searches = [Examiner(match, LONG, LONG_RIVALS, seed) for seed in SEEDS]
        found = 0
        for at, order in _standing_out(match, review, quick)[:TRIED]:
            wanted = match.notation.text(order[0])
            if (
                found < A_GAME
                and alike[wanted] < ALIKE
                and (puzzle := _confirmed(match, at, order, searches, record.stem))
            ):
                found += 1
                alike[wanted] += 1
                yield puzzle
        progress(number + 1, len(records))


def _standing_out(match: Match, review: Review, quick: Examiner) -> list[tuple[int, list[int]]]:
    """Entries of the log at which a quick look sees one move far ahead, the clearest first, each with its moves."""
    found: list[tuple[float, int, list[int]]] = []
    chosen = [e for turn in review.turns() for e in turn.entries if e.seat == turn.seat and not e.forced]
    for entry in chosen:
        states = match.game.layout.restore(entry.before)
        if len(match.game.kernel.legal(states, entry.seat)) < CHOICES:
            continue
        if not quick.of.functions.takes_turn(states[0], entry.seat):
            continue
        moves = quick.moves(states, entry.seat)
        if _stands_out(moves, moves[0].action) and match.notation.text(moves[0].action) != NOTHING:
            found.append((moves[0].chance - moves[1].chance, entry.number, [move.action for move in moves]))
    return [(number, order) for _, number, order in sorted(found, reverse=True)]


def _stands_out(moves: Sequence[Move], wanted: int) -> bool:
    best, second = moves[:2]
    return best.action == wanted and best.chance - second.chance >= MARGIN and best.chance >= LEAST


def _confirmed(match: Match, at: int, order: list[int], searches: list[Examiner], source: str) -> Puzzle | None:
    seat = match.log[at].seat
    then = match.at(at)
    for asked in (order[: 1 + RIVALS], order):
        for search in reversed(searches):  # what is kept is what the first one says
            moves = search.moves(then.states, seat, asked)
            if not _stands_out(moves, order[0]):
                return None
    best, second = moves[:2]
    why = searches[0].why(then.states, seat, best)
    if not why:
        return None
    text = then.notation.text
    then.names = [f"Player {i + 1}" for i in range(then.players)]
    return Puzzle(
        f"{source}-{at}", match.game.id, seat, then.position(), text(best.action), [text(a) for a in best.line],
        round(best.chance, 4), text(second.action), round(second.chance, 4), why,
    )  # fmt: skip


def write(found: Sequence[Puzzle]) -> str:
    """A set as it is shipped: one puzzle a line."""
    rows = [json.dumps({k: v for k, v in vars(p).items() if k != "game"}, ensure_ascii=False) for p in found]
    return f'{{"format": "{FORMAT}", "puzzles": [\n' + ",\n".join(rows) + "\n]}\n"
