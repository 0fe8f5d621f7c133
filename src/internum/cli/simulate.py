"""`internum simulate GAME`: let agents play many games and count who wins."""

from __future__ import annotations

import csv
import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from internum import game
from internum.agents import make_agent
from internum.arena.backends import Backend, Where
from internum.arena.play import Job, Outcome
from internum.arena.referee import Limits
from internum.core import engine

from . import options


def simulate(
    name: options.GAME,
    agents: Annotated[
        str, typer.Option(help="Agents by seat, separated by commas; one name fills all seats.")
    ] = "random",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 20,
    players: Annotated[int | None, typer.Option(help="Number of players (default: as many as agents).")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each game has its own.")] = 1,
    jobs: options.JOBS = None,
    backend: options.BACKEND = Where.local,
    ray_address: options.RAY_ADDRESS = None,
    limit: Annotated[
        int, typer.Option(help="Break off a game after so many actions, without a winner.", min=1)
    ] = 2_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON line a game instead of the table.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print one CSV line a game instead of the table.")] = False,
    records: Annotated[Path | None, typer.Option(help="Folder to write every game's record into.")] = None,
    option: options.OPTIONS = None,
) -> None:
    """Let agents play many games, with a progress bar and a table of results."""
    g = game(name)
    seated = tuple(a.strip() for a in agents.split(",") if a.strip())
    if not seated:
        raise ValueError("no agents are named")
    count = players or max(len(seated), g.players[0])
    if count not in g.players:
        raise ValueError(f"{g.title} is for {g.players[0]} to {g.players[-1]} players, not {count}")
    seated = tuple(seated[i % len(seated)] for i in range(count))
    for a in seated:
        make_agent(a)
    chosen = options.read(option)
    g.options.resolve(chosen)
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if as_json and as_csv:
        raise ValueError("--json and --csv exclude each other")
    place = Backend(backend, jobs, ray_address)
    limits = Limits(actions=limit)
    numbers = range(seed, seed + games)
    work = [Job(name, seated, str(n), str(n), chosen, n, records is not None, limits) for n in numbers]
    outcomes: list[Outcome] = []
    start = time.perf_counter()
    told = Console(stderr=as_json or as_csv)
    told.print(f"{g.title}: {count} players, {games} games on the {engine.NAME} engine")
    with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=told) as bar:
        task = bar.add_task(g.title, total=games)
        for outcome in place.run(work, apart=False):
            if outcome.error:
                raise ValueError(f"game {outcome.number} could not be played:\n{outcome.error}")
            outcomes.append(outcome)
            if records:
                (records / f"{name}-{outcome.number}.inm").write_text(outcome.record, encoding="utf-8")
            bar.advance(task)
    if as_json:
        for o in outcomes:
            print(json.dumps(_row(o)))
    elif as_csv:
        table = csv.DictWriter(sys.stdout, _row(outcomes[0]))
        table.writeheader()
        table.writerows(_row(o) for o in outcomes)
    else:
        _report(told, seated, outcomes, time.perf_counter() - start)


def _row(o: Outcome) -> dict[str, Any]:
    """A game in one line; lists (by seat, or of seats) are separated by spaces."""
    return {
        "game": o.number,
        "seed": o.seed,
        "agents": " ".join(o.agents),
        "winners": " ".join(map(str, o.winners)),
        "sides": " ".join("+".join(sides) for sides in o.sides),
        "rounds": o.rounds,
        "actions": o.actions,
        "finished": o.finished,
        "faults": " ".join(map(str, o.fault_counts)),
    }


def _report(console: Console, seated: tuple[str, ...], outcomes: list[Outcome], seconds: float) -> None:
    n = len(outcomes)
    table = Table("seat", "agent", "wins", "share", "faults")
    for seat, agent in enumerate(seated):
        wins = sum(1 / len(o.winners) for o in outcomes if seat in o.winners)
        faults = sum(o.fault_counts[seat] for o in outcomes)
        table.add_row(str(seat), agent, f"{wins:g}", f"{wins / n:.1%}", str(faults))
    nobody = sum(not o.winners for o in outcomes)
    if nobody:
        table.add_row("–", "nobody", str(nobody), f"{nobody / n:.1%}")
    console.print(table)
    rounds, actions = sum(o.rounds for o in outcomes) / n, sum(o.actions for o in outcomes)
    console.print(
        f"{n} games in {seconds:.1f} s ({n / seconds:.1f} games/s, {actions / seconds:,.0f} actions/s with full log); "
        f"{rounds:.1f} rounds and {actions / n:.0f} actions a game."
    )
