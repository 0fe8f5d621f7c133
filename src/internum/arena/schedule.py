"""Who sits where: every agent on every seat equally often.

Games come in blocks. In game `i` of a block, seat `j` is taken by agent number `i + offset[j]` modulo the number of
agents, so a whole block puts every agent on every seat exactly once, and any number of games keeps the counts within
one of each other. Offsets change from block to block, so that neighbours and opponents change too.

The games of one block share their deal (the seed of the chance seat): what is drawn before the first choice, such as
who plays which nation, is the same in all of them, and so every agent also plays every side of that deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice


@dataclass(frozen=True)
class Seating:
    number: int
    agents: tuple[str, ...]  # by seat
    deal: str  # seed of the chance seat


def seatings(agents: Sequence[str], players: int, games: int, seed: str) -> list[Seating]:
    """Tables of `players`, all agents playing equally often; small fields fill larger tables with copies."""
    if len(set(agents)) != len(agents):
        raise ValueError("an agent is named twice; a table with copies is given with --table")
    return list(islice(_blocks(agents, players, seed), games))


def rotations(table: Sequence[str], games: int, seed: str) -> list[Seating]:
    """One given table, every chair of it on every seat equally often."""
    return list(islice(_blocks(table, len(table), seed), games))


def _blocks(chairs: Sequence[str], players: int, seed: str) -> Iterator[Seating]:
    number = block = 0
    while True:
        offsets = _offsets(len(chairs), players, random.Random(f"{seed}:{block}"))
        seen: Counter[tuple[str, ...]] = Counter()
        for i in range(len(chairs)):
            seated = tuple(chairs[(i + offset) % len(chairs)] for offset in offsets)
            # The same agents in the same order again (a table of copies) get a deal of their own.
            yield Seating(number, seated, f"{seed}-{block}" + (f"-{seen[seated]}" if seen[seated] else ""))
            seen[seated] += 1
            number += 1
        block += 1


def _offsets(chairs: int, players: int, rng: random.Random) -> list[int]:
    whole, rest = divmod(players, chairs)
    offsets = list(range(chairs)) * whole + rng.sample(range(chairs), rest)
    rng.shuffle(offsets)
    return offsets
