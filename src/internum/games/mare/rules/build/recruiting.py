"""Heroes and wonders: what may be bought, and whom Castor & Pollux copy (EM-7.8 to 7.11, 15.5; MN-5.30 to 5.33)."""

from internum.core.engine import entry, jit

from ...actions import a_buy, a_copy
from ...codes import EM_7_8, EM_7_11, EM_15_5, EM_16_15, MN_1_13, MN_2_48, MN_5_30, MN_5_31
from ...option_values import CASTOR_NO_TARGET_NOT_BUYABLE
from ...phases import COPY
from ...state import FULL, TILE_ITEM, TILE_OWNED, TILE_SALE
from ...tiles import CASTOR_POLLUX, COPYABLE, EMPIRES, IN_BOX, PYRAMIDS, STARTERS, TILE_COUNT
from ..ground.basics import NONE, back, call, either, plays
from ..ground.pieces import give_tile
from .payment import CHEAPEST_TILE, PYRAMIDS_COST, tile_price, tiles_of
from .placing import why_not_price

MOST_TILES = 5  # EM-7.8


@jit
def why_not_own(s, e, tile):
    """May the empire have the tile, whatever it costs?"""
    if s.display[tile] == TILE_OWNED:
        return either(s, EM_7_11, MN_1_13)
    if tile < STARTERS:
        return why_not_own_starter(s, e, tile)
    if s.display[tile] != TILE_SALE:
        return either(s, EM_7_8, MN_5_30)
    if s.book == EMPIRES:
        if tile != PYRAMIDS and tiles_of(s, e) >= MOST_TILES:
            return EM_7_8
        if (
            tile == CASTOR_POLLUX
            and s.opt_castor_no_target == CASTOR_NO_TARGET_NOT_BUYABLE
            and not has_hero_to_copy(s, e)
        ):
            return EM_15_5
    return 0


@jit
def why_not_own_starter(s, e, tile):
    """MN-2.32, 5.31: after a free start its own hero is for sale to a civilisation."""
    if s.book == EMPIRES:
        return EM_7_11  # nor can they be copied (EM-16.18)
    if not plays(s, tile):
        return MN_2_48
    if tile != e:
        return MN_5_31
    return 0


@jit
def why_not_buy(s, e, tile):
    if IN_BOX[s.book, tile] == 0:
        return either(s, EM_7_8, MN_5_30)
    code = why_not_own(s, e, tile)
    if code == 0:
        code = why_not_price(s, e, TILE_ITEM, tile, NONE, FULL)
    return code


@jit
def candidates_buy(s, e, best, out, k):
    if best < CHEAPEST_TILE:
        return k
    price = tile_price(s, e, STARTERS)  # of all but the Pyramids
    if best < price and best < PYRAMIDS_COST:
        return k
    for tile in range(TILE_COUNT):
        affordable = best >= price
        if tile == PYRAMIDS:
            affordable = best >= PYRAMIDS_COST
        if affordable and IN_BOX[s.book, tile] > 0 and why_not_own(s, e, tile) == 0:
            out[k] = a_buy(tile)
            k += 1
    return k


# --- Castor & Pollux


@jit
def why_not_copy(s, e, tile):
    """EM-15.5, 16.15: a hero for sale at the start that another player has now."""
    if COPYABLE[tile] == 0:
        return EM_16_15
    if s.owner[tile] == NONE or s.owner[tile] == e:
        return EM_15_5
    return 0


@entry
def has_hero_to_copy(s, e):
    for tile in range(TILE_COUNT):
        if why_not_copy(s, e, tile) == 0:
            return True
    return False


@jit
def candidates_copy(s, e, out, k):
    for tile in range(TILE_COUNT):
        if why_not_copy(s, e, tile) == 0:
            out[k] = a_copy(tile)
            k += 1
    return k


@jit
def recruit(s, e, tile):
    """The tile is on its new owner's mat; Castor & Pollux choose at once, if there is anybody to choose."""
    give_tile(s, tile, e)
    if tile == CASTOR_POLLUX and has_hero_to_copy(s, e):
        call(s, COPY, e)


@jit
def copy(s, tile):
    s.copied = tile
    back(s)
