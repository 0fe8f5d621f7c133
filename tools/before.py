"""The opponents of Antike before plans and tuned weights, for `internum tournament` to measure later ones against.

`PYTHONPATH=tools internum tournament antike --agents consul,before:Consul --players 4 --limit 0 --games 100`
"""

from __future__ import annotations

from internum.agents import GreedyAgent, SearchAgent, Settings

WEIGHTS = (
    1.0, 0.8, 0.7, 0.5, 0.6, 0.4, 0.2, 0.35, 0.06, 0.15, 0.05, 0.2, 0.08, 0.03, 0.05, 0.03, 0.06, -0.1, -0.5, 0.2, 0.5,
)  # fmt: skip


class Consul(GreedyAgent):
    """The best turn by itself."""

    def __init__(self) -> None:
        super().__init__(weights=WEIGHTS)


class Legend(SearchAgent):
    """The tree search, with about the time that the legend of now takes for a turn, on one core."""

    def __init__(self) -> None:
        super().__init__(Settings(simulations=8_000, weights=WEIGHTS))
