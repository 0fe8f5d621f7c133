"""The exchange of a nation with all eight know-hows (AN-9.20), where it is not folded into payment.

At 1:1 with a finite bank (`exchange`), or at 2:1 by the rules of 2006 (`swap`).
"""

from internum.core.engine import jit

from ..actions import a_exchange, a_swap
from ..board import RESOURCE_COUNT
from ..codes import AN_5_3, AN_5_5, AN_9_20, AN_9_21, AN_17_5
from ..options import FINITE, ROUND_START, TWO_TO_ONE
from ..state import FOUNDING, NOTHING, RONDEL, TAKE
from .payment import gain, has_all_know_how, spend


@jit
def why_no_exchange(s):
    """AN-9.20: any moment of the nation's own turn, except inside a sub-decision."""
    if s.pending != NOTHING or s.phase > FOUNDING or s.phase < TAKE:
        return AN_9_20
    if s.phase < RONDEL and s.opt_coin_timing == ROUND_START:
        return AN_9_20
    if not has_all_know_how(s, s.active):
        return AN_9_20
    if s.opt_bank_resources != FINITE and s.opt_all_knowhow_exchange != TWO_TO_ONE:
        return AN_9_21
    return 0


@jit
def is_in_bank(s, resource):
    return s.opt_bank_resources != FINITE or s.bank_stock[resource] > 0


@jit
def why_not_exchange(s, give, get):
    code = why_no_exchange(s)
    if code != 0:
        return code
    if s.opt_all_knowhow_exchange == TWO_TO_ONE:
        return AN_17_5
    if give == get or s.exchanged[give] == 1:
        return AN_9_20  # no circles: what was taken by exchange is not given before another action
    if s.stock[s.active, give] == 0:
        return AN_5_3
    if not is_in_bank(s, get):
        return AN_5_5
    return 0


@jit
def why_not_swap(s, give, also, get):
    code = why_no_exchange(s)
    if code != 0:
        return code
    if s.opt_all_knowhow_exchange != TWO_TO_ONE:
        return AN_9_20
    if give > also or give == get or also == get:
        return AN_17_5
    held = s.stock[s.active, give]
    if (give == also and held < 2) or held == 0 or s.stock[s.active, also] == 0:
        return AN_5_3
    if not is_in_bank(s, get):
        return AN_5_5
    return 0


@jit
def candidates_exchange(s, out, k):
    if why_no_exchange(s) != 0:
        return k
    for give in range(RESOURCE_COUNT):
        for get in range(RESOURCE_COUNT):
            if why_not_exchange(s, give, get) == 0:
                out[k] = a_exchange(give, get)
                k += 1
            for also in range(RESOURCE_COUNT):
                if why_not_swap(s, give, also, get) == 0:
                    out[k] = a_swap(give, also, get)
                    k += 1
    return k


@jit
def exchange(s, give, get):
    spend(s, s.active, give)
    gain(s, s.active, get, 1)
    s.exchanged[get] = 1


@jit
def swap(s, give, also, get):
    spend(s, s.active, give)
    spend(s, s.active, also)
    gain(s, s.active, get, 1)


@jit
def forget_exchanges(s):
    for resource in range(RESOURCE_COUNT):
        s.exchanged[resource] = 0
