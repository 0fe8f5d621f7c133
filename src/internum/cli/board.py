"""`internum board check FILE`: prove a board file right, or list what is wrong with it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from internum import boards

app = typer.Typer(help="Boards: the shipped ones, or your own corrected files.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Boards: the shipped ones, or your own corrected files."""


@app.command("check")
def check(file: Annotated[str, typer.Argument(help="A board file (.toml) or the name of a shipped board.")]) -> None:
    """Check a board: symmetry, degrees, border kinds, start cities, sources, agreement with its geometry."""
    problems = boards.check(file)
    console = Console()
    for problem in problems:
        console.print(str(problem), highlight=False, markup=False)
    if problems:
        console.print(f"{file}: {len(problems)} problem{'s' if len(problems) > 1 else ''}.")
        raise typer.Exit(1)
    console.print(f"{file}: all in order.")
