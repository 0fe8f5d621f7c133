"""Purchases: what may be bought, its payment, and its place once it is paid (EM-7.1, 8.15; MN-5.3 to 5.7)."""

from internum.core.engine import jit

from ...actions import (
    A_BUILD,
    A_BUY,
    A_CONTROL,
    A_COPY,
    A_DONE,
    A_FORTRESS,
    A_LAUNCH,
    A_LEGION,
    A_PAY,
    A_SWAP,
    A_TRIREME,
)
from ...board import SLOTS
from ...codes import EM_15_12
from ...phases import PAY
from ...state import BUILDING_ITEM, CONTROL_ITEM, FORTRESS_ITEM, FREE, FULL, LEGION_ITEM, TILE_ITEM, TRIREME_ITEM
from ...tiles import EMPIRES
from ..ground.basics import NONE, back, call
from ..ground.phase_rules import PHASE_RULE
from .bank_swap import candidates_swap, swap, why_not_swap
from .build_turns import end_build_turn
from .buildings import candidates_build, place_building, why_not_build
from .control import candidates_control, place_control, why_not_control
from .payment import begin_payment, clear_purchase, lay_out_token, spend_set
from .recruiting import candidates_buy, recruit, why_not_buy
from .units import (
    candidates_fortress,
    candidates_launch,
    candidates_legion,
    candidates_trireme,
    place_fortress,
    place_legion,
    place_trireme,
    why_not_fortress,
    why_not_launch,
    why_not_legion,
    why_not_trireme,
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
    k = 0
    if is_striking(s, e):
        k = candidates_buy(s, e, out, k)
        kept = 0
        for j in range(k):
            if is_winning_tile(s, e, out[j] - A_BUY):
                out[kept] = out[j]
                kept += 1
        return kept
    out[k] = A_DONE
    k += 1
    k = candidates_control(s, e, out, k)
    k = candidates_build(s, e, out, k)
    k = candidates_legion(s, e, out, k)
    k = candidates_fortress(s, e, out, k)
    k = candidates_trireme(s, e, out, k)
    k = candidates_launch(s, e, out, k)
    k = candidates_buy(s, e, out, k)
    return candidates_swap(s, e, out, k)


@jit
def why_not_purchase(s, e, a):
    if is_striking(s, e):
        if A_BUY <= a < A_PAY and is_winning_tile(s, e, a - A_BUY):
            return why_not_buy(s, e, a - A_BUY)
        return EM_15_12
    if a == A_DONE:
        return 0
    if A_CONTROL <= a < A_BUILD:
        return why_not_control(s, e, (a - A_CONTROL) // 3, (a - A_CONTROL) % 3)
    if A_BUILD <= a < A_LEGION:
        return why_not_build(s, e, (a - A_BUILD) // SLOTS, (a - A_BUILD) % SLOTS)
    if A_LEGION <= a < A_FORTRESS:
        return why_not_legion(s, e, (a - A_LEGION) // 3, (a - A_LEGION) % 3)
    if A_FORTRESS <= a < A_TRIREME:
        return why_not_fortress(s, e, (a - A_FORTRESS) // 3, (a - A_FORTRESS) % 3)
    if A_TRIREME <= a < A_LAUNCH:
        return why_not_trireme(s, e, (a - A_TRIREME) // 3, (a - A_TRIREME) % 3)
    if A_LAUNCH <= a < A_BUY:
        return why_not_launch(s, e, a - A_LAUNCH)
    if A_BUY <= a < A_PAY:
        return why_not_buy(s, e, a - A_BUY)
    if A_SWAP <= a < A_COPY and s.book != EMPIRES:
        return why_not_swap(s, e, a - A_SWAP)
    return int(PHASE_RULE[s.book, s.phase])


@jit
def apply_purchase(s, e, a):
    if a == A_DONE:
        end_build_turn(s, e)
    elif a < A_BUILD:
        purchase(s, e, CONTROL_ITEM, (a - A_CONTROL) // 3, NONE, (a - A_CONTROL) % 3)
    elif a < A_LEGION:
        purchase(s, e, BUILDING_ITEM, (a - A_BUILD) // SLOTS, (a - A_BUILD) % SLOTS, FULL)
    elif a < A_FORTRESS:
        purchase(s, e, LEGION_ITEM, (a - A_LEGION) // 3, NONE, (a - A_LEGION) % 3)
    elif a < A_TRIREME:
        purchase(s, e, FORTRESS_ITEM, (a - A_FORTRESS) // 3, NONE, (a - A_FORTRESS) % 3)
    elif a < A_LAUNCH:
        purchase(s, e, TRIREME_ITEM, (a - A_TRIREME) // 3, NONE, (a - A_TRIREME) % 3)
    elif a < A_BUY:
        purchase(s, e, TRIREME_ITEM, a - A_LAUNCH, NONE, FULL)
    elif a < A_PAY:
        purchase(s, e, TILE_ITEM, a - A_BUY, NONE, FULL)
    else:
        swap(s, e, a - A_SWAP)
