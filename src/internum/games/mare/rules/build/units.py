"""New units: legions, fortresses, triremes (EM-8.7 to 8.10, 15.11; MN-5.21, 5.24, 5.26, 10.4)."""

from internum.core.engine import entry, jit

from ...actions import a_fortress, a_launch, a_legion, a_trireme
from ...board import CAPITAL, COAST_BITS, FORTRESS, LEGION, SEA_COUNT, TRIREME
from ...codes import EM_1_9, EM_8_8, EM_8_9, EM_15_11, MN_1_15, MN_5_21, MN_5_26, MN_10_4
from ...state import FORTRESS_ITEM, FREE, FULL, LEGION_ITEM, ONE_TOKEN, TRIREME_ITEM
from ...tiles import CLASSIC, EMPIRES, FREE_LEGIONS, TWO_FORTRESSES
from ..ground.basics import NONE, either, first_in, has, use
from ..ground.pieces import add_fortress, add_in_port, add_legions, add_triremes, units_appeared
from .payment import TOKEN_POWER, price_of
from .placing import free_legions_left, pays_token, provinces_open_to_build, why_not_open, why_not_price

# --- legions


@jit
def why_not_legion(s, e, p, price):
    code = why_not_open(s, e, p)
    if code != 0:
        return code
    if s.supply[e, LEGION] == 0:
        return either(s, EM_1_9, MN_1_15)
    if price == FREE and CAPITAL[s.book, e] != p and s.book == EMPIRES:
        return EM_15_11
    return why_not_price(s, e, LEGION_ITEM, p, NONE, price)


@jit
def candidates_legion(s, e, best, sites, out, k):
    full = best >= price_of(s, e, LEGION_ITEM, NONE, NONE)
    token = pays_token(s, e, LEGION_ITEM)
    free = s.book == EMPIRES and free_legions_left(s, e) > 0
    if s.supply[e, LEGION] == 0 or not (full or token or free):
        return k
    while sites != 0:
        p = first_in(sites)
        if full:
            out[k] = a_legion(p, FULL)
            k += 1
        if token:
            out[k] = a_legion(p, ONE_TOKEN)
            k += 1
        if free and CAPITAL[s.book, e] == p:
            out[k] = a_legion(p, FREE)
            k += 1
        sites &= sites - 1
    return k


@jit
def place_legion(s, e, p, price):
    if price == FREE:
        s.free_legions = free_legions_left(s, e) - 1
        use(s, e, FREE_LEGIONS)
    elif price == ONE_TOKEN:
        use(s, e, TOKEN_POWER[LEGION_ITEM])
    add_legions(s, e, p, 1)
    units_appeared(s, p)


# --- fortresses


@jit
def fortress_limit(s, e):
    if has(s, e, TWO_FORTRESSES):
        return 2
    return 1


@jit
def why_not_more_fortresses(s, e, p):
    if s.fortress[p] < fortress_limit(s, e):
        return 0
    if s.fortress[p] == 2:
        return MN_10_4
    return either(s, EM_8_8, MN_5_21)


@jit
def why_not_fortress(s, e, p, price):
    code = why_not_open(s, e, p)
    if code == 0:
        code = why_not_more_fortresses(s, e, p)
    if code != 0:
        return code
    if s.supply[e, FORTRESS] == 0:
        return either(s, EM_1_9, MN_1_15)
    return why_not_price(s, e, FORTRESS_ITEM, p, NONE, price)


@jit
def candidates_fortress(s, e, best, sites, out, k):
    full = best >= price_of(s, e, FORTRESS_ITEM, NONE, NONE)
    token = pays_token(s, e, FORTRESS_ITEM)
    if s.supply[e, FORTRESS] == 0 or not (full or token):
        return k
    while sites != 0:
        p = first_in(sites)
        sites &= sites - 1
        if why_not_more_fortresses(s, e, p) == 0:
            if full:
                out[k] = a_fortress(p, FULL)
                k += 1
            if token:
                out[k] = a_fortress(p, ONE_TOKEN)
                k += 1
    return k


@jit
def place_fortress(s, e, p, price):
    if price == ONE_TOKEN:
        use(s, e, TOKEN_POWER[FORTRESS_ITEM])
    add_fortress(s, p, 1)
    units_appeared(s, p)


# --- triremes: at sea in 2016, in port in 2003


@jit
def seas_of(s, sites):
    """EM-8.9: the seas that touch a province open to build, as a mask."""
    seas = 0
    while sites != 0:
        seas |= int(COAST_BITS[s.book, first_in(sites)])
        sites &= sites - 1
    return seas


@entry
def seas_open_to_build(s, e):
    return seas_of(s, provinces_open_to_build(s, e))


@jit
def why_not_trireme(s, e, sea, price):
    if s.book == CLASSIC:
        return MN_5_26
    if (seas_open_to_build(s, e) >> sea) & 1 == 0:
        return EM_8_9
    if s.supply[e, TRIREME] == 0:
        return EM_1_9
    return why_not_price(s, e, TRIREME_ITEM, sea, NONE, price)


@jit
def candidates_trireme(s, e, best, sites, out, k):
    full = best >= price_of(s, e, TRIREME_ITEM, NONE, NONE)
    token = pays_token(s, e, TRIREME_ITEM)
    if s.book == CLASSIC or s.supply[e, TRIREME] == 0 or not (full or token):
        return k
    seas = seas_of(s, sites)
    for sea in range(SEA_COUNT[s.book]):
        if (seas >> sea) & 1 == 1:
            if full:
                out[k] = a_trireme(sea, FULL)
                k += 1
            if token:
                out[k] = a_trireme(sea, ONE_TOKEN)
                k += 1
    return k


@jit
def why_not_launch(s, e, p):
    if s.book == EMPIRES:
        return EM_8_9
    code = why_not_open(s, e, p)
    if code != 0:
        return code
    if COAST_BITS[s.book, p] == 0:
        return MN_5_26
    if s.supply[e, TRIREME] == 0:
        return MN_1_15
    return why_not_price(s, e, TRIREME_ITEM, p, NONE, FULL)


@jit
def candidates_launch(s, e, best, sites, out, k):
    if s.book == EMPIRES or s.supply[e, TRIREME] == 0 or best < price_of(s, e, TRIREME_ITEM, NONE, NONE):
        return k
    while sites != 0:
        p = first_in(sites)
        sites &= sites - 1
        if COAST_BITS[s.book, p] != 0:
            out[k] = a_launch(p)
            k += 1
    return k


@jit
def place_trireme(s, e, place, price):
    if price == ONE_TOKEN:
        use(s, e, TOKEN_POWER[TRIREME_ITEM])
    if s.book == EMPIRES:
        add_triremes(s, e, place, 1)
    else:
        add_in_port(s, e, place, 1)
