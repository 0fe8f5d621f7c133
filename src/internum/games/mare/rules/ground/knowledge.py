"""What an empire knows of another's hand (EM-5.10 to 5.13, EM-6.18; MN-4.41): `view` and `observation` both ask here.

`me` is the empire that looks, or NONE for a spectator.
"""

from internum.core.engine import entry, jit

from ...board import GOODS
from ...option_values import OPEN_HANDS_NO
from ...phases import OFFER
from .basics import NONE


@jit
def covered(s, e, t):
    """Tokens of a kind that lie face down before the screen, or are being kept."""
    n = s.kept[e, t]
    if s.phase == OFFER:
        n += s.offer[e, t]
    return n


@entry
def knows_gift(s, me):
    """Could `me`, the giver or the receiver, tell which token the unidentified gift was?"""
    if s.gift == NONE or me == NONE:
        return False
    if me != s.gift_from and me != s.gift_to:
        return False
    if s.gift <= GOODS:
        return True
    both = 1 << s.gift_from | 1 << s.gift_to
    return s.legendary_known[s.gift - GOODS - 1] & both == both


@entry
def known_to(s, me, e, t):
    """How many of a token `me` knows another empire to hold."""
    gift_known = knows_gift(s, me)
    may_be_gift = False
    if s.gift != NONE and not gift_known:
        may_be_gift = s.known[s.gift_from, t] > 0
    if t > GOODS and me != NONE and not may_be_gift:
        if s.legendary_known[t - GOODS - 1] >> me & 1:
            return s.hand[e, t] + covered(s, e, t)
    n = s.known[e, t]
    if s.phase != OFFER:
        n -= s.offer[e, t]
    if s.gift == t and gift_known:
        if e == s.gift_to:
            n += 1
        if e == s.gift_from:
            n -= 1
    return n


@entry
def seen_of(s, me, e, t):
    """How many of a token `me` sees in a hand: its own, an open one, or what is known of it."""
    if e == me:
        return s.hand[e, t]
    if s.opt_open_hands != OPEN_HANDS_NO:
        return s.hand[e, t] + covered(s, e, t)
    return known_to(s, me, e, t)
