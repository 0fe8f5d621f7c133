"""An agent that plays any legal action, all equally likely."""

from __future__ import annotations

import random

from internum.core.game import Game

from .protocol import Seat


class RandomAgent:
    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.rng = random.Random(seed)

    def act(self, seat: Seat) -> str:
        return self.rng.choice([a.text for a in seat.decision.actions.values()])

    def end(self, seat: Seat) -> None:
        pass
