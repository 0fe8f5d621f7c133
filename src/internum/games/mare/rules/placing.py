"""Where bought pieces go: control, buildings, units (EM-8.1 to 8.13, 12.3 to 12.5; MN-5c, 7.20 to 7.28, 8.4, 10.5).

Every verb has `why_not_<verb>` (place first, then price), `candidates_<verb>` with the same parts, and what it does
once it is paid.
"""

from internum.core.engine import entry, jit

from ..actions import A_BUILD, A_CONTROL, A_FORTRESS, A_LAUNCH, A_LEGION, A_TRIREME
from ..board import (
    A_CAPITAL,
    A_CARAVAN,
    A_MARKET,
    A_TEMPLE,
    CAPITAL,
    CARAVAN,
    CARAVAN_2,
    CITY,
    CITY_2,
    COAST_BITS,
    FORTRESS,
    HOME,
    LAND_BITS,
    LEGION,
    MARKER,
    MARKER_POST,
    PROVINCE_COUNT,
    SEA_COUNT,
    SHORE_BITS,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
    TRIREME,
)
from ..codes import (
    EM_1_6,
    EM_1_9,
    EM_1_12,
    EM_2_6,
    EM_4_8,
    EM_4_10,
    EM_7_3,
    EM_7_7,
    EM_8_1,
    EM_8_8,
    EM_8_9,
    EM_8_11,
    EM_11_2,
    EM_12_3,
    EM_15_3,
    EM_15_11,
    MN_1_15,
    MN_1_16,
    MN_5_6,
    MN_5_12,
    MN_5_13,
    MN_5_14,
    MN_5_15,
    MN_5_19,
    MN_5_20,
    MN_5_21,
    MN_5_22,
    MN_5_23,
    MN_5_25,
    MN_5_26,
    MN_5_27,
    MN_7_20,
    MN_7_22,
    MN_7_23,
    MN_7_30,
    MN_8_4,
    MN_8_5,
    MN_10_4,
)
from ..state import BUILDING_ITEM, CONTROL_ITEM, FORTRESS_ITEM, FREE, FULL, LEGION_ITEM, ONE_TOKEN, TRIREME_ITEM
from ..tiles import CLASSIC, EMPIRES, FAR_CONTROL, FREE_CONTROL, FREE_LEGIONS, TWO_FORTRESSES
from .basics import NONE, either, has, in_play, plays, unused, use
from .links import joined_seas, own_seas
from .payment import TOKEN_POWER, has_single_token, largest_set, price_of
from .pieces import (
    add_fortress,
    add_in_port,
    add_legions,
    add_triremes,
    enemy_legions,
    has_enemy,
    raise_building,
    serve_as_caravan,
    set_marker,
    units_appeared,
)

UNLIMITED = 1  # opt_building_supply
UNITS_AND_CAPITAL = 1  # opt_capital_siege_builds
OFF = 1  # of options whose values are (True, False)


# --- prices


@jit
def why_not_price(s, e, item, place, slot, price):
    """Can the empire pay for the item in this way at all?"""
    if price == FULL:
        if largest_set(s, e) < price_of(s, e, item, place, slot):
            return either(s, EM_7_3, MN_5_6)
        return 0
    if price == ONE_TOKEN:
        power = TOKEN_POWER[item]
        if power == NONE or not unused(s, e, power) or not has_single_token(s, e, item):
            return either(s, EM_7_7, MN_5_6)
        return 0
    if item == CONTROL_ITEM:
        if not unused(s, e, FREE_CONTROL):
            return either(s, EM_15_3, MN_8_4)
        return 0
    if item == LEGION_ITEM and s.book == EMPIRES:
        if free_legions_left(s, e) == 0:
            return EM_15_11
        return 0
    return either(s, EM_7_3, MN_5_6)


@jit
def pays_full(s, e, item):
    return why_not_price(s, e, item, NONE, NONE, FULL) == 0


@jit
def pays_token(s, e, item):
    return why_not_price(s, e, item, NONE, NONE, ONE_TOKEN) == 0


# --- provinces that are open


@entry
def why_not_open(s, e, p):
    """May the empire build in the province: own marker, no enemy (EM-4.8, MN-5.12, 5.15, 5.27, 5.28)?"""
    if not in_play(s, p):
        return EM_2_6
    if s.marker[p] != e:
        return either(s, EM_4_8, MN_5_12)
    if s.book == CLASSIC and s.marker_new[p] == 1:
        return MN_5_15
    if HOME[s.book, p] != e and has_enemy(s, e, p):
        return either(s, EM_11_2, MN_5_27)
    return 0


# --- control


@entry
def provinces_open_to_control(s, e):
    """The provinces adjacent or connected to a marker that stood before (EM-8.1, MN-5.13, 5.14), as a mask."""
    found = 0
    shores = 0
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and s.marker_new[p] == 0:
            found |= int(LAND_BITS[s.book, p])
            shores |= int(COAST_BITS[s.book, p])
    seas = joined_seas(s, shores, own_seas(s, e))
    for sea in range(SEA_COUNT[s.book]):
        if (seas >> sea) & 1 == 1:
            found |= int(SHORE_BITS[s.book, sea])
    return found


@jit
def why_not_conversion(s, e, p):
    """2003: an enemy marker is replaced where a legion stands on it (MN-7.20 to 7.24, 7.30)."""
    owner = s.marker[p]
    if s.conqueror[p] != e or s.posts[p, MARKER_POST] == 0:
        if s.legions[e, p] == 0:
            return MN_5_13
        return MN_7_20
    if enemy_legions(s, e, p) > 0 or (s.fortress[p] > 0 and s.opt_fortress_holds != OFF):
        return MN_7_23
    if HOME[s.book, p] == owner and (plays(s, owner) or s.opt_neutral_capital_convertible == OFF):
        return MN_7_30
    return 0


@jit
def why_not_marker(s, e, p, reach):
    """May the empire's marker come into the province, whatever it costs?"""
    if not in_play(s, p):
        return EM_2_6
    if s.supply[e, MARKER] == 0:
        return either(s, EM_1_12, MN_1_15)
    near = (reach >> p) & 1 == 1
    if s.marker[p] != NONE:
        if s.book == EMPIRES:
            return EM_8_1
        if s.marker[p] == e:
            return MN_5_13
        code = why_not_conversion(s, e, p)
        if code != 0:
            return code
        if near or (s.opt_lighthouse_converts != OFF and has(s, e, FAR_CONTROL)):
            return 0
        return MN_7_22
    if has_enemy(s, e, p):
        return either(s, EM_8_1, MN_5_27)
    if near or has(s, e, FAR_CONTROL):
        return 0
    if s.book == CLASSIC and touches_new_marker(s, e, p):
        return MN_5_14
    return either(s, EM_8_1, MN_5_13)


@jit
def touches_new_marker(s, e, p):
    """Does the province border only a marker that came in this slot?"""
    for q in range(PROVINCE_COUNT[s.book]):
        if s.marker[q] == e and s.marker_new[q] == 1 and (int(LAND_BITS[s.book, q]) >> p) & 1 == 1:
            return True
    return False


@jit
def why_not_free_conversion(s, e, p, price):
    """MN-8.5, `free_marker_converts`."""
    if price == FREE and s.book == CLASSIC and s.marker[p] != NONE and s.opt_free_marker_converts == OFF:
        return MN_8_5
    return 0


@jit
def why_not_control(s, e, p, price):
    code = why_not_marker(s, e, p, provinces_open_to_control(s, e))
    if code == 0:
        code = why_not_free_conversion(s, e, p, price)
    if code == 0:
        code = why_not_price(s, e, CONTROL_ITEM, p, NONE, price)
    return code


@jit
def candidates_control(s, e, out, k):
    full = pays_full(s, e, CONTROL_ITEM)
    free = unused(s, e, FREE_CONTROL)
    if s.supply[e, MARKER] == 0 or not (full or free):
        return k
    reach = provinces_open_to_control(s, e)
    for p in range(PROVINCE_COUNT[s.book]):
        if why_not_marker(s, e, p, reach) == 0:
            if full:
                out[k] = A_CONTROL + 3 * p + FULL
                k += 1
            if free and why_not_free_conversion(s, e, p, FREE) == 0:
                out[k] = A_CONTROL + 3 * p + FREE
                k += 1
    return k


@jit
def place_control(s, e, p, price):
    if price == FREE:
        use(s, e, FREE_CONTROL)
    if s.fortress[p] > 0:  # a lone fortress that did not hold the province goes with its marker
        add_fortress(s, p, -s.fortress[p])
    set_marker(s, p, e)
    s.marker_new[p] = 1


# --- buildings


@jit
def why_not_slot(s, e, p, slot):
    """Has the province a free slot of this kind, and the box a piece for it?"""
    kind = SLOT_KIND[s.book, p, slot]
    if kind == 0 or s.built[p, slot] == 1:
        return why_not_free_slot(s, slot, kind)
    if s.box[SUPPLY_OF[s.book, kind]] <= 0:
        if s.book == CLASSIC:
            return MN_1_16
        if s.opt_building_supply != UNLIMITED:
            return EM_1_6
    if s.book == EMPIRES:
        if s.opt_capital_siege_builds == UNITS_AND_CAPITAL and kind != A_CAPITAL and has_enemy(s, e, p):
            return EM_12_3
        return 0
    if s.opt_multiplier_needs_base != 0:
        if kind == A_MARKET and s.built[p, CARAVAN] + s.built[p, CARAVAN_2] == 0:
            return MN_5_25
        if kind == A_TEMPLE and s.built[p, CITY] + s.built[p, CITY_2] == 0:
            return MN_5_25
    return 0


@jit
def why_not_free_slot(s, slot, kind):
    if s.book == EMPIRES:
        if kind == 0:
            return EM_4_10
        return EM_8_11
    if kind == A_TEMPLE:
        return MN_5_19
    if kind == A_MARKET:
        return MN_5_20
    if slot < CARAVAN:
        return MN_5_22
    return MN_5_23


@jit
def why_not_build(s, e, p, slot):
    code = why_not_open(s, e, p)
    if code == 0:
        code = why_not_slot(s, e, p, slot)
    if code == 0:
        code = why_not_price(s, e, BUILDING_ITEM, p, slot, FULL)
    return code


@jit
def candidates_build(s, e, out, k):
    best = largest_set(s, e)
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and why_not_open(s, e, p) == 0:
            for slot in range(SLOTS):
                if why_not_slot(s, e, p, slot) == 0 and price_of(s, e, BUILDING_ITEM, p, slot) <= best:
                    out[k] = A_BUILD + SLOTS * p + slot
                    k += 1
    return k


@jit
def place_building(s, p, slot):
    if SLOT_KIND[s.book, p, slot] == A_CARAVAN and s.circe_legion[p, slot - CARAVAN] != NONE:
        serve_as_caravan(s, p, slot - CARAVAN, NONE)  # EM-15.15
    raise_building(s, p, slot)


# --- legions


@entry
def besieged_provinces(s, e):
    """Own provinces with an enemy unit in them (EM-15.11)."""
    n = 0
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and has_enemy(s, e, p):
            n += 1
    return n


@jit
def free_legions_left(s, e):
    """Legions Penthesilea may still place this turn."""
    if unused(s, e, FREE_LEGIONS):
        return besieged_provinces(s, e)
    return s.free_legions


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
def candidates_legion(s, e, out, k):
    full = pays_full(s, e, LEGION_ITEM)
    token = pays_token(s, e, LEGION_ITEM)
    free = s.book == EMPIRES and free_legions_left(s, e) > 0
    if s.supply[e, LEGION] == 0 or not (full or token or free):
        return k
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and why_not_open(s, e, p) == 0:
            if full:
                out[k] = A_LEGION + 3 * p + FULL
                k += 1
            if token:
                out[k] = A_LEGION + 3 * p + ONE_TOKEN
                k += 1
            if free and CAPITAL[s.book, e] == p:
                out[k] = A_LEGION + 3 * p + FREE
                k += 1
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
def candidates_fortress(s, e, out, k):
    full = pays_full(s, e, FORTRESS_ITEM)
    token = pays_token(s, e, FORTRESS_ITEM)
    if s.supply[e, FORTRESS] == 0 or not (full or token):
        return k
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and why_not_open(s, e, p) == 0 and why_not_more_fortresses(s, e, p) == 0:
            if full:
                out[k] = A_FORTRESS + 3 * p + FULL
                k += 1
            if token:
                out[k] = A_FORTRESS + 3 * p + ONE_TOKEN
                k += 1
    return k


@jit
def place_fortress(s, e, p, price):
    if price == ONE_TOKEN:
        use(s, e, TOKEN_POWER[FORTRESS_ITEM])
    add_fortress(s, p, 1)
    units_appeared(s, p)


# --- triremes: at sea in 2016, in port in 2003


@entry
def seas_open_to_build(s, e):
    """EM-8.9: the seas that touch a province open to build, as a mask."""
    seas = 0
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and why_not_open(s, e, p) == 0:
            seas |= int(COAST_BITS[s.book, p])
    return seas


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
def candidates_trireme(s, e, out, k):
    full = pays_full(s, e, TRIREME_ITEM)
    token = pays_token(s, e, TRIREME_ITEM)
    if s.book == CLASSIC or s.supply[e, TRIREME] == 0 or not (full or token):
        return k
    seas = seas_open_to_build(s, e)
    for sea in range(SEA_COUNT[s.book]):
        if (seas >> sea) & 1 == 1:
            if full:
                out[k] = A_TRIREME + 3 * sea + FULL
                k += 1
            if token:
                out[k] = A_TRIREME + 3 * sea + ONE_TOKEN
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
def candidates_launch(s, e, out, k):
    if s.book == EMPIRES or s.supply[e, TRIREME] == 0 or not pays_full(s, e, TRIREME_ITEM):
        return k
    for p in range(PROVINCE_COUNT[s.book]):
        if s.marker[p] == e and COAST_BITS[s.book, p] != 0 and why_not_open(s, e, p) == 0:
            out[k] = A_LAUNCH + p
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


# --- whatever has been paid for


@jit
def place_item(s, e, item, place, slot, price):
    if item == CONTROL_ITEM:
        place_control(s, e, place, price)
    elif item == BUILDING_ITEM:
        place_building(s, place, slot)
    elif item == LEGION_ITEM:
        place_legion(s, e, place, price)
    elif item == FORTRESS_ITEM:
        place_fortress(s, e, place, price)
    elif item == TRIREME_ITEM:
        place_trireme(s, e, place, price)
