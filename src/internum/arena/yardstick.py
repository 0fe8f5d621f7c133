"""A yardstick that does not depend on opponents: how many rounds an agent needs to win while its rivals only pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import mean
from typing import Any

from internum import game

from .backends import Backend
from .play import Job, Outcome

PASSIVE = "passive"


@dataclass(frozen=True)
class Pace:
    """What an agent showed with one number of players."""

    agent: str
    players: int
    rounds: list[int]  # of the games it won, in the order of the starts
    unfinished: int  # games without a win of its own
    turns: int
    empty: int  # turns without effect
    seconds: float  # a turn, in the mean
    slowest: float  # turn
    faults: int

    @property
    def mean(self) -> float | None:
        return mean(self.rounds) if self.rounds else None

    @property
    def json(self) -> dict[str, Any]:
        return {**asdict(self), "mean": self.mean}


def jobs_of(
    name: str, agent: str, players: int, starts: int, seed: str, options: dict[str, Any], most_rounds: int
) -> list[Job]:
    """One game a start: the agent goes from seat to seat, and with the seats from side to side."""
    g = game(name)
    if players not in g.players:
        raise ValueError(f"{g.title} is for {g.players[0]} to {g.players[-1]} players, not {players}")
    limited = {**options, "max_rounds": most_rounds}
    g.options.resolve(limited)
    found = []
    for number in range(starts):
        seated = tuple(agent if seat == number % players else PASSIVE for seat in range(players))
        found.append(Job(name, seated, f"{seed}:{number}", f"{seed}:{number}", limited, number, record=False))
    return found


def play(jobs: Sequence[Job], backend: Backend) -> Iterator[Outcome]:
    """Play the games of a yardstick; a game that could not be played is said at once."""
    for outcome in backend.run(jobs, apart=False):
        if outcome.error:
            raise ValueError(f"start {outcome.number} could not be played:\n{outcome.error}")
        yield outcome


def pace(agent: str, outcomes: Sequence[Outcome]) -> Pace:
    by_start = sorted(outcomes, key=lambda o: o.number)
    seats = [o.agents.index(agent) for o in by_start]
    clocks = [o.clocks[seat] for o, seat in zip(by_start, seats, strict=True)]
    turns = [o.turns[seat] for o, seat in zip(by_start, seats, strict=True)]
    rounds = [o.rounds for o, seat in zip(by_start, seats, strict=True) if seat in o.winners]
    return Pace(
        agent=agent,
        players=len(by_start[0].agents),
        rounds=rounds,
        unfinished=len(by_start) - len(rounds),
        turns=sum(t.turns for t in turns),
        empty=sum(t.empty for t in turns),
        seconds=sum(c.seconds for c in clocks) / max(1, sum(t.turns for t in turns)),
        slowest=max(c.slowest_turn for c in clocks),
        faults=sum(o.fault_counts[seat] for o, seat in zip(by_start, seats, strict=True)),
    )
