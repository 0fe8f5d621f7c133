"""What fails inside an agent costs strength, not the game."""

from __future__ import annotations

import internum
from internum.agents import RandomAgent, Seat
from internum.agents.fallback import WithFallback
from internum.core.game import Game


class Broken(RandomAgent):
    def act(self, seat: Seat) -> str:
        raise RuntimeError("no idea")


class Confused(RandomAgent):
    def act(self, seat: Seat) -> str:
        return "rondel nowhere"


class Absent(RandomAgent):
    def begin(self, game: Game, seat: int, seed: int) -> None:
        raise RuntimeError("not today")


def test_any_failure_ends_in_a_legal_action() -> None:
    match = internum.new("antike", players=3, seed=1)
    agents = [WithFallback(Broken()), WithFallback(Confused()), WithFallback(Absent())]
    for seat, agent in enumerate(agents):
        agent.begin(match.game, seat, 5)
    for _ in range(15):
        seat = match.pending[0]
        match.play(agents[seat].act(Seat(match, seat)), seat)
    assert len(match.log) >= 15
