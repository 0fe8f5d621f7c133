"""Action spaces: every action is an integer, a structured action and a line of notation.

A `Space` is a list of `Family`s, laid end to end. `a = space.id("move", unit, province, exit)`; compiled rules use
the functions that `codec` makes from the space.
"""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Labels = Mapping[str, Sequence[str]]  # axis name -> what its members are called
Speller = Callable[[Labels, tuple[int, ...]], str | None]


class NotationError(ValueError):
    """A text that is no action at all; `near` holds the nearest valid spellings."""

    def __init__(self, text: str, near: Sequence[str] = (), reason: str = "") -> None:
        self.text, self.near = text, list(near)
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__((reason or f"'{text}' is not an action of this game") + hint)


@dataclass(frozen=True)
class Action:
    """A structured action: the family's verb and its arguments by axis name, as labels."""

    verb: str
    args: Mapping[str, str]
    text: str


@dataclass
class Family:
    """A verb with its axes, e.g. `Family("move", unit=2, province=50, steps=range(1, 4))`.

    An axis is a number of members, numbered from 0; a range says how the rules count them instead.
    `spell` writes the notation; by default the verb and the labels of the arguments in order. It
    returns None for combinations that mean nothing on this board.
    """

    verb: str
    axes: dict[str, int] = field(default_factory=dict)
    spell: Speller | None = None
    base: int = 0

    def __init__(self, verb: str, spell: Speller | None = None, **axes: int | range) -> None:
        self.verb, self.spell, self.base = verb, spell, 0
        ranges = {name: range(axis) if isinstance(axis, int) else axis for name, axis in axes.items()}
        self.axes = {name: len(members) for name, members in ranges.items()}
        self.starts = {name: members.start for name, members in ranges.items()}

    @property
    def digits(self) -> list[tuple[str, int, int, int]]:
        """How ids are counted: each axis with its first member, its place value and its size."""
        found: list[tuple[str, int, int, int]] = []
        stride = 1
        for axis, size in reversed(self.axes.items()):
            found.append((axis, self.starts[axis], stride, size))
            stride *= size
        return found[::-1]

    @property
    def size(self) -> int:
        n = 1
        for length in self.axes.values():
            n *= length
        return n

    def split(self, a: int) -> tuple[int, ...]:
        a -= self.base
        out: list[int] = []
        for length in reversed(list(self.axes.values())):
            a, x = divmod(a, length)
            out.append(x)
        return tuple(reversed(out))

    def join(self, *args: int) -> int:
        if len(args) != len(self.axes):
            raise ValueError(f"'{self.verb}' takes {len(self.axes)} arguments, not {len(args)}")
        a = 0
        for (name, length), x in zip(self.axes.items(), args, strict=True):
            if not 0 <= x < length:
                raise ValueError(f"{name} of '{self.verb}' is {x}; it must be 0 to {length - 1}")
            a = a * length + x
        return self.base + a

    def text(self, labels: Labels, args: tuple[int, ...]) -> str | None:
        if self.spell:
            return self.spell(labels, args)
        words = [self.verb]
        for (name, _), x in zip(self.axes.items(), args, strict=True):
            if name in labels and x >= len(labels[name]):
                return None
            words.append(labels[name][x] if name in labels else str(x))
        return " ".join(words)


class Space:
    """The whole action space of a game."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.by_verb = {f.verb: f for f in families}
        base = 0
        for f in families:
            f.base = base
            base += f.size
        self.size = base

    def base(self, verb: str) -> int:
        """Where a family begins: a constant for compiled rules."""
        return self.by_verb[verb].base

    def id(self, verb: str, *args: int) -> int:
        return self.by_verb[verb].join(*args)

    def family(self, a: int) -> Family:
        if not 0 <= a < self.size:
            raise ValueError(f"{a} is no action: ids run from 0 to {self.size - 1}")
        return next(f for f in self.families if f.base <= a < f.base + f.size)

    def read(self, a: int) -> tuple[str, tuple[int, ...]]:
        """The verb and the arguments of an id."""
        f = self.family(a)
        return f.verb, f.split(a)

    def bind(self, labels: Labels) -> Notation:
        return Notation(self, labels)


class Notation:
    """A space together with the names of one board: spells and reads actions."""

    def __init__(self, space: Space, labels: Labels) -> None:
        self.space, self.labels = space, labels
        self._texts: list[str | None] = []
        for f in space.families:
            for args in itertools.product(*(range(n) for n in f.axes.values())):
                self._texts.append(f.text(labels, args))
        self._ids = {t: a for a, t in enumerate(self._texts) if t is not None}
        self._actions: dict[int, Action] = {}

    def text(self, a: int) -> str:
        t = self._texts[a] if 0 <= a < len(self._texts) else None
        if t is None:
            raise NotationError(str(a), reason=f"{a} is no action on this board")
        return t

    def means_something(self, a: int) -> bool:
        return 0 <= a < len(self._texts) and self._texts[a] is not None

    def action(self, a: int) -> Action:
        found = self._actions.get(a)
        if found is None:
            found = self._actions[a] = self.read(a)
        return found

    def actions(self, ids: Iterable[int]) -> dict[int, Action]:
        """Many at once, by id."""
        known = self._actions
        return {a: known.get(a) or self.action(a) for a in ids}

    def read(self, a: int) -> Action:
        f = self.space.family(a)
        args: dict[str, Any] = {}
        for (name, _), x in zip(f.axes.items(), f.split(a), strict=True):
            args[name] = self.labels[name][x] if name in self.labels else str(x)
        return Action(f.verb, args, self.text(a))

    def id(self, text: str, legal: Sequence[int] = ()) -> int:
        """The action a text names: its full spelling, or a beginning that fits one legal action only."""
        words = " ".join(text.split()).lower()
        if words in self._ids:
            return self._ids[words]
        fits = [a for a in legal if self.text(a).startswith(words + " ")]
        if len(fits) == 1:
            return fits[0]
        if fits:
            raise NotationError(words, [self.text(a) for a in fits[:6]], f"'{words}' can mean several actions")
        whole = [a for t, a in self._ids.items() if t.startswith(words + " ")]
        if whole:
            return whole[0]
        spellings = [self.text(a) for a in legal]
        near = difflib.get_close_matches(words, spellings, 3, 0.6)
        near = near or difflib.get_close_matches(words, list(self._ids), 3, 0.6)
        raise NotationError(words, near)
