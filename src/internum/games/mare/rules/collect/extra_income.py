"""The extra coin, paid with the income, and the extra good, last of all (EM-16.1, 16.7; MN-10.1, 10.3)."""

from internum.core.engine import jit

from ...actions import A_NO, a_take
from ...board import COIN, GOODS, SIDES
from ...codes import EM_16_1, MN_10_3
from ...phases import EXTRA_COIN, EXTRA_GOOD
from ...tiles import CLASSIC, EMPIRES, EXTRA_COIN_POWER, EXTRA_GOOD_POWER
from ..ground.basics import NONE, back, call, either, plays, unused, use
from ..ground.tokens import gain, in_bank

# --- the extra coin (in 2003 it comes of itself)


@jit
def ask_extra_coin(s):
    s.step += 1
    if s.book == CLASSIC:
        return
    for e in range(SIDES):
        if unused(s, e, EXTRA_COIN_POWER):
            call(s, EXTRA_COIN, e)


@jit
def extra_coin(s, e):
    use(s, e, EXTRA_COIN_POWER)  # paid with the income
    back(s)


# --- the extra good


@jit
def ask_extra_good(s):
    s.step += 1
    for e in range(SIDES):
        if plays(s, e) and unused(s, e, EXTRA_GOOD_POWER) and is_any_good_there(s):
            use(s, e, EXTRA_GOOD_POWER)
            call(s, EXTRA_GOOD, e)


@jit
def is_any_good_there(s):
    for t in range(1, GOODS + 1):
        if why_not_take(s, t) == 0:
            return True
    return False


@jit
def why_not_take(s, t):
    if t == COIN or t > GOODS or in_bank(s, t) <= 0:
        return either(s, EM_16_1, MN_10_3)
    return 0


@jit
def candidates_extra_good(s, out, k):
    for t in range(1, GOODS + 1):
        if why_not_take(s, t) == 0:
            out[k] = a_take(t)
            k += 1
    if s.book == EMPIRES:
        out[k] = A_NO
        k += 1
    return k


@jit
def extra_good(s, e, t):
    gain(s, e, t, 1)
    back(s)


@jit
def why_not_refuse_good(s):
    """In 2003 the good is not a choice."""
    if s.book == EMPIRES:
        return 0
    return NONE
