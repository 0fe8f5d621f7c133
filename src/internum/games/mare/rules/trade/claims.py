"""Claims: who begins, who may take from whom, and Ulysses (EM-6.10 to 6.14; MN-4.28 to 4.36, 9.6 to 9.8)."""

from internum.core.engine import jit

from ...actions import a_claim, a_start
from ...board import SIDES, TOKENS, TRADE
from ...codes import EM_6_10, EM_6_11, EM_6_13, MN_4_29, MN_4_32, MN_9_7
from ...option_values import LONE_HOLDER_ENDS_YES, ULYSSES_CARD_PICKER_POSSESSOR, ULYSSES_OVERRIDES_LIMIT_YES
from ...phases import CLAIM, FORCED, REDIRECT
from ...tiles import CLASSIC, REDIRECT_POWER
from ..ground.basics import NONE, ask, back, by_seat, call, either, plays, unused, use
from ..ground.tokens import holding, receive
from .evening_out import end_exchange
from .offers import offered

# --- who begins


@jit
def richest_trader(s):
    """MN-4.22 with n above the Trade Master's hand: the largest hand begins, then by seat from him."""
    best = NONE
    for k in range(s.players):
        e = by_seat(s, s.title[TRADE], k)
        if (s.traders >> e) & 1 == 1 and (best == NONE or holding(s, e) > holding(s, best)):
            best = e
    return best


@jit
def why_not_start(s, e):
    if (s.traders >> e) & 1 == 0:
        return EM_6_10
    return 0


@jit
def candidates_start(s, out, k):
    for e in range(SIDES):
        if why_not_start(s, e) == 0:
            out[k] = a_start(e)
            k += 1
    return k


@jit
def begin_claims(s, e):
    s.starter = e
    ask(s, CLAIM, e)


# --- claims


@jit
def is_barred(s, e, other):
    """Have `e` and `other` just taken from each other, so that `e` must turn to a third player (EM-6.13, MN-4.32)?"""
    return s.claimed_by[0] == other and s.claimed_from[0] == e and s.claimed_by[1] == e and s.claimed_from[1] == other


@jit
def why_not_claim(s, e, other, t):
    if other == e or s.offer[other, t] == 0:
        return either(s, EM_6_11, MN_4_29)
    if is_barred(s, e, other):
        return either(s, EM_6_13, MN_4_32)
    return 0


@jit
def candidates_claim(s, e, out, k):
    for other in range(SIDES):
        left = offered(s, other)
        t = 0
        while left > 0:
            if why_not_claim(s, e, other, t) == 0:
                out[k] = a_claim(other, t)
                k += 1
            left -= s.offer[other, t]
            t += 1
    return k


@jit
def claim(s, e, other, t):
    """Announce a claim; in 2003 Ulysses may turn it to himself before the card moves."""
    for u in range(SIDES):
        if plays(s, u) and may_redirect(s, u, e, other):
            s.announced = t
            s.announced_from = other
            call(s, REDIRECT, u)
            return
    take_claimed(s, e, other, t)


@jit
def take_claimed(s, e, other, t):
    s.offer[other, t] -= 1
    s.known[other, t] -= 1
    receive(s, e, t)
    s.claimed_by[1] = s.claimed_by[0]
    s.claimed_from[1] = s.claimed_from[0]
    s.claimed_by[0] = e
    s.claimed_from[0] = other
    if may_go_on(s, other):
        ask(s, CLAIM, other)
    else:
        end_exchange(s)


@jit
def may_go_on(s, e):
    """Has the empire a claim to make (EM-6.14; MN-4.34 to 4.36)?"""
    holders = 0
    to_claim_from = 0
    for other in range(SIDES):
        if offered(s, other) > 0:
            holders += 1
            if other != e and not is_barred(s, e, other):
                to_claim_from += 1
    if s.book == CLASSIC and s.opt_lone_holder_ends == LONE_HOLDER_ENDS_YES and holders < 2:
        return False
    return to_claim_from > 0


# --- Ulysses (MN-4.43, 9.6 to 9.8)


@jit
def may_redirect(s, u, e, other):
    """May `u` turn a claim of `e` on `other` to himself?"""
    if u == e or u == other or not unused(s, u, REDIRECT_POWER) or offered(s, u) == 0:
        return False
    return s.opt_ulysses_overrides_limit == ULYSSES_OVERRIDES_LIMIT_YES or not is_barred(s, e, u)


@jit
def let_claim(s):
    """Ulysses lets the claim stand as it was announced."""
    t = s.announced
    other = s.announced_from
    s.announced = NONE
    s.announced_from = NONE
    back(s)
    take_claimed(s, s.actor, other, t)


@jit
def redirect(s, u):
    use(s, u, REDIRECT_POWER)
    s.announced = NONE
    s.announced_from = u
    back(s)
    if s.opt_ulysses_card_picker == ULYSSES_CARD_PICKER_POSSESSOR:
        call(s, FORCED, u)
    else:
        call(s, FORCED, s.actor)


@jit
def why_not_forced(s, other, t):
    if other != s.announced_from or s.offer[other, t] == 0:
        return MN_9_7
    return 0


@jit
def candidates_forced(s, out, k):
    for t in range(TOKENS):
        if why_not_forced(s, s.announced_from, t) == 0:
            out[k] = a_claim(s.announced_from, t)
            k += 1
    return k


@jit
def forced_claim(s, other, t):
    s.announced_from = NONE
    back(s)
    take_claimed(s, s.actor, other, t)
