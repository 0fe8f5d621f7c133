"""The course of the set-up, and which chapter answers for what (EM-2, MN-2).

The chapters: `seating`, `lay_out`, `deploy`, `lots`, `display`.
"""

from internum.core.engine import jit

from ...actions import A_BUILD, A_DONE, A_EMPIRE, A_LOT, A_TURN
from ...board import CARAVAN, CARAVAN_2, PROVINCES, SIDES, SLOTS, START_ICON, START_MARKER
from ...phases import BEGIN_LEADERSHIP, BEGIN_ROUND, DEAL, DEPLOY, ICON, LOT, TURN_UP
from ...tiles import EMPIRES, TILE_COUNT
from ..ground.basics import NONE, back, call, go
from ..ground.pieces import raise_building
from .deploy import candidates_deploy, deploy, end_deployment, icon_of, why_not_deploy, why_not_icon
from .display import candidates_turn, tile_is_wanting, turn, why_not_turn
from .lay_out import is_free_start
from .lots import DEPLOYING, TITLES, asks_for_deployment, asks_for_lot, candidates_lot, counts_titles, lot, why_not_lot
from .seating import candidates_empire, empire, why_not_empire


@jit
def go_on_setting_up(s):
    if tile_is_wanting(s):
        call(s, TURN_UP, NONE)
    elif s.step == DEPLOYING:
        if not asks_for_icon(s) and not asks_for_deployment(s):
            s.step = TITLES
            s.had_turn = 0
    elif not asks_for_lot(s):
        s.cursor = 0
        s.step = 0
        if counts_titles(s):  # MN-2.31: as before every round but the first
            s.round = 0
            go(s, BEGIN_LEADERSHIP)
        else:
            go(s, BEGIN_ROUND)


@jit
def asks_for_icon(s):
    """The icons of starting caravans, in seat order (MN-2.8, 2.9)."""
    if s.book == EMPIRES or is_free_start(s):
        return False
    for seat in range(s.players):
        e = s.side_at[seat]
        for p in range(PROVINCES):
            if START_ICON[s.book, p] == 1 and START_MARKER[s.book, p] == e:
                if s.built[p, CARAVAN] + s.built[p, CARAVAN_2] == 0:
                    s.cursor = p
                    call(s, ICON, e)
                    return True
    return False


# --- what `rules` calls


@jit
def legal_set_up(s, e, out):
    if s.phase == DEAL:
        return candidates_empire(s, out, 0)
    if s.phase == ICON:
        k = 0
        for slot in range(CARAVAN, CARAVAN_2 + 1):
            a = A_BUILD + s.cursor * SLOTS + slot
            if why_not_icon(s, e, a) == 0:
                out[k] = a
                k += 1
        return k
    if s.phase == DEPLOY:
        return candidates_deploy(s, e, out, 0)
    if s.phase == LOT:
        return candidates_lot(s, out, 0)
    return candidates_turn(s, out, 0)


@jit
def why_not_set_up(s, e, a):
    """0, the rule against it, or NONE: no action of this phase."""
    if s.phase == DEAL and A_EMPIRE <= a < A_LOT:
        return why_not_empire(s, a - A_EMPIRE)
    if s.phase == ICON:
        return why_not_icon(s, e, a)
    if s.phase == DEPLOY:
        return why_not_deploy(s, e, a)
    if s.phase == LOT and A_LOT <= a < A_LOT + SIDES:
        return why_not_lot(s, a - A_LOT)
    if s.phase == TURN_UP and A_TURN <= a < A_TURN + TILE_COUNT:
        return why_not_turn(s, a - A_TURN)
    return NONE


@jit
def apply_set_up(s, e, a):
    if s.phase == DEAL:
        empire(s, a - A_EMPIRE)
    elif s.phase == ICON:
        back(s)
        raise_building(s, s.cursor, icon_of(a))
    elif s.phase == DEPLOY:
        if a == A_DONE:
            end_deployment(s, e)
        else:
            deploy(s, e, a)
    elif s.phase == LOT:
        lot(s, a - A_LOT)
    else:
        turn(s, a - A_TURN)
