"""`internum play`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def play(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Port to listen on (default: a free one).")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Annotated[
        str | None, typer.Option(help="Database address (default: a file in your data folder).")
    ] = None,
) -> None:
    """Start the table and open it in the browser."""
    from internum.server import run

    run(host=host, port=port, open_browser=browser, database=database)
