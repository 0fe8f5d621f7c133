"""`internum backup FILE` and `internum restore FILE`: all games of a server in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

Database = Annotated[
    str | None, typer.Option("--database", help="Database address (default: a file in your data folder).")
]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write; an existing file is replaced.")],
    database: Database = None,
) -> None:
    """Write all games to a file; a server may go on running meanwhile."""
    from internum.server import backup as whole
    from internum.server.settings import database_address
    from internum.server.store import check_database

    address = database_address(database)
    check_database(address, alone=False)
    Console().print(f"{whole.backup(address, file)} games are in {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `internum backup` has written.", exists=True)],
    database: Database = None,
) -> None:
    """Read all games from a file into a database that has none; links work as before."""
    from internum.server import backup as whole
    from internum.server.settings import database_address
    from internum.server.store import check_database

    address = database_address(database)
    check_database(address)
    Console().print(f"{whole.restore(address, file)} games are back")
