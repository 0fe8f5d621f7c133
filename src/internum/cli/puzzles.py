"""`internum puzzles FOLDER`: positions from recorded games in which one move is clearly best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from internum.study.puzzles import find, write


def puzzles(
    folder: Annotated[Path, typer.Argument(help="A folder with records (.inm) of one game.")],
    out: Annotated[Path, typer.Argument(help="The file to write the set into (.json).")],
    most: Annotated[int, typer.Option(help="So many puzzles, at most.", min=1)] = 30,
) -> None:
    """Look for puzzles: at most two a game, each best move confirmed by a long search."""
    records = sorted(folder.glob("*.inm"))
    found = []
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    ) as bar:
        task = bar.add_task(folder.name, total=len(records))
        for puzzle in find(records, lambda done, total: bar.update(task, completed=done)):
            found.append(puzzle)
            out.write_text(write(found), encoding="utf-8")
            if len(found) == most:
                break
    Console().print(f"{len(found)} puzzles from {len(records)} games")
