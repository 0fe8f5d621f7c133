"""Production: marble, iron, gold (AN-6)."""

from internum.core.engine import entry, jit

from ..board import PROVINCES, RESOURCE, TRADE
from ..options import MARKET_NEEDS_CITY
from .payment import gain


@entry
def yield_of(s, n, resource):
    """AN-6.2 to 6.5: what a production action brings a nation."""
    amount = 0
    for p in range(PROVINCES):
        if s.city[p] == n and RESOURCE[s.opt_board, p] == resource:
            amount += 3 if s.temple[p] == 1 else 1
    if amount > 0 or s.opt_market_needs_city != MARKET_NEEDS_CITY:
        amount += s.know_how[n, TRADE]  # market 1, currency 2 in all
    return amount


@jit
def produce(s, resource):
    """AN-6.1, 6.8: only the resource of the space, all of it."""
    gain(s, s.active, resource, yield_of(s, s.active, resource))
