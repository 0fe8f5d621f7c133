"""What an agent is: three methods. Whatever has them can join a match, the arena and the table.

An agent never sees the true state, only a `Seat`: the view, the decision and, for search, worlds drawn at random among
all that fit what the seat knows.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol

from internum.core.decision import Decision
from internum.core.game import Game
from internum.core.match import Match


class NoAnswer(Exception):
    """An agent that keeps its own time has stopped waiting for its answer; it need not be asked again."""


class Agent(Protocol):
    """An agent may also have `start(limit)`: get ready, before the clock runs; `limit` seconds are for each answer."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """A match begins; `seed` makes the agent's own dice repeatable."""

    def act(self, seat: Seat) -> str:
        """The action to play now, in notation: one of `seat.decision.actions`."""

    def end(self, seat: Seat) -> None:
        """The match is over."""


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
        """A one-state array that could be the truth, as far as this seat knows."""
        states = self.match.game.layout.copy(self.match.states)
        self.match.game.redeal(states, 0, self.seat, rng)
        return states
