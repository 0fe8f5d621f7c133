"""Views are made from what is remembered of earlier ones: nobody may notice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import internum
from internum.core.remembered import Memory, Rows


def playing(name: str, steps: int, **options: Any) -> Iterator[internum.Match]:
    match, rng = internum.new(name, 3, seed=7, **options), random.Random(7)
    for _ in range(steps):
        yield match
        match.play(rng.choice(match.legal()))


def spoil(part: Any) -> None:
    """Empty everything in a view that can be emptied."""
    for inner in list(part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()):
        spoil(inner)
    if isinstance(part, (dict, list)):
        part.clear()


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_whoever_changes_a_view_changes_no_other_and_no_match(name: str) -> None:
    for match in playing(name, 60):
        before = json.dumps([match.view(0), match.view(None), match.options])
        spoil(match.view(0))
        spoil(match.view(None))
        assert json.dumps([match.view(0), match.view(None), match.options]) == before


@pytest.mark.parametrize("board", ["eastern", "roman"])
def test_what_is_remembered_is_what_would_be_made_anew(board: str) -> None:
    """All that a part of a view reads is in the key it is remembered by."""
    for match in playing("antike", 250, board=board):
        remembered = match.view(0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Memory, "get", lambda self, key: None)
            assert match.view(0) == remembered


def test_a_memory_never_holds_more_than_it_may() -> None:
    memory: Memory[int] = Memory(3)
    for n in range(10):
        assert memory.keep(n, n * n) == n * n
        assert memory[n] == n * n and len(memory) <= 3


def test_rows_are_equal_where_all_fields_are() -> None:
    layout = internum.game("antike").layout
    states = layout.new(1)
    layout.assign(states, 0, "temple", [1, 1] + [0] * 48)
    layout.assign(states, 0, "legions", [[2, 2, 2] + [0] * 47] + [[0] * 50] * 4 + [[0, 0, 5] + [0] * 47])
    rows = Rows(layout, "province", ("temple", "legions")).of(layout.twin(states))
    assert rows[0] == rows[1] != rows[2] != rows[3] == rows[49]
    layout.assign(states, 0, "stock", [[0, 0, 0, 300], [0, 0, 0, 44], [0, 0, 0, 300]] + [[0] * 4] * 3)
    nations = Rows(layout, "nation", ("seat_of", "stock")).of(layout.twin(states))
    assert nations[0] == nations[2] != nations[1]  # 300 and 44 share their lower byte
