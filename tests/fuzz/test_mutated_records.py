"""A record that somebody changed is refused with a reason, or it is a game like any other.

`INTERNUM_MUTATIONS=4000 python -m pytest tests/fuzz/test_mutated_records.py` changes so many of each game.
"""

from __future__ import annotations

import os
import random
import time

import pytest

import internum

from ..support import NIGHTLY
from .setups import random_options

MUTATIONS = int(os.environ.get("INTERNUM_MUTATIONS", "10000" if NIGHTLY else "150"))
OF_EACH = 25  # changes of one and the same record
SLOWEST = 1.0  # seconds of processor time to read one
LETTERS = 'abz019;:.*#"[]{}()\\\n\t -+é\u2028\0'


def short_record(name: str, seed: int) -> str:
    """The record of a short random game."""
    game, rng = internum.game(name), random.Random(f"record:{name}:{seed}")
    match = internum.new(name, rng.choice(game.players), seed, **random_options(game, rng))
    for _ in range(rng.randint(1, 25)):
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play_id(seat, rng.choice(game.kernel.legal(match.states, seat)))
    return match.record()


def mutated(text: str, rng: random.Random) -> str:
    """One to three changes: a letter, a word, a line, or the end cut off."""
    for _ in range(rng.randint(1, 3)):
        lines = text.split("\n")
        line, at = rng.randrange(len(lines)), rng.randrange(len(text) + 1)
        change = rng.randrange(7)
        if change == 0:
            text = text[:at] + rng.choice(LETTERS) + text[at + 1 :]
        elif change == 1:
            text = text[:at]
        elif change == 2:
            text = "\n".join(lines[:line] + lines[line + 1 :])
        elif change == 3:
            text = "\n".join(lines[: line + 1] + lines[line:])
        elif change == 4:
            other = rng.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
            text = "\n".join(lines)
        else:
            words = lines[line].split(" ")
            words[rng.randrange(len(words))] = (
                rng.choice(text.split() or [""]) if change == 5 else str(rng.randint(-3, 10**20))
            )
            lines[line] = " ".join(words)
            text = "\n".join(lines)
    return text


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_a_mutated_record_is_refused_or_can_be_played(name: str, part: int) -> None:
    read = refused = 0
    for seed in range(part, MUTATIONS // OF_EACH, 2):
        text = short_record(name, seed)
        for k in range(OF_EACH):
            rng = random.Random(f"mutated record:{name}:{seed}:{k}")
            changed = mutated(text, rng) + "\n"  # a text of one line would be the name of a file
            began = time.process_time()
            try:
                match = internum.load(changed)
            except (internum.RecordError, internum.PositionError, internum.OptionError) as e:
                assert str(e)
                refused += 1
                continue
            finally:
                assert time.process_time() - began < SLOWEST, changed
            match.view(None)
            assert match.over or match.legal() or match.pending
            read += 1
    assert read and refused
