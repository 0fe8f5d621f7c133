"""What an agent is: three methods. Whatever has them can join a match, the arena and the table.

What else an agent may be able to do is declared here too, each ability by itself; whoever wants to use one asks
`isinstance(agent, Interruptible)`. An agent need not name an ability, only have it.

An agent never sees the true state, only a `Seat`: the view, the decision and, for search, worlds drawn at random among
all that fit what the seat knows.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from internum.core.decision import Decision
from internum.core.game import Game
from internum.core.match import Match


class NoAnswer(Exception):
    """An agent that keeps its own time has stopped waiting for its answer; it need not be asked again."""


class Agent(Protocol):
    def begin(self, game: Game, seat: int, seed: int) -> None:
        """A match begins; `seed` makes the agent's own dice repeatable."""

    def act(self, seat: Seat) -> str:
        """The action to play now, in notation: one of `seat.decision.actions`."""

    def end(self, seat: Seat) -> None:
        """The match is over."""


@runtime_checkable
class GetsReady(Protocol):
    """An agent with something to do before the clock runs (to start a program)."""

    def start(self, limit: float | None = None) -> None:
        """Get ready; `limit` seconds are for each answer."""


@runtime_checkable
class Interruptible(Protocol):
    """An agent that thinks long and can be asked for what it has found so far."""

    def interrupt(self) -> None:
        """Answer at once; called from another thread than `act`."""


@runtime_checkable
class Budgeted(Protocol):
    """An agent that says what it may spend on an answer: anything that JSON can hold, for reports."""

    budget: Any


@dataclass(frozen=True)
class Failure:
    """Something that somebody else had to answer for: `kind` is "raised" or "illegal"."""

    kind: str
    detail: str


@runtime_checkable
class Accountable(Protocol):
    """An agent that goes on where something inside it fails, and tells whoever keeps a score."""

    def take_failures(self) -> list[Failure]:
        """What went wrong since this was asked last."""


@dataclass(frozen=True)
class Seat:
    """A match as one seat may know it."""

    match: Match
    seat: int

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    @property
    def decision(self) -> Decision:
        return self.match.decision_of(self.seat)

    def world(self, rng: random.Random) -> Any:
        """A one-state array that could be the truth, as far as this seat knows; its choices count at once."""
        states = self.match.game.layout.copy(self.match.states)
        self.match.game.redeal(states, 0, self.seat, rng)
        self.match.game.openly(states, 0, self.seat)
        return states
