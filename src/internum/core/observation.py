"""What a seat knows as a row of small numbers, for learners: declared feature by feature, written by generated rules.

A `Feature` is a field of the state that lies open to everybody, or a question that a rule answers for the seat that
looks. From the list follow the compiled writer (plain, Numba, GPU: the same bytes), the offsets and the documentation.
Numbers are int8; what does not fit is cut off at 127.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

from . import codec
from .state import Axis, Layout

MOST = 127


@dataclass(frozen=True)
class Feature:
    """`name` is a field of the state, or, with `rule(s, seat, *place)`, something a seat asks.

    `one_hot`: instead of a value its place among so many, as a 1 among zeros.
    """

    name: str
    doc: str = ""  # by default that of the field
    axes: tuple[Axis, ...] = ()  # likewise
    rule: Any = None
    one_hot: Axis | None = None


@dataclass(frozen=True)
class Part:
    """Where a feature stands in an observation."""

    name: str
    doc: str
    axes: tuple[Axis, ...]
    offset: int

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(a.size for a in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)

    def of(self, observation: Any) -> Any:
        """This feature of an observation (or of many), in its own shape."""
        return observation[..., self.offset : self.offset + self.size].reshape((*observation.shape[:-1], *self.shape))


class Observation:
    """The features of one game. `version` is raised with every change of the list."""

    def __init__(self, layout: Layout, version: int, features: Sequence[Feature]) -> None:
        self.version, self.features, self.layout = version, tuple(features), layout

    @cached_property
    def parts(self) -> dict[str, Part]:
        found: dict[str, Part] = {}
        offset = 0
        for f in self.features:
            part = Part(f.name, f.doc or self.layout.fields[f.name].doc, (*self._axes(f), *_some(f.one_hot)), offset)
            found[f.name] = part
            offset += part.size
        return found

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts.values())

    @cached_property
    def writer(self) -> Any:
        """`observe(s, seat, out, k)` writes the observation of `seat` behind `out[k]`; a rule like any other."""
        names: dict[str, Any] = {}
        lines: list[str] = []
        for f in self.features:
            if f.rule is not None:
                names[f"ask_{f.name}"] = f.rule
            lines += self._loops(f)
        return codec.made("observe", ["s", "seat", "out", "k"], lines, names)

    def _axes(self, f: Feature) -> tuple[Axis, ...]:
        return f.axes if f.rule is not None else self.layout.fields[f.name].axes

    def _loops(self, f: Feature) -> Iterator[str]:
        """Nested loops over the axes that write one feature."""
        axes = self._axes(f)
        indices = [f"i{n}" for n in range(len(axes))]
        indent = ""
        if f.one_hot is not None:
            yield f"for j in range({self.parts[f.name].size}):"
            yield f"    out[k + {self.parts[f.name].offset} + j] = 0"
        for index, axis in zip(indices, axes, strict=True):
            yield f"{indent}for {index} in range({axis.size}):"
            indent += "    "
        place = f"k + {self.parts[f.name].offset}"
        stride = self.parts[f.name].size
        for index, axis in zip(indices, axes, strict=True):
            stride //= axis.size
            place += f" + {index} * {stride}"
        if f.rule is not None:
            value = f"ask_{f.name}({', '.join(['s', 'seat', *indices])})"
        else:
            value = f"s.{f.name}[{', '.join(indices)}]" if indices else f"s.{f.name}"
        if f.one_hot is not None:
            yield f"{indent}value = {value}"
            yield f"{indent}if 0 <= value < {f.one_hot.size}:"
            yield f"{indent}    out[{place} + value] = 1"
        elif f.rule is None and self.layout.fields[f.name].high <= MOST:
            yield f"{indent}out[{place}] = {value}"
        else:
            yield f"{indent}out[{place}] = min({value}, {MOST})"


def _some(axis: Axis | None) -> tuple[Axis, ...]:
    return () if axis is None else (axis,)
