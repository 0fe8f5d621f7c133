"""The Build phase: which chapter answers for what.

`rules` hands every phase from NAME_BUILDER to DECLARE, and the passages from BEGIN_BUILD to ENDING_BUILD, to these four
functions.
"""

from internum.core.codec import Table
from internum.core.engine import jit

from ...actions import A_NO, A_YES
from ...phases import (
    BEGIN_BUILD,
    BUILD,
    BUILDING,
    COPY,
    DECLARE,
    ENDING_BUILD,
    FIRST_STRIKE,
    NAME_BUILDER,
    PAY,
    STORE,
    SWAP,
)
from ..ground.basics import back
from ..ground.turns import candidates_next, why_not_next
from .bank_swap import candidates_take_swapped, swap, take_swapped, why_not_swap, why_not_take_swapped
from .build_turns import begin_build, end_build, end_build_turn, next_build_turn, next_builder, strike_first
from .buildings import why_not_build
from .control import why_not_control
from .payment import candidates_pay, why_not_pay
from .purchases import (
    buy_building,
    buy_control,
    buy_fortress,
    buy_in_port,
    buy_legion,
    buy_tile,
    buy_trireme,
    legal_purchases,
    pay,
)
from .recruiting import candidates_copy, copy, why_not_buy, why_not_copy
from .storage import candidates_store, finish_keeping, keep, why_not_keep
from .units import why_not_fortress, why_not_launch, why_not_legion, why_not_trireme
from .victory import candidates_declare, declare, next_declarer, why_not_declare


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


DECISIONS: Table = {
    NAME_BUILDER: {"next": (why_not_next, next_builder)},
    FIRST_STRIKE: {"yes": (0, strike_first), "no": (0, back)},
    BUILD: {
        "done": (0, end_build_turn),
        "control": (why_not_control, buy_control),
        "build": (why_not_build, buy_building),
        "legion": (why_not_legion, buy_legion),
        "fortress": (why_not_fortress, buy_fortress),
        "trireme": (why_not_trireme, buy_trireme),
        "launch": (why_not_launch, buy_in_port),
        "buy": (why_not_buy, buy_tile),
        "swap": (why_not_swap, swap),
    },
    PAY: {"pay": (why_not_pay, pay)},
    SWAP: {"take": (why_not_take_swapped, take_swapped)},
    COPY: {"copy": (why_not_copy, copy)},
    STORE: {"keep": (why_not_keep, keep), "done": (0, finish_keeping)},
    DECLARE: {"declare": (why_not_declare, declare), "no": (0, next_declarer)},
}


@jit
def advance_build(s):
    """Walk on from a passage of the Build phase."""
    if s.phase == BEGIN_BUILD:
        begin_build(s)
    elif s.phase == BUILDING:
        next_build_turn(s)
    elif s.phase == ENDING_BUILD:
        end_build(s)
