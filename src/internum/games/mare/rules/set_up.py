"""Set-up (EM-2, MN-2): empires, what stands on the map at the start, tiles, titles."""

from internum.core.engine import entry, jit

from ..actions import A_BUILD, A_DONE, A_EMPIRE, A_LOT, A_TURN
from ..board import (
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
from ..codes import EM_2_2, EM_2_11, EM_2_12, MN_2_2, MN_2_30, MN_2_49
from ..options import LISTED
from ..phases import BEGIN_LEADERSHIP, BEGIN_ROUND, DEAL, DEPLOY, ICON, LOT, SET_UP_STAGE, SETTING_UP, TURN_UP
from ..state import ALL, TILE_DOWN, TILE_OUT, TILE_SALE
from ..tiles import CLASSIC, EMPIRES, IN_BOX, PYRAMIDS, STARTERS, TILE_COUNT
from .basics import NONE, back, call, either, go, in_play, plays
from .deploy import POINTS, candidates_deploy, deploy, icon_of, why_not_deploy, why_not_icon
from .pieces import add_fortress, add_legions, give_tile, raise_building, recount, set_marker

FIVE = 1  # opt_hm_display
FACE_UP = 5  # EM-2.11
ANY = 1  # opt_civilisations
FREE_START = 1  # opt_start
TOGETHER = 1  # opt_free_start_order
COUNTED = 0  # opt_free_start_roles


# --- who plays which empire


@entry
def begin_game(s):
    s.round = 1
    s.stage = SET_UP_STAGE
    s.cursor = 0
    lay_out_tokens(s)
    recount(s)
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
    for p in range(PROVINCES):
        if in_play(s, p):
            lay_out_province(s, p)
    if s.book == CLASSIC:
        lay_out_neutrals(s)
    lay_out_tiles(s)
    for title in range(3):
        e = int(START_TITLE[s.book, 5, title])
        if has_default_sides(s):
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


@jit
def lay_out_province(s, p):
    e = int(START_MARKER[s.book, p])
    if e == NONE or not plays(s, e) or (s.book == CLASSIC and s.opt_start == FREE_START):
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
            else:
                s.display[tile] = TILE_SALE  # MN-2.32
                s.points[tile] = POINTS
        elif kind == 2 and s.book == EMPIRES and s.opt_hm_display == FIVE:
            s.display[tile] = TILE_DOWN
        elif kind >= 2:
            s.display[tile] = TILE_SALE


# --- the rest of the set-up, one question after the other

DEPLOYING, TITLES = range(2)  # s.step


@jit
def go_on_setting_up(s):
    if tile_is_wanting(s):
        call(s, TURN_UP, NONE)
    elif s.step == DEPLOYING:
        if not asks_for_icon(s) and not asks_for_deployment(s):
            s.step = TITLES
            s.had_turn = 0
    elif not asks_for_lot(s):
        s.cursor = 0
        s.step = 0
        if counts_titles(s):  # MN-2.31: as before every round but the first
            s.round = 0
            go(s, BEGIN_LEADERSHIP)
        else:
            go(s, BEGIN_ROUND)


@jit
def is_free_start(s):
    return s.book == CLASSIC and s.opt_start == FREE_START


@jit
def asks_for_icon(s):
    """The icons of starting caravans, in seat order (MN-2.8, 2.9)."""
    if s.book == EMPIRES or s.opt_start == FREE_START:
        return False
    for seat in range(s.players):
        e = s.side_at[seat]
        for p in range(PROVINCES):
            if START_ICON[s.book, p] == 1 and START_MARKER[s.book, p] == e:
                if s.built[p, CARAVAN] + s.built[p, CARAVAN_2] == 0:
                    s.cursor = p
                    call(s, ICON, e)
                    return True
    return False


@jit
def asks_for_deployment(s):
    """The free start, one after the other by lot (MN-2.30), or all at the same time."""
    if not is_free_start(s) or s.had_turn == ALL:
        return False
    if s.opt_free_start_order == TOGETHER:
        for e in range(SIDES):
            if plays(s, e):
                s.waiting |= 1 << e
        s.had_turn = ALL
        call(s, DEPLOY, NONE)
        return True
    left = 0
    for e in range(SIDES):
        if is_to_deploy(s, e):
            left += 1
    if left == 0:
        return False
    call(s, LOT, NONE)
    return True


@jit
def is_to_deploy(s, e):
    return plays(s, e) and (s.had_turn >> e) & 1 == 0


@jit
def end_deployment(s, e):
    s.points[e] = 0  # MN-2.29
    s.waiting &= ~(1 << e)
    if s.waiting == 0:
        back(s)


# --- titles at the start (MN-2.31, 2.49)


@jit
def counts_titles(s):
    return is_free_start(s) and s.opt_free_start_roles == COUNTED


@jit
def asks_for_lot(s):
    for title in range(3):
        if s.title[title] == NONE:
            tied = tied_for_vacant(s, title)
            for e in range(SIDES):
                if tied == 1 << e:
                    s.title[title] = e
            if s.title[title] == NONE:
                s.cursor = title
                call(s, LOT, NONE)
                return True
    return False


@jit
def tied_for_vacant(s, title):
    """Mask of the players who may get a vacant title: the highest level, at first of those without a title."""
    best = -1
    tied = 0
    anybody = counts_titles(s) or not is_anybody_without_title(s)
    for e in range(SIDES):
        if plays(s, e) and (anybody or titles_of(s, e) == 0):
            if s.level[e, title] > best:
                best = s.level[e, title]
                tied = 0
            if s.level[e, title] == best:
                tied |= 1 << e
    return tied


@jit
def is_anybody_without_title(s):
    for e in range(SIDES):
        if plays(s, e) and titles_of(s, e) == 0:
            return True
    return False


@jit
def titles_of(s, e):
    n = 0
    for title in range(3):
        if s.title[title] == e:
            n += 1
    return n


@jit
def why_not_lot(s, e):
    if s.step == DEPLOYING:
        if is_to_deploy(s, e):
            return 0
        return MN_2_30
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
    back(s)
    if s.step == TITLES:
        s.title[s.cursor] = e
    else:
        s.had_turn |= 1 << e
        s.waiting = 1 << e
        call(s, DEPLOY, e)


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


# --- what `rules` calls


@jit
def legal_set_up(s, e, out):
    if s.phase == DEAL:
        return candidates_empire(s, out, 0)
    if s.phase == ICON:
        k = 0
        for slot in range(CARAVAN, CARAVAN_2 + 1):
            a = A_BUILD + s.cursor * SLOTS + slot
            if why_not_icon(s, e, a) == 0:
                out[k] = a
                k += 1
        return k
    if s.phase == DEPLOY:
        return candidates_deploy(s, e, out, 0)
    if s.phase == LOT:
        return candidates_lot(s, out, 0)
    return candidates_turn(s, out, 0)


@jit
def why_not_set_up(s, e, a):
    """0, the rule against it, or NONE: no action of this phase."""
    if s.phase == DEAL and A_EMPIRE <= a < A_LOT:
        return why_not_empire(s, a - A_EMPIRE)
    if s.phase == ICON:
        return why_not_icon(s, e, a)
    if s.phase == DEPLOY:
        return why_not_deploy(s, e, a)
    if s.phase == LOT and A_LOT <= a < A_LOT + SIDES:
        return why_not_lot(s, a - A_LOT)
    if s.phase == TURN_UP and A_TURN <= a < A_TURN + TILE_COUNT:
        return why_not_turn(s, a - A_TURN)
    return NONE


@jit
def apply_set_up(s, e, a):
    if s.phase == DEAL:
        empire(s, a - A_EMPIRE)
    elif s.phase == ICON:
        back(s)
        raise_building(s, s.cursor, icon_of(a))
    elif s.phase == DEPLOY:
        if a == A_DONE:
            end_deployment(s, e)
        else:
            deploy(s, e, a)
    elif s.phase == LOT:
        lot(s, a - A_LOT)
    else:
        turn(s, a - A_TURN)
