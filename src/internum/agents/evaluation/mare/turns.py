# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Build turns that bring nothing."""

from internum.core.engine import COMPILED, entry
from internum.core.state import Twin
from internum.games.mare.board import BUILDINGS, COIN, GOODS, PIECES
from internum.games.mare.phases import BUILD
from internum.games.mare.tiles import TILE_COUNT

SET = 3  # buys a caravan, a legion, a city: nearly everything but heroes and wonders

EMPTY = 0.5  # what is not spent is lost, but for two coins: nothing can be said for it


@entry
def is_empty(before, after, seat):
    """1 if nothing was bought in a Build turn that began with a set of three in hand.

    A Military turn in which everybody stays at home is no waste.
    """
    e = before.actor
    if before.phase != BUILD or before.seat_of[e] != seat:
        return 0
    goods = 0
    for g in range(1, GOODS + 1):
        if before.hand[e, g] + before.hand[e, g + GOODS] > 0:
            goods += 1
    if max(before.hand[e, COIN], goods) < SET:
        return 0
    for tile in range(TILE_COUNT):
        if (before.owner[tile] == e) != (after.owner[tile] == e):
            return 0
    for piece in range(PIECES):
        if before.supply[e, piece] != after.supply[e, piece]:
            return 0
    for building in range(BUILDINGS):
        if before.box[building] != after.box[building]:
            return 0
    return 1


def turn_taken(before: Twin, after: Twin) -> tuple[int | None, bool]:
    """Whose Build turn lies between two positions, and was it empty?"""
    if before.phase != BUILD:
        return None, False
    seat = before.seat_of[before.actor]
    began, ended = (twin.states[twin.i] if COMPILED else twin for twin in (before, after))
    return seat, is_empty(began, ended, seat) == 1
