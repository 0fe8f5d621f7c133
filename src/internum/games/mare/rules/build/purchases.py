"""Purchases: what may be bought, its payment, and its place once it is paid (EM-7.1, 8.15; MN-5.3 to 5.7)."""

from internum.core.engine import jit

from ...actions import A_DONE, is_buy, tile_of_buy
from ...codes import EM_15_12
from ...phases import PAY
from ...state import BUILDING_ITEM, CONTROL_ITEM, FORTRESS_ITEM, FREE, FULL, LEGION_ITEM, TILE_ITEM, TRIREME_ITEM
from ..ground.basics import NONE, back, call
from .bank_swap import candidates_swap
from .buildings import candidates_build, place_building
from .control import candidates_control, place_control
from .payment import begin_payment, clear_purchase, largest_set, lay_out_token, spend_set
from .placing import provinces_open_to_build
from .recruiting import candidates_buy, recruit, why_not_buy
from .units import (
    candidates_fortress,
    candidates_launch,
    candidates_legion,
    candidates_trireme,
    place_fortress,
    place_legion,
    place_trireme,
)
from .victory import check_purchase, is_striking, is_winning_tile

# --- from naming to placing


@jit
def purchase(s, e, item, place, slot, price):
    """What is bought is named; it is placed once it is paid for."""
    begin_payment(s, e, item, place, slot, price)
    if price == FREE:
        complete_purchase(s, e)
    else:
        call(s, PAY, e)


@jit
def buy_control(s, e, p, price):
    purchase(s, e, CONTROL_ITEM, p, NONE, price)


@jit
def buy_building(s, e, p, slot):
    purchase(s, e, BUILDING_ITEM, p, slot, FULL)


@jit
def buy_legion(s, e, p, price):
    purchase(s, e, LEGION_ITEM, p, NONE, price)


@jit
def buy_fortress(s, e, p, price):
    purchase(s, e, FORTRESS_ITEM, p, NONE, price)


@jit
def buy_trireme(s, e, sea, price):
    purchase(s, e, TRIREME_ITEM, sea, NONE, price)


@jit
def buy_in_port(s, e, p):
    """2003: a trireme is built in port."""
    purchase(s, e, TRIREME_ITEM, p, NONE, FULL)


@jit
def buy_tile(s, e, tile):
    purchase(s, e, TILE_ITEM, tile, NONE, FULL)


@jit
def pay(s, e, t):
    if lay_out_token(s, e, t):
        spend_set(s)
        back(s)
        complete_purchase(s, e)


@jit
def complete_purchase(s, e):
    item = s.item
    place = s.item_place
    slot = s.item_slot
    price = s.price_kind
    clear_purchase(s)
    if item == TILE_ITEM:
        recruit(s, e, place)
        check_purchase(s, e, place)
    else:
        place_item(s, e, item, place, slot, price)


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


# --- all that may be bought


@jit
def legal_purchases(s, e, out):
    """What is asked for all purchases is counted once: the largest set, and the provinces open to build (`sites`)."""
    k = 0
    best = largest_set(s, e)
    if is_striking(s, e):
        k = candidates_buy(s, e, best, out, k)
        kept = 0
        for j in range(k):
            if is_winning_tile(s, e, tile_of_buy(out[j])):
                out[kept] = out[j]
                kept += 1
        return kept
    out[k] = A_DONE
    k += 1
    sites = provinces_open_to_build(s, e)
    k = candidates_control(s, e, best, out, k)
    k = candidates_build(s, e, best, sites, out, k)
    k = candidates_legion(s, e, best, sites, out, k)
    k = candidates_fortress(s, e, best, sites, out, k)
    k = candidates_trireme(s, e, best, sites, out, k)
    k = candidates_launch(s, e, best, sites, out, k)
    k = candidates_buy(s, e, best, out, k)
    return candidates_swap(s, e, out, k)


@jit
def why_not_strike(s, e, a):
    """EM-15.12: Perseus takes the first turn only to win by it."""
    if is_buy(a) and is_winning_tile(s, e, tile_of_buy(a)):
        return why_not_buy(s, e, tile_of_buy(a))
    return EM_15_12
