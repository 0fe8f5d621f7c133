"""Trade: the number, secret offers, claims, evening out (EM-6, 15.4; MN-4b, 9.6 to 9.8)."""

from internum.core.engine import entry, jit

from ..actions import A_CLAIM, A_DONE, A_GIVE, A_NO, A_NUMBER, A_OFFER, A_START, A_YES
from ..board import SIDES, TOKENS, TRADE
from ..codes import (
    EM_6_1,
    EM_6_6,
    EM_6_8,
    EM_6_10,
    EM_6_11,
    EM_6_13,
    EM_6_17,
    MN_4_22,
    MN_4_26,
    MN_4_29,
    MN_4_32,
    MN_4_40,
    MN_9_7,
)
from ..phases import BEGIN_BUILD, CLAIM, FORCED, GIVE, NUMBER, OFFER, REDIRECT, STARTER, TRADE_STAGE, TRADING
from ..tiles import CLASSIC, EMPIRES, FREE_OFFER, REDIRECT_POWER
from .basics import NONE, ask, back, by_seat, call, count_bits, either, go, has, plays, unused, use
from .tokens import give_unseen, holding, receive, reveal

MARKERS = 3  # EM-1.14: Exchange markers 5/0, 4/3, 2/1
MOST_OFFERED_FREELY = 5  # EM-15.4
OVERCALL_FORBIDDEN = 1  # opt_trade_leader_overcall
OFFER_ALL = 1  # opt_short_trader
ABOVE_OWN_HAND = 1  # opt_n_above_own_hand
LONE_HOLDER_ENDS = 0  # opt_lone_holder_ends
OVERRIDES_LIMIT = 1  # opt_ulysses_overrides_limit
POSSESSOR_PICKS = 1  # opt_ulysses_card_picker
NEWEST_NUMBER = 127


@jit
def begin_trade(s):
    s.stage = TRADE_STAGE
    if s.exchange[MARKERS - 1] != NONE:  # EM-6.3
        for space in range(MARKERS):
            s.exchange[space] = NONE
    ask(s, NUMBER, s.title[TRADE])


@jit
def go_on_trading(s):
    """Everybody has offered: who claims first?"""
    leader = s.title[TRADE]
    if count_bits(s.traders) < 2:  # EM-6.9, MN-4.37
        end_exchange(s)
    elif (s.traders >> leader) & 1 == 1:
        begin_claims(s, leader)
    elif s.book == EMPIRES:
        ask(s, STARTER, leader)
    else:
        begin_claims(s, richest_trader(s))


# --- how many are offered


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
    for value in range(6):
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
def why_not_number(s, n):
    own = holding(s, s.actor)
    if s.book == CLASSIC:
        most = own
        if s.opt_n_above_own_hand == ABOVE_OWN_HAND:
            most = largest_hand(s)
        if n > most:
            return MN_4_22
        return 0
    if n > 5 or is_played(s, n):
        return EM_6_1
    if s.opt_trade_leader_overcall == OVERCALL_FORBIDDEN and n > own and may_stay_within(s, own):
        return EM_6_8
    return 0


@jit
def candidates_number(s, out, k):
    for n in range(NEWEST_NUMBER + 1):
        if why_not_number(s, n) == 0:
            out[k] = A_NUMBER + n
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
    if s.book == EMPIRES and s.opt_short_trader == OFFER_ALL:  # EM-6.7
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
            out[k] = A_OFFER + t
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
            out[k] = A_START + e
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
        for t in range(TOKENS):
            if why_not_claim(s, e, other, t) == 0:
                out[k] = A_CLAIM + other * TOKENS + t
                k += 1
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
    if s.book == CLASSIC and s.opt_lone_holder_ends == LONE_HOLDER_ENDS and holders < 2:
        return False
    return to_claim_from > 0


# --- Ulysses (MN-9.6 to 9.8)


@jit
def may_redirect(s, u, e, other):
    """May `u` turn a claim of `e` on `other` to himself?"""
    if u == e or u == other or not unused(s, u, REDIRECT_POWER) or offered(s, u) == 0:
        return False
    return s.opt_ulysses_overrides_limit == OVERRIDES_LIMIT or not is_barred(s, e, u)


@jit
def redirect(s, u, a):
    t = s.announced
    other = s.announced_from
    if a == A_NO:
        s.announced = NONE
        s.announced_from = NONE
        back(s)
        take_claimed(s, s.actor, other, t)
        return
    use(s, u, REDIRECT_POWER)
    s.announced = NONE
    s.announced_from = u
    back(s)
    if s.opt_ulysses_card_picker == POSSESSOR_PICKS:
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
            out[k] = A_CLAIM + s.announced_from * TOKENS + t
            k += 1
    return k


@jit
def forced_claim(s, other, t):
    s.announced_from = NONE
    back(s)
    take_claimed(s, s.actor, other, t)


# --- the end: what is left goes back, and one gift evens out (EM-6.15 to 6.20, MN-4.37 to 4.42)


@jit
def end_exchange(s):
    for e in range(SIDES):
        for t in range(TOKENS):
            s.hand[e, t] += s.offer[e, t]
            s.offer[e, t] = 0
    if s.claimed_from[0] != NONE and s.claimed_from[0] != s.starter:
        ask(s, GIVE, s.starter)
    else:
        end_trade(s)


@jit
def why_not_give(s, e, t):
    if s.hand[e, t] == 0:
        return either(s, EM_6_17, MN_4_40)
    return 0


@jit
def candidates_give(s, e, out, k):
    for t in range(TOKENS):
        if why_not_give(s, e, t) == 0:
            out[k] = A_GIVE + t
            k += 1
    return k


@jit
def give(s, e, t):
    give_unseen(s, e, s.claimed_from[0], t)
    end_trade(s)


@jit
def end_trade(s):
    for ago in range(2):
        s.claimed_by[ago] = NONE
        s.claimed_from[ago] = NONE
    s.starter = NONE
    s.traders = 0
    s.offer_size = 0
    go(s, BEGIN_BUILD)


# --- what `rules` calls


@jit
def legal_trade(s, e, out):
    if s.phase == NUMBER:
        return candidates_number(s, out, 0)
    if s.phase == OFFER:
        return candidates_offer(s, e, out, 0)
    if s.phase == STARTER:
        return candidates_start(s, out, 0)
    if s.phase == CLAIM:
        return candidates_claim(s, e, out, 0)
    if s.phase == REDIRECT:
        out[0] = A_NO
        out[1] = A_YES
        return 2
    if s.phase == FORCED:
        return candidates_forced(s, out, 0)
    return candidates_give(s, e, out, 0)


@jit
def why_not_trade(s, e, a):
    """0, the rule against it, or NONE: no action of this phase."""
    if s.phase == NUMBER and A_NUMBER <= a < A_OFFER:
        return why_not_number(s, a - A_NUMBER)
    if s.phase == OFFER and A_OFFER <= a < A_START:
        return why_not_offer(s, e, a - A_OFFER)
    if s.phase == OFFER and a == A_DONE:
        return why_not_end_offer(s, e)
    if s.phase == STARTER and A_START <= a < A_CLAIM:
        return why_not_start(s, a - A_START)
    if A_CLAIM <= a < A_GIVE:
        other = (a - A_CLAIM) // TOKENS
        if s.phase == CLAIM:
            return why_not_claim(s, e, other, (a - A_CLAIM) % TOKENS)
        if s.phase == FORCED:
            return why_not_forced(s, other, (a - A_CLAIM) % TOKENS)
    if s.phase == REDIRECT and (a == A_NO or a == A_YES):
        return 0
    if s.phase == GIVE and A_GIVE <= a < A_GIVE + TOKENS:
        return why_not_give(s, e, a - A_GIVE)
    return NONE


@jit
def apply_trade(s, e, a):
    if s.phase == NUMBER:
        number(s, a - A_NUMBER)
    elif s.phase == OFFER:
        if a == A_DONE:
            end_offer(s, e)
        else:
            offer(s, e, a - A_OFFER)
    elif s.phase == STARTER:
        begin_claims(s, a - A_START)
    elif s.phase == CLAIM:
        claim(s, e, (a - A_CLAIM) // TOKENS, (a - A_CLAIM) % TOKENS)
    elif s.phase == REDIRECT:
        redirect(s, e, a)
    elif s.phase == FORCED:
        forced_claim(s, (a - A_CLAIM) // TOKENS, (a - A_CLAIM) % TOKENS)
    else:
        give(s, e, a - A_GIVE)
