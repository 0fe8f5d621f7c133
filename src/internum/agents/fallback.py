"""An agent that never lets its table down: what fails inside it costs strength, not the game, and is not hidden."""

from __future__ import annotations

import logging
import random

from internum.core.game import Game

from .greedy import GreedyAgent
from .protocol import Agent, Budgeted, Failure, Interruptible, Seat

log = logging.getLogger("internum.agents")


class WithFallback:
    """Asks `inner`; if that raises or answers nonsense, a greedy agent; if that fails too, plays any legal action.

    Whoever keeps a score finds in `failures` what went wrong inside since `take_failures` was called last.
    """

    def __init__(self, inner: Agent) -> None:
        self.inner = inner
        self.budget = inner.budget if isinstance(inner, Budgeted) else None
        self.failures: list[Failure] = []

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.advisers: list[Agent] = []
        for agent in (self.inner, GreedyAgent()):
            try:
                agent.begin(game, seat, seed)
                self.advisers.append(agent)
            except Exception as e:
                self._failed("could not begin", e)

    def act(self, seat: Seat) -> str:
        texts = [a.text for a in seat.decision.actions.values()]
        for agent in self.advisers if len(texts) > 1 else ():
            try:
                answer = agent.act(seat)
                if answer in texts:
                    return answer
                log.error("an agent answered %r, which is not legal", answer)
                self.failures.append(Failure("illegal", f"answered {answer!r}"))
            except Exception as e:
                self._failed("failed", e)
        return self.rng.choice(texts)

    def take_failures(self) -> list[Failure]:
        """What went wrong since this was asked last."""
        found, self.failures = self.failures, []
        return found

    def interrupt(self) -> None:
        """Have the agent inside answer at once, if it can be interrupted."""
        if isinstance(self.inner, Interruptible):
            self.inner.interrupt()

    def end(self, seat: Seat) -> None:
        for agent in self.advisers:
            try:
                agent.end(seat)
            except Exception as e:
                self._failed("could not end", e)

    def _failed(self, what: str, e: Exception) -> None:
        log.exception("an agent %s", what)
        self.failures.append(Failure("raised", f"{type(e).__name__}: {e}"))
