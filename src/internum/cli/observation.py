"""`internum observation GAME`: what learners are shown, feature by feature."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from internum import game

from . import options


def observation(
    name: options.GAME,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON instead of a table.")] = False,
) -> None:
    """Show every feature of a game's observations: its place, its shape, what it means."""
    found = game(name).observation
    if found is None:
        raise ValueError(f"{name} declares no observation")
    if as_json:
        parts = [
            {"name": p.name, "offset": p.offset, "axes": {a.name: a.size for a in p.axes}, "doc": p.doc}
            for p in found.parts.values()
        ]
        print(json.dumps({"game": name, "version": found.version, "size": found.size, "features": parts}, indent=1))
        return
    table = Table("at", "feature", "shape", "meaning", title=f"{name}: observation, version {found.version}")
    for part in found.parts.values():
        shape = " × ".join(f"{a.size} {a.name}" for a in part.axes) or "1"
        table.add_row(str(part.offset), part.name, shape, part.doc)
    Console().print(table)
    print(f"{found.size} numbers of 8 bits")
