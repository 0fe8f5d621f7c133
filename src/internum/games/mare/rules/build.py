"""The Build phase: turns, purchases, and which chapter answers for what (EM-3.3, 3.5, 7.1, 8.15, 8.22; MN-5.1 to 5.7).

`rules` hands every phase from NAME_BUILDER to DECLARE, and the passages from BEGIN_BUILD to ENDING_BUILD, to the four
functions at the end of this file.
"""

from internum.core.engine import jit

from ..actions import (
    A_BUILD,
    A_BUY,
    A_CONTROL,
    A_COPY,
    A_DECLARE,
    A_DONE,
    A_DRAW,
    A_FORTRESS,
    A_KEEP,
    A_LAUNCH,
    A_LEGION,
    A_NEXT,
    A_NO,
    A_PAY,
    A_SWAP,
    A_TAKE,
    A_TRIREME,
    A_TURN,
    A_YES,
)
from ..board import PROVINCES, SLOTS
from ..codes import EM_15_12
from ..phases import (
    BEGIN_BUILD,
    BEGIN_MILITARY,
    BUILD,
    BUILD_STAGE,
    BUILDING,
    COPY,
    DECLARE,
    ENDING_BUILD,
    FIRST_STRIKE,
    NAME_BUILDER,
    OVER,
    PAY,
    STORE,
    SWAP,
    TURN_UP,
)
from ..state import (
    BUILDING_ITEM,
    CONTROL_ITEM,
    FORTRESS_ITEM,
    FREE,
    FULL,
    LEGION_ITEM,
    TILE_ITEM,
    TRIREME_ITEM,
)
from ..tiles import EMPIRES, FIRST_STRIKE_POWER, PERSEUS_TILE
from .bank_swap import (
    candidates_swap,
    candidates_take_swapped,
    swap,
    take_swapped,
    why_not_swap,
    why_not_take_swapped,
)
from .basics import NONE, ask, back, call, go, has, plays, use
from .display import tile_is_wanting
from .payment import begin_payment, candidates_pay, clear_purchase, lay_out_token, spend_set, why_not_pay
from .phase_rules import PHASE_RULE
from .placing import (
    candidates_build,
    candidates_control,
    candidates_fortress,
    candidates_launch,
    candidates_legion,
    candidates_trireme,
    place_item,
    why_not_build,
    why_not_control,
    why_not_fortress,
    why_not_launch,
    why_not_legion,
    why_not_trireme,
)
from .recruiting import candidates_buy, candidates_copy, copy, recruit, why_not_buy, why_not_copy
from .storage import (
    begin_common_storage,
    begin_storage,
    candidates_store,
    finish_keeping,
    keep,
    stores_at_phase_end,
    why_not_keep,
)
from .turns import (
    begin_turns,
    candidates_next,
    enqueue,
    first_in_queue,
    how_many_due,
    leader_of_turns,
    names_all_first,
    why_not_next,
)
from .victory import (
    candidates_declare,
    check_phase_end,
    check_purchase,
    declare,
    has_winning_purchase,
    is_striking,
    is_winning_tile,
    next_declarer,
    why_not_declare,
)

# how far the end of the phase has come, in `s.step`
TO_STORE, TO_CHECK = range(2)


# --- the course of the phase


@jit
def begin_build(s):
    s.stage = BUILD_STAGE
    s.step = TO_STORE
    for p in range(PROVINCES):
        s.marker_new[p] = 0
    begin_turns(s)
    go(s, BUILDING)


@jit
def next_build_turn(s):
    """Nobody left, a turn without a question, or the Culture Leader names."""
    if how_many_due(s) == 0 and s.queue[0] == NONE:
        go(s, ENDING_BUILD)
        return
    e = first_in_queue(s)
    if e != NONE:
        begin_build_turn(s, e)
    else:
        ask(s, NAME_BUILDER, leader_of_turns(s, NAME_BUILDER))


@jit
def next_builder(s, e):
    """`next e` by the Culture Leader."""
    if names_all_first(s):
        enqueue(s, e)
        go(s, BUILDING)
    else:
        begin_build_turn(s, e)


@jit
def begin_build_turn(s, e):
    is_first = s.had_turn == 0
    s.had_turn |= 1 << e
    s.free_legions = 0
    ask(s, BUILD, e)
    if is_first:
        ask_perseus(s)


@jit
def end_build_turn(s, e):
    s.had_turn |= 1 << e
    s.free_legions = 0
    if stores_at_phase_end(s):
        go(s, BUILDING)
    else:
        begin_storage(s, e)


@jit
def end_build(s):
    """EM-8.22: storage where it is due, the fifth hero or wonder, then face-down tiles are turned up."""
    if s.step == TO_STORE:
        s.step = TO_CHECK
        if stores_at_phase_end(s):
            begin_common_storage(s)
            return
    check_phase_end(s)
    if s.phase == OVER:
        return
    if tile_is_wanting(s):
        call(s, TURN_UP, NONE)
        return
    s.step = 0
    go(s, BEGIN_MILITARY)


# --- Perseus (EM-15.12)


@jit
def ask_perseus(s):
    """Before the first turn is played its owner may take it, if he wins by it."""
    e = s.owner[PERSEUS_TILE]
    if e != NONE and has(s, e, FIRST_STRIKE_POWER) and plays(s, e) and has_winning_purchase(s, e):
        call(s, FIRST_STRIKE, e)


@jit
def strike_first(s, e):
    back(s)
    use(s, e, FIRST_STRIKE_POWER)
    s.had_turn = 1 << e
    ask(s, BUILD, e)


# --- purchases


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


# --- what `rules` calls


@jit
def legal_build(s, e, out):
    """The legal actions of `e` in a phase of building."""
    if s.phase == BUILD:
        return legal_purchases(s, e, out)
    if s.phase == PAY:
        return candidates_pay(s, e, out, 0)
    if s.phase == NAME_BUILDER:
        return candidates_next(s, out, 0)
    if s.phase == STORE:
        return candidates_store(s, e, out, 0)
    if s.phase == SWAP:
        return candidates_take_swapped(s, out, 0)
    if s.phase == COPY:
        return candidates_copy(s, e, out, 0)
    if s.phase == DECLARE:
        return candidates_declare(s, e, out, 0)
    out[0] = A_YES  # Perseus
    out[1] = A_NO
    return 2


@jit
def why_not_building(s, e, a):
    if s.phase == BUILD:
        return why_not_purchase(s, e, a)
    if s.phase == PAY and A_PAY <= a < A_SWAP:
        return why_not_pay(s, e, a - A_PAY)
    if s.phase == NAME_BUILDER and A_NEXT <= a < A_CONTROL:
        return why_not_next(s, a - A_NEXT)
    if s.phase == STORE and A_KEEP <= a < A_DECLARE:
        return why_not_keep(s, e, a - A_KEEP)
    if s.phase == STORE and a == A_DONE:
        return 0
    if s.phase == SWAP and A_TAKE <= a < A_DRAW:
        return why_not_take_swapped(s, a - A_TAKE)
    if s.phase == COPY and A_COPY <= a < A_KEEP:
        return why_not_copy(s, e, a - A_COPY)
    if s.phase == DECLARE and A_DECLARE <= a < A_TURN:
        return why_not_declare(s, e, a - A_DECLARE)
    if s.phase == DECLARE and a == A_NO:
        return 0
    if s.phase == FIRST_STRIKE and (a == A_YES or a == A_NO):
        return 0
    return int(PHASE_RULE[s.book, s.phase])


@jit
def apply_build(s, e, a):
    if s.phase == BUILD:
        apply_purchase(s, e, a)
    elif s.phase == PAY:
        pay(s, e, a - A_PAY)
    elif s.phase == NAME_BUILDER:
        next_builder(s, a - A_NEXT)
    elif s.phase == STORE:
        if a == A_DONE:
            finish_keeping(s, e)
        else:
            keep(s, e, a - A_KEEP)
    elif s.phase == SWAP:
        take_swapped(s, e, a - A_TAKE)
    elif s.phase == COPY:
        copy(s, a - A_COPY)
    elif s.phase == DECLARE:
        if a == A_NO:
            next_declarer(s)
        else:
            declare(s, e, a - A_DECLARE)
    elif a == A_YES:
        strike_first(s, e)
    else:
        back(s)


@jit
def advance_build(s):
    """Walk on from a passage of the Build phase."""
    if s.phase == BEGIN_BUILD:
        begin_build(s)
    elif s.phase == BUILDING:
        next_build_turn(s)
    elif s.phase == ENDING_BUILD:
        end_build(s)
