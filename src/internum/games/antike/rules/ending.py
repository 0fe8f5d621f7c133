"""End of the game (AN-15)."""

import numpy as np

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..board import GENERAL, PERSONAGE_COUNT
from ..options import GENERAL_POINTS, TARGET_OF_THREE
from ..state import LAST_ROUND, OVER

TARGET = np.array([0, 0, 0, 10, 9, 8, 7], np.int8)  # AN-2.28, AN-15.2 to 15.4: by nations in play


@entry
def target(s):
    """AN-15.2 to 15.4: personages needed to win."""
    if s.nations == 3:
        return int(TARGET_OF_THREE[s.opt_target_three_nations])
    return int(TARGET[s.nations])


@entry
def score(s, n):
    """Personages held; by option each general counts double (AN-17.5)."""
    total = 0
    for kind in range(PERSONAGE_COUNT):
        if kind == GENERAL:
            total += s.personages[n, kind] * int(GENERAL_POINTS[s.opt_general_points])
        else:
            total += s.personages[n, kind]
    return total


@entry
def won(s, seat):
    """Has a seat won? Nobody has if a host's limit of rounds stopped the game."""
    if s.winner == NONE:
        return False
    return s.seat_of[s.winner] == seat


@jit
def win(s, n):
    s.winner = n
    s.phase = OVER


@jit
def is_last_round(s):
    """AN-15.10: only a host's safety stop ends a game without a winner."""
    return s.round == s.opt_max_rounds or s.round == LAST_ROUND
