"""`internum simulate GAME`: let agents play many games and count who wins."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from internum import Match, game, new
from internum.agents import Agent, Seat, make_agent

from . import options


@dataclass(frozen=True)
class Job:
    game: str
    agents: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    record: bool


@dataclass(frozen=True)
class Outcome:
    winners: list[int]
    rounds: int
    actions: int
    seconds: float
    record: str


def simulate(
    name: options.GAME,
    agents: Annotated[
        str, typer.Option(help="Agents by seat, separated by commas; one name fills all seats.")
    ] = "random",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int | None, typer.Option(help="Number of players (default: as many as agents).")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each game has its own.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes that play at the same time.", min=1)] = 1,
    records: Annotated[Path | None, typer.Option(help="Folder to write every game's record into.")] = None,
    option: options.OPTIONS = None,
) -> None:
    """Let agents play many games, with a progress bar and a table of results."""
    g = game(name)
    seated = tuple(a.strip() for a in agents.split(",") if a.strip())
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
    work = [Job(name, seated, str(seed + i), chosen, records is not None) for i in range(games)]
    outcomes: list[Outcome] = []
    start = time.perf_counter()
    with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task(g.title, total=games)
        for i, outcome in enumerate(run(work, jobs)):
            outcomes.append(outcome)
            if records:
                (records / f"{name}-{seed + i}.inm").write_text(outcome.record, encoding="utf-8")
            bar.advance(task)
    _report(Console(), seated, outcomes, time.perf_counter() - start)


def run(work: list[Job], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play_game, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, work)


def play_game(job: Job) -> Outcome:
    start = time.perf_counter()
    match = new(job.game, players=len(job.agents), seed=job.seed, **job.options)
    seated = [make_agent(a) for a in job.agents]
    play_out(match, seated, job.seed)
    record = match.record() if job.record else ""
    return Outcome(match.winners, match.round, len(match.log), time.perf_counter() - start, record)


def play_out(match: Match, agents: list[Agent], seed: Any) -> None:
    """Let agents finish a match."""
    for i, agent in enumerate(agents):
        agent.begin(match.game, i, hash((str(seed), i)))
    while pending := match.pending:
        seat = pending[0]
        match.play(agents[seat].act(Seat(match, seat)), seat)
    for i, agent in enumerate(agents):
        agent.end(Seat(match, i))


def _report(console: Console, seated: tuple[str, ...], outcomes: list[Outcome], seconds: float) -> None:
    n = len(outcomes)
    table = Table("seat", "agent", "wins", "share")
    for seat, agent in enumerate(seated):
        wins = sum(1 / len(o.winners) for o in outcomes if seat in o.winners)
        table.add_row(str(seat), agent, f"{wins:g}", f"{wins / n:.1%}")
    nobody = sum(not o.winners for o in outcomes)
    if nobody:
        table.add_row("–", "nobody", str(nobody), f"{nobody / n:.1%}")
    console.print(table)
    rounds, actions = sum(o.rounds for o in outcomes) / n, sum(o.actions for o in outcomes)
    console.print(
        f"{n} games in {seconds:.1f} s ({n / seconds:.1f} games/s, {actions / seconds:,.0f} actions/s with full log); "
        f"{rounds:.1f} rounds and {actions / n:.0f} actions a game."
    )
