"""`internum benchmark TASK --agent A`: one row of the leaderboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from internum.arena.backends import Backend, Where

from . import options


def benchmark(
    name: Annotated[str | None, typer.Argument(help="The task, such as antike-greedy.", metavar="TASK")] = None,
    agent: Annotated[str | None, typer.Option(help="Who plays it.")] = None,
    games: Annotated[int | None, typer.Option(help="How many games (default: the task's).", min=1)] = None,
    jobs: options.JOBS = None,
    backend: options.BACKEND = Where.local,
    ray_address: options.RAY_ADDRESS = None,
    add: Annotated[Path | None, typer.Option(help="Put the row into this leaderboard (CSV).")] = None,
    show: Annotated[Path | None, typer.Option(help="Print a leaderboard as Markdown; nothing is played.")] = None,
) -> None:
    """Play a task of docs/benchmark.md and say what share of its games an agent wins."""
    from internum.arena import benchmark as arena
    from internum.arena import tournament

    if show:
        print(arena.table(arena.read(show)), end="")
        return
    if not name or not agent:
        raise ValueError(f"name a task and an agent; tasks are: {', '.join(arena.tasks())}")
    options.check_writable(add)
    place = Backend(backend, jobs, ray_address)
    task = arena.task(name)
    count = games or task.games
    outcomes = []
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        shown = bar.add_task(f"{name}, {agent}", total=count)
        for outcome in tournament.play(task.plan(agent), count, place, set()):
            outcomes.append(outcome)
            bar.advance(shown)
    failed = [o for o in outcomes if o.error]
    if failed:
        raise ValueError(f"{len(failed)} games could not be played: {failed[0].error.strip().splitlines()[-1]}")
    row = arena.row(name, agent, outcomes)
    print(arena.table([row]), end="")
    if add:
        arena.add(add, row)
        print(f"It is in {add}.")
