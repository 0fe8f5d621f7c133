"""Legendary goods: draws, and the gift of a Temple beside a Legendary City (EM-5.4, 5.5, 5.7, 5.11 to 5.14)."""

from internum.core.engine import jit

from ...actions import GAIN_COIN, GAIN_LEGENDARY, a_draw, a_gain
from ...board import COIN, GOODS, LEGENDARY_KIND, PROVINCES, SLOT_KIND, TEMPLE
from ...codes import EM_5_11, EM_5_12, EM_5_16
from ...option_values import TEMPLE_CHOICE_BEFORE_DRAW
from ...phases import DRAW, TEMPLE_GIFT
from ...state import HELD, PILE
from ...tiles import CLASSIC
from ..ground.basics import back, call
from ..ground.tokens import gain, in_bank, pile_is_empty, renew_pile, take_drawn
from .income import controls, served

DRAW_FIRST, CHOOSE, DRAW_LAST = range(3)  # the parts of an empire's turn to draw (EM-5.7)
PARTS = 3


@jit
def legendary_cities(s, e, with_temple):
    """The Legendary Cities an empire controls; or only those in a province where it controls a Temple."""
    n = 0
    for p in range(PROVINCES):
        for slot in range(2):
            if SLOT_KIND[s.book, p, slot] == LEGENDARY_KIND and controls(s, p, slot, e):
                if not with_temple or controls(s, p, TEMPLE, e):
                    n += 1
    return n


@jit
def legendary_income(s):
    """One empire after the other draws and chooses; `cursor` counts the parts of all of them."""
    if s.book == CLASSIC or s.cursor >= PARTS * s.players:
        s.cursor = 0
        s.step += 1
        return
    e = served(s, s.cursor // PARTS)
    part = s.cursor % PARTS
    if part == CHOOSE:
        if s.choices_due > 0 and (in_bank(s, COIN) > 0 or goods_to_draw(s) > draws_before_gift(s, e)):
            call(s, TEMPLE_GIFT, e)
            return
        s.choices_due = 0
    elif part == DRAW_FIRST:
        s.choices_due = legendary_cities(s, e, True)
    s.cursor += 1
    when_drawn = DRAW_LAST if s.opt_temple_choice == TEMPLE_CHOICE_BEFORE_DRAW else DRAW_FIRST
    if part == when_drawn:
        s.draws_due += legendary_cities(s, e, False)
        if s.draws_due > 0:
            call(s, DRAW, e)


@jit
def draws_before_gift(s, e):
    """Draws that come before what a Temple gives now: with `before_draw` also those of the cities (EM-5.7)."""
    if s.opt_temple_choice == TEMPLE_CHOICE_BEFORE_DRAW:
        return s.draws_due + legendary_cities(s, e, False)
    return s.draws_due


@jit
def goods_to_draw(s):
    """Legendary goods in the pile and in the discard pile."""
    n = 0
    for g in range(GOODS):
        if s.legendary_at[g] != HELD:
            n += 1
    return n


# --- draws


@jit
def needs_preparation(s):
    return s.draws_due == 0 or pile_is_empty(s)


@jit
def prepare_draw(s):
    """Before a draw: an empty pile is renewed; with nothing to draw, nothing is gained (EM-5.11)."""
    if goods_to_draw(s) == 0 or s.draws_due == 0:
        s.draws_due = 0
        back(s)
    else:
        renew_pile(s)


@jit
def why_not_draw(s, g):
    if s.legendary_at[g] != PILE:
        return EM_5_12
    return 0


@jit
def candidates_draw(s, out, k):
    for g in range(GOODS):
        if why_not_draw(s, g) == 0:
            out[k] = a_draw(g)
            k += 1
    return k


@jit
def draw(s, g):
    take_drawn(s, s.actor, g)
    s.draws_due -= 1
    if s.draws_due == 0:
        back(s)


# --- a Temple's gift


@jit
def why_not_gain(s, what):
    """EM-5.5: a coin or a legendary good, if there is one."""
    if what == GAIN_COIN and in_bank(s, COIN) == 0:
        return EM_5_16
    if what == GAIN_LEGENDARY and goods_to_draw(s) <= draws_before_gift(s, s.actor):
        return EM_5_11
    return 0


@jit
def candidates_gain(s, out, k):
    for what in range(2):
        if why_not_gain(s, what) == 0:
            out[k] = a_gain(what)
            k += 1
    return k


@jit
def temple_gift(s, e, what):
    s.choices_due -= 1
    back(s)
    if what == GAIN_COIN:
        gain(s, e, COIN, 1)
    else:
        s.draws_due += 1
        if s.opt_temple_choice != TEMPLE_CHOICE_BEFORE_DRAW:
            call(s, DRAW, e)
