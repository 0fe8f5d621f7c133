"""A table of agents that nothing an agent does can upset.

An agent that raises, answers with something illegal, comes too late or never: each is a fault on its account, a random
legal action is played for it, and the game goes on. Built-in agents have a fallback that answers better than at random;
the fault counts all the same.
"""

from __future__ import annotations

import copy
import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from internum.agents import Agent, NoAnswer, Seat
from internum.agents.protocol import Accountable, GetsReady
from internum.core.match import Match

from .clocks import Clocks
from .guests import Raised
from .timeouts import Answer, TimedCalls

KEPT_FAULTS = 20  # described one by one in a game's result; all are counted


@dataclass(frozen=True)
class Limits:
    """What agents and games may take. `decision` is in seconds; None trusts the agents."""

    decision: float | None = None
    actions: int = 100_000  # a game that lasts longer is broken off without a winner
    warm_up: float = 300.0  # seconds for an agent's first answer in a process, when code may have to be compiled

    @property
    def hung(self) -> float | None:
        """When to stop waiting at all: a late answer is still better than a thread left behind."""
        return None if self.decision is None else 2 * self.decision + 1


@dataclass(frozen=True)
class Fault:
    seat: int
    kind: str  # raised, illegal, late, hung
    at: int  # length of the log when it happened
    detail: str


def agent_seed(seed: str, seat: int) -> int:
    """The same in every process and on every machine, unlike `hash`."""
    return int.from_bytes(hashlib.sha256(f"agent:{seed}:{seat}".encode()).digest()[:7])


class Referee:
    """Lets agents play a match to its end; None in place of an agent plays at random."""

    def __init__(self, match: Match, agents: Sequence[Agent | None], seed: str, limits: Limits) -> None:
        self.match, self.seed, self.limits = match, seed, limits
        self.agents = list(agents)
        self.clocks = Clocks(len(agents))
        self.faults: list[Fault] = []
        self.fault_counts = [0] * len(agents)
        self._calls = TimedCalls()
        self._rng = random.Random(f"referee:{seed}")

    def play(self, tick: Callable[[], None] = lambda: None) -> None:
        """Play; `tick` is called between decisions."""
        for agent in self.agents:
            if isinstance(agent, GetsReady):
                agent.start(self.limits.decision)
        for seat, agent in enumerate(self.agents):
            if agent and not self._ask(seat, agent.begin, self.match.game, seat, agent_seed(self.seed, seat)).came:
                self.agents[seat] = None
        while (pending := self.match.pending) and len(self.match.log) < self.limits.actions:
            self._decide(pending[0])
            tick()
        for seat, agent in enumerate(self.agents):
            if agent:
                self._ask(seat, agent.end, self.shadow(seat))
        self._calls.close()

    def shadow(self, seat: int) -> Seat:
        """The table as an agent gets it: a match of its own, in which all it may not know is dealt anew.

        Neither the true hands nor the dice to come nor the log are in it, and breaking it harms nobody.
        """
        match = self.match
        states = match.game.layout.copy(match.states)
        match.game.redeal(states, 0, seat, random.Random(f"shadow:{self.seed}:{seat}:{len(match.log)}"))
        dealt = Match(match.game, match.players, match.options, states, chance="manual", forced=False)
        dealt.names = list(match.names)
        return Seat(dealt, seat)

    def _decide(self, seat: int) -> None:
        agent = self.agents[seat]
        if agent:
            answer = self._ask(seat, agent.act, self.shadow(seat))
            self.clocks.add(seat, answer.seconds)
            if answer.came and self._is_in_time(seat, answer) and self._plays(seat, answer.value):
                return
        self.match.play(self._rng.choice(self.match.legal(seat)), seat)

    def _ask(self, seat: int, method: Callable[..., Any], *args: Any) -> Answer:
        answer = self._calls.ask(lambda: method(*args), self.limits.hung)
        if answer.hung:
            self._fault(seat, "hung", f"{method.__name__} gave no answer in {answer.seconds:g} s")
            self.agents[seat] = None  # its thread may still be running: it is not asked again
            self.match = apart(self.match)
        elif isinstance(answer.raised, NoAnswer):
            self._fault(seat, "hung", f"{method.__name__}: {answer.raised}")
            self.agents[seat] = None
        elif answer.raised is not None:
            named = "" if isinstance(answer.raised, Raised) else f"{type(answer.raised).__name__}: "
            self._fault(seat, "raised", f"{named}{answer.raised}"[:200])
            self._check_game(seat)
        self._count_failures(seat)
        return answer

    def _count_failures(self, seat: int) -> None:
        """What failed inside an agent is its fault too, even if a fallback has answered in its place."""
        agent = self.agents[seat]
        if not isinstance(agent, Accountable):
            return
        for failure in agent.take_failures():
            self._fault(seat, failure.kind, f"{failure.detail} (a fallback answered)"[:200])

    def _check_game(self, seat: int) -> None:
        """An agent that only asked what it may ask is not to blame: a game that cannot answer fails here, as itself."""
        self.match.decision_of(seat)
        self.match.view(seat)

    def _is_in_time(self, seat: int, answer: Answer) -> bool:
        limit = self.limits.decision
        if limit is None or answer.seconds <= limit:
            return True
        self._fault(seat, "late", f"{answer.seconds:.3f} s of {limit:g} s")
        return False

    def _plays(self, seat: int, text: Any) -> bool:
        if isinstance(text, str) and text in self.match.legal(seat):
            self.match.play(text, seat)
            return True
        self._fault(seat, "illegal", f"answered {text!r}"[:200])
        return False

    def _fault(self, seat: int, kind: str, detail: str) -> None:
        self.fault_counts[seat] += 1
        if len(self.faults) < KEPT_FAULTS:
            self.faults.append(Fault(seat, kind, len(self.match.log), detail))


def apart(match: Match) -> Match:
    """The match with rules of its own, out of reach of a thread that still works on the old one."""
    game = copy.copy(match.game)
    game.__dict__.pop("kernel", None)
    other = match.copy()
    other.game = game
    return other
