"""Ratings with their uncertainty, by OpenSkill's Plackett-Luce model for games of many players.

Only winning counts: winners stand above all others, who are level, because in these games second place is nothing.
Agents do not learn during a tournament, so no drift is assumed (tau = 0) and games are rated in order of number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any

from .play import Outcome
from .statistics import Z95


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def rate(agents: Iterable[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """Every agent's rating; beginners stand at 25 ± 16."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ValueError("ratings need OpenSkill: pip install openskill==6.2.0") from None
    model = PlackettLuce(tau=0.0)
    known: dict[str, Any] = {a: model.rating(name=a) for a in agents}
    for outcome in outcomes:
        if not outcome.winners or len(set(outcome.agents)) == 1:
            continue
        # Several copies of an agent are rated as if they were strangers of the same strength.
        teams = [[model.rating(mu=known[a].mu, sigma=known[a].sigma)] for a in outcome.agents]
        ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(len(teams))]
        rated = model.rate(teams, ranks=ranks)
        for agent in set(outcome.agents):
            own = [rated[i][0] for i, a in enumerate(outcome.agents) if a == agent]
            before = known[agent]
            mu = before.mu + sum(r.mu - before.mu for r in own)
            sigma = before.sigma * prod(r.sigma / before.sigma for r in own)
            known[agent] = model.rating(mu=mu, sigma=sigma, name=agent)
    return {a: Rating(r.mu, r.sigma) for a, r in known.items()}
