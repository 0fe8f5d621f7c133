"""How long a seat thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Clock:
    """Seconds of one seat in one game. A turn is a run of its decisions that no other seat's decision interrupts."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    turns: int = 0
    slowest_turn: float = 0.0

    def add(self, seconds: float, turn: float, begins_turn: bool) -> None:
        """Count a decision; `turn` is what its turn has taken with it."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.turns += begins_turn
        self.slowest_turn = max(self.slowest_turn, turn)


class Clocks:
    """The clocks of a table."""

    def __init__(self, seats: int) -> None:
        self.seats = [Clock() for _ in range(seats)]
        self._seat, self._turn = -1, 0.0

    def add(self, seat: int, seconds: float) -> None:
        begins_turn = seat != self._seat
        self._seat, self._turn = seat, seconds if begins_turn else self._turn + seconds
        self.seats[seat].add(seconds, self._turn, begins_turn)
