"""Reading `--option name=value` the same way in every command."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from internum.core.options import OptionError

GAME = Annotated[str, typer.Argument(help="The game: antike, classic or empires.")]
OPTIONS = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as name=value; may be repeated.", metavar="NAME=VALUE"),
]


def read(pairs: list[str] | None) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"--option {pair}: write it as name=value")
        out[name.strip()] = value.strip()
    return out
