# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""What a position of Antike is worth, in personages: those held, those in reach, and what brings the next ones.

Every nation's prospects are a sum of weights times features; a nation's winning chance is its share of
exp(prospects). A feature is measured in personages where that makes sense, so its weight says how much of a
promised personage counts as a personage held.
"""

import math

from internum.core.engine import entry, jit
from internum.core.state import NONE
from internum.games.antike.board import GENERAL
from internum.games.antike.state import OVER

from .. import PARTS
from .features import (
    BUFFER,
    DOUBT,
    KEENNESS,
    NAMES,
    PROSPECTS,
    SIGN_OPEN,
    STRIKE,
    TABLE,
    TEMPLES,
    WEIGHTS,
    WIDTH,
    weights,
)
from .policy import idle, obvious, reply, takes_turn, weigh
from .prospects import assess
from .reasons import goal, reasons
from .turns import EMPTY, is_empty, turn_taken
from .war import list_temples, march, strikes, threats

__all__ = [
    "BUFFER", "CURIOSITY", "EMPTY", "NAMES", "PLANS_PAY", "SIGN_OPEN", "anchor", "evaluate", "goal", "horizon", "idle",
    "is_empty", "obvious", "reasons", "reply", "takes_turn", "tries", "turn_of", "turn_taken", "weigh", "weights",
]  # fmt: skip

PLANS_PAY = True
CURIOSITY = 0.5  # how readily the search looks beside its best line


def horizon(game_id: str) -> int:
    """How many turns a playout of the search lasts."""
    return 4


def anchor(game_id: str) -> float:
    """Playouts are short: only where they lead counts."""
    return 0.0


def tries(game_id: str) -> int:
    """Plans choose with care, playouts need not."""
    return 1


# --- chances


@entry
def evaluate(s, values):
    """Writes every seat's winning chance into `values[seat]`; the rest of the buffer is scratch."""
    for seat in range(STRIKE):
        values[seat] = 0.0
    if s.phase == OVER and s.winner != NONE:
        values[s.seat_of[s.winner]] = 1.0
        return
    for i in range(TABLE, WEIGHTS):
        values[i] = 0.0
    list_temples(s, values)
    for n in range(6):
        if s.seat_of[n] != NONE:
            if s.legions_out[n] + s.galleys_out[n] > 0:
                strikes(s, n, values)
                threats(s, n, values)
                if s.stack[GENERAL] > 0 and values[TEMPLES] > 0.0:
                    march(s, n, values)
            assess(s, n, values)
    share(s, values)


@jit
def share(s, values):
    """From prospects to chances that add up to one."""
    most = -1000.0
    for n in range(6):
        if s.seat_of[n] != NONE:
            z = 0.0
            for i in range(WIDTH):
                z += values[WEIGHTS + i] * values[TABLE + n * WIDTH + i]
            values[PROSPECTS + n] = z
            most = max(most, z)
    total = 1.0e-9
    for n in range(6):
        if s.seat_of[n] != NONE:
            odds = math.exp(KEENNESS * (values[PROSPECTS + n] - most))
            values[s.seat_of[n]] += odds
            total += odds
    for seat in range(s.players):
        values[seat] = (1.0 - DOUBT) * values[seat] / total + DOUBT / s.players


# --- the turn


@entry
def turn_of(s):
    """A number that grows by `PARTS` or more when the turn passes on."""
    return (s.round * 8 + s.turn) * PARTS
