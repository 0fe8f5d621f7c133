"""What is kept for the next round (EM-8.16 to 8.21, 16.3, 16.4; MN-5.8 to 5.10, 10.2).

2016, French: at the end of each Build turn. Otherwise all at once, at the end of the phase.
"""

from internum.core.engine import entry, jit

from ...actions import A_DONE, a_keep
from ...board import COIN, CULTURE, GOODS, SIDES, TOKENS
from ...codes import EM_8_16, EM_8_17, EM_16_3, MN_5_9, MN_5_10, MN_10_2
from ...option_values import DISCARD_TIME_PHASE_END
from ...phases import BUILDING, ENDING_BUILD, STORE
from ...tiles import CLASSIC, EMPIRES, KEEP_GOODS
from ..ground.basics import ask, either, go, has, plays
from ..ground.tokens import good_of, store, to_reserve

COINS_KEPT = 2


@entry
def stores_at_phase_end(s):
    return s.book == CLASSIC or s.opt_discard_time == DISCARD_TIME_PHASE_END


@jit
def begin_storage(s, e):
    """One empire sees to its storage."""
    ask(s, STORE, e)
    s.waiting = 0
    wait_for(s, e)
    if s.waiting == 0:
        end_storage(s)


@jit
def begin_common_storage(s):
    """All do at the same time."""
    ask(s, STORE, s.title[CULTURE])
    s.waiting = 0
    for e in range(SIDES):
        if plays(s, e):
            wait_for(s, e)
    if s.waiting == 0:
        end_storage(s)


@jit
def wait_for(s, e):
    """Who has nothing to choose is not asked."""
    if may_keep_more(s, e):
        s.waiting |= 1 << e


@jit
def goods_kept(s, e):
    n = 0
    for t in range(1, TOKENS):
        n += s.kept[e, t]
    return n


@entry
def goods_limit(s, e):
    """How many goods an empire may keep (EM-16.3, MN-10.2)."""
    if not has(s, e, KEEP_GOODS):
        return 0
    if s.book == EMPIRES:
        return 2
    return 1


@jit
def why_not_keep(s, e, t):
    if t == COIN:
        if s.hand[e, t] == 0 or s.kept[e, t] >= COINS_KEPT:
            return either(s, EM_8_16, MN_5_10)
        return 0
    if goods_limit(s, e) == 0:
        return either(s, EM_8_17, MN_5_9)
    if s.hand[e, t] == 0 or goods_kept(s, e) >= goods_limit(s, e):
        return either(s, EM_16_3, MN_10_2)
    good = good_of(t)
    if s.kept[e, good] + s.kept[e, good + GOODS] > 0:
        return EM_16_3
    return 0


@jit
def may_keep_more(s, e):
    for t in range(TOKENS):
        if why_not_keep(s, e, t) == 0:
            return True
    return False


@jit
def candidates_store(s, e, out, k):
    out[k] = A_DONE
    k += 1
    for t in range(TOKENS):
        if s.hand[e, t] > 0 and why_not_keep(s, e, t) == 0:
            out[k] = a_keep(t)
            k += 1
    return k


@jit
def keep(s, e, t):
    s.hand[e, t] -= 1
    s.kept[e, t] += 1
    if not may_keep_more(s, e):
        finish_keeping(s, e)


@jit
def finish_keeping(s, e):
    s.waiting &= ~(1 << e)
    if s.waiting == 0:
        end_storage(s)


@jit
def end_storage(s):
    """All have chosen: what is not kept is discarded."""
    if stores_at_phase_end(s):
        for e in range(SIDES):
            if plays(s, e):
                store(s, e)
        return_spent(s)
        go(s, ENDING_BUILD)
    else:
        store(s, s.actor)
        go(s, BUILDING)


@jit
def return_spent(s):
    """MN-5.8: spent cards go back to the bank."""
    for t in range(TOKENS):
        if s.spent[t] > 0:
            to_reserve(s, t, s.spent[t])
            s.spent[t] = 0
