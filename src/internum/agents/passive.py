"""An agent that does nothing it need not do: a rival against which only one's own pace counts."""

from __future__ import annotations

from internum.core.game import Game

from .protocol import Seat

# What changes least comes first: ending a step, declining, standing still; then producing for nobody's use.
IDLE = ("done", "skip", "decline", "no", "next", "rondel iron", "rondel marble", "rondel gold")


class PassiveAgent:
    def begin(self, game: Game, seat: int, seed: int) -> None:
        pass

    def act(self, seat: Seat) -> str:
        texts = seat.match.legal(seat.seat)
        return next((text for text in IDLE if text in texts), texts[0])

    def end(self, seat: Seat) -> None:
        pass
