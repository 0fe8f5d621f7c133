"""One game between agents, from a `Job` that can travel to another process to an `Outcome` that can come back."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from internum import Match, new
from internum.agents import Agent, Seat, make_agent
from internum.agents.protocol import Budgeted, GetsReady

from .clocks import Clock
from .empty_turns import TurnCount, count_turns
from .guests import seated
from .referee import Fault, Limits, Referee, agent_seed, apart
from .timeouts import TimedCalls

OPENING = 6  # choices


@dataclass(frozen=True)
class Job:
    """A game to be played. Agents' own dice follow from `agent_seed`, the chance seat's from `seed`."""

    game: str
    agents: tuple[str, ...]  # by seat
    seed: str
    agent_seed: str
    options: dict[str, Any] = field(default_factory=dict)
    number: int = 0
    record: bool = True
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True)
class Outcome:
    """A game that was played. Lists run by seat unless they say otherwise."""

    number: int
    agents: tuple[str, ...]
    seed: str
    agent_seed: str
    finished: bool = False
    winners: list[int] = field(default_factory=list)  # seats
    sides: list[list[str]] = field(default_factory=list)  # nations or empires
    openings: list[str] = field(default_factory=list)  # a seat's first choices, separated by semicolons
    standings: list[dict[str, Any]] = field(default_factory=list)  # best first
    rounds: int = 0
    actions: int = 0
    seconds: float = 0.0
    clocks: list[Clock] = field(default_factory=list)
    turns: list[TurnCount] = field(default_factory=list)
    budgets: dict[str, Any] = field(default_factory=dict)  # by agent
    fault_counts: list[int] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)  # the first few
    left_behind: bool = False  # an agent still runs in the process that played
    error: str = ""  # why there is no game: never an agent's fault
    record: str = ""


def play_game(job: Job, tick: Callable[[], None] = lambda: None) -> Outcome:
    """Play a game. Agents' faults are counted; a failure of the game itself becomes `Outcome.error`."""
    try:
        return _play(job, tick)
    except Exception:
        return failed(job, traceback.format_exc(limit=-4))


def failed(job: Job, error: str) -> Outcome:
    left = TimedCalls.left_behind > 0
    return Outcome(job.number, job.agents, job.seed, job.agent_seed, error=error, left_behind=left)


def _play(job: Job, tick: Callable[[], None]) -> Outcome:
    table = {"game": job.game, "players": len(job.agents), "options": job.options}
    agents = [seated(a, table, job.limits.decision, job.limits.warm_up) for a in job.agents]
    for name, agent in zip(job.agents, agents, strict=True):
        if not isinstance(agent, GetsReady):
            _warm_up(job, name)
        tick()
    match = new(job.game, players=len(job.agents), seed=job.seed, **job.options)
    match.names = list(job.agents)
    if TimedCalls.left_behind:
        match = apart(match)
    start = time.perf_counter()
    referee = Referee(match, agents, job.agent_seed, job.limits)
    referee.play(tick)
    match = referee.match
    return Outcome(
        number=job.number,
        agents=job.agents,
        seed=job.seed,
        agent_seed=job.agent_seed,
        finished=match.over,
        winners=match.winners,
        sides=sides(match),
        openings=openings(match),
        standings=_plain(match.standings),
        rounds=match.round,
        actions=len(match.log),
        seconds=time.perf_counter() - start,
        clocks=referee.clocks.seats,
        turns=count_turns(match),
        budgets={name: budget(agent) for name, agent in zip(job.agents, agents, strict=True)},
        fault_counts=referee.fault_counts,
        faults=referee.faults,
        left_behind=TimedCalls.left_behind > 0,
        record=match.record() if job.record else "",
    )


_WARM: set[tuple[str, str]] = set()


def _warm_up(job: Job, name: str) -> None:
    """An agent's first answer in a process may wait for its code to be compiled; that is not its thinking time."""
    if job.limits.decision is None or (job.game, name) in _WARM:
        return
    _WARM.add((job.game, name))

    def first_answer() -> None:
        match, agent = new(job.game, players=len(job.agents), seed=job.seed, **job.options), make_agent(name)
        seat = match.pending[0]
        agent.begin(match.game, seat, agent_seed("warm-up", seat))
        agent.act(Seat(match, seat))

    calls = TimedCalls()
    calls.ask(first_answer, job.limits.warm_up)  # what goes wrong here goes wrong again, and counts, in the game
    calls.close()


def budget(agent: Agent) -> Any:
    """What an agent says it may spend."""
    return _plain(agent.budget) if isinstance(agent, Budgeted) else None


def sides(match: Match) -> list[list[str]]:
    """Per seat the ids of the nations or empires it plays."""
    found: list[list[str]] = [[] for _ in range(match.players)]
    for side in match.view(None).get("sides", []):
        if side.get("seat") in range(match.players):
            found[side["seat"]].append(str(side["id"]))
    return found


def openings(match: Match) -> list[str]:
    """Per seat its first choices, those that were left to it."""
    found: list[list[str]] = [[] for _ in range(match.players)]
    for entry in match.log:
        if entry.seat in range(match.players) and not entry.forced and len(found[entry.seat]) < OPENING:
            found[entry.seat].append(entry.text)
    return ["; ".join(choices) for choices in found]


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value, default=_json))


def _json(value: Any) -> Any:
    if hasattr(value, "json"):
        return value.json()
    if hasattr(value, "__dataclass_fields__"):
        return asdict(value)
    return value.item() if hasattr(value, "item") else str(value)
