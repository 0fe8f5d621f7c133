"""The course of trade, and which chapter answers for what (EM-6, MN-4b): `offers`, `claims`, `evening_out`."""

from internum.core.engine import jit

from ...actions import A_CLAIM, A_DONE, A_GIVE, A_NO, A_NUMBER, A_OFFER, A_START, A_YES
from ...board import TOKENS, TRADE
from ...phases import CLAIM, FORCED, GIVE, NUMBER, OFFER, REDIRECT, STARTER, TRADE_STAGE
from ...tiles import EMPIRES
from ..ground.basics import NONE, ask, count_bits
from .claims import (
    begin_claims,
    candidates_claim,
    candidates_forced,
    candidates_start,
    claim,
    forced_claim,
    redirect,
    richest_trader,
    why_not_claim,
    why_not_forced,
    why_not_start,
)
from .evening_out import candidates_give, end_exchange, give, why_not_give
from .offers import (
    MARKERS,
    candidates_number,
    candidates_offer,
    end_offer,
    number,
    offer,
    why_not_end_offer,
    why_not_number,
    why_not_offer,
)


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
