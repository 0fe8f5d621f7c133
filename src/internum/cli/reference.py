"""`internum reference GAME`: what a bot's author looks up, as Markdown or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Annotated

import typer

from internum import game
from internum.core.reference import Reference
from internum.core.reference import reference as reference_of

from . import options

MOST_MEMBERS = 12  # of an argument, written out; of more the first and the last


def reference(
    name: options.GAME,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON instead of Markdown.")] = False,
) -> None:
    """Print every verb, every key of a view, every option and event of a game, and what is hidden from whom."""
    found = reference_of(game(name))
    print(json.dumps(asdict(found), indent=1, ensure_ascii=False) if as_json else "\n".join(_lines(found)))


def _lines(found: Reference) -> Iterator[str]:
    yield f"# {found.game}: reference"
    yield "\n## Verbs\n"
    yield "An action is a verb and its arguments; ids, structured actions and notation are three spellings of it.\n"
    verbs = ((v.name, "; ".join(f"{a}: {_members(m)}" for a, m in v.arguments.items()), v.example) for v in found.verbs)
    yield from _table(("verb", "arguments", "example"), verbs)
    yield f"\n## View, version {found.version}\n"
    yield "`[]` is an element of a list, `{kind}` any id of that kind; `?` behind a key: not always there.\n"
    yield from _table(("key", "type", "meaning"), ((k.path, k.type, k.about) for k in found.view))
    yield ""
    yield from (f"- `{path}` is null where {why}." for path, why in found.nullable.items())
    yield "\n## Options\n"
    rows = ((o.name, o.values, o.default, o.about, ", ".join(o.rules)) for o in found.options)
    yield from _table(("option", "values", "default", "meaning", "rules"), rows)
    yield "\n## Events\n"
    yield from _table(
        ("event", "parameters", "in English"), ((e.key, ", ".join(e.parameters), e.text) for e in found.events)
    )
    yield "\n## State\n"
    yield "For kernels, positions and observations; what no column says is hidden lies open to all.\n"
    yield from _table(("field", "meaning", "hidden"), found.state)


def _members(members: list[str]) -> str:
    if len(members) <= MOST_MEMBERS:
        return ", ".join(members)
    return f"{members[0]} … {members[-1]} ({len(members)})"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
