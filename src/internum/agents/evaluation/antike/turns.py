# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Turns that bring nothing."""

from internum.core.engine import COMPILED, entry
from internum.core.state import NONE, Twin
from internum.games.antike.board import LINE_COUNT, PROVINCES, RESOURCE_COUNT
from internum.games.antike.state import CHOOSE, DEAL, RONDEL, START

EMPTY = 0.95  # now and then a place on the rondel is worth a turn


@entry
def is_empty(before, after, seat):
    """1 if a turn that began with `before` brought no production, building, learning, arming or movement.

    Something useful is always possible: every nation has a city that produces.
    """
    n = before.active
    if before.phase != RONDEL or before.seat_of[n] != seat:
        return 0
    if after.cities_out[n] != before.cities_out[n] or after.temples_out[n] != before.temples_out[n]:
        return 0
    for resource in range(RESOURCE_COUNT):
        if after.stock[n, resource] > before.stock[n, resource]:
            return 0
    for line in range(LINE_COUNT):
        if after.know_how[n, line] != before.know_how[n, line]:
            return 0
    for p in range(PROVINCES):
        if after.legions[n, p] != before.legions[n, p] or after.galleys[n, p] != before.galleys[n, p]:
            return 0
    return 1


def turn_taken(before: Twin, after: Twin) -> tuple[int | None, bool]:
    """Whose turn lies between two positions, and was it empty?"""
    n = before.active
    if before.phase in (DEAL, CHOOSE, START) or n == NONE:
        return None, False
    seat = before.seat_of[n]
    began, ended = (twin.states[twin.i] if COMPILED else twin for twin in (before, after))
    return seat, is_empty(began, ended, seat) == 1
