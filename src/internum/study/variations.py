"""Variations of a record: what else was tried from a moment on, as a tree. `docs/record.md` describes the text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from internum.core.game import CHANCE
from internum.core.log import Entry
from internum.core.match import Match

_MOVES = re.compile(r"^(?P<number>\d+)\. (?P<seat>[0-7*]): (?P<actions>.+)$")


@dataclass(frozen=True)
class Moves:
    """Consecutive choices of one seat; `number` is that of the first in the log of the variation."""

    number: int
    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Variation:
    """What was played in place of entry `at` and of all that followed it."""

    moves: tuple[Moves, ...]
    variations: tuple[Variation, ...] = ()

    @property
    def at(self) -> int:
        return self.moves[0].number

    def json(self) -> dict[str, Any]:
        moves = [{"number": m.number, "seat": m.seat, "actions": list(m.actions)} for m in self.moves]
        return {"at": self.at, "moves": moves, "variations": [v.json() for v in self.variations]}


def branch(match: Match, at: int, variations: Iterable[Variation] = ()) -> Variation | None:
    """What a match played from entry `at` on, as a variation; None if nothing was chosen since."""
    inner = tuple(sorted(variations, key=lambda v: v.at))
    moves = tuple(_moves([e for e in match.log[at:] if not e.forced], {v.at for v in inner}))
    return Variation((replace(moves[0], number=at), *moves[1:]), inner) if moves else None


def _moves(entries: Sequence[Entry], cuts: set[int]) -> Iterator[Moves]:
    """Runs of one seat; where another variation begins a new run does too."""
    run: list[Entry] = []
    for entry in entries:
        if run and (entry.seat != run[0].seat or any(run[0].number < cut <= entry.number for cut in cuts)):
            yield Moves(run[0].number, run[0].seat, tuple(e.text for e in run))
            run = []
        run.append(entry)
    if run:
        yield Moves(run[0].number, run[0].seat, tuple(e.text for e in run))


def write(variation: Variation) -> list[str]:
    """The rows of a record: each variation stands after the moves that it replaces."""
    rows: list[str] = []
    left = list(variation.variations)
    for i, moves in enumerate(variation.moves):
        seat = "*" if moves.seat == CHANCE else moves.seat
        rows.append(f"{moves.number}. {seat}: {'; '.join(moves.actions)}")
        following = variation.moves[i + 1].number if i + 1 < len(variation.moves) else None
        while left and (following is None or left[0].at < following):
            rows += write(left.pop(0))
    return ["(" + rows[0], *rows[1:-1], rows[-1] + ")"] if len(rows) > 1 else [f"({rows[0]})"]


def read(rows: Sequence[str]) -> list[Variation]:
    """The variations among the notes of a record; what people have written otherwise is left out."""
    found: list[Variation] = []
    opened: list[tuple[list[Moves], list[Variation]]] = []
    for row in rows:
        text = row.strip()
        if not opened and not text.startswith("("):
            continue  # a comment
        while text.startswith("("):
            opened.append(([], []))
            text = text[1:].strip()
        closing = len(text) - len(text.rstrip(")"))
        if (moves := _MOVES.match(text.rstrip(")").strip())) and opened:
            seat = CHANCE if moves["seat"] == "*" else int(moves["seat"])
            actions = tuple(a.strip() for a in moves["actions"].split(";") if a.strip())
            opened[-1][0].append(Moves(int(moves["number"]), seat, actions))
        for _ in range(min(closing, len(opened))):
            line, inner = opened.pop()
            if line:
                (opened[-1][1] if opened else found).append(Variation(tuple(line), tuple(inner)))
    return found


def variations(match: Match) -> list[Variation]:
    """Those that a record holds, by the moment at which they begin."""
    return sorted((v for rows in match.notes.values() for v in read(rows)), key=lambda v: v.at)


def played(match: Match, variation: Variation) -> Match:
    """The match as it would stand at the end of a variation. Raises a ValueError if its moves do not fit."""
    if variation.at > len(match.log):
        raise ValueError(f"a variation begins at {variation.at}; the log has {len(match.log)} entries")
    then = match.at(variation.at)
    then.notes = {}
    then.let_run("manual")
    then.settle()  # what was forced at that moment
    for moves in variation.moves:
        for action in moves.actions:
            then.play(action, moves.seat)
    return then


def keep(match: Match, branches: Iterable[Variation]) -> Match:
    """A copy whose record holds these variations too; one that it has already is not written twice."""
    kept = match.copy()
    kept.notes = {number: list(rows) for number, rows in match.notes.items()}
    known = variations(match)
    for variation in branches:
        if variation not in known:
            kept.notes.setdefault(min(variation.at, len(match.log) - 1), []).extend(write(variation))
    return kept
