"""How sure one can be of a share."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054  # 97.5 % quantile of the normal distribution


@dataclass(frozen=True)
class Share:
    """Wins out of games, with a 95 % interval. Shared wins count as fractions."""

    wins: float
    games: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a proportion: honest near 0 and 1 and for few games, unlike rate ± z·error."""
    if games == 0:
        return 0.0, 1.0
    if not 0 <= wins <= games:
        raise ValueError(f"{wins:g} wins in {games:g} games")
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    reach = z / scale * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
