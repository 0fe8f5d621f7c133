"""Victory by purchase (EM-14.1 to 14.9, 15.12; MN-11): the Pyramids, the last hero or wonder, showdowns, Perseus."""

from internum.core.engine import entry, jit

from ...actions import A_NO, a_declare
from ...board import CULTURE, SIDES
from ...codes import EM_14_1, EM_14_4, EM_14_8
from ...option_values import FIFTH_HM_WIN_PHASE_END, PYRAMIDS_WIN_IMMEDIATE, VICTORY_PYRAMIDS_ONLY
from ...phases import DECLARE
from ...state import BY_PYRAMIDS, BY_TILES
from ...tiles import CLASSIC, EMPIRES, FIRST_STRIKE_POWER, PYRAMIDS, STARTERS, TILE_COUNT
from ..ground.basics import NONE, ask, by_seat, end_game, plays
from .payment import largest_set, tile_price, tiles_of
from .recruiting import why_not_own

GOAL = 5  # heroes and wonders that win in 2016 (EM-14.1); 2003: opt_hero_wonder_goal


# --- winning purchases


@jit
def is_last_tile(s, e, tile):
    """Would the tile be the empire's last one for the goal?"""
    return tile != PYRAMIDS and tiles_of(s, e) == GOAL - 1


@jit
def is_winning_tile(s, e, tile):
    return tile == PYRAMIDS or is_last_tile(s, e, tile)


@jit
def why_not_declare(s, e, tile):
    """EM-14.4, 14.8: a winning purchase that could be paid now; only the Pyramids may be declared by several."""
    if not is_winning_tile(s, e, tile):
        return EM_14_1
    if largest_set(s, e) < tile_price(s, e, tile):
        return EM_14_4
    if tile == PYRAMIDS:
        return 0
    for other in range(SIDES):
        if s.declared[other] == tile:
            return EM_14_8
    if why_not_own(s, e, tile) != 0:
        return EM_14_8
    return 0


@entry
def has_winning_purchase(s, e):
    if why_not_declare(s, e, PYRAMIDS) == 0:
        return True
    if tiles_of(s, e) == GOAL - 1:
        for tile in range(STARTERS, PYRAMIDS):
            if why_not_declare(s, e, tile) == 0:
                return True
    return False


@jit
def is_striking(s, e):
    """EM-15.12, 17.4: has the empire taken the first Build turn by Perseus?"""
    return s.book == EMPIRES and (s.used[FIRST_STRIKE_POWER] >> e) & 1 == 1


@jit
def check_purchase(s, e, tile):
    """A tile has been bought: does it win, at once or in a showdown?"""
    if s.book == CLASSIC:
        if tile == PYRAMIDS:
            end_game(s, 1 << e, BY_PYRAMIDS)  # MN-11.1
        elif s.opt_victory != VICTORY_PYRAMIDS_ONLY and tiles_of(s, e) >= s.opt_hero_wonder_goal:
            end_game(s, 1 << e, BY_TILES)  # MN-11.4
        return
    alone = is_striking(s, e) or e == s.title[CULTURE]  # EM-14.2, 14.3
    if tile == PYRAMIDS:
        if alone or s.opt_pyramids_win == PYRAMIDS_WIN_IMMEDIATE:
            end_game(s, 1 << e, BY_PYRAMIDS)
        else:
            open_showdown(s, e, tile)
    elif tiles_of(s, e) == GOAL:
        if is_striking(s, e) or (alone and s.opt_fifth_hm_win != FIFTH_HM_WIN_PHASE_END):
            end_game(s, 1 << e, BY_TILES)
        elif s.opt_fifth_hm_win != FIFTH_HM_WIN_PHASE_END:
            open_showdown(s, e, tile)


@jit
def check_phase_end(s):
    """EM-14.9: five heroes and wonders at the end of the phase; among several the Culture Leader, else all."""
    if s.book == CLASSIC:
        return
    winners = 0
    for e in range(SIDES):
        if plays(s, e) and tiles_of(s, e) >= GOAL:
            winners |= 1 << e
    if winners == 0:
        return
    if (winners >> s.title[CULTURE]) & 1 == 1:
        winners = 1 << s.title[CULTURE]
    end_game(s, winners, BY_TILES)


# --- showdowns


@jit
def open_showdown(s, e, tile):
    """EM-14.4: those who have not built yet may declare; first the Culture Leader, then by seat after the buyer."""
    s.buyer = e
    s.declared[e] = tile
    s.cursor = 0
    next_declarer(s)


@jit
def next_declarer(s):
    """Ask whoever may declare next, or settle the showdown."""
    leader = s.title[CULTURE]
    while s.cursor < s.players:
        e = leader
        if s.cursor > 0:
            e = by_seat(s, s.buyer, s.cursor)
        asked_before = s.cursor > 0 and e == leader
        s.cursor += 1
        if not asked_before and e != s.buyer and (s.had_turn >> e) & 1 == 0 and has_winning_purchase(s, e):
            ask(s, DECLARE, e)
            return
    settle_showdown(s)


@jit
def candidates_declare(s, e, out, k):
    out[k] = A_NO
    k += 1
    for tile in range(STARTERS, TILE_COUNT):
        if why_not_declare(s, e, tile) == 0:
            out[k] = a_declare(tile)
            k += 1
    return k


@jit
def declare(s, e, tile):
    s.declared[e] = tile
    if e == s.title[CULTURE]:  # EM-14.5
        if tile == PYRAMIDS:
            end_game(s, 1 << e, BY_PYRAMIDS)
        else:
            end_game(s, 1 << e, BY_TILES)
        return
    next_declarer(s)


@jit
def settle_showdown(s):
    """EM-14.6, 14.7, 14.15: the Pyramids before the fifth hero or wonder; equals share the win."""
    pyramids = 0
    tiles = 0
    for e in range(SIDES):
        if s.declared[e] == PYRAMIDS:
            pyramids |= 1 << e
        elif s.declared[e] != NONE:
            tiles |= 1 << e
    if pyramids != 0:
        end_game(s, pyramids, BY_PYRAMIDS)
    else:
        end_game(s, tiles, BY_TILES)
