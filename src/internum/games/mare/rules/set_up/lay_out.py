"""What lies on the map and beside it at the start (EM-2.6 to 2.16; MN-2.3 to 2.12, 2.41 to 2.50)."""

from internum.core.engine import jit

from ...board import (
    CAPITAL,
    CARAVAN,
    CARAVAN_2,
    DEFAULT_SIDES,
    GOODS,
    HOME,
    LAND,
    LAND_LINKS,
    PROVINCES,
    SIDES,
    SLOTS,
    START_BUILT,
    START_FORTRESS,
    START_HAND,
    START_ICON,
    START_LEGIONS,
    START_MARKER,
    START_TITLE,
    TOKEN_LIMIT,
    TOKENS,
)
from ...option_values import FREE_START_ROLES_COUNTED, HM_DISPLAY_FIVE, START_FREE
from ...state import TILE_DOWN, TILE_OUT, TILE_SALE
from ...tiles import CLASSIC, EMPIRES, IN_BOX, TILE_COUNT
from ..ground.basics import NONE, in_play, plays
from ..ground.pieces import add_fortress, add_legions, give_tile, raise_building, set_marker
from .deploy import POINTS


@jit
def is_free_start(s):
    return s.book == CLASSIC and s.opt_start == START_FREE


@jit
def counts_titles(s):
    """MN-2.31: after a free start, with the civilisation printed for a role as its holder."""
    return is_free_start(s) and s.opt_free_start_roles == FREE_START_ROLES_COUNTED


@jit
def lay_out(s):
    lay_out_tokens(s)
    for p in range(PROVINCES):
        if in_play(s, p):
            lay_out_province(s, p)
    if s.book == CLASSIC:
        lay_out_neutrals(s)
    lay_out_tiles(s)
    for title in range(3):
        e = int(START_TITLE[s.book, 5, title])
        if has_default_sides(s) and not counts_titles(s):
            e = int(START_TITLE[s.book, s.players, title])
        if plays(s, e):  # MN-2.49: as printed, if in play
            s.title[title] = e


@jit
def has_default_sides(s):
    """Are the empires those named for this number of players?"""
    for seat in range(s.players):
        if not plays(s, DEFAULT_SIDES[s.book, s.players, seat]):
            return False
    return True


@jit
def lay_out_tokens(s):
    for t in range(TOKENS):
        s.reserve[t] = 0
        if t <= GOODS:
            s.reserve[t] = int(TOKEN_LIMIT[s.book, t])
        for e in range(SIDES):
            if plays(s, e):
                n = int(START_HAND[s.book, e, t])
                s.hand[e, t] = n
                s.known[e, t] = n
                s.reserve[t] -= n


# --- the map


@jit
def lay_out_province(s, p):
    e = int(START_MARKER[s.book, p])
    if e == NONE or not plays(s, e) or is_free_start(s):
        return
    set_marker(s, p, e)
    for slot in range(SLOTS):
        if START_BUILT[s.book, p, slot] == 1 and not is_icon_chosen(s, p, slot):
            raise_building(s, p, slot)
    if START_LEGIONS[s.book, p] > 0:
        add_legions(s, e, p, int(START_LEGIONS[s.book, p]))
    if START_FORTRESS[s.book, p] > 0:
        add_fortress(s, p, int(START_FORTRESS[s.book, p]))


@jit
def is_icon_chosen(s, p, slot):
    """MN-2.8: does the owner choose where this starting caravan stands?"""
    return START_ICON[s.book, p] == 1 and (slot == CARAVAN or slot == CARAVAN_2)


@jit
def lay_out_neutrals(s):
    """MN-2.41 to 2.43, 2.50: marker, legion and fortress in the capital; marker and legion next to it."""
    for e in range(SIDES):
        if not plays(s, e):
            p = int(CAPITAL[s.book, e])
            set_marker(s, p, e)
            add_legions(s, e, p, 1)
            add_fortress(s, p, 1)
    for k in range(SIDES):
        e = neutral_order(k)
        if not plays(s, e):
            for i in range(LAND_LINKS):
                p = int(LAND[s.book, CAPITAL[s.book, e], i])
                if p != NONE and s.marker[p] == NONE and not is_home_of_player(s, p):
                    set_marker(s, p, e)
                    add_legions(s, e, p, 1)


@jit
def neutral_order(k):
    """The civilisations in the order of table MN-2.T: Greece, Carthage, Egypt, Babylon, Rome."""
    if k == 0:
        return 2
    if k == 1:
        return 1
    if k == 4:
        return 0
    return k + 1


@jit
def is_home_of_player(s, p):
    """Is it a starting province of somebody who plays? (In a free start neutrals come first, MN-2.43.)"""
    e = int(START_MARKER[s.book, p])
    if s.opt_start == START_FREE:
        e = int(HOME[s.book, p])
    return e != NONE and plays(s, e)


# --- heroes and wonders


@jit
def lay_out_tiles(s):
    for tile in range(TILE_COUNT):
        kind = IN_BOX[s.book, tile]
        s.display[tile] = TILE_OUT
        if kind == 1 and plays(s, tile):  # the starting heroes are numbered as their empires
            if not is_free_start(s):
                give_tile(s, tile, tile)
            else:
                s.display[tile] = TILE_SALE  # MN-2.32
                s.points[tile] = POINTS
        elif kind == 2 and s.book == EMPIRES and s.opt_hm_display == HM_DISPLAY_FIVE:
            s.display[tile] = TILE_DOWN
        elif kind >= 2:
            s.display[tile] = TILE_SALE
