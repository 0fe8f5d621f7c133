"""`internum analyse RECORD`: chances by round, the luck of the dice, the turns that cost most."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from internum.core.speech import Words
from internum.study.analysis import cached
from internum.study.table import csv_text

SHOWN = 6  # actions of a line


def analyse(
    record: Annotated[Path, typer.Argument(help="A record (.inm).")],
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the analysis into this file.")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a row for each round and seat.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """Analyse a recorded game. The result is kept beside the record, in RECORD.analysis.json."""
    words = Words(lang, ("../cli",))
    console = Console()
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    ) as bar:
        task = bar.add_task(record.name, total=None)
        analysis = cached(record, lambda done, total: bar.update(task, completed=done, total=total))
    if json_file:
        json_file.write_text(json.dumps(analysis, indent=1), encoding="utf-8")
    if csv_file:
        csv_file.write_text(csv_text(analysis), encoding="utf-8")
    console.print(_chances(analysis, words))
    console.print(_turning_points(analysis, words, lang))


def _chances(analysis: dict[str, Any], words: Words) -> Table:
    """A row for each round, the luck of every seat at its foot."""
    names = analysis["names"]
    table = Table(words.text("analysis-round"), *names, title=words.text("analysis-chances"), show_footer=True)
    table.columns[0].footer = words.text("analysis-luck")
    for column, luck in zip(table.columns[1:], analysis["luck"], strict=True):
        column.justify, column.footer = "right", f"{100 * luck:+.0f}"
    last = len(analysis["rounds"]) - 1
    for i, moment in enumerate(analysis["rounds"]):
        label = words.text("analysis-end") if i == last else str(moment["round"])
        table.add_row(label, *(f"{seat['chance']:.0%} · {seat['score']}" for seat in moment["seats"]))
    return table


def _turning_points(analysis: dict[str, Any], words: Words, lang: str) -> Table:
    heads = ("round", "who", "cost", "played", "better", "why")
    table = Table(*(words.text(f"analysis-{head}") for head in heads), title=words.text("analysis-turning-points"))
    for point in analysis["turning_points"]:
        table.add_row(
            str(point["round"]),
            analysis["names"][point["seat"]],
            f"{-100 * point['cost']:+.0f}",
            _line(point["played"]),
            _line(point["better"]),
            point["why"][lang],
        )
    return table


def _line(actions: list[str]) -> str:
    more = " …" if len(actions) > SHOWN else ""
    return "; ".join(actions[:SHOWN]) + more
