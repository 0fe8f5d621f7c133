"""Where undo has cut the log, so that a client that missed it is told from where to read again.

A cut is `[rev, at]`: the change that made it and the log position it went back to. A cut is forgotten once a later one
goes further back, so the list stays short.
"""

from __future__ import annotations

from collections.abc import Sequence


def with_cut(cuts: Sequence[Sequence[int]], rev: int, at: int) -> list[list[int]]:
    return [*(list(c) for c in cuts if c[1] < at), [rev, at]]


def valid_until(cuts: Sequence[Sequence[int]], since: int, rev: int | None) -> int:
    """How much of a log read up to `since` still holds; `rev` is the change it was read at, if known."""
    return min([since, *(at for cut, at in cuts if rev is None or cut > rev)])
