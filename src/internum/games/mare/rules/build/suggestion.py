"""A sensible way to pay: what leaves most sets for the rest of the turn; then goods, which perish, before coins.

Of goods, those held most often come first, so that variety is kept; a legendary good stays hidden as long as possible.
"""

from internum.core.engine import entry, jit

from ...board import COIN, GOODS, TOKENS
from ...state import LEGION_ITEM, ONE_TOKEN, TRIREME_ITEM
from ...tiles import MIXED_SET
from ..ground.basics import NONE, has, unused
from ..ground.tokens import good_of
from .payment import TOKEN_GOOD, TOKEN_POWER, tokens_paid, why_not_pay

USUAL_PRICE = 3


@jit
def held(s, e, g):
    """Tokens of a type in hand, regular and legendary."""
    return s.hand[e, g] + s.hand[e, g + GOODS]


@jit
def comes_before(s, e, g, other):
    """Is the type `g` given away before the type `other`: held more often, then by number?"""
    if held(s, e, g) != held(s, e, other):
        return held(s, e, g) > held(s, e, other)
    return g < other


@jit
def is_among_first(s, e, g, n):
    """Is the type among the first `n` unlaid types to give away?"""
    if held(s, e, g) == 0 or s.paid[g] + s.paid[g + GOODS] > 0:
        return False
    before = 0
    for other in range(1, GOODS + 1):
        if other != g and s.paid[other] + s.paid[other + GOODS] == 0 and comes_before(s, e, other, g):
            before += 1
    return before < n


@jit
def sets_left(s, e, n):
    """Sets of three different goods the hand still makes once `n` more types are laid out."""
    sets = 0
    while True:
        useful = 0  # of the next so many sets, a type serves each at most once
        for g in range(1, GOODS + 1):
            left = held(s, e, g)
            if is_among_first(s, e, g, n):
                left -= 1
            if left > sets + 1:
                left = sets + 1
            useful += left
        if useful < USUAL_PRICE * (sets + 1):
            return sets
        sets += 1


@jit
def coins_to_lay(s, e):
    """How many coins the best set that can still be completed has more of."""
    n = s.price - tokens_paid(s)
    types = 0
    for g in range(1, GOODS + 1):
        if held(s, e, g) > 0 and s.paid[g] + s.paid[g + GOODS] == 0:
            types += 1
    best = NONE
    best_value = NONE
    for coins in range(n + 1):
        total = s.paid[COIN] + coins
        pure = total == 0 or total == s.price
        if coins > s.hand[e, COIN] or not (pure or (has(s, e, MIXED_SET) and (total == 1 or total == s.price - 1))):
            continue
        if n - coins > types and not (total == 0 and n <= types + 1):
            continue
        left = s.hand[e, COIN] - coins
        value = 4 * (sets_left(s, e, n - coins) + left // USUAL_PRICE)
        if left < 2:
            value += left
        else:
            value += 2
        if value > best_value:
            best = coins
            best_value = value
    return best


@jit
def spares(s, e, g):
    """Does a once-a-round power want this last token of its type (EM-7.7)?"""
    if held(s, e, g) != 1:
        return False
    for item in range(LEGION_ITEM, TRIREME_ITEM + 1):
        if TOKEN_GOOD[item] == g and unused(s, e, TOKEN_POWER[item]):
            return True
    return False


@entry
def suggested_token(s, e):
    """The token to lay out next (NONE if nothing is to be paid)."""
    coins = 0
    if s.price_kind != ONE_TOKEN:
        coins = coins_to_lay(s, e)
    if coins > 0 and why_not_pay(s, e, COIN) == 0:
        return COIN
    best = NONE
    best_value = NONE
    for t in range(1, TOKENS):
        if s.hand[e, t] > 0 and why_not_pay(s, e, t) == 0:
            good = good_of(t)
            value = 8 * held(s, e, good)
            if t <= GOODS:
                value += 1
            if s.paid[good] + s.paid[good + GOODS] > 0:  # a type laid twice saves another one
                value += 2
            if not spares(s, e, good):
                value += 4
            if value > best_value:
                best = t
                best_value = value
    if best == NONE and why_not_pay(s, e, COIN) == 0:
        return COIN
    return best
