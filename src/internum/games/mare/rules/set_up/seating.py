"""The game begins: who plays which empire (EM-2.2 to 2.5; MN-2.2, 2.40)."""

from internum.core.engine import entry, jit

from ...actions import a_empire
from ...board import DEFAULT_SIDES, SIDES
from ...codes import EM_2_2, MN_2_2
from ...option_values import ASSIGNMENT_LISTED, CIVILISATIONS_ANY
from ...phases import DEAL, SET_UP_STAGE, SETTING_UP
from ...tiles import CLASSIC
from ..ground.basics import NONE, either, go, plays
from ..ground.pieces import recount
from .clashes import is_secret_start
from .lay_out import lay_out, lay_out_tokens
from .plans import PLANNING


@entry
def begin_game(s):
    s.round = 1
    s.stage = SET_UP_STAGE
    s.cursor = 0
    lay_out_tokens(s)
    recount(s)
    if s.opt_assignment == ASSIGNMENT_LISTED:
        for seat in range(s.players):
            seat_empire(s, seat, int(DEFAULT_SIDES[s.book, s.players, seat]))
        begin_set_up(s)
    else:
        s.phase = DEAL
        s.actor = NONE


@jit
def begin_set_up(s):
    lay_out(s)
    if is_secret_start(s):
        s.step = PLANNING
    go(s, SETTING_UP)


@jit
def seat_empire(s, seat, e):
    s.seat_of[e] = seat
    s.side_at[seat] = e


@jit
def why_not_empire(s, e):
    """A different empire for each player, of those in the game (EM-2.2 to 2.5; MN-2.2, 2.40)."""
    if plays(s, e):
        return either(s, EM_2_2, MN_2_2)
    if s.book == CLASSIC and s.opt_civilisations == CIVILISATIONS_ANY:
        return 0
    for seat in range(s.players):
        if DEFAULT_SIDES[s.book, s.players, seat] == e:
            return 0
    return either(s, EM_2_2, MN_2_2)


@jit
def candidates_empire(s, out, k):
    for e in range(SIDES):
        if why_not_empire(s, e) == 0:
            out[k] = a_empire(e)
            k += 1
    return k


@jit
def empire(s, e):
    seat_empire(s, s.cursor, e)
    s.cursor += 1
    if s.cursor == s.players:
        s.cursor = 0
        begin_set_up(s)
