"""`internum calibrate GAME FOLDER`: do predicted chances come true? Fit them on some games, check them on others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from internum import game
from internum.agents.greedy import warm_up
from internum.core.speech import Words
from internum.study.calibration import toml
from internum.study.charts import calibration_chart
from internum.study.fitting import Check, fit_and_check

from . import options


def calibrate(
    name: options.GAME,
    folder: Annotated[Path, typer.Argument(help="A folder with records (.inm) of the game.")],
    fit: Annotated[
        int, typer.Option(help="Fit on so many games, check on the rest; 0 checks the shipped weights on all.", min=0)
    ] = 0,
    svg: Annotated[Path | None, typer.Option(help="Write the picture into this file.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """Compare predicted chances with results, in ten bins, by Brier score, and with a guess from the scores alone."""
    g = game(name)
    records = sorted(folder.glob("*.inm"))
    words, console = Words(lang, ("../cli",)), Console()
    warm_up(g)
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    ) as bar:
        task = bar.add_task(g.title, total=len(records))
        fitted, found = fit_and_check(records, g.id, fit, lambda done, total: bar.update(task, completed=done))
    title = words.text("calibration-title", {"game": g.title, "games": found.games})
    console.print(_table(title, found, words))
    low, high = (f"{1000 * x:.1f}" for x in found.gain)
    for label, value in (("brier", found.brier), ("raw", found.raw), ("score", found.by_score)):
        console.print(f"{words.text(f'calibration-{label}')}: {value:.4f}")
    console.print(words.text("calibration-gain", {"low": low, "high": high}))
    if fit:
        print(toml(g.id, fitted), end="")
    if svg:
        axes = words.text("calibration-said"), words.text("calibration-came")
        svg.write_text(calibration_chart(title, found.bins, *axes), encoding="utf-8")


def _table(title: str, found: Check, words: Words) -> Table:
    heads = [words.text(f"calibration-{head}") for head in ("said", "came", "count")]
    table = Table(*heads, title=title)
    for said, came, count in found.bins:
        table.add_row(f"{said:.1%}", f"{came:.1%}", str(count))
    return table
