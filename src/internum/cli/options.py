"""Reading `--option name=value` the same way in every command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from internum.arena.backends import Where
from internum.core.options import OptionError

GAME = Annotated[str, typer.Argument(help="The game: antike, classic or empires.")]
OPTIONS = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as name=value; may be repeated.", metavar="NAME=VALUE"),
]
JOBS = Annotated[
    int | None, typer.Option(help="Games played at the same time (default: 1; on a cluster: its processors).", min=1)
]
BACKEND = Annotated[Where, typer.Option(help="Where games are played: processes of this machine, or Ray.")]
RAY_ADDRESS = Annotated[
    str | None, typer.Option(help="A Ray cluster, e.g. auto or ray://head:10001 (default: a Ray of its own, here).")
]


def check_writable(*files: Path | None) -> None:
    """Refuse a file that cannot be written before anything is played for it."""
    for file in files:
        if file:
            existed = file.exists()
            file.open("ab").close()
            if not existed:
                file.unlink()


def read(pairs: list[str] | None) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"--option {pair}: write it as name=value")
        out[name.strip()] = value.strip()
    return out
