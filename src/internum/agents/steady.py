"""An agent that never lets its table down: what fails inside it costs strength, not the game."""

from __future__ import annotations

import logging
import random

from internum.core.game import Game

from .greedy import GreedyAgent
from .protocol import Agent, Seat

log = logging.getLogger("internum.agents")


class Steady:
    """Asks `inner`; if that raises or answers nonsense, a greedy agent; if that fails too, plays any legal action."""

    def __init__(self, inner: Agent) -> None:
        self.inner = inner
        self.budget = getattr(inner, "budget", None)

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.advisers: list[Agent] = []
        for agent in (self.inner, GreedyAgent()):
            try:
                agent.begin(game, seat, seed)
                self.advisers.append(agent)
            except Exception:
                log.exception("an agent could not begin")

    def act(self, seat: Seat) -> str:
        texts = [a.text for a in seat.decision.actions.values()]
        for agent in self.advisers if len(texts) > 1 else ():
            try:
                answer = agent.act(seat)
                if answer in texts:
                    return answer
                log.error("an agent answered %r, which is not legal", answer)
            except Exception:
                log.exception("an agent failed")
        return self.rng.choice(texts)

    def interrupt(self) -> None:
        """Have the agent inside answer at once, if it can be interrupted."""
        interrupt = getattr(self.inner, "interrupt", None)
        if interrupt:
            interrupt()

    def end(self, seat: Seat) -> None:
        for agent in self.advisers:
            try:
                agent.end(seat)
            except Exception:
                log.exception("an agent could not end")
