"""The course of trade, and which chapter answers for what (EM-6, MN-4b): `offers`, `claims`, `evening_out`."""

from internum.core.codec import Table
from internum.core.engine import jit

from ...actions import A_NO, A_YES
from ...board import TRADE
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
    let_claim,
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


DECISIONS: Table = {
    NUMBER: {"number": (why_not_number, number)},
    OFFER: {"offer": (why_not_offer, offer), "done": (why_not_end_offer, end_offer)},
    STARTER: {"start": (why_not_start, begin_claims)},
    CLAIM: {"claim": (why_not_claim, claim)},
    REDIRECT: {"no": (0, let_claim), "yes": (0, redirect)},
    FORCED: {"claim": (why_not_forced, forced_claim)},
    GIVE: {"give": (why_not_give, give)},
}
