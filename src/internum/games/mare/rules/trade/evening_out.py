"""The end of trade: what is left goes back, and one gift evens out (EM-6.15 to 6.20, MN-4.37 to 4.42)."""

from internum.core.engine import jit

from ...actions import a_give
from ...board import SIDES, TOKENS
from ...codes import EM_6_17, MN_4_40
from ...phases import BEGIN_BUILD, GIVE
from ..ground.basics import NONE, ask, either, go
from ..ground.tokens import give_unseen


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
            out[k] = a_give(t)
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
