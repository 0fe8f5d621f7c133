"""What a tournament shows: one row per agent, per seat and per side, and how often each agent beat each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .clocks import Clock
from .play import Outcome
from .ratings import Rating, rate
from .results import Results
from .statistics import Share


@dataclass(frozen=True)
class AgentRow:
    agent: str
    share: Share
    fair: float  # the share of an agent no better and no worse than the others at the table
    rating: Rating
    clock: Clock  # of all its games together
    faults: int
    budget: Any


@dataclass(frozen=True)
class PlaceRow:
    """A seat or a side: how often it won, and how often each agent played it."""

    name: str
    share: Share
    fair: float
    games_of: dict[str, int]


@dataclass(frozen=True)
class Summary:
    results: Results
    played: list[Outcome]  # games that took place, by number
    failed: list[Outcome]  # games that could not be played, through no agent's fault
    agents: list[AgentRow]  # best first
    seats: list[PlaceRow]
    sides: list[PlaceRow]
    duels: dict[tuple[str, str], Share]  # (a, b): of the games that one of the two won, the share that a won

    @property
    def nobody(self) -> int:
        """Finished games without a winner."""
        return sum(o.finished and not o.winners for o in self.played)

    @property
    def unfinished(self) -> int:
        """Games that were broken off because they were too long."""
        return sum(not o.finished for o in self.played)

    @property
    def faults(self) -> int:
        return sum(row.faults for row in self.agents)


def summarize(results: Results) -> Summary:
    played = [o for o in results.by_number if not o.error]
    ratings = rate(results.plan.agents, played)
    agents = [_agent_row(a, played, ratings[a], results.plan.players) for a in results.plan.agents]
    agents.sort(key=lambda r: (-r.share.rate, -r.rating.mu))
    order = [r.agent for r in agents]
    return Summary(
        results=results,
        played=played,
        failed=[o for o in results.by_number if o.error],
        agents=agents,
        seats=_places(played, order, lambda o, seat: [str(seat)]),
        sides=_places(played, order, lambda o, seat: o.sides[seat] if o.sides else []),
        duels={(a, b): _duel(a, b, played) for a in order for b in order if a != b},
    )


def won(outcome: Outcome, seat: int) -> float:
    """A seat's part of the victory: a shared one counts as a fraction."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def total(clocks: Iterable[Clock]) -> Clock:
    out = Clock()
    for c in clocks:
        out.decisions += c.decisions
        out.seconds += c.seconds
        out.turns += c.turns
        out.slowest = max(out.slowest, c.slowest)
        out.slowest_turn = max(out.slowest_turn, c.slowest_turn)
    return out


def _agent_row(agent: str, played: Sequence[Outcome], rating: Rating, players: int) -> AgentRow:
    chairs = [(o, seat) for o in played for seat, a in enumerate(o.agents) if a == agent]
    return AgentRow(
        agent=agent,
        share=Share(sum(won(o, seat) for o, seat in chairs), len(chairs)),
        fair=1 / players,
        rating=rating,
        clock=total(o.clocks[seat] for o, seat in chairs),
        faults=sum(o.fault_counts[seat] for o, seat in chairs),
        budget=next((o.budgets.get(agent) for o, _ in chairs), None),
    )


def _places(
    played: Sequence[Outcome], agents: Sequence[str], names: Callable[[Outcome, int], list[str]]
) -> list[PlaceRow]:
    wins: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    fair: dict[str, float] = defaultdict(float)
    of: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(agents, 0))
    for o in played:
        for seat, agent in enumerate(o.agents):
            for name in names(o, seat):
                wins[name] += won(o, seat)
                games[name] += 1
                fair[name] += 1 / len(o.agents)
                of[name][agent] += 1
    return [PlaceRow(n, Share(wins[n], games[n]), fair[n] / games[n], of[n]) for n in sorted(games)]


def _duel(a: str, b: str, played: Sequence[Outcome]) -> Share:
    """Tables where both sit in equal number; other tables would favour the more numerous."""
    wins, games = 0.0, 0.0
    for o in played:
        if o.agents.count(a) == o.agents.count(b) > 0:
            for seat in o.winners:
                wins += won(o, seat) * (o.agents[seat] == a)
                games += won(o, seat) * (o.agents[seat] in (a, b))
    return Share(min(wins, games), games)
