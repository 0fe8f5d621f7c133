"""Pieces and reserves (AN-1): every placement and removal, and the counts that follow from them."""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..board import LEGION, LINE_COUNT, NATIONS, PROVINCES

# AN-1.13, AN-2.14: the pieces of a colour
LEGION_LIMIT = 17
GALLEY_LIMIT = 17
CITY_LIMIT = 25
COINS = 30
TEMPLES = 20


@jit
def units(s, unit, n, p):
    if unit == LEGION:
        return s.legions[n, p]
    return s.galleys[n, p]


@jit
def units_here(s, unit, p):
    """Units of all nations."""
    if unit == LEGION:
        return s.legions_here[p]
    return s.galleys_here[p]


@jit
def in_reserve(s, unit, n):
    """AN-1.14: how many more units of a type a nation may set up."""
    if unit == LEGION:
        return LEGION_LIMIT - s.legions_out[n]
    return GALLEY_LIMIT - s.galleys_out[n]


@jit
def enter(s, unit, n, p, count):
    """Units appear in a province: set up, or coming over a border."""
    if unit == LEGION:
        s.legions[n, p] += count
        s.legions_here[p] += count
    else:
        if s.galleys[n, p] == 0:
            s.seas[n] += 1
        s.galleys[n, p] += count
        s.galleys_here[p] += count


@jit
def leave(s, unit, n, p, count):
    """Units leave a province: over a border, or off the board."""
    if unit == LEGION:
        s.legions[n, p] -= count
        s.legions_here[p] -= count
    else:
        s.galleys[n, p] -= count
        s.galleys_here[p] -= count
        if s.galleys[n, p] == 0:
            s.seas[n] -= 1


@jit
def set_up_unit(s, unit, n, p):
    enter(s, unit, n, p, 1)
    if unit == LEGION:
        s.legions_out[n] += 1
    else:
        s.galleys_out[n] += 1


@jit
def remove_units(s, unit, n, p, count):
    """AN-1.17: units removed go back to their nation's reserve."""
    if count > 0:
        leave(s, unit, n, p, count)
        if unit == LEGION:
            s.legions_out[n] -= count
        else:
            s.galleys_out[n] -= count


@jit
def place_city(s, n, p):
    s.city[p] = n
    s.cities_out[n] += 1


@jit
def place_temple(s, p):
    s.temple[p] = 1
    s.bank_temples -= 1
    s.temples_out[s.city[p]] += 1


@jit
def remove_city(s, p):
    """The marker goes to its reserve, a temple to the bank: in no other way (AN-7.8, AN-12.12, AN-12.16)."""
    n = s.city[p]
    if s.temple[p] == 1:
        s.temple[p] = 0
        s.temples_out[n] -= 1
        s.bank_temples += 1
    s.city[p] = NONE
    s.cities_out[n] -= 1


@jit
def are_sisters(s, n, m):
    """Two nations of one player (AN-2.26)."""
    return n != m and s.seat_of[n] == s.seat_of[m]


@entry
def recount_pieces(s):
    """Every derived count from the pieces themselves."""
    for p in range(PROVINCES):
        s.legions_here[p] = 0
        s.galleys_here[p] = 0
    for n in range(NATIONS):
        s.legions_out[n] = 0
        s.galleys_out[n] = 0
        s.cities_out[n] = 0
        s.temples_out[n] = 0
        s.seas[n] = 0
        for p in range(PROVINCES):
            s.legions_out[n] += s.legions[n, p]
            s.galleys_out[n] += s.galleys[n, p]
            s.legions_here[p] += s.legions[n, p]
            s.galleys_here[p] += s.galleys[n, p]
            if s.galleys[n, p] > 0:
                s.seas[n] += 1
            if s.city[p] == n:
                s.cities_out[n] += 1
                s.temples_out[n] += s.temple[p]
    for line in range(LINE_COUNT):
        s.discovered[line] = 0
        for n in range(NATIONS):
            s.discovered[line] = max(s.discovered[line], s.know_how[n, line])
