# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""What units can bring against cities and temples, near and far."""

import numpy as np

from internum.core.engine import jit
from internum.core.state import NONE
from internum.games.antike.board import BOARDS, CROSSED_BY, LAND, NEIGHBOUR, NOWHERE, PROVINCES, SEA
from internum.games.antike.rules.conquest import defence_value

from .features import CLAIMS, DANGER, FORCE, FRONTIER, GENERALS, MARCH, PERIL, PREY, STRIKE, TABLE, TEMPLES, WIDTH

FAR = 9


def _distances() -> np.ndarray:
    """Steps from province to province by board and type of unit, `FAR` at most."""
    steps = np.full((len(BOARDS), 2, PROVINCES, PROVINCES), FAR, np.int64)
    for b in range(len(BOARDS)):
        for unit in range(2):
            for p in range(PROVINCES):
                steps[b, unit, p, p] = 0
                edge = [p]
                for d in range(1, FAR):
                    edge = [
                        int(NEIGHBOUR[b, q, j])
                        for q in edge
                        for j in range(6)
                        if CROSSED_BY[b, q, j] >> unit & 1 and steps[b, unit, p, NEIGHBOUR[b, q, j]] == FAR
                    ]
                    for q in edge:
                        steps[b, unit, p, q] = min(steps[b, unit, p, q], d)
    return steps


STEPS = _distances()
# What a unit counts for against a place that it can reach, in one more step, in two …
NEARNESS = np.array([1.0, 0.6, 0.4, 0.25, 0.15, 0.1, 0.05, 0.0, 0.0, 0.0])


@jit
def strikes(s, n, values):
    """What nation `n` can bring against each province in its next manoeuvre; also its frontier of free sites."""
    for p in range(50):
        values[STRIKE + p] = 0.0
    on_land = s.know_how[n, LAND]
    at_sea = s.know_how[n, SEA]
    claims = 0
    frontier = 0
    for p in range(50):
        legions = s.legions[n, p]
        galleys = s.galleys[n, p]
        if legions + galleys > 0:
            values[STRIKE + p] += legions + galleys
            if s.city[p] == NONE:
                claims += 1
            for j in range(6):
                q = NEIGHBOUR[s.opt_board, p, j]
                if q == NOWHERE:
                    break
                bits = CROSSED_BY[s.opt_board, p, j]
                going = 0
                if bits & 1:
                    going += legions
                    if on_land > 0:
                        values[STRIKE + q] += legions
                if bits & 2:
                    going += galleys
                    if at_sea > 0:
                        values[STRIKE + q] += galleys
                if going > 0 and s.city[q] == NONE and s.legions[n, q] + s.galleys[n, q] == 0:
                    frontier += 1
    row = TABLE + n * WIDTH
    values[row + CLAIMS] = claims
    values[row + FRONTIER] = min(frontier, 8)


@jit
def list_temples(s, values):
    count = 0
    for p in range(50):
        if s.temple[p] == 1 and count < 20:
            count += 1
            values[TEMPLES + count] = p
    values[TEMPLES] = count


@jit
def march(s, n, values):
    """What nation `n` has against each foreign temple, near and far; marks the one that is nearest to falling."""
    count = int(values[TEMPLES])
    for i in range(1, count + 1):
        values[FORCE + int(values[TEMPLES + i])] = 0.0
    for p in range(50):
        legions = s.legions[n, p]
        galleys = s.galleys[n, p]
        if legions + galleys > 0:
            for i in range(1, count + 1):
                q = int(values[TEMPLES + i])
                if legions > 0:
                    away = STEPS[s.opt_board, 0, p, q] - s.know_how[n, LAND]
                    values[FORCE + q] += legions * NEARNESS[max(0, away)]
                if galleys > 0:
                    away = STEPS[s.opt_board, 1, p, q] - s.know_how[n, SEA]
                    values[FORCE + q] += galleys * NEARNESS[max(0, away)]
    best = 0.0
    for i in range(1, count + 1):
        q = int(values[TEMPLES + i])
        if s.city[q] != n and s.cities_out[s.city[q]] > 1:
            best = max(best, min(1.0, values[FORCE + q] / defence_value(s, q)))
    values[TABLE + n * WIDTH + MARCH] = best * best


@jit
def threats(s, n, values):
    """Foreign cities that nation `n` can take in its next manoeuvre: good for it, bad for their owners."""
    row = TABLE + n * WIDTH
    for p in range(50):
        strike = values[STRIKE + p]
        owner = s.city[p]
        if strike > 0.0 and owner != NONE and owner != n and s.cities_out[owner] > 1:
            x = min(1.0, strike / defence_value(s, p))
            foe = TABLE + owner * WIDTH
            if s.temple[p] == 1:
                values[row + GENERALS] = max(values[row + GENERALS], x * x * x)
                values[foe + PERIL] += x * x * x
            else:
                values[row + PREY] += x * x
                values[foe + DANGER] += x * x
