"""A view as tables for the terminal. What is shown, and how it is called, each game says in its `summary.toml`.

```
headline = "shown-round"            a message about the view itself
[names]                             fields that hold ids, and the kind of words these are named with
owner = "empire"

[[table]]
rows = "sides"                      a list or dict in the view: a row each
id = "empire"                       the kind of words its rows are named with
when = ["owner", "pieces"]          rows that have none of these are left out
order = "owner"                     rows by this field, in the order of the sides
note = "shown-note"                 a message below the table
columns = [{ head = "stock", of = "stock", as = "amount" }, …]

[[line]]                            a column of the view itself

[[about]]                           things that have an explanation, the message `<as>-<id>-about`
of = "tiles"
as = "tile"
```

A column has a heading (`column-<head>`) and shows the field `of` (`a.b` within a, or the first there is of several):
numbers as they are; ids named as `as`; counts by id with the messages `<as>-<id>`. `star` and `is` mark a number whose
row lists `is` under `star`. With `each` every entry is said with that message, where its field `where` is set (or
as given); entries are told apart `by` a side, whose name is left out when it is the row's owner. With `say` the
message is about the row. Columns that are empty throughout are left out; `rare` ones also if all is zero.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from internum.core.engine import PACKAGE
from internum.core.events import Param, Ref
from internum.core.game import Game
from internum.core.speech import Words

Spec: TypeAlias = Mapping[str, Any]
Row: TypeAlias = Mapping[str, Any]


def summary(game: Game, view: Row, words: Words) -> list[RenderableType]:
    """The tables and lines of a game, one after the other; none for a game that says nothing of them."""
    spec = layout(tuple(game.word_folders()))
    return Summary(spec, view, words).parts() if spec else []


def explained(game: Game, view: Row, words: Words, wish: str) -> RenderableType | None:
    """What the things are good for whose name or id has `wish` in it; None if there are none."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for spec in layout(tuple(game.word_folders())).get("about", []):
        for id in dict.fromkeys(entry["id"] for entry in _entries(_value(spec, view))):
            name, key = words.name(spec["as"], id), f"{spec['as']}-{id}-about"
            if words.has(key) and any(wish.casefold() in text.casefold() for text in (name, id)):
                table.add_row(name, Text(words.text(key)))
    return table if table.rows else None


@cache
def layout(folders: tuple[str, ...]) -> Spec:
    """What a game shows: the nearest `summary.toml` beside its words."""
    files = [PACKAGE / "games" / folder / "summary.toml" for folder in folders]
    return next((tomllib.loads(f.read_text(encoding="utf-8")) for f in files if f.exists()), {})


class Summary:
    """A view, the layout of its game, and the words for both."""

    def __init__(self, spec: Spec, view: Row, words: Words) -> None:
        self.spec, self.view, self.words = spec, view, words
        self.names: Mapping[str, str] = spec["names"]
        self.sides = [side["id"] for side in view["sides"]]

    def parts(self) -> list[RenderableType]:
        found: list[RenderableType] = [Text(self.say(self.spec["headline"], self.view), style="bold")]
        for spec in self.spec["table"]:
            found += self.table(spec)
        lines = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for column in self.spec.get("line", []):
            if said := self.cell(column, self.view):
                lines.add_row(Text(f"  {self.heading(column)}", style="dim"), said)
        return [*found, lines] if lines.rows else found

    def table(self, spec: Spec) -> list[RenderableType]:
        rows = [row for row in _entries(self.view[spec["rows"]]) if _has(row, spec.get("when", ["id"]))]
        if "order" in spec:
            place = {side: i for i, side in enumerate(self.sides)}
            rows.sort(key=lambda row: place.get(row[spec["order"]], len(place)))
        if not rows:
            return []
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        cells = [[self.mark(spec, row) + self.words.name(spec["id"], row["id"])] for row in rows]
        table.add_column("  " + self.words.text(f"column-{spec['id']}"), no_wrap=True)
        for column in spec["columns"]:
            said = [self.cell(column, row) for row in rows]
            if any(text.strip("0") for text in said) or (not column.get("rare") and any(said)):
                numbers = all(isinstance(_value(column, row), int | None) for row in rows)
                table.add_column(self.heading(column), justify="right" if numbers else "left")
                for line, text in zip(cells, said, strict=True):
                    line.append(text)
        for line in cells:
            table.add_row(*line)
        return [Group(table, Text("  " + self.words.text(spec["note"]), style="dim")) if "note" in spec else table]

    def mark(self, spec: Spec, row: Row) -> str:
        return "▸ " if spec["rows"] == "sides" and row["id"] == self.view.get("active") else "  "

    def heading(self, column: Spec) -> str:
        return self.words.text(f"column-{column['head']}")

    def cell(self, column: Spec, row: Row) -> str:
        value = _value(column, row)
        if _nothing(value):
            return ""
        if "say" in column:
            return self.say(column["say"], row)
        if "each" in column:
            return self.each(column, row, [e for e in _entries(value) if _is(e, column.get("where", "id"))])
        kind = column.get("as", "")
        if value is True:
            return "✓"
        if isinstance(value, int):
            return f"{value}{self.star(column, row)}"
        if isinstance(value, str):
            return self.words.name(kind, value)
        if isinstance(value, dict):
            return ", ".join(self.words.name(kind, id, n) for id, n in value.items() if n)
        return ", ".join(self.words.name(kind, id) for id in value)

    def star(self, column: Spec, row: Row) -> str:
        if "star" not in column:
            return ""
        return "★" if column["is"] in row[column["star"]] else " "

    def each(self, column: Spec, row: Row, entries: list[Row]) -> str:
        """Entries in words; those of other sides than the row's owner after their name."""
        by, kind = column.get("by"), column.get("as")
        groups: dict[str | None, list[str]] = {row.get("owner"): []}
        for entry in entries:
            side = entry[by] if by else row.get("owner")
            groups.setdefault(side, []).append(self.say(column["each"], entry, kind))
        said = [", ".join(what) for side, what in groups.items() if what and side == row.get("owner")]
        for side, what in groups.items():
            if what and side != row.get("owner"):
                who = self.words.name(self.names[by or ""], str(side))
                said.append(self.words.text("terminal-of", {"who": who, "what": ", ".join(what)}))
        return " · ".join(said)

    def say(self, key: str, about: Row, id_kind: str | None = None) -> str:
        """A message about a thing: each field named, with its id in `<field>_id` ("none": there is nobody)."""
        args: dict[str, Param] = {}
        kinds = {**self.names, "id": id_kind} if id_kind else self.names
        for field, value in about.items():
            if isinstance(value, bool):
                args[field] = "yes" if value else "no"
            elif isinstance(value, int):
                args[field] = value
            elif isinstance(value, str):
                count = about.get("count")
                args[field] = Ref(kinds[field], value, count) if kinds.get(field) else value
                args[f"{field}_id"] = value
            elif value is None:
                args[field], args[f"{field}_id"] = "", "none"
        return self.words.text(key, args)


def _value(column: Spec, row: Row) -> Any:
    """The field of a column; of several the first that is there."""
    paths = column["of"] if isinstance(column["of"], list) else [column["of"]]
    return next((value for value in (_at(row, path) for path in paths) if not _nothing(value)), None)


def _at(row: Row, path: str) -> Any:
    value: Any = row
    for step in path.split("."):
        value = value.get(step) if isinstance(value, dict) else None
    return value


def _entries(value: Any) -> list[Row]:
    """Rows or entries: those of a dict get its key as their id."""
    if isinstance(value, dict):
        return [{"id": id, **row} for id, row in value.items()]
    return list(value)


def _has(row: Row, fields: list[str]) -> bool:
    return any(not _nothing(row.get(f)) for f in fields)


def _nothing(value: Any) -> bool:
    """Is nothing there? Zero is something."""
    return value is None or value is False or value in ("", [], {})


def _is(entry: Row, where: Any) -> bool:
    """Does an entry count: is its field set, or do all fields hold what is given?"""
    if isinstance(where, str):
        return where not in entry or bool(entry[where])
    return all(entry[field] == value for field, value in where.items())
