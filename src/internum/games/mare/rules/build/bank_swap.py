"""Cleopatra of 2003: once a phase, a tax for a resource or a resource for a tax (MN-8.8, 8.9)."""

from internum.core.engine import jit

from ...actions import a_swap, a_take
from ...board import COIN, GOOD_COUNT, GOODS
from ...codes import MN_8_8, MN_8_9
from ...phases import SWAP
from ...tiles import BANK_SWAP, EMPIRES
from ..ground.basics import NONE, back, call, unused, use
from ..ground.tokens import gain, in_bank, part_with, to_reserve


@jit
def bank_has_resource(s):
    for t in range(1, GOOD_COUNT[s.book] + 1):
        if in_bank(s, t) > 0:
            return True
    return False


@jit
def why_not_swap(s, e, t):
    """Which card she gives; for a resource she gets a tax."""
    if s.book == EMPIRES:
        return NONE
    if not unused(s, e, BANK_SWAP) or s.hand[e, t] == 0:
        return MN_8_8
    if t == COIN:
        if not bank_has_resource(s):
            return MN_8_8
    elif in_bank(s, COIN) <= 0:
        return MN_8_8
    return 0


@jit
def candidates_swap(s, e, out, k):
    if not unused(s, e, BANK_SWAP):
        return k
    for t in range(GOODS + 1):
        if why_not_swap(s, e, t) == 0:
            out[k] = a_swap(t)
            k += 1
    return k


@jit
def swap(s, e, t):
    use(s, e, BANK_SWAP)
    part_with(s, e, t)
    if t == COIN:
        s.swapped = t
        call(s, SWAP, e)
    else:
        gain(s, e, COIN, 1)
        to_reserve(s, t, 1)


@jit
def why_not_take_swapped(s, t):
    """Which resource she takes for a tax."""
    if t == COIN or t > GOOD_COUNT[s.book] or in_bank(s, t) <= 0:
        return MN_8_9
    return 0


@jit
def candidates_take_swapped(s, out, k):
    for t in range(1, GOOD_COUNT[s.book] + 1):
        if why_not_take_swapped(s, t) == 0:
            out[k] = a_take(t)
            k += 1
    return k


@jit
def take_swapped(s, e, t):
    gain(s, e, t, 1)
    to_reserve(s, s.swapped, 1)
    s.swapped = NONE
    back(s)
