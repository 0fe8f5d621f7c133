# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Build turns that bring nothing."""

from internum.core.engine import entry
from internum.core.state import Twin
from internum.games.mare.board import COIN, GOODS, PIECES
from internum.games.mare.phases import BUILD

SET = 3  # buys a caravan, a legion, a city: nearly everything but heroes and wonders


@entry
def is_empty(before, after, seat):
    """Plans need no warning: to them whatever can be bought is worth more than what it costs."""
    return 0


def turn_taken(before: Twin, after: Twin) -> tuple[int | None, bool]:
    """Whose Build turn lies between two positions, and was nothing bought though a set of three was in hand?

    A Military turn in which everybody stays at home is no waste.
    """
    e = before.actor
    if before.phase != BUILD:
        return None, False
    goods = sum(before.hand[e, g] + before.hand[e, g + GOODS] > 0 for g in range(1, GOODS + 1))
    could_buy = max(before.hand[e, COIN], goods) >= SET
    return before.seat_of[e], could_buy and _holdings(before, e) == _holdings(after, e)


def _holdings(s: Twin, e: int) -> list[object]:
    """All that an empire can buy."""
    tiles = [tile for tile, owner in enumerate(s.owner) if owner == e]
    return [tiles, [s.supply[e, piece] for piece in range(PIECES)], list(s.box)]
