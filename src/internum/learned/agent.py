"""The agent: asks the network for its favourite action. A few milliseconds a decision, no search, no new dependency."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from internum.agents.protocol import Seat
from internum.core.game import Game

from .encoding import Encoding
from .network import Network

WEIGHTS = Path(__file__).parent / "weights"


class LearnedAgent:
    """Knows nothing but the observation of its seat. `weights`: a file of `internum learn`, not the shipped one."""

    def __init__(self, weights: Path | None = None) -> None:
        self.file = weights

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.network = _network(game, self.file or WEIGHTS / f"{game.id}.npz")
        self.actions: Any = None

    def act(self, seat: Seat) -> str:
        match, legal = seat.match, seat.decision.actions
        if self.actions is None:
            self.actions = self.network.encoding.actions(match.options)
        seen = match.game.kernel.observe(match.states, seat.seat)
        ids = list(legal)
        return legal[ids[int(self.network.scores(seen, self.actions[ids]).argmax())]].text

    def end(self, seat: Seat) -> None:
        pass


@cache
def _network(game: Game, file: Path) -> Network:
    if not file.exists():
        raise ValueError(f"there are no learnt weights for {game.title}: `internum learn {game.id}` makes them")
    return Network.read(Encoding(game), file)
