"""What is made of a state again and again, remembered by the numbers it is made of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeVar

import numpy as np

from . import engine
from .state import Layout, Twin

Part = TypeVar("Part")


class Memory(dict[Hashable, Part]):
    """Parts by what they are made of. Whoever hands one on copies it; once there are too many, all are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most

    def keep(self, key: Hashable, part: Part) -> Part:
        if len(self) >= self._most:
            self.clear()
        self[key] = part
        return part


class Rows:
    """What some fields hold of each member of an axis: something hashable for each, equal where all of it is equal."""

    def __init__(self, layout: Layout, axis: str, names: Sequence[str]) -> None:
        fields = [layout.fields[name] for name in names]
        self._axes = {f.name: [a.name for a in f.axes].index(axis) for f in fields}
        at = []  # where the bytes of each member stand in a compiled state
        for f in fields:
            kind, first = layout.dtype.fields[f.name][:2]  # type: ignore[index]
            places = np.arange(first, first + kind.itemsize).reshape(*f.shape, -1)
            member = self._axes[f.name]
            at.append(np.moveaxis(places, member, 0).reshape(f.shape[member], -1))
        self._at, self._size = np.concatenate(at, axis=1), layout.size
        self._row = np.dtype(f"V{self._at.shape[1]}")

    def of(self, s: Twin) -> list[Hashable]:
        if not engine.COMPILED:
            return list(zip(*(column for name in self._axes for column in self._columns(s, name)), strict=True))
        state = np.frombuffer(s.states, np.int8, self._size, s.i * self._size)
        found: list[Hashable] = state.take(self._at).view(self._row).ravel().tolist()
        return found

    def _columns(self, s: Twin, name: str) -> list[list[int]]:
        table = getattr(s, name)
        if isinstance(table, list):
            return [table]
        columns: list[list[int]] = (table if self._axes[name] else table.T).tolist()
        return columns
