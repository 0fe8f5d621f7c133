"""All that a view asks of the rules, in one question: each of them would cost Python more than its answer."""

from internum.core.engine import entry
from internum.core.state import NONE

from ..board import KNOW_HOW_COUNT, LEVELS, NATIONS, PERSONAGE_COUNT, PROVINCES, RESOURCE_COUNT, SPACE_COUNT
from .conquest import strengths
from .ending import score, target
from .know_how import know_how_price
from .personages import due
from .production import yield_of
from .rondel import rondel_cost

SCORE, YIELDS = 0, 1  # columns of `nations`: one, and one for each resource
TARGET, EARNED = 0, 1  # places in `table`: one, then one for each personage,
PRICES = EARNED + PERSONAGE_COUNT  # one for each know-how
COSTS = PRICES + KNOW_HOW_COUNT  # and one for each space of the rondel
TABLES = ((NATIONS, YIELDS + RESOURCE_COUNT), (2, PROVINCES), (COSTS + SPACE_COUNT,))  # shapes of what is written


@entry
def survey(s, nations, strength, table):
    """`nations[n]`, of those in play; `strength[0]` and `[1]`: defence and attack by province; `table`: the rest."""
    for n in range(NATIONS):
        if s.seat_of[n] != NONE:
            nations[n, SCORE] = score(s, n)
            for resource in range(RESOURCE_COUNT):
                nations[n, YIELDS + resource] = yield_of(s, n, resource)
    strengths(s, strength[0], strength[1])
    table[TARGET] = target(s)
    for k in range(KNOW_HOW_COUNT):
        table[PRICES + k] = know_how_price(s, k // LEVELS, k % LEVELS + 1)
    if s.active != NONE:
        for kind in range(PERSONAGE_COUNT):
            table[EARNED + kind] = due(s, s.active, kind)
        for space in range(SPACE_COUNT):
            table[COSTS + space] = rondel_cost(s, s.active, space)
