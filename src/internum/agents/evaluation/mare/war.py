# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Legions within reach, and what comes of them where they stand."""

from internum.core.engine import jit
from internum.core.state import NONE
from internum.games.mare.board import HOME, LAND, LAND_LINKS, MARKER_POST, PROVINCES, SEAS, SHORE, SHORES, SIDES, SLOTS
from internum.games.mare.rules.military.strength import HIT
from internum.games.mare.tiles import EMPIRES

from .features import (
    CONQUEST,
    DANGER,
    DIE,
    FORTRESS_POINTS,
    GUARD,
    INVADED,
    LOSSES,
    MENACE,
    STRIKE,
    TABLE,
    WIDTH,
    WORTH,
)


@jit
def strikes(s, values):
    """Which legions can be in which province after a Military turn (over one sea at most)."""
    for e in range(SIDES):
        row = STRIKE + e * PROVINCES
        for p in range(PROVINCES):
            n = s.legions[e, p]
            if n > 0:
                values[row + p] += n
                for j in range(LAND_LINKS):
                    q = int(LAND[s.book, p, j])
                    if q < 0:
                        break
                    values[row + q] += n
        for sea in range(SEAS):
            if s.triremes[e, sea] > 0:
                n = 0
                for j in range(SHORES):
                    q = int(SHORE[s.book, sea, j])
                    if q < 0:
                        break
                    n += s.legions[e, q]
                if n > 0:
                    for j in range(SHORES):
                        q = int(SHORE[s.book, sea, j])
                        if q < 0:
                            break
                        values[row + q] += n - s.legions[e, q]


@jit
def points(s, e, p):
    """What an empire's units in a province throw on average."""
    n = DIE[s.book] * s.legions[e, p]
    if s.marker[p] == e:
        n += FORTRESS_POINTS[s.book] * s.fortress[p]
    return n


@jit
def hits(total, forts):
    """Units lost to an average total."""
    return max(0.0, total / HIT - 0.4 - forts)


@jit
def hold(s, p, values):
    """The owner of a province against those who stand in it or near it."""
    o = s.marker[p]
    mine = TABLE + o * WIDTH
    own = points(s, o, p)
    forts = s.fortress[p]
    values[mine + GUARD] += s.legions[o, p] + 1.5 * forts
    worth = 0.5 + values[WORTH + p]
    for e in range(SIDES):
        strike = values[STRIKE + e * PROVINCES + p]
        if e == o or strike <= 0.0:
            continue
        row = TABLE + e * WIDTH
        if s.legions[e, p] > 0:
            theirs = points(s, e, p)
            q = 1.0
            if own > 0.0:
                q = theirs * theirs / (theirs * theirs + own * own)
                values[row + LOSSES] += min(1.0 * s.legions[e, p], hits(own, 0.0))
                values[mine + LOSSES] += min(1.0 * s.legions[o, p] + forts, hits(theirs, 1.0 * s.book * forts))
            free = 0.0
            if HOME[s.book, p] == NONE or s.book != EMPIRES:
                free = 0.5
            for slot in range(SLOTS):
                if s.built[p, slot] == 1 and (s.posts[p, slot] == 0 or s.conqueror[p] != e):
                    free += 1.0
            if s.posts[p, MARKER_POST] > 0 and s.conqueror[p] == e:
                free += 2.0 * worth
            else:
                free = min(free, 1.0 * s.legions[e, p])
            values[row + CONQUEST] += q * free
            values[mine + INVADED] += q * free
        else:
            power = DIE[s.book] * strike
            q = power * power / (power * power + own * own + 12.0)
            values[row + MENACE] += q * worth
            values[mine + DANGER] += q * worth
