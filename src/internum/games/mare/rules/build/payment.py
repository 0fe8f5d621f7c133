"""What things cost, and the sets that pay for them (EM-7.2 to 7.8, 7.12; MN-5a, 5b).

A set is laid out one token at a time (`paid`), in any order. A token is allowed if the set can still be completed from
the hand: all coins, or goods of different types; with the powers of 2016 also one coin among goods, one good among
coins, or one type twice.
"""

import numpy as np

from internum.core.engine import entry, jit

from ...actions import a_pay
from ...board import BOARDS, COIN, GOODS, SLOT_KIND, TOKEN_COUNT, TOKENS
from ...codes import EM_7_3, EM_7_4, EM_7_5, EM_7_6, EM_7_7, MN_5_3, MN_5_5, MN_5_6
from ...option_values import MAUSOLEUM_SCOPE_ALL_TOKENS
from ...state import (
    BUILDING_ITEM,
    FORTRESS_ITEM,
    FULL,
    LEGION_ITEM,
    NO_ITEM,
    ONE_TOKEN,
    TILE_ITEM,
    TRIREME_ITEM,
)
from ...tiles import (
    BUILDING_DISCOUNT,
    DOUBLE_TYPE,
    EMPIRES,
    LAND_DISCOUNT,
    MIXED_SET,
    PYRAMIDS,
    SEA_DISCOUNT,
    TOKEN_FORTRESS,
    TOKEN_LEGION,
    TOKEN_TRIREME,
)
from ..ground.basics import NONE, either, has
from ..ground.tokens import good_of, part_with, to_reserve

# --- prices

ITEM_COST = np.array([0, 3, 0, 3, 3, 3, 0], np.int8)  # by item: control, building, legion, fortress, trireme, tile
BUILDING_COST = np.array([0, 3, 6, 6, 3, 3, 3], np.int8)  # by kind of building
CHEAPEST_BUILDING = int(BUILDING_COST[1:].min())
FIRST_TILE_COST = 6  # Empires: a hero or wonder, and one more for each that one has
HERO_COST = 9  # 2003: any hero or wonder
PYRAMIDS_COST = 12  # MN-10.7, 11.3
CHEAPEST_TILE = min(FIRST_TILE_COST, HERO_COST, PYRAMIDS_COST)

# the power that buys a unit for a single token, and the good that serves (EM-7.7, 15.7, 16.5), by item
_GOODS = BOARDS[EMPIRES].goods
TOKEN_POWER = np.array([-1, -1, -1, TOKEN_LEGION, TOKEN_FORTRESS, TOKEN_TRIREME, -1], np.int8)
TOKEN_GOOD = np.array(
    [0, 0, 0, 1 + _GOODS.index("gladiator"), 1 + _GOODS.index("stone"), 1 + _GOODS.index("wood"), 0], np.int8
)


@entry
def tiles_of(s, e):
    """Heroes and wonders of an empire, the Pyramids apart, its own hero among them (MN-11.5)."""
    n = 0
    for tile in range(PYRAMIDS):
        if s.owner[tile] == e:
            n += 1
    return n


@jit
def tile_price(s, e, tile):
    """EM-7.8, 7.9; MN-5.T9, T10: never reduced."""
    if tile == PYRAMIDS:
        return PYRAMIDS_COST
    if s.book == EMPIRES:
        return FIRST_TILE_COST + tiles_of(s, e)
    return HERO_COST


@jit
def discount(s, e, item):
    """MN-8.1, 8.2, 8.6, 10.6: Caesar, Pericles, the Mausoleum; they add up (A-64)."""
    off = 0
    if (item == LEGION_ITEM or item == FORTRESS_ITEM) and has(s, e, LAND_DISCOUNT):
        off += 1
    if item == TRIREME_ITEM and has(s, e, SEA_DISCOUNT):
        off += 1
    if has(s, e, BUILDING_DISCOUNT) and (item == BUILDING_ITEM or s.opt_mausoleum_scope == MAUSOLEUM_SCOPE_ALL_TOKENS):
        off += 1
    return off


@jit
def building_cost(s, p, slot):
    """What the building of a slot costs who has no discount."""
    return int(BUILDING_COST[SLOT_KIND[s.book, p, slot]])


@entry
def price_of(s, e, item, place, slot):
    """The full price of an item: a tile, a building on a slot, or a piece."""
    if item == TILE_ITEM:
        return tile_price(s, e, place)
    if item == BUILDING_ITEM:
        return building_cost(s, place, slot) - discount(s, e, item)
    return int(ITEM_COST[item]) - discount(s, e, item)


@jit
def cheapest_building(s, e):
    return CHEAPEST_BUILDING - discount(s, e, BUILDING_ITEM)


# --- what a hand can pay


@jit
def types_held(s, e):
    """Different goods in a hand."""
    n = 0
    for g in range(1, GOODS + 1):
        if s.hand[e, g] + s.hand[e, g + GOODS] > 0:
            n += 1
    return n


@jit
def holds_twice(s, e):
    """Is there a type of which the hand has two tokens?"""
    for g in range(1, GOODS + 1):
        if s.hand[e, g] + s.hand[e, g + GOODS] > 1:
            return True
    return False


@entry
def largest_set(s, e):
    """The highest price a hand can pay; every lower price (from 2 on) can be paid too."""
    coins = s.hand[e, COIN]
    types = types_held(s, e)
    best = coins
    if types > best:
        best = types
    if types > 0 and coins > 0 and has(s, e, MIXED_SET):  # EM-7.5
        best += 1
    elif types + 1 > best and has(s, e, DOUBLE_TYPE) and holds_twice(s, e):  # EM-7.6
        best = types + 1
    return best


@jit
def has_single_token(s, e, item):
    """EM-7.7, 16.19: a coin, or the one good that serves, legendary or not."""
    good = int(TOKEN_GOOD[item])
    return s.hand[e, COIN] + s.hand[e, good] + s.hand[e, good + GOODS] > 0


# --- laying out a set


@jit
def begin_payment(s, e, item, place, slot, price_kind):
    """Lay out what is being bought and ask for its price, one token after the other."""
    s.item = item
    s.item_place = place
    s.item_slot = slot
    s.price_kind = price_kind
    s.price = 0
    if price_kind == ONE_TOKEN:
        s.price = 1
    elif price_kind == FULL:
        s.price = price_of(s, e, item, place, slot)


@jit
def tokens_paid(s):
    n = 0
    for t in range(TOKENS):
        n += s.paid[t]
    return n


@jit
def has_shape(coins, types, doubled, may_double, may_mix):
    """Is this part of a set of the price's size at all (MN-0.13): coins, types of goods, types laid twice?"""
    if doubled > 0:
        return coins == 0 and doubled == 1 and may_double
    if coins == 0 or types == 0:
        return True
    return (coins == 1 or types == 1) and may_mix


@jit
def can_complete(n, coins, types, doubled, more_coins, all_types, twice, may_double, may_mix):
    """Can the part of a set of `n` be completed from the hand (`more_coins`; `all_types`: of types laid and held)?"""
    if types == 0 and coins + more_coins >= n:
        return True
    if coins == 0 and doubled == 0 and all_types >= n:
        return True
    if may_double and coins == 0 and (doubled == 1 or (doubled == 0 and twice)) and all_types >= n - 1:
        return True
    if doubled == 0 and may_mix:
        if coins <= 1 and types <= n - 1 and all_types >= n - 1 and coins + more_coins >= 1:
            return True
        return types <= 1 and coins <= n - 1 and coins + more_coins >= n - 1 and all_types >= 1
    return False


@jit
def why_not_single_token(s, e, t):
    if t == COIN or good_of(t) == TOKEN_GOOD[s.item]:
        return 0
    return EM_7_7


@jit
def why_not_pay(s, e, t):
    if s.hand[e, t] == 0:
        return either(s, EM_7_3, MN_5_3)
    if s.price_kind == ONE_TOKEN:
        return why_not_single_token(s, e, t)
    types, doubled, all_types, twice = types_of_set(s, e)
    may_double, may_mix = has(s, e, DOUBLE_TYPE), has(s, e, MIXED_SET)
    return why_not_add(s, e, t, types, doubled, all_types, twice, may_double, may_mix)


@jit
def types_of_set(s, e):
    """Of the set laid out: its types, how many are laid twice; of set and hand: their types, is one there twice?"""
    types = 0
    doubled = 0
    all_types = 0
    twice = False
    for g in range(1, GOODS + 1):
        laid = s.paid[g] + s.paid[g + GOODS]
        total = laid + s.hand[e, g] + s.hand[e, g + GOODS]
        if laid > 0:
            types += 1
            doubled += laid - 1
        if total > 0:
            all_types += 1
        if total > 1:
            twice = True
    return types, doubled, all_types, twice


@jit
def why_not_add(s, e, t, types, doubled, all_types, twice, may_double, may_mix):
    """May a token of the hand be added to the set laid out, which `types_of_set` has counted?

    `may_double` (EM-7.6) and `may_mix` (EM-7.5) are powers of the empire.
    """
    coins = s.paid[COIN]
    good = good_of(t)
    if t == COIN:
        coins += 1
    elif s.paid[good] + s.paid[good + GOODS] > 0:
        doubled += 1
    else:
        types += 1
    if not has_shape(coins, types, doubled, may_double, may_mix):
        if may_double and coins == 0:
            return EM_7_6
        if may_mix and doubled == 0:
            return EM_7_5
        return either(s, EM_7_4, MN_5_5)
    more_coins = s.paid[COIN] + s.hand[e, COIN] - coins
    if can_complete(s.price, coins, types, doubled, more_coins, all_types, twice, may_double, may_mix):
        return 0
    return either(s, EM_7_3, MN_5_6)


@jit
def candidates_pay(s, e, out, k):
    if s.price_kind == ONE_TOKEN:
        for t in range(TOKENS):
            if why_not_pay(s, e, t) == 0:
                out[k] = a_pay(t)
                k += 1
        return k
    types, doubled, all_types, twice = types_of_set(s, e)
    may_double, may_mix = has(s, e, DOUBLE_TYPE), has(s, e, MIXED_SET)
    for t in range(TOKEN_COUNT[s.book]):
        if s.hand[e, t] > 0:
            if why_not_add(s, e, t, types, doubled, all_types, twice, may_double, may_mix) == 0:
                out[k] = a_pay(t)
                k += 1
    return k


@jit
def lay_out_token(s, e, t):
    """`pay`: True when the set is complete."""
    part_with(s, e, t)
    s.paid[t] += 1
    return tokens_paid(s) == s.price


@jit
def spend_set(s):
    """EM-7.12: back to the reserve at once; MN-5.8: at the end of the phase."""
    for t in range(TOKENS):
        if s.paid[t] > 0:
            if s.book == EMPIRES:
                to_reserve(s, t, s.paid[t])
            else:
                s.spent[t] += s.paid[t]
            s.paid[t] = 0


@jit
def clear_purchase(s):
    s.item = NO_ITEM
    s.item_place = NONE
    s.item_slot = NONE
    s.price_kind = FULL
    s.price = 0
