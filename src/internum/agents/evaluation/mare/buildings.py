# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""What the buildings of the map bring, and free sites."""

from internum.core.engine import jit
from internum.core.state import NONE
from internum.games.mare.board import (
    CAPITAL_KIND,
    CARAVAN,
    CARAVAN_KIND,
    HOME,
    LEGENDARY_KIND,
    MARKET,
    NO_KIND,
    PROVINCES,
    SLOT_GOOD,
    SLOT_KIND,
    SUPPLY_OF,
    TEMPLE,
)

from .features import (
    CAPITAL_SITE,
    CARAVAN_SITE,
    CITY_SITE,
    DOUBLING_SITE,
    DRAWS,
    GREAT,
    GREAT_SITES,
    KINDS,
    LEGENDARY_SITE,
    SITES,
    TABLE,
    WIDTH,
    WORTH,
    YIELD,
)


@jit
def holder(s, p, slot):
    """Who controls the building on a slot; NONE if there is none."""
    if s.built[p, slot] == 0:
        return NONE
    if s.posts[p, slot] > 0:
        return s.conqueror[p]
    return s.marker[p]


@jit
def site(kind, values):
    """What a free site is worth to whoever may build there."""
    if kind == CARAVAN_KIND:
        return values[CARAVAN_SITE]
    if kind == CAPITAL_KIND:
        return values[CAPITAL_SITE]
    if kind == LEGENDARY_KIND:
        return values[LEGENDARY_SITE]
    return values[CITY_SITE]


@jit
def survey(s, values):
    """What the buildings of the map bring, and to whom."""
    for p in range(PROVINCES):
        o = s.marker[p]
        if o == NONE:
            continue
        market = holder(s, p, MARKET)
        temple = holder(s, p, TEMPLE)
        caravans = 0
        cities = 0
        sites = 0.0
        for slot in range(MARKET):
            kind = int(SLOT_KIND[s.book, p, slot])
            if kind == NO_KIND:
                continue
            e = holder(s, p, slot)
            if e == NONE:
                if s.box[SUPPLY_OF[s.book, kind]] > 0 and (kind != CAPITAL_KIND or HOME[s.book, p] == o):
                    sites += site(kind, values)
                    if kind in (CAPITAL_KIND, LEGENDARY_KIND):
                        values[GREAT_SITES + o] += 1.0
                continue
            good = int(SLOT_GOOD[s.book, p, slot])
            amount = 1.0
            if slot >= CARAVAN:
                caravans += 1
                if market == e:
                    amount = 2.0
            else:
                cities += 1
                if kind == LEGENDARY_KIND:
                    values[DRAWS + e] += 2.0 if temple == e else 1.0
                elif temple == e:
                    amount = 2.0
                if kind != 4:
                    values[GREAT + e] += 1.0
            values[YIELD + e * KINDS + good] += amount
            values[WORTH + p] += amount
        if SLOT_KIND[s.book, p, MARKET] != NO_KIND and s.built[p, MARKET] == 0:
            sites += values[DOUBLING_SITE] * caravans
        if SLOT_KIND[s.book, p, TEMPLE] != NO_KIND and s.built[p, TEMPLE] == 0:
            sites += values[DOUBLING_SITE] * cities
        values[TABLE + o * WIDTH + SITES] += sites
