"""Options of a game: named, documented, fixed at the start, held in the state as small integers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Value: TypeAlias = str | int | bool | tuple[int, ...]


class OptionError(ValueError):
    """An option that does not exist or cannot have that value."""


@dataclass(frozen=True)
class Choice:
    """One of a few named values; the state field `opt_<name>` holds its index.

    `follows` gives other defaults by the value of an earlier option, e.g. {"en": "offer_all"} by edition.
    """

    name: str
    values: tuple[str | int | bool, ...]
    rules: tuple[str, ...] = ()
    follow: str | None = None
    follows: tuple[tuple[str, str | int | bool], ...] = ()

    def default(self, earlier: Mapping[str, Value]) -> Value:
        if self.follow:
            return dict(self.follows).get(str(earlier[self.follow]), self.values[0])
        return self.values[0]

    def read(self, value: Any) -> Value:
        for v in self.values:
            if (v == value and isinstance(v, bool) == isinstance(value, bool)) or _same(v, value):
                return v
        known = ", ".join(_spell(v) for v in self.values)
        raise OptionError(f"option {self.name} is {value!r}; it must be one of: {known}")

    def code(self, value: Value) -> int:
        return self.values.index(value)

    def decode(self, code: int) -> Value:
        return self.values[code]

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}


@dataclass(frozen=True)
class Number:
    """A whole number in a range; the state field holds it as it is."""

    name: str
    low: int
    high: int
    start: int
    rules: tuple[str, ...] = ()

    def default(self, earlier: Mapping[str, Value]) -> Value:
        return self.start

    def read(self, value: Any) -> Value:
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise OptionError(f"option {self.name} is {value!r}; it must be a whole number, {self.low} to {self.high}")
        return number

    def code(self, value: Value) -> int:
        assert isinstance(value, int)
        return value

    def decode(self, code: int) -> Value:
        return code

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Numbers:
    """A fixed count of numbers (the faces of a die); the state field is a list of that length."""

    name: str
    start: tuple[int, ...]
    low: int
    high: int
    rules: tuple[str, ...] = ()

    def default(self, earlier: Mapping[str, Value]) -> Value:
        return self.start

    def read(self, value: Any) -> Value:
        try:
            numbers = tuple(int(n) for n in (value.split(",") if isinstance(value, str) else value))
        except (TypeError, ValueError):
            numbers = ()
        if len(numbers) != len(self.start) or not all(self.low <= n <= self.high for n in numbers):
            raise OptionError(
                f"option {self.name} is {value!r}; it must be {len(self.start)} whole numbers, "
                f"{self.low} to {self.high}"
            )
        return numbers

    def code(self, value: Value) -> Any:
        return value

    def decode(self, code: Any) -> Value:
        return tuple(int(n) for n in code)

    def schema(self) -> dict[str, Any]:
        item = {"type": "integer", "minimum": self.low, "maximum": self.high}
        return {"type": "array", "items": item, "minItems": len(self.start), "maxItems": len(self.start)}


Option: TypeAlias = Choice | Number | Numbers


@dataclass(frozen=True)
class Together:
    """Options that the rules define in some combinations only."""

    names: tuple[str, ...]
    combinations: tuple[tuple[Value, ...], ...]
    rule: str

    def check(self, values: Mapping[str, Value]) -> None:
        if tuple(values[name] for name in self.names) not in self.combinations:
            known = " or ".join(self._spelt(c) for c in self.combinations)
            found = self._spelt(tuple(values[name] for name in self.names))
            raise OptionError(f"options {' and '.join(self.names)} go together ({self.rule}): {known}, not {found}")

    def _spelt(self, combination: tuple[Value, ...]) -> str:
        return ", ".join(f"{name}={_spell(v)}" for name, v in zip(self.names, combination, strict=True))


class Options:
    """All options of one game, in the order in which defaults may depend on each other."""

    def __init__(self, *options: Option, together: tuple[Together, ...] = ()) -> None:
        self.by_name: Mapping[str, Option] = {o.name: o for o in options}
        self.together = together

    def resolve(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """Every option's value: the given ones, checked, and defaults for the rest."""
        for name in given:
            if name not in self.by_name:
                raise OptionError(f"there is no option {name}; the options are: {', '.join(self.by_name)}")
        out: dict[str, Value] = {}
        for name, o in self.by_name.items():
            out[name] = o.read(given[name]) if name in given else o.default(out)
        for bond in self.together:
            bond.check(out)
        return out

    def code(self, name: str, value: Value) -> int:
        """What the state holds for one value of a choice: the constant that rules compare `s.opt_<name>` with."""
        option = self.by_name[name]
        assert isinstance(option, Choice)
        return option.code(option.read(value))

    def __iter__(self) -> Iterator[Option]:
        return iter(self.by_name.values())


def _spell(v: Value) -> str:
    return str(v).lower() if isinstance(v, bool) else str(v)


def _same(v: Value, value: Any) -> bool:
    return isinstance(value, str) and _spell(v) == value.lower()
