"""A tournament: a plan made into games, games played, results kept."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from internum import game
from internum.agents import make_agent

from .backends import Backend
from .play import Job, Outcome
from .referee import Limits
from .results import Plan
from .schedule import rotations, seatings


def plan(
    name: str,
    agents: Sequence[str],
    table: Sequence[str] = (),
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "1",
    limit: float | None = 30.0,
    most_actions: int = 100_000,
) -> Plan:
    """A plan that can be played: whatever is wrong with it is said here."""
    g = game(name)
    g.options.resolve(options or {})
    agents = tuple(agents) or tuple(dict.fromkeys(table))
    if not agents:
        raise ValueError("no agents are named")
    if table and set(table) != set(agents):
        raise ValueError("--table and --agents must name the same agents")
    count = players or len(table) or min(max(len(agents), g.players[0]), g.players[-1])
    if count not in g.players:
        raise ValueError(f"{g.title} is for {g.players[0]} to {g.players[-1]} players, not {count}")
    if table and len(table) != count:
        raise ValueError(f"the table has {len(table)} chairs for {count} players")
    for agent in agents:
        make_agent(agent)
    fixed = tuple(table) if table else None
    return Plan(g.id, g.version, count, agents, fixed, dict(options or {}), seed, limit, most_actions)


def jobs_of(plan: Plan, games: int) -> list[Job]:
    """The games of a plan; the same every time, so that a larger number continues a smaller one."""
    if plan.table:
        seated = rotations(plan.table, games, plan.seed)
    else:
        seated = seatings(plan.agents, plan.players, games, plan.seed)
    limits = Limits(plan.limit, plan.most_actions)
    return [
        Job(plan.game, s.agents, s.deal, f"{plan.seed}:{s.number}", plan.options, s.number, limits=limits)
        for s in seated
    ]


def block(plan: Plan) -> int:
    """A multiple of so many games puts every agent on every seat equally often."""
    return len(plan.table or plan.agents)


def play(plan: Plan, games: int, jobs: int | Backend, done: set[int]) -> Generator[Outcome]:
    """Play what is not yet done, in `jobs` processes or wherever a backend says; close the iterator to stop."""
    backend = jobs if isinstance(jobs, Backend) else Backend(jobs=jobs)
    yield from backend.run([job for job in jobs_of(plan, games) if job.number not in done])
