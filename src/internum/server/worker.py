"""The process in which bots think. It gets positions and answers moves; it knows no table and no database."""

from __future__ import annotations

import secrets
import traceback
from collections import OrderedDict
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

import internum
from internum.agents import Agent, Seat, hints, make_agent
from internum.core.match import Match

AGENTS_KEPT = 64
Agents = OrderedDict[tuple[str, int, str], Agent]  # by table, seat and level


@dataclass(frozen=True)
class Job:
    """What a worker is asked: `kind` is "act", "hint" or "prepare" (load what it takes)."""

    kind: str
    table: str
    game: str
    players: int
    options: dict[str, Any]
    state: bytes
    names: list[str]
    seat: int
    level: str
    language: str = "en"


def job_for(kind: str, table: str, match: Match, seat: int, level: str, language: str = "en") -> Job:
    state = match.game.layout.dump(match.states)
    return Job(
        kind, table, match.game.id, match.players, dict(match.options), state, list(match.names), seat, level, language
    )


def match_of(job: Job) -> Match:
    """The match as it stands, with dice of its own: nothing in it tells what chance will do."""
    g = internum.game(job.game)
    states = g.layout.restore(job.state)
    match = Match(g, job.players, job.options, states, chance="manual", forced=False)
    match.let_run()
    match.names = list(job.names)
    return match


def work(pipe: Connection, imports: tuple[str, ...]) -> None:
    """Answer jobs until the pipe closes: ("move", text), ("moves", list), ("ready", None) or ("failed", reason)."""
    for name in imports:
        import_module(name)
    agents: Agents = OrderedDict()
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            match = match_of(job)
            answer = _answer(job, match, agents)
        except KeyboardInterrupt:
            return
        except Exception:
            answer = ("failed", traceback.format_exc(limit=6))
        try:
            pipe.send(answer)
        except (OSError, KeyboardInterrupt):
            return


def _answer(job: Job, match: Match, agents: Agents) -> tuple[str, Any]:
    if job.kind == "hint":
        return "moves", _hints(job, match)
    agent = _agent(job, match, agents)
    return ("move", str(agent.act(Seat(match, job.seat)))) if job.kind == "act" else ("ready", None)


def _agent(job: Job, match: Match, agents: Agents) -> Agent:
    key = (job.table, job.seat, job.level)
    if key not in agents:
        agents[key] = make_agent(job.level)
        agents[key].begin(match.game, job.seat, secrets.randbits(31))
        while len(agents) > AGENTS_KEPT:
            agents.popitem(last=False)
    agents.move_to_end(key)
    return agents[key]


def _hints(job: Job, match: Match) -> list[dict[str, Any]]:
    found = hints(match, job.seat, language=job.language)
    return [{"text": h.action, "chance": h.chance, "reason": h.reason} for h in found]
