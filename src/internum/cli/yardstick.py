"""`internum yardstick GAME --agent A`: rounds until A has won against rivals that only pass."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from internum import game
from internum.agents import make_agent
from internum.arena.backends import Backend, Where

from . import options

if TYPE_CHECKING:
    from internum.arena.yardstick import Pace


def yardstick(
    name: options.GAME,
    agent: Annotated[list[str], typer.Option(help="The agent to measure; may be repeated.")],
    starts: Annotated[int, typer.Option(help="Games for each agent and number of players.", min=1)] = 20,
    players: Annotated[list[int] | None, typer.Option(help="Number of players; may be repeated.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of the starts.")] = "1",
    most_rounds: Annotated[int, typer.Option(help="A longer game counts as not won.", min=1)] = 100,
    jobs: options.JOBS = None,
    backend: options.BACKEND = Where.local,
    ray_address: options.RAY_ADDRESS = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    option: options.OPTIONS = None,
) -> None:
    """How fast agents win while their rivals only pass: seats, and with them sides, go round."""
    from internum.arena import yardstick as arena

    place = Backend(backend, jobs, ray_address)
    for a in agent:
        make_agent(a)
    g, chosen = game(name), options.read(option)
    counts = players or [4]
    plans = [(a, n, arena.jobs_of(name, a, n, starts, seed, chosen, most_rounds)) for n in counts for a in agent]
    paces = []
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        for a, n, work in plans:
            task = bar.add_task(f"{g.title}, {a}, {n} players", total=len(work))
            outcomes = []
            for outcome in arena.play(work, place):
                outcomes.append(outcome)
                bar.advance(task)
            paces.append(arena.pace(a, outcomes))
    if as_json:
        print(json.dumps({"game": name, "seed": seed, "options": chosen, "paces": [p.json for p in paces]}))
    else:
        Console().print(_table(paces))


def _table(paces: list[Pace]) -> Table:
    table = Table("agent", "players", "rounds", "from", "to", "won", "empty turns", "a turn", "slowest", "faults")
    for p in paces:
        won = f"{len(p.rounds)} of {len(p.rounds) + p.unfinished}"
        mean = "–" if p.mean is None else f"{p.mean:.1f}"
        low, high = (str(min(p.rounds)), str(max(p.rounds))) if p.rounds else ("–", "–")
        empty = f"{p.empty / max(1, p.turns):.1%}"
        table.add_row(
            p.agent, str(p.players), mean, low, high, won, empty, f"{p.seconds:.3f} s", f"{p.slowest:.2f} s",
            str(p.faults),
        )  # fmt: skip
    return table
