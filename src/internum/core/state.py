"""A game's state: a flat record of named integer fields, and its plain-Python twin.

On the compiled engine an array of states is a NumPy structured array; on the plain engine it is a
list of `Twin`s. Rules receive one state `s` and read `s.legions[n, p]` on both.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

from . import engine

NONE = -1  # "nobody", "nowhere": the default of fields that name something
SHORT = 40  # longest row that is read together with all other small fields


@dataclass(frozen=True)
class Axis:
    """A dimension of a field: a name (whose labels the game knows) and a size."""

    name: str
    size: int


@dataclass(frozen=True)
class Field:
    """One field of the state.

    `values` names the label set of what the field holds ("nation", "province"); without it the field
    is a number between `low` and `high`. `doc` says what it means, for readers and for the schema.

    A `late` field came to a game that already had records. While it holds its default it is no part of a state's
    hash, so that every record made before it still verifies.
    """

    name: str
    doc: str
    axes: tuple[Axis, ...] = ()
    values: str | None = None
    low: int = 0
    high: int = 127
    default: int = 0
    late: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(a.size for a in self.axes)

    @property
    def kind(self) -> str:
        return "i1" if self.low >= -128 and self.high <= 127 else "i2" if self.high <= 32767 else "i4"


class Twin:
    """A state whose elements are plain Python ints. `live` is what rule functions take."""

    @property
    def live(self) -> Any:
        return self

    def __getattr__(self, name: str) -> Any:  # only reached for names that are no field
        raise AttributeError(f"the state has no field '{name}'")


class _Reader(Twin):
    """A twin of compiled state `i`. Its fields are read when they are first asked for: the small ones all at once.

    It holds as long as the state does not change.
    """

    def __init__(self, layout: Layout, states: Any, i: int) -> None:
        self._layout, self.states, self.i = layout, states, i

    def __getattr__(self, name: str) -> Any:
        own = self.__dict__
        small = own["_layout"].small
        if name in small.places and "_small" not in own:
            own.update(small.read(self.states, self.i), _small=True)
            return own[name]
        f = own["_layout"].fields.get(name)
        if f is None:
            raise AttributeError(f"the state has no field '{name}'")
        value = own[name] = _thaw(self.states[name][self.i], f)
        return value


class _Small:
    """The fields of one byte that are a number or a short row: where they stand when all are read together."""

    def __init__(self, fields: Iterable[Field], dtype: Any) -> None:
        self.places: dict[str, int | slice] = {}
        self._size = dtype.itemsize
        at: list[int] = []
        for f in fields:
            if f.kind == "i1" and (not f.axes or (len(f.axes) == 1 and f.shape[0] <= SHORT)):
                first, count = dtype.fields[f.name][1], f.shape[0] if f.axes else 1
                self.places[f.name] = slice(len(at), len(at) + count) if f.axes else len(at)
                at += range(first, first + count)
        self._at = np.array(at, np.int64)
        self._pick = itemgetter(*self.places.values()) if self.places else tuple

    def read(self, states: Any, i: int) -> Iterable[tuple[str, Any]]:
        numbers = np.frombuffer(states, np.int8, self._size, i * self._size).take(self._at).tolist()
        return zip(self.places, self._pick(numbers), strict=True)


class Layout:
    """The fields of a game's state, and all ways to make, copy, hash and read states."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Mapping[str, Field] = {f.name: f for f in fields}
        if len(self.fields) != len(fields):
            raise ValueError("two fields of the state have the same name")
        wide_first = sorted(fields, key=lambda f: (f.late, -np.dtype(f.kind).itemsize))
        self.dtype = np.dtype([(f.name, f.kind, f.shape) for f in wide_first])
        late = [f for f in wide_first if f.late]
        self._late_default = b"".join(np.full(f.shape, f.default, f.kind).tobytes() for f in late)
        self._tables = [f.name for f in fields if f.axes]
        self.small = _Small(fields, self.dtype)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())

    @property
    def size(self) -> int:
        return self.dtype.itemsize

    def new(self, count: int = 1) -> Any:
        """`count` states with every field at its default."""
        record = np.zeros(1, self.dtype)
        for f in self:
            record[f.name] = f.default
        states = np.repeat(record, count)
        return states if engine.COMPILED else [self._twin(r) for r in states]

    def copy(self, states: Any) -> Any:
        if engine.COMPILED:  # as bytes: NumPy would copy field by field
            return np.frombuffer(bytearray(states.tobytes()), self.dtype)
        return [self._copy(s) for s in states]

    def twin(self, states: Any, i: int = 0) -> Twin:
        """State `i` as plain ints, for reading in ordinary Python."""
        if not engine.COMPILED:
            s: Twin = states[i]
            return s
        return _Reader(self, states, i)

    def apart(self, s: Twin) -> Any:
        """A one-state array with a copy of the state that a twin reads, to try something out in."""
        if not engine.COMPILED:
            return [self._copy(s)]
        return self.copy(s.states[s.i : s.i + 1])

    def record(self, states: Any, i: int = 0) -> np.ndarray[Any, Any]:
        """State `i` as a NumPy record array of length one (a copy)."""
        if engine.COMPILED:
            return self.copy(states[i : i + 1])  # type: ignore[no-any-return]
        r = np.zeros(1, self.dtype)
        for f in self:
            r[f.name] = getattr(states[i], f.name)
        return r

    def dump(self, states: Any, i: int = 0) -> bytes:
        return self.record(states, i).tobytes()

    def restore(self, data: bytes) -> Any:
        """The one-state array that `dump` was made from."""
        record = np.frombuffer(bytearray(data), self.dtype)
        return record if engine.COMPILED else [self._twin(record[0])]

    def assign(self, states: Any, i: int, name: str, value: Any) -> None:
        """Set a field from Python; `value` is an int or a nested list of the field's shape."""
        f = self.fields[name]
        if engine.COMPILED:
            states[name][i] = value
        else:
            setattr(states[i], name, _thaw(np.array(value, dtype=f.kind), f))

    def hash(self, states: Any, i: int = 0) -> str:
        return hashlib.sha256(self.dump(states, i).removesuffix(self._late_default)).hexdigest()[:12]

    def _twin(self, record: Any) -> Twin:
        t = Twin()
        for f in self:
            setattr(t, f.name, _thaw(record[f.name], f))
        return t

    def _copy(self, s: Twin) -> Twin:
        t = Twin()
        t.__dict__.update(s.__dict__)
        for name in self._tables:
            t.__dict__[name] = t.__dict__[name].copy()
        return t


def written(rule: Any, s: Twin, *arguments: int, shapes: Sequence[tuple[int, ...]]) -> list[Any]:
    """What a rule writes into its last arguments, as nested lists: many answers for the price of one question."""
    tables = [np.zeros(shape, np.int16) for shape in shapes]
    rule(s.live, *arguments, *tables)
    return [table.tolist() for table in tables]


def rows(s: Twin, name: str) -> list[Any]:
    """A table of the state as nested lists."""
    found: list[Any] = _table(s, name).tolist()
    return found


def column(s: Twin, name: str, k: int) -> list[int]:
    """Column `k` of a table of the state."""
    found: list[int] = _table(s, name)[:, k].tolist()
    return found


def flat(s: Twin, name: str) -> list[int]:
    """A table of the state as one list, row after row."""
    found: list[int] = _table(s, name).ravel().tolist()
    return found


def entries(s: Twin, name: str) -> list[tuple[int, ...]]:
    """The elements of a table of the state that are not 0: where each stands, then what it is."""
    table = _table(s, name)
    places, numbers = _places(table.shape), table.ravel()
    if engine.COMPILED:
        found = numbers.nonzero()[0]
        return [(*places[at], n) for at, n in zip(found.tolist(), numbers.take(found).tolist(), strict=True)]
    return [(*place, n) for place, n in zip(places, numbers.tolist(), strict=True) if n]


@cache
def _places(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Where the elements of a table stand, row after row."""
    return list(np.ndindex(shape))


def _table(s: Twin, name: str) -> Any:
    return s.states[name][s.i] if engine.COMPILED else getattr(s, name)


def _thaw(value: Any, f: Field) -> Any:
    """NumPy numbers to Python ints: an int, a list, or an object array where `[a, b]` is needed."""
    if not f.axes:
        return int(value)
    return value.tolist() if len(f.axes) == 1 else value.astype(object)
