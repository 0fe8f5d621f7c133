"""Pieces on the map, and the levels and supplies that follow from them (EM-1, EM-13.1; MN-1, MN-3.5 to 3.7).

Every change of the map goes through this file, so that `level`, `supply` and `box` always agree with a recount
(EM-8.14, 11.26).
"""

from internum.core.engine import entry, jit

from ...board import (
    BUILDING_LIMIT,
    BUILDINGS,
    CARAVAN,
    CARAVAN_2,
    CITY,
    CITY_2,
    FORTRESS,
    HOME,
    LEGION,
    MARKER,
    MARKER_POST,
    MARKET,
    MILITARY,
    PIECE_LIMIT,
    PIECES,
    POSTS,
    PROVINCES,
    SEAS,
    SIDES,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
    TEMPLE,
    TRACK_OF,
    TRADE,
    TRIREME,
)
from ...option_values import (
    CAPITAL_MARKER_PRINTED,
    CIRCE_TRADE_LEVEL_YES,
    FORTRESS_HOLDS_YES,
    MULTIPLIER_NEEDS_BASE_YES,
    OCCUPATION_BREAK_ANY_PRESENCE,
)
from ...state import TILE_OWNED
from ...tiles import BONUS, EMPIRES, TILE_COUNT
from .basics import NONE


@entry
def controller(s, p, slot):
    """Who controls the building on a slot: the legion on it, else the marker (EM-4.6, MN-0.11).

    Units alone change nothing (EM-4.7, 11.14, MN-7.13); the occupier has its income and its level (MN-7.16, 7.17,
    EM-13.2); when the legion leaves it is the marker's again (EM-11.12, MN-7.18).
    """
    if s.posts[p, slot] > 0:
        return s.conqueror[p]
    return s.marker[p]


@jit
def credit(s, p, slot, amount):
    """Add `amount` to the level of whoever controls the building on a slot, if one stands there."""
    if s.built[p, slot] == 0:
        return
    e = controller(s, p, slot)
    if e != NONE:
        s.level[e, TRACK_OF[SLOT_KIND[s.book, p, slot]]] += amount


@jit
def credit_all(s, p, amount):
    for slot in range(SLOTS):
        credit(s, p, slot, amount)


@jit
def credit_circe(s, p, icon, amount):
    """EM-15.6: a legion that serves as a caravan counts for Trade under `circe_trade_level` only."""
    e = s.circe_legion[p, icon]
    if e != NONE and s.opt_circe_trade_level == CIRCE_TRADE_LEVEL_YES:
        s.level[e, TRADE] += amount


@jit
def raise_building(s, p, slot):
    kind = SUPPLY_OF[s.book, SLOT_KIND[s.book, p, slot]]
    s.box[kind] -= 1
    s.built[p, slot] = 1
    credit(s, p, slot, 1)


@jit
def raze_building(s, p, slot):
    """The building goes back to the box (MN-1.17, 7.11), a legion on it loses its Post.

    The marker stays (EM-11.32, MN-7.12).
    """
    credit(s, p, slot, -1)
    s.built[p, slot] = 0
    s.posts[p, slot] = 0
    kind = SUPPLY_OF[s.book, SLOT_KIND[s.book, p, slot]]
    s.box[kind] += 1


@jit
def put_post(s, p, post, value):
    """Put a legion of the conqueror on a Post; value 1 now, 2 since an earlier turn, 0 takes it off."""
    if post == MARKER_POST:
        s.posts[p, post] = value
        return
    credit(s, p, post, -1)
    s.posts[p, post] = value
    credit(s, p, post, 1)


@jit
def clear_posts(s, p):
    """The conqueror of a province loses his status and all Posts there."""
    for post in range(POSTS):
        if s.posts[p, post] > 0:
            put_post(s, p, post, 0)
    s.conqueror[p] = NONE


@jit
def fortresses_of(s, e, p):
    if s.marker[p] == e:
        return s.fortress[p]
    return 0


@entry
def land_units(s, e, p):
    """Legions and fortresses of an empire in a province (MN-0.3)."""
    return s.legions[e, p] + fortresses_of(s, e, p)


@entry
def enemy_legions(s, e, p):
    """Legions of everybody else in the province: it is militarily occupied (MN-0.8)."""
    n = 0
    for other in range(SIDES):
        if other != e:
            n += s.legions[other, p]
    return n


@entry
def has_enemy(s, e, p):
    """Is there a land unit of anybody else in the province?"""
    if s.fortress[p] > 0 and s.marker[p] != e:
        return True
    return enemy_legions(s, e, p) > 0


@jit
def units_appeared(s, p):
    """Land units came into a province without a battle: a Conqueror who is no longer alone loses his status there.

    EM-11.10c, EM-12.5, EM-16.22 (unless `occupation_break` is `after_battle`); MN-7.19 (a fortress counts unless
    `fortress_holds` is off).
    """
    holder = s.conqueror[p]
    if holder == NONE or not has_enemy(s, holder, p):
        return
    if s.book == EMPIRES:
        if s.opt_occupation_break == OCCUPATION_BREAK_ANY_PRESENCE:
            clear_posts(s, p)
    elif s.opt_fortress_holds == FORTRESS_HOLDS_YES or enemy_legions(s, holder, p) > 0:
        clear_posts(s, p)


@jit
def posted(s, p):
    """Legions on Posts in a province."""
    n = 0
    for post in range(POSTS):
        if s.posts[p, post] > 0:
            n += 1
    return n


@jit
def marker_is_printed(s, p):
    """EM-1.11: the marker of a capital province is printed on the map."""
    return s.book == EMPIRES and HOME[s.book, p] != NONE and s.opt_capital_marker == CAPITAL_MARKER_PRINTED


@jit
def set_marker(s, p, e):
    """Put a marker of `e` (NONE: none) in place of the one there; buildings change hands with it."""
    clear_posts(s, p)
    credit_all(s, p, -1)
    old = s.marker[p]
    if old != NONE and not marker_is_printed(s, p):
        s.supply[old, MARKER] += 1
    s.marker[p] = e
    if e != NONE and not marker_is_printed(s, p):
        s.supply[e, MARKER] -= 1
    credit_all(s, p, 1)


@jit
def lacks_base(s, p, slot):
    """MN-5.25, `multiplier_needs_base`: would a market stand without a caravan, a temple without a city?"""
    if s.opt_multiplier_needs_base != MULTIPLIER_NEEDS_BASE_YES:
        return False
    if slot == MARKET:
        return s.built[p, CARAVAN] + s.built[p, CARAVAN_2] == 0
    return slot == TEMPLE and s.built[p, CITY] + s.built[p, CITY_2] == 0


@jit
def add_legions(s, e, p, n):
    """Put legions on the map (n < 0: take them off)."""
    s.legions[e, p] += n
    s.supply[e, LEGION] -= n
    s.level[e, MILITARY] += n


@jit
def add_triremes(s, e, sea, n):
    s.triremes[e, sea] += n
    s.supply[e, TRIREME] -= n
    s.level[e, MILITARY] += n


@jit
def add_in_port(s, e, p, n):
    s.in_port[e, p] += n
    s.supply[e, TRIREME] -= n
    s.level[e, MILITARY] += n


@jit
def add_fortress(s, p, n):
    """A fortress of the marker's owner (EM-4.14)."""
    e = s.marker[p]
    s.fortress[p] += n
    s.supply[e, FORTRESS] -= n
    s.level[e, MILITARY] += n


@jit
def give_tile(s, tile, e):
    """The tile goes to an empire's mat; its bonuses count at once (EM-7.10)."""
    s.owner[tile] = e
    s.display[tile] = TILE_OWNED
    for track in range(3):
        s.level[e, track] += int(BONUS[s.book, tile, track])


@jit
def serve_as_caravan(s, p, icon, e):
    """Circe: a legion of `e` on an icon (NONE: no longer)."""
    credit_circe(s, p, icon, -1)
    s.circe_legion[p, icon] = e
    credit_circe(s, p, icon, 1)


@jit
def serving(s, e, p):
    """Legions of `e` that serve as caravans in a province."""
    n = 0
    for icon in range(2):
        if s.circe_legion[p, icon] == e:
            n += 1
    return n


@entry
def at_war(s, p):
    """Are there land units of two or more sides (EM-11.1, MN-0.7)?"""
    n = 0
    for e in range(SIDES):
        if land_units(s, e, p) > 0:
            n += 1
    return n > 1


@entry
def recount(s):
    """Derived fields from the map alone: `level` (EM-13.3), `supply`, `box`."""
    for kind in range(BUILDINGS):
        s.box[kind] = int(BUILDING_LIMIT[s.book, s.players, kind])
    for e in range(SIDES):
        for piece in range(PIECES):
            s.supply[e, piece] = int(PIECE_LIMIT[s.book, piece])
        for track in range(3):
            s.level[e, track] = 0
        for p in range(PROVINCES):
            s.level[e, MILITARY] += s.legions[e, p] + s.in_port[e, p]
            s.supply[e, LEGION] -= s.legions[e, p]
            s.supply[e, TRIREME] -= s.in_port[e, p]
        for sea in range(SEAS):
            s.level[e, MILITARY] += s.triremes[e, sea]
            s.supply[e, TRIREME] -= s.triremes[e, sea]
    for p in range(PROVINCES):
        e = s.marker[p]
        if e != NONE:
            s.level[e, MILITARY] += s.fortress[p]
            s.supply[e, FORTRESS] -= s.fortress[p]
            if not marker_is_printed(s, p):
                s.supply[e, MARKER] -= 1
        credit_all(s, p, 1)
        for slot in range(SLOTS):
            if s.built[p, slot] == 1:
                s.box[SUPPLY_OF[s.book, SLOT_KIND[s.book, p, slot]]] -= 1
        for icon in range(2):
            credit_circe(s, p, icon, 1)
    for tile in range(TILE_COUNT):
        if s.owner[tile] != NONE:
            for track in range(3):
                s.level[s.owner[tile], track] += int(BONUS[s.book, tile, track])
