"""What good players chose, from records: what the seat knew, what was legal, what it took."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import internum
from internum.core.game import CHANCE
from internum.core.match import Match

from .encoding import Encoding


@dataclass(frozen=True)
class Examples:
    """Arrays that run by decision, but for `pointers`, which has the legal actions of all, one after the other."""

    features: Any  # int8: the tokens' features
    pointers: Any  # int16, four for each action: its slot and the tokens it names
    lengths: Any  # how many actions were legal
    chosen: Any  # which of them
    game: Any  # number of the record

    def __len__(self) -> int:
        return len(self.chosen)

    def of(self, which: Any) -> Examples:
        """Those where `which` is true."""
        actions = self.pointers[np.repeat(which, self.lengths)]
        return Examples(self.features[which], actions, self.lengths[which], self.chosen[which], self.game[which])


def examples(
    encoding: Encoding,
    records: Sequence[Path],
    teachers: Collection[str],
    progress: Callable[[], None] = lambda: None,
) -> Examples:
    """All decisions of the seats that `teachers` (names of agents) had in some records."""
    found: list[tuple[Any, Any, int, int]] = []
    for number, record in enumerate(records):
        match = internum.load(record, chance="manual")
        if match.game.id != encoding.game.id:
            raise ValueError(f"{record} is a game of {match.game.title}, not of {encoding.game.title}")
        found += _of(encoding, match, teachers, number)
        progress()
    if not found:
        raise ValueError(f"there is no decision of {' or '.join(teachers)} in {len(records)} records")
    features, pointers, chosen, games = zip(*found, strict=True)
    lengths = np.array([len(p) for p in pointers])
    return Examples(np.stack(features), np.concatenate(pointers), lengths, np.array(chosen), np.array(games))


def _of(encoding: Encoding, match: Match, teachers: Collection[str], number: int) -> list[tuple[Any, Any, int, int]]:
    kernel, table = match.game.kernel, encoding.actions(match.options)
    found = []
    for entry in match.log:
        if entry.forced or entry.seat == CHANCE or match.names[entry.seat] not in teachers:
            continue
        legal = kernel.legal(entry.start, entry.seat)
        if len(legal) < 2:
            continue
        seen = kernel.observe(entry.start, entry.seat)
        pointers = encoding.pointers(table[legal], encoding.own(seen)).astype(np.int16)
        found.append((encoding.features(seen), pointers, legal.index(entry.action), number))
    return found
