"""Reading one TOML table with care: types, missing keys and unknown keys are all reported."""

from collections.abc import Iterator, Sequence
from typing import Any

from .files import Source
from .problem import Problem


class Table:
    """A TOML table that notes every fault instead of stopping at the first."""

    def __init__(self, data: dict[str, Any], place: str, source: Source, problems: list[Problem]) -> None:
        self._data = data
        self._place = place
        self._source = source
        self._problems = problems
        self._taken: set[str] = set()

    def report(self, key: str, message: str) -> None:
        """Note a problem at one of this table's keys (or at the table, with an empty key)."""
        dotted = ".".join(part for part in (self._place, key) if part)
        self._problems.append(Problem(self._source.place(dotted), message))

    def unread(self) -> list[str]:
        """The names of the keys not read yet."""
        return [key for key in self._data if key not in self._taken]

    def has(self, key: str) -> bool:
        return key in self._data

    def is_table(self, key: str) -> bool:
        return isinstance(self._data.get(key), dict)

    def text(self, key: str, default: str | None = None) -> str:
        """A text; with no default it must be there and not empty."""
        value = self._take(key, str, "a text", default)
        if default is None and isinstance(value, str) and not value.strip():
            self.report(key, "is empty")
        return value if isinstance(value, str) else ""

    def choice(self, key: str, options: Sequence[str]) -> str:
        """A text out of a closed list."""
        value = self._take(key, str, "a text", None)
        if isinstance(value, str) and value not in options:
            self.report(key, f"'{value}' is not one of {', '.join(options)}")
        return value if isinstance(value, str) else ""

    def whole(self, key: str, default: int | None = None) -> int:
        """A whole number, not negative."""
        value = self._take(key, int, "a whole number", default)
        if isinstance(value, int) and value < 0:
            self.report(key, "is negative")
        return value if isinstance(value, int) else 0

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self._take(key, bool, "true or false", default) is True

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        value = self._take(key, list, "a list of texts", None if default is None else list(default))
        return tuple(self._each(key, value, str, "a text"))

    def wholes(self, key: str) -> tuple[int, ...]:
        value = self._take(key, list, "a list of whole numbers", None)
        return tuple(self._each(key, value, int, "a whole number"))

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        """A list of pairs of texts."""
        out = []
        for pair in self._take(key, list, "a list of pairs", None) or []:
            if isinstance(pair, list) and len(pair) == 2 and all(isinstance(x, str) for x in pair):
                out.append((pair[0], pair[1]))
            else:
                self.report(key, f"{pair!r} is not a pair of ids")
        return tuple(out)

    def texts_by_key(self, key: str) -> dict[str, str]:
        """A table of texts, such as `{ adulis = "sea" }`."""
        table = self.table(key)
        return {name: table.text(name) for name in table.unread()}

    def counts(self, key: str, default: bool = False) -> dict[str, int]:
        """A table of whole numbers, such as `{ grain = 2 }`; may be absent when `default`."""
        if default and key not in self._data:
            return {}
        table = self.table(key)
        return {name: table.whole(name) for name in table.unread()}

    def position(self, key: str) -> tuple[float, float]:
        """Latitude and longitude, `{ lat = 37.1, lon = 22.4 }`."""
        table = self.table(key)
        values = []
        for name, most in (("lat", 90.0), ("lon", 180.0)):
            value = table._take(name, (int, float), "a number", None)
            if value is not None and not -most <= value <= most:
                table.report(name, f"{value} is not between -{most:g} and {most:g}")
            values.append(float(value) if value is not None else 0.0)
        table.close()
        return values[0], values[1]

    def table(self, key: str) -> "Table":
        value = self._take(key, dict, "a table", None)
        return self._inner(value or {}, key)

    def tables(self, key: str) -> Iterator[tuple[str, "Table"]]:
        """The named tables inside a table, in the file's order."""
        outer = self.table(key)
        for name in outer.unread():
            yield name, outer.table(name)

    def array(self, key: str) -> Iterator["Table"]:
        """The tables of an array of tables; none when absent."""
        value = self._take(key, list, "a list of tables", [])
        for index, data in enumerate(value or []):
            if isinstance(data, dict):
                yield self._inner(data, f"{key}[{index}]")
            else:
                self.report(f"{key}[{index}]", "is not a table")

    def close(self) -> None:
        """Report the keys that nobody asked for."""
        for key in self.unread():
            self.report(key, "unknown key")

    def _inner(self, data: dict[str, Any], key: str) -> "Table":
        place = ".".join(part for part in (self._place, key) if part)
        return Table(data, place, self._source, self._problems)

    def _take(self, key: str, kind: Any, what: str, default: Any) -> Any:
        self._taken.add(key)
        if key not in self._data:
            if default is None:
                self.report("", f"'{key}' is missing")
            return default
        value = self._data[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.report(key, f"{value!r} is not {what}")
            return default
        return value

    def _each(self, key: str, values: Any, kind: type, what: str) -> Iterator[Any]:
        for value in values or []:
            if isinstance(value, kind) and not isinstance(value, bool):
                yield value
            else:
                self.report(key, f"{value!r} is not {what}")
