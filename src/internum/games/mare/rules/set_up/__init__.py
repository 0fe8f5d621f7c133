"""The course of the set-up, and which chapter answers for what (EM-2, MN-2).

The chapters: `seating`, `lay_out`, `deploy`, `plans`, `clashes`, `lots`, `display`.
"""

from internum.core.codec import Table
from internum.core.engine import jit

from ...board import CARAVAN, CARAVAN_2, PROVINCES, START_ICON, START_MARKER
from ...phases import BEGIN_LEADERSHIP, BEGIN_ROUND, DEAL, DEPLOY, ICON, LOT, TURN_UP
from ...tiles import EMPIRES
from ..ground.basics import NONE, call, go
from ..ground.titles import everybody
from .clashes import without_points
from .deploy import (
    candidates_deploy,
    candidates_icon,
    end_deployment,
    fortify,
    icon,
    launch_at_start,
    legion_at_start,
    mark,
    raise_at_start,
    take_hero,
    why_not_end_deployment,
    why_not_fortify,
    why_not_hero,
    why_not_icon,
    why_not_launch_at_start,
    why_not_legion_at_start,
    why_not_mark,
    why_not_raise,
)
from .display import candidates_turn, tile_is_wanting, turn, why_not_turn
from .lay_out import counts_titles, is_free_start
from .lots import asks_for_clash, asks_for_deployment, asks_for_lot, candidates_lot, lot, why_not_lot
from .plans import DEPLOYING, LAYING, PLANNING, TITLES
from .seating import candidates_empire, empire, why_not_empire


@jit
def go_on_setting_up(s):
    if tile_is_wanting(s):
        call(s, TURN_UP, NONE)
    elif s.step == PLANNING:
        s.waiting = everybody(s)
        call(s, DEPLOY, NONE)
    elif s.step == LAYING:
        if not asks_for_clash(s):  # whoever got points back spends them anew, as in MN-2.30
            s.had_turn = without_points(s)
            s.step = DEPLOYING
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
        return candidates_icon(s, out, 0)
    if s.phase == DEPLOY:
        return candidates_deploy(s, e, out, 0)
    if s.phase == LOT:
        return candidates_lot(s, out, 0)
    return candidates_turn(s, out, 0)


DECISIONS: Table = {
    DEAL: {"empire": (why_not_empire, empire)},
    ICON: {"build": (why_not_icon, icon)},
    DEPLOY: {
        "done": (why_not_end_deployment, end_deployment),
        "control": (why_not_mark, mark),
        "build": (why_not_raise, raise_at_start),
        "legion": (why_not_legion_at_start, legion_at_start),
        "fortress": (why_not_fortify, fortify),
        "launch": (why_not_launch_at_start, launch_at_start),
        "buy": (why_not_hero, take_hero),
    },
    LOT: {"lot": (why_not_lot, lot)},
    TURN_UP: {"turn": (why_not_turn, turn)},
}
