"""Resources that leave and enter hands openly, and what the public knows of hands afterwards (EM-7.12, EM-19.4; MN-14d)."""

from internum.core.engine import jit

from ..board import GOODS, TOKENS
from ..state import ALL, DISCARD
from .basics import NONE


@jit
def good_of(t):
    """The type of a token, 1 to 13 (EM-5.9: a legendary good is a good of its type); 0 for a coin."""
    if t > GOODS:
        return t - GOODS
    return t


@jit
def hold_publicly(s, e, t):
    """The empire receives a token before everybody's eyes."""
    s.hand[e, t] += 1
    s.known[e, t] += 1


@jit
def part_with(s, e, t):
    """A token leaves the hand openly: spent, given back."""
    s.hand[e, t] -= 1
    if t > GOODS:
        s.legendary_known[t - GOODS - 1] = ALL
    if s.known[e, t] > 0:
        s.known[e, t] -= 1
    elif s.gift_to == e and s.gift == t:
        identify_gift(s)
        s.known[e, t] -= 1


@jit
def identify_gift(s):
    """The public learns what the last gift was: `known` is put right."""
    if s.known[s.gift_from, s.gift] > 0:
        s.known[s.gift_from, s.gift] -= 1
    s.known[s.gift_to, s.gift] += 1
    forget_gift(s)


@jit
def forget_gift(s):
    s.gift_from = NONE
    s.gift_to = NONE
    s.gift = NONE


@jit
def to_reserve(s, t, n):
    """Tokens go to the common reserve, a legendary good to its discard pile (EM-5.10)."""
    if t <= GOODS:
        s.reserve[t] += n
    elif n > 0:
        s.legendary_at[t - GOODS - 1] = DISCARD


@jit
def tokens_in_hand(s, e):
    n = 0
    for t in range(TOKENS):
        n += s.hand[e, t]
    return n
