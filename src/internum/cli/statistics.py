"""`internum statistics FOLDER`: lengths, win rates and openings over all records of a folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from internum.core.record import RecordError
from internum.core.speech import Words
from internum.study.charts import shares_chart
from internum.study.statistics import Played, games_csv, of_record, summary

PARTS = ("sides", "seats", "openings", "names")


def statistics(
    folder: Annotated[Path, typer.Argument(help="A folder; records (.inm) below it are read.")],
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a row for each game into this file.")] = None,
    svg_folder: Annotated[
        Path | None, typer.Option("--svg", help="Write charts of win rates into this folder.")
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """Count who wins: by side, seat, opening and name, for each game and number of players."""
    games = _read(sorted(folder.rglob("*.inm")))
    if not games:
        raise ValueError(f"{folder}: there is no record that can be read")
    words, console = Words(lang, ("../cli",)), Console()
    if csv_file:
        csv_file.write_text(games_csv(games), encoding="utf-8")
    if svg_folder:
        svg_folder.mkdir(parents=True, exist_ok=True)
    for found in summary(games):
        heading = words.text("statistics-title", {k: found[k] for k in ("title", "players", "games", "decided")})
        lengths = {k: str(v) for k, v in found["rounds"].items() if k != "all"}
        console.print(f"\n[bold]{heading}[/bold] {words.text('statistics-rounds', lengths)}")
        for part in PARTS:
            title = words.text(f"statistics-{part}")
            console.print(_table(title, found[part], words))
            if svg_folder:
                name = f"{found['game']}-{found['players']}-{part}.svg"
                chart = shares_chart(f"{heading} {title}", found[part], 1 / found["players"])
                (svg_folder / name).write_text(chart, encoding="utf-8")


def _read(records: list[Path]) -> list[Played]:
    """Those that cannot be read are named, and left out."""
    games = []
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    ) as bar:
        task = bar.add_task("", total=len(records))
        for record in records:
            try:
                games.append(of_record(record.read_text(encoding="utf-8")))
            except (RecordError, KeyError, UnicodeDecodeError) as e:
                print(f"{record}: {e}", file=sys.stderr)
            bar.advance(task)
    return games


def _table(title: str, rows: list[dict[str, Any]], words: Words) -> Table:
    table = Table(title, *(words.text(f"statistics-{head}") for head in ("games", "wins", "share")), "95 %")
    for row in rows:
        interval = f"{row['low']:.0%} – {row['high']:.0%}"
        table.add_row(row["label"], str(row["games"]), f"{row['wins']:g}", f"{row['share']:.0%}", interval)
    return table
