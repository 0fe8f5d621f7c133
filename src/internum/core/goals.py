"""How to win: the ways there are, and how near everybody is to each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """What a side has of what it needs."""

    side: str
    have: int
    need: int


@dataclass(frozen=True)
class Goal:
    """A way to win, or a step towards one: messages `goal-<id>` and `goal-<id>-about`, a sign, and who is how near."""

    id: str
    icon: str
    rows: tuple[Row, ...]
    main: bool = True  # wins by itself; a step towards another way does not
    left: int | None = None  # how many are left to be had
