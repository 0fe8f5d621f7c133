"""`internum tournament GAME --agents a,b,c`: fair seating, many games, ratings with their uncertainty."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from internum import game, load
from internum.arena.backends import Backend, Where
from internum.arena.parquet import installed

from . import options

if TYPE_CHECKING:
    from internum.arena.play import Outcome
    from internum.arena.results import Results, Writer


def tournament(
    what: Annotated[
        list[str] | None,
        typer.Argument(help="The game: antike, classic or empires; with --show, more files.", metavar="[GAME]"),
    ] = None,
    agents: Annotated[str, typer.Option(help="The agents, separated by commas.")] = "",
    games: Annotated[int, typer.Option(help="How many games in all.", min=1)] = 100,
    jobs: options.JOBS = None,
    backend: options.BACKEND = Where.local,
    ray_address: options.RAY_ADDRESS = None,
    players: Annotated[int | None, typer.Option(help="Players at a table (default: as many as agents).")] = None,
    table: Annotated[
        str, typer.Option(help='A fixed table that is rotated over the seats, e.g. "greedy,random,random".')
    ] = "",
    seed: Annotated[str, typer.Option(help="Seed of the whole tournament.")] = "1",
    limit: Annotated[
        float, typer.Option(help="Seconds for one decision; a later answer is a fault. 0: no limit.", min=0)
    ] = 30.0,
    most_actions: Annotated[int, typer.Option(help="A longer game is broken off without a winner.", min=1)] = 100_000,
    out: Annotated[Path | None, typer.Option(help="Result file (JSON lines); for --replay, the record.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the result file.")] = False,
    report: Annotated[Path | None, typer.Option(help="Write an HTML report here.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write all games here as Parquet, too.")] = None,
    show: Annotated[
        Path | None,
        typer.Option(help="Show result files instead of playing; several seeds are joined.", metavar="FILE..."),
    ] = None,
    replay: Annotated[
        tuple[Path, int] | None,
        typer.Option(help="Write the record of a game of a result file.", metavar="FILE NUMBER"),
    ] = None,
    option: options.OPTIONS = None,
) -> None:
    """Let agents play a tournament, every agent on every seat equally often."""
    from internum.arena import results as files
    from internum.arena import tournament as arena

    options.check_writable(report, parquet)
    if parquet:
        installed()
    if replay:
        _replay(files.read(replay[0]), replay[1], out)
        return
    if show:
        _present(files.read(show, *map(Path, what or [])), report, parquet)
        return
    if len(what or []) != 1:
        raise ValueError("say which game to play: internum tournament GAME --agents a,b,c")
    name = (what or [""])[0]
    place = Backend(backend, jobs, ray_address)
    plan = arena.plan(
        name,
        _names(agents),
        _names(table),
        players,
        options.read(option),
        seed,
        limit or None,
        most_actions,
    )
    if resume and not out:
        raise ValueError("--resume continues a result file: name it with --out")
    writer = files.Writer.resume(out, plan) if out and resume else files.Writer.begin(out, plan)
    interrupted = _play(arena.play(plan, games, place, writer.results.done), writer, games, game(name).title)
    if writer.results.outcomes:
        _present(writer.results, report, parquet)
    if games % arena.block(plan):
        print(f"Seats are even after a multiple of {arena.block(plan)} games; {games} leave a difference of one.")
    if interrupted:
        where = f"; go on with --resume --out {out}" if out else ", and no --out was given to keep them"
        print(f"Interrupted: {len(writer.results.done)} of {games} games are played{where}.")
        raise KeyboardInterrupt


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _play(outcomes: Generator[Outcome], writer: Writer, games: int, title: str) -> bool:
    """Play with a progress bar; True if Ctrl-C stopped it."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns) as bar:
            task = bar.add_task(title, total=games, completed=len(writer.results.done))
            for outcome in outcomes:
                writer.add(outcome)
                bar.advance(task)
    except KeyboardInterrupt:
        return True
    finally:
        outcomes.close()
    return False


def _present(results: Results, report: Path | None, parquet: Path | None) -> None:
    from internum.arena import parquet as files
    from internum.arena.report import page
    from internum.arena.summary import summarize
    from internum.arena.tables import show

    summary = summarize(results)
    show(Console(), summary)
    if report:
        report.write_text(page(summary), encoding="utf-8")
        print(f"The report is in {report}.")
    if parquet:
        files.write(parquet, results)
        print(f"All games are in {parquet}.")


def _replay(results: Results, number: int, out: Path | None) -> None:
    """The record of one game, replayed move by move before it is handed out."""
    found = [o for o in results.by_number if o.number == number]
    if not found:
        raise ValueError(f"there is no game {number}; the file holds {len(results.by_number)} games")
    if found[0].error:
        raise ValueError(f"game {number} could not be played: {found[0].error.strip().splitlines()[-1]}")
    match = load(found[0].record)
    if match.winners != found[0].winners:
        raise ValueError(f"game {number} replays to other winners than its line says")
    if out:
        out.write_text(found[0].record, encoding="utf-8")
        print(f"Game {number} ({', '.join(found[0].agents)}) is in {out}.")
    else:
        print(found[0].record, end="")
