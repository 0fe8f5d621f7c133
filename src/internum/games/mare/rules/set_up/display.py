"""Heroes and wonders that lie face down are turned up (EM-2.11)."""

from internum.core.engine import jit

from ...actions import a_turn
from ...codes import EM_2_11
from ...state import TILE_DOWN, TILE_SALE
from ...tiles import PYRAMIDS, STARTERS
from ..ground.basics import back

FACE_UP = 5  # EM-2.11


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
            out[k] = a_turn(tile)
            k += 1
    return k


@jit
def turn(s, tile):
    s.display[tile] = TILE_SALE
    if not tile_is_wanting(s):
        back(s)
