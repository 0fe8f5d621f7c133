# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""What a position of Mare Nostrum is worth, in either edition, in heroes and wonders: those owned and those in reach.

Every empire's prospects are a sum of weights times features; its winning chance is its share of exp(prospects).
What a hand is worth depends on the hour: before one's Build turn it is what it can buy, afterwards two coins are left
of it. So buying is always better than holding, and a dear thing better than the cheap ones its set would have paid.

A battle ends a turn as `turn_of` counts them: plans stop before the dice, and the evaluation says what is expected of
them. Otherwise whoever looks at many lines would count on the luckiest one.
"""

import math

from internum.core.engine import entry, jit
from internum.core.state import NONE
from internum.games.mare.board import PROVINCES, SEAS, SIDES
from internum.games.mare.phases import BUILD_STAGE, MILITARY_STAGE, OVER
from internum.games.mare.rules.ground.basics import plays

from .. import PARTS
from .buildings import survey
from .features import (
    BUFFER,
    DOUBT,
    INCOME,
    KEENNESS,
    LATE_INCOME,
    NAMES,
    PROSPECTS,
    SCRATCH,
    SIGN_OPEN,
    TABLE,
    TILES,
    WEIGHTS,
    WIDTH,
    weights,
)
from .means import means
from .policy import idle, obvious, reply, takes_turn, weigh
from .reasons import goal, reasons
from .standing import standing
from .turns import EMPTY, is_empty, turn_taken
from .war import hold, strikes

__all__ = [
    "BUFFER", "CURIOSITY", "EMPTY", "NAMES", "PLANS_PAY", "SIGN_OPEN", "anchor", "evaluate", "goal", "horizon", "idle",
    "is_empty", "obvious", "reasons", "reply", "takes_turn", "tries", "turn_of", "turn_taken", "weigh", "weights",
]  # fmt: skip

PLANS_PAY = False  # trade and rivals are too hard to foresee: measured, they win no more than greedy turns
CURIOSITY = 0.2  # how readily the search looks beside its best line


def horizon(game_id: str) -> int:
    """How many turns a playout of the search lasts: about a round. The older game grows more slowly."""
    return 14 if game_id == "classic" else 8


def anchor(game_id: str) -> float:
    """How much the end of a turn counts beside what playouts make of it: in long ones its small gains would be lost."""
    return 0.7 if game_id == "classic" else 0.0


def tries(game_id: str) -> int:
    """Of how many stretches of play the players of a playout take the best: then playouts foretell winners better."""
    return 1 if game_id == "classic" else 2


# --- chances


@entry
def evaluate(s, values):
    """Writes every seat's winning chance into `values[seat]`; then scratch, then the weights of whoever judges."""
    for i in range(SCRATCH):
        values[i] = 0.0
    if s.phase == OVER and s.winners != 0:
        share_win(s, values)
        return
    survey(s, values)
    strikes(s, values)
    for p in range(PROVINCES):
        if s.marker[p] != NONE:
            hold(s, p, values)
    for e in range(SIDES):
        if plays(s, e):
            means(s, e, values)
            standing(s, e, values)
    late(s, values)
    share(s, values)


@jit
def late(s, values):
    """Income pays the less, the sooner somebody may win."""
    most = 0.0
    for e in range(SIDES):
        most = max(most, values[TABLE + e * WIDTH + TILES])
    for e in range(SIDES):
        values[TABLE + e * WIDTH + LATE_INCOME] = most * values[TABLE + e * WIDTH + INCOME]


@jit
def share_win(s, values):
    n = 0
    for e in range(SIDES):
        n += (s.winners >> e) & 1
    for e in range(SIDES):
        if (s.winners >> e) & 1 == 1:
            values[s.seat_of[e]] = 1.0 / n


@jit
def share(s, values):
    """From prospects to chances that add up to one."""
    most = -1000.0
    for e in range(SIDES):
        if plays(s, e):
            z = 0.0
            for i in range(WIDTH):
                z += values[WEIGHTS + i] * values[TABLE + e * WIDTH + i]
            values[PROSPECTS + e] = z
            most = max(most, z)
    total = 0.0
    for e in range(SIDES):
        if plays(s, e):
            odds = math.exp(KEENNESS * (values[PROSPECTS + e] - most))
            values[s.seat_of[e]] = odds
            total += odds
    for seat in range(s.players):
        if total == 0.0:  # empires are being dealt
            values[seat] = 1.0 / s.players
        else:
            values[seat] = (1.0 - DOUBT) * values[seat] / total + DOUBT / s.players


# --- the turn


@entry
def turn_of(s):
    """A number that grows by `PARTS` or more when the turn passes on, by one when a battle begins."""
    turns = 0
    battles = 0
    if s.stage == BUILD_STAGE or s.stage == MILITARY_STAGE:
        for e in range(SIDES):
            turns += (s.had_turn >> e) & 1
    if s.stage == MILITARY_STAGE:
        for p in range(PROVINCES):
            if s.fought[p] != 0:
                battles += 1
        for sea in range(SEAS):
            if s.fought_at_sea[sea] != 0:
                battles += 1
    return ((s.round * 6 + s.stage) * 8 + turns) * PARTS + battles
