"""Turns that brought nothing."""

from internum.core.state import NONE, Twin
from internum.games.antike.board import PROVINCES
from internum.games.antike.state import CHOOSE, DEAL, START


def turn_taken(before: Twin, after: Twin) -> tuple[int | None, bool]:
    """Whose turn lies between two positions, and was it empty: no production, building, learning, arming, movement?

    Something useful is always possible: every nation has a city that produces.
    """
    n = before.active
    if before.phase in (DEAL, CHOOSE, START) or n == NONE:
        return None, False
    grown = any(after.stock[n, r] > before.stock[n, r] for r in range(3))
    built = after.cities_out[n] != before.cities_out[n] or after.temples_out[n] != before.temples_out[n]
    learnt = any(after.know_how[n, line] != before.know_how[n, line] for line in range(4))
    moved = any(
        after.legions[n, p] != before.legions[n, p] or after.galleys[n, p] != before.galleys[n, p]
        for p in range(PROVINCES)
    )
    return before.seat_of[n], not (grown or built or learnt or moved)
