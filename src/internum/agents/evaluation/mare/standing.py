# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Titles and how surely they will be held; cities, units and markers."""

import math

from internum.core.engine import jit
from internum.games.mare.board import CULTURE, MARKER, MILITARY, SIDES, TRADE
from internum.games.mare.phases import MILITARY_STAGE
from internum.games.mare.rules.ground.basics import plays
from internum.games.mare.tiles import EMPIRES

from .features import (
    CITIES,
    CULTURE_LEAD,
    GREAT,
    GREAT_CITIES,
    LEADS,
    MARKERS,
    TABLE,
    TITLES,
    TRADE_LEAD,
    TRIUMPH,
    UNITS,
    WIDTH,
)


@jit
def lead(s, e, title):
    """How surely an empire will hold a title after this round."""
    best = 0
    for other in range(SIDES):
        if other != e and plays(s, other):
            best = max(best, s.level[other, title])
    margin = 1.0 * (s.level[e, title] - best)
    if s.title[title] == e:
        margin += 0.4
    elif margin == 0.0:
        margin = -0.4
    blur = 1.6
    if s.stage >= MILITARY_STAGE:
        blur = 0.8 if title == MILITARY or s.stage > MILITARY_STAGE else 0.5
    return 1.0 / (1.0 + math.exp(-margin / blur))


@jit
def standing(s, e, values):
    row = TABLE + e * WIDTH
    total = 0.0
    all_three = 1.0
    for title in range(3):
        if s.title[title] == e:
            values[row + TITLES] += 1.2 if title == CULTURE else 1.0
        sure = lead(s, e, title)
        total += sure
        all_three *= sure
        if title == CULTURE:
            values[row + CULTURE_LEAD] = sure
        elif title == TRADE:
            values[row + TRADE_LEAD] = sure
    values[row + LEADS] = total
    if s.book == EMPIRES:
        values[row + TRIUMPH] = all_three
        values[row + CITIES] = GREAT_CITIES[min(8, int(values[GREAT + e]))]
    values[row + UNITS] = math.sqrt(1.0 * s.level[e, MILITARY])
    values[row + MARKERS] = s.supply[e, MARKER]
