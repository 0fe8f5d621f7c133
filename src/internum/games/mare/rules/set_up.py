"""Set-up (EM-2, MN-2): empires, what stands on the map at the start, tiles, titles."""

from internum.core.engine import entry, jit

from ..actions import A_EMPIRE, A_LOT, A_TURN
from ..board import (
    CAPITAL,
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
    START_LEGIONS,
    START_MARKER,
    START_TITLE,
    TOKEN_LIMIT,
    TOKENS,
)
from ..codes import EM_2_2, EM_2_11, EM_2_12, MN_2_2, MN_2_49
from ..options import LISTED
from ..phases import BEGIN_ROUND, DEAL, LOT, SET_UP_STAGE, SETTING_UP, TURN_UP
from ..state import ALL, TILE_DOWN, TILE_OUT, TILE_SALE
from ..tiles import CLASSIC, EMPIRES, IN_BOX, PYRAMIDS, STARTERS, TILE_COUNT
from .basics import NONE, back, call, either, go, in_play, plays
from .pieces import add_fortress, add_legions, give_tile, raise_building, recount, set_marker

FIVE = 1  # opt_hm_display
FACE_UP = 5  # EM-2.11
ANY = 1  # opt_civilisations
FREE_START = 1  # opt_start


# --- who plays which empire


@entry
def begin_game(s):
    s.round = 1
    s.stage = SET_UP_STAGE
    s.cursor = 0
    if s.opt_assignment == LISTED:
        for seat in range(s.players):
            seat_empire(s, seat, int(DEFAULT_SIDES[s.book, s.players, seat]))
        lay_out(s)
        go(s, SETTING_UP)
    else:
        s.phase = DEAL
        s.actor = NONE


@jit
def seat_empire(s, seat, e):
    s.seat_of[e] = seat
    s.side_at[seat] = e


@jit
def why_not_empire(s, e):
    """A different empire for each player, of those in the game (EM-2.2 to 2.5; MN-2.2, 2.40)."""
    if plays(s, e):
        return either(s, EM_2_2, MN_2_2)
    if s.book == CLASSIC and s.opt_civilisations == ANY:
        return 0
    for seat in range(s.players):
        if DEFAULT_SIDES[s.book, s.players, seat] == e:
            return 0
    return either(s, EM_2_2, MN_2_2)


@jit
def candidates_empire(s, out, k):
    for e in range(SIDES):
        if why_not_empire(s, e) == 0:
            out[k] = A_EMPIRE + e
            k += 1
    return k


@jit
def empire(s, e):
    seat_empire(s, s.cursor, e)
    s.cursor += 1
    if s.cursor == s.players:
        s.cursor = 0
        lay_out(s)
        go(s, SETTING_UP)


# --- what stands on the map


@jit
def lay_out(s):
    lay_out_tokens(s)
    recount(s)
    for p in range(PROVINCES):
        if in_play(s, p):
            lay_out_province(s, p)
    if s.book == CLASSIC:
        lay_out_neutrals(s)
    lay_out_tiles(s)
    for title in range(3):
        e = int(START_TITLE[s.book, s.players, title])
        if not plays(s, e):
            e = int(START_TITLE[s.book, 5, title])  # MN-2.49: as printed, if in play
        if plays(s, e):
            s.title[title] = e


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


@jit
def lay_out_province(s, p):
    e = int(START_MARKER[s.book, p])
    if e == NONE or not plays(s, e) or (s.book == CLASSIC and s.opt_start == FREE_START):
        return
    set_marker(s, p, e)
    for slot in range(SLOTS):
        if START_BUILT[s.book, p, slot] == 1:
            raise_building(s, p, slot)
    if START_LEGIONS[s.book, p] > 0:
        add_legions(s, e, p, int(START_LEGIONS[s.book, p]))
    if START_FORTRESS[s.book, p] > 0:
        add_fortress(s, p, int(START_FORTRESS[s.book, p]))


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
    if s.opt_start == FREE_START:
        e = int(HOME[s.book, p])
    return e != NONE and plays(s, e)


@jit
def lay_out_tiles(s):
    for tile in range(TILE_COUNT):
        kind = IN_BOX[s.book, tile]
        s.display[tile] = TILE_OUT
        if kind == 1 and plays(s, tile):  # the starting heroes are numbered as their empires
            if s.book == EMPIRES or s.opt_start != FREE_START:
                give_tile(s, tile, tile)
        elif kind == 2 and s.book == EMPIRES and s.opt_hm_display == FIVE:
            s.display[tile] = TILE_DOWN
        elif kind >= 2:
            s.display[tile] = TILE_SALE


# --- the rest of the set-up, one question after the other


@jit
def go_on_setting_up(s):
    if tile_is_wanting(s):
        call(s, TURN_UP, NONE)
        return
    for title in range(3):
        if s.title[title] == NONE and settle_vacant_title(s, title) == 0:
            return
    s.cursor = 0
    go(s, BEGIN_ROUND)


@jit
def settle_vacant_title(s, title):
    """MN-2.49: to the player without a title whose level is highest; 0 when a lot must be drawn."""
    tied = tied_for_vacant(s, title)
    for e in range(SIDES):
        if tied == 1 << e:
            s.title[title] = e
            return 1
    s.cursor = title
    call(s, LOT, NONE)
    return 0


@jit
def tied_for_vacant(s, title):
    """Mask of the players who may get a vacant title."""
    best = -1
    tied = 0
    everybody_has_one = ALL
    for e in range(SIDES):
        if plays(s, e) and titles_of(s, e) == 0:
            everybody_has_one = 0
    for e in range(SIDES):
        if plays(s, e) and (titles_of(s, e) == 0 or everybody_has_one == ALL):
            if s.level[e, title] > best:
                best = s.level[e, title]
                tied = 0
            if s.level[e, title] == best:
                tied |= 1 << e
    return tied


@jit
def titles_of(s, e):
    n = 0
    for title in range(3):
        if s.title[title] == e:
            n += 1
    return n


@jit
def why_not_lot(s, e):
    if (tied_for_vacant(s, s.cursor) >> e) & 1 == 1:
        return 0
    return either(s, EM_2_12, MN_2_49)


@jit
def candidates_lot(s, out, k):
    for e in range(SIDES):
        if why_not_lot(s, e) == 0:
            out[k] = A_LOT + e
            k += 1
    return k


@jit
def lot(s, e):
    s.title[s.cursor] = e
    back(s)


# --- face-down tiles (EM-2.11)


@jit
def tile_is_wanting(s):
    """Are fewer than five heroes and wonders face up while some lie face down?"""
    up = 0
    down = 0
    for tile in range(STARTERS, PYRAMIDS):
        if s.display[tile] == TILE_SALE:
            up += 1
        elif s.display[tile] == TILE_DOWN:
            down += 1
    return down > 0 and up < FACE_UP


@jit
def why_not_turn(s, tile):
    if s.display[tile] != TILE_DOWN:
        return EM_2_11
    return 0


@jit
def candidates_turn(s, out, k):
    for tile in range(STARTERS, PYRAMIDS):
        if why_not_turn(s, tile) == 0:
            out[k] = A_TURN + tile
            k += 1
    return k


@jit
def turn(s, tile):
    s.display[tile] = TILE_SALE
    if not tile_is_wanting(s):
        back(s)
