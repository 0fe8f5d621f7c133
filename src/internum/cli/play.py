"""`internum play`: the table in the browser."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Engine(StrEnum):
    auto = "auto"
    numba = "numba"
    python = "python"


def play(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="Port to listen on (default: a free one).", min=0, max=65_535)
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Annotated[
        str | None, typer.Option(help="Database address (default: a file in your data folder).")
    ] = None,
    engine: Annotated[
        Engine | None,
        typer.Option(
            help="Engine of the rules (default: INTERNUM_ENGINE, or auto). auto: plain Python, and compiled for bots "
            "once it is compiled, which goes on in the background."
        ),
    ] = None,
    warm: Annotated[bool, typer.Option(help="Compile the games in the background.")] = True,
) -> None:
    """Start the table and open it in the browser."""
    from internum.server import run

    run(
        host=host,
        port=port,
        open_browser=browser,
        database=database,
        engine=engine.value if engine else None,
        warm_up=warm,
    )
