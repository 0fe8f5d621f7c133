"""Historical personages (AN-14), taken in step 5."""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..actions import a_card
from ..board import CITIZEN, GENERAL, KING, NAVIGATOR, PERSONAGE_COUNT, SCHOLAR
from ..codes import AN_9_22, AN_14_3, AN_14_5, AN_17_5
from ..options import ALL_KNOWHOW_PERSONAGE
from ..state import CARD
from .payment import has_all_know_how


@jit
def held_by_formula(s, n, kind):
    """AN-Q13: the card for all know-hows does not count against the thresholds."""
    return s.personages[n, kind] - (1 if s.extra_personage[n] == kind else 0)


@entry
def due(s, n, kind):
    """AN-14.6 to 14.10: cards of a kind that the active nation has earned.

    Kings, citizens and navigators by what it has now, less the cards it holds (AN-14.11 to 14.14, 14.16).
    """
    if kind == KING:
        return max(0, s.cities_out[n] // 5 - held_by_formula(s, n, KING))
    if kind == SCHOLAR:
        return s.firsts
    if kind == GENERAL:
        return s.temples_destroyed
    if kind == CITIZEN:
        return max(0, s.temples_out[n] // 3 - held_by_formula(s, n, CITIZEN))
    return max(0, s.seas[n] // 7 - held_by_formula(s, n, NAVIGATOR))


@jit
def take_personages(s):
    """AN-14.2: all it has earned; from an empty stack nothing (AN-14.17)."""
    for kind in range(PERSONAGE_COUNT):
        taken = min(due(s, s.active, kind), s.stack[kind])
        s.personages[s.active, kind] += taken
        s.stack[kind] -= taken


@jit
def highest_stack(s):
    most = 0
    for kind in range(PERSONAGE_COUNT):
        most = max(most, s.stack[kind])
    return most


@jit
def earns_extra_card(s):
    """AN-17.5: once, for all eight know-hows, while any card is left."""
    n = s.active
    if s.opt_all_knowhow_personage != ALL_KNOWHOW_PERSONAGE or s.extra_personage[n] != NONE:
        return False
    return has_all_know_how(s, n) and highest_stack(s) > 0


@jit
def why_not_card(s, kind):
    if s.opt_all_knowhow_personage != ALL_KNOWHOW_PERSONAGE:
        return AN_9_22
    if s.phase != CARD:
        return AN_14_5
    if s.stack[kind] == 0:
        return AN_14_3
    if s.stack[kind] < highest_stack(s):
        return AN_17_5
    return 0


@jit
def candidates_card(s, out, k):
    for kind in range(PERSONAGE_COUNT):
        if why_not_card(s, kind) == 0:
            out[k] = a_card(kind)
            k += 1
    return k


@jit
def take_card(s, kind):
    s.extra_personage[s.active] = kind
    s.personages[s.active, kind] += 1
    s.stack[kind] -= 1
