"""The turn (AN-3): coin, rondel, action, founding, personages."""

from internum.core.engine import jit
from internum.core.state import NONE

from ..actions import A_DONE, A_SKIP, a_take
from ..board import COIN, KIND_COUNT, PERSONAGE_COUNT
from ..codes import AN_3_2, AN_3_6, AN_3_7, AN_3_8, AN_14_5
from ..options import COIN_OPTIONAL, FINITE, ROUND_START
from ..state import ARMING, CARD, FOUNDING, MANOEUVRE, NOTHING, OVER, RONDEL, STRIKE, TAKE, TEMPLE
from .arming import end_arming
from .combat import ask_after, place_of
from .ending import is_last_round, score, target, win
from .manoeuvre import end_manoeuvre
from .payment import gain
from .personages import earns_extra_card, take_card, take_personages

# --- step 1: the coin ------------------------------------------------------------------------


@jit
def begin_turn(s):
    s.active = s.order[s.turn]
    s.firsts = 0
    s.temples_destroyed = 0
    s.exhausted = 0
    if s.stack[0] + s.stack[1] + s.stack[2] + s.stack[3] + s.stack[4] == 0:
        s.exhausted = 1
    s.phase = RONDEL
    if s.opt_coin_timing != ROUND_START:
        coin_for(s, s.active)
    elif s.turn == 0:
        coins_for_all(s, 0)


@jit
def coins_for_all(s, place):
    """AN-3.9, AN-17.4: at the start of a round, in turn order, until somebody has a choice."""
    while place < s.nations:
        if coin_for(s, s.order[place]):
            return
        place += 1


@jit
def coin_for(s, n):
    """AN-3.6 to 3.8, 5.8: take the coin, or ask where there is a choice; True if the nation must choose."""
    if s.bank_coins > 0 and s.opt_coin_optional != COIN_OPTIONAL:
        gain(s, n, COIN, 1)
        return False
    if s.bank_coins == 0 and s.opt_bank_resources == FINITE:
        if s.bank_stock[0] + s.bank_stock[1] + s.bank_stock[2] == 0:
            return False
    s.asked = n
    s.phase = TAKE
    return True


@jit
def why_not_take(s, kind):
    if s.phase != TAKE:
        return AN_3_6
    if (kind == COIN) != (s.bank_coins > 0):
        return AN_3_8
    if kind != COIN and s.opt_bank_resources == FINITE and s.bank_stock[kind] == 0:
        return AN_3_8
    return 0


@jit
def why_not_skip(s):
    return 0 if s.phase == TAKE and s.opt_coin_optional == COIN_OPTIONAL else AN_3_7


@jit
def candidates_take(s, out, k):
    for kind in range(KIND_COUNT):
        if why_not_take(s, kind) == 0:
            out[k] = a_take(kind)
            k += 1
    if why_not_skip(s) == 0:
        out[k] = A_SKIP
        k += 1
    return k


@jit
def take(s, kind):
    gain(s, s.asked, kind, 1)
    after_take(s)


@jit
def skip(s):
    """AN-3.7: no coin is taken."""
    after_take(s)


@jit
def after_take(s):
    place = place_of(s, s.asked)
    s.asked = NONE
    s.phase = RONDEL
    if s.opt_coin_timing == ROUND_START:
        coins_for_all(s, place + 1)


# --- the end of a step -----------------------------------------------------------------------


@jit
def why_not_done(s):
    """AN-3.5, 7.1, 9.2, 13.1: a step lasts, whatever has been done in it, until the nation ends it."""
    if s.pending == STRIKE:
        return 0
    if s.phase == TAKE:
        return AN_3_7 if s.opt_coin_optional == COIN_OPTIONAL else AN_3_8
    if s.phase == CARD:
        return AN_14_5
    if s.phase < TEMPLE or s.phase > FOUNDING:
        return AN_3_2
    return 0


@jit
def candidates_done(s, out, k):
    out[k] = A_DONE
    return k + 1


@jit
def done(s):
    if s.pending == STRIKE:
        s.pending = NOTHING
        ask_after(s, s.turn)
    elif s.phase == FOUNDING:
        end_turn(s)
    else:
        if s.phase == ARMING:
            end_arming(s)
        elif s.phase == MANOEUVRE:
            end_manoeuvre(s)
        s.phase = FOUNDING  # AN-3.11, AN-13.7: after every action


# --- step 5: personages and victory ----------------------------------------------------------


@jit
def end_turn(s):
    """AN-3.12, AN-14.1: after founding, for the active nation only."""
    take_personages(s)
    if not earns_extra_card(s):
        next_turn(s)
        return
    most = 0
    tied = 0
    for kind in range(PERSONAGE_COUNT):
        if s.stack[kind] > s.stack[most]:
            most = kind
    for kind in range(PERSONAGE_COUNT):
        if s.stack[kind] == s.stack[most]:
            tied += 1
    if tied > 1:
        s.phase = CARD
    else:
        card(s, most)


@jit
def card(s, kind):
    take_card(s, kind)
    next_turn(s)


@jit
def next_turn(s):
    """AN-3.13: the next nation in order, unless this one has won."""
    if score(s, s.active) >= target(s):
        win(s, s.active)  # AN-15.1, 15.6: by more than the number as well
        return
    if s.turn < s.nations - 1:
        s.turn += 1
    elif is_last_round(s):
        s.phase = OVER
        return
    else:
        s.turn = 0
        s.round += 1
    begin_turn(s)
