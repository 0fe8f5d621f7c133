"""One state of a match and what the rules say about it: who must act, and what they may do. Asked once each."""

from __future__ import annotations

from typing import Any

from .game import Game
from .state import Twin


class Situation:
    def __init__(self, game: Game, states: Any) -> None:
        self.game, self.states = game, states
        self.pending: tuple[int, ...] = _SEATS[game.kernel.to_act(states)]  # the seats that must act
        self.twin: Twin = game.layout.twin(states)
        self._legal: dict[int, list[int]] = {}

    def legal(self, seat: int | None) -> list[int]:
        if seat is None:
            return []
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.game.kernel.legal(self.states, seat)
        return found


_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]
