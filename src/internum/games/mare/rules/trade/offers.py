"""How many resources are offered, and the secret offers (EM-6.1 to 6.9, 15.4; MN-4.20 to 4.27)."""

from internum.core.engine import entry, jit

from ...actions import A_DONE, NUMBERS, a_number, a_offer
from ...board import SIDES, TOKENS, TRADE
from ...codes import EM_6_1, EM_6_6, EM_6_8, MN_4_22, MN_4_26
from ...option_values import N_ABOVE_OWN_HAND_YES, SHORT_TRADER_OFFER_ALL, TRADE_LEADER_OVERCALL_FORBIDDEN
from ...phases import OFFER, TRADING
from ...tiles import CLASSIC, EMPIRES, FREE_OFFER
from ..ground.basics import NONE, ask, count_bits, either, go, has, plays
from ..ground.tokens import holding, reveal
from .evening_out import end_exchange

MARKERS = 3  # EM-1.14: Exchange markers 5/0, 4/3, 2/1
MOST_OFFERED_FREELY = 5  # EM-15.4
HIGHEST_VALUE = 5  # of an Exchange marker
HIGHEST_NUMBER = NUMBERS - 1


# --- the number


@jit
def marker_of(value):
    """The Exchange marker a value stands on: 0 is 5/0, 1 is 4/3, 2 is 2/1."""
    if value == 0 or value == 5:
        return 0
    if value >= 3:
        return 1
    return 2


@jit
def is_played(s, value):
    for space in range(MARKERS):
        if s.exchange[space] != NONE and marker_of(s.exchange[space]) == marker_of(value):
            return True
    return False


@jit
def may_stay_within(s, n):
    """Is there an unplayed value that the Leader could offer himself?"""
    for value in range(HIGHEST_VALUE + 1):
        if value <= n and not is_played(s, value):
            return True
    return False


@jit
def largest_hand(s):
    most = 0
    for e in range(SIDES):
        if plays(s, e) and holding(s, e) > most:
            most = holding(s, e)
    return most


@jit
def most_to_name(s):
    """The highest number the Leader may name."""
    if s.book == EMPIRES:
        return HIGHEST_VALUE
    if s.opt_n_above_own_hand == N_ABOVE_OWN_HAND_YES:
        return largest_hand(s)
    return holding(s, s.actor)


@jit
def why_not_number(s, n):
    if s.book == CLASSIC:
        if n > most_to_name(s):
            return MN_4_22
        return 0
    if n > most_to_name(s) or is_played(s, n):
        return EM_6_1
    if s.opt_trade_leader_overcall == TRADE_LEADER_OVERCALL_FORBIDDEN:
        own = holding(s, s.actor)
        if n > own and may_stay_within(s, own):
            return EM_6_8
    return 0


@jit
def candidates_number(s, out, k):
    for n in range(min(most_to_name(s), HIGHEST_NUMBER) + 1):
        if why_not_number(s, n) == 0:
            out[k] = a_number(n)
            k += 1
    return k


@jit
def number(s, n):
    s.offer_size = n
    if s.book == EMPIRES:
        space = 0
        while s.exchange[space] != NONE:
            space += 1
        s.exchange[space] = n
    s.waiting = 0
    for e in range(SIDES):
        if plays(s, e) and most_to_offer(s, e) > 0:
            s.waiting |= 1 << e
    s.traders = 0
    if count_bits(s.waiting) < 2:
        s.waiting = 0
        end_exchange(s)
    else:
        ask(s, OFFER, s.title[TRADE])


# --- secret offers


@jit
def offered(s, e):
    n = 0
    for t in range(TOKENS):
        n += s.offer[e, t]
    return n


@jit
def offers_freely(s, e):
    """Antigone: any number from 0 to 5 (EM-15.4)."""
    return has(s, e, FREE_OFFER)


@entry
def most_to_offer(s, e):
    """How many resources an empire offers (with Antigone: at most); 0 keeps it out of the trade."""
    n = holding(s, e)
    if offers_freely(s, e):
        if n > MOST_OFFERED_FREELY:
            return MOST_OFFERED_FREELY
        return n
    if n >= s.offer_size:
        return s.offer_size
    if s.book == EMPIRES and s.opt_short_trader == SHORT_TRADER_OFFER_ALL:  # EM-6.7
        return n
    return 0


@jit
def why_not_offer(s, e, t):
    if s.hand[e, t] == 0:
        return either(s, EM_6_6, MN_4_26)
    return 0


@jit
def why_not_end_offer(s, e):
    if offers_freely(s, e):
        return 0
    return either(s, EM_6_6, MN_4_26)


@jit
def candidates_offer(s, e, out, k):
    for t in range(TOKENS):
        if why_not_offer(s, e, t) == 0:
            out[k] = a_offer(t)
            k += 1
    if why_not_end_offer(s, e) == 0:
        out[k] = A_DONE
        k += 1
    return k


@jit
def offer(s, e, t):
    s.hand[e, t] -= 1
    s.offer[e, t] += 1
    if offered(s, e) == most_to_offer(s, e):
        end_offer(s, e)


@jit
def end_offer(s, e):
    s.waiting &= ~(1 << e)
    if s.waiting == 0:
        turn_up_offers(s)
        go(s, TRADING)


@jit
def turn_up_offers(s):
    for e in range(SIDES):
        for t in range(TOKENS):
            if s.offer[e, t] > 0:
                s.traders |= 1 << e
                reveal(s, e, t, s.offer[e, t])
