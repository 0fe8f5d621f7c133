"""Circe: legions that serve as caravans (EM-15.6, 15.15)."""

from internum.core.engine import jit

from ...actions import A_DONE, a_circe
from ...board import CARAVAN, CARAVAN_KIND, PROVINCES, SLOT_KIND
from ...codes import EM_15_6
from ...option_values import CIRCE_WHEN_PRODUCTION, CIRCE_WHERE_OWN_OR_NEUTRAL
from ...phases import CIRCE
from ...tiles import LEGION_CARAVANS
from ..ground.basics import NONE, call, has
from ..ground.pieces import has_enemy, posted, serve_as_caravan, serving
from .income import served


@jit
def ask_circe(s):
    while s.cursor < s.players:
        e = served(s, s.cursor)
        s.cursor += 1
        if s.opt_circe_when == CIRCE_WHEN_PRODUCTION and has(s, e, LEGION_CARAVANS):
            call_circe(s, e)
            return
    s.cursor = 0
    s.step += 1


@jit
def call_circe(s, e):
    """Let an empire say which legions serve as caravans; in Production all of them anew, as far as it matters."""
    if s.opt_circe_when != CIRCE_WHEN_PRODUCTION:  # EM-15.15: a placement lasts until it is changed
        call(s, CIRCE, e)
        return
    for p in range(PROVINCES):
        if serving(s, e, p) == 1 and s.legions[e, p] == 1:
            for icon in range(2):
                if s.circe_legion[p, icon] == e and is_free_icon(s, p, 1 - icon):
                    serve_as_caravan(s, p, icon, NONE)
    call(s, CIRCE, e)


@jit
def is_free_icon(s, p, icon):
    slot = CARAVAN + icon
    return SLOT_KIND[s.book, p, slot] == CARAVAN_KIND and s.built[p, slot] == 0 and s.circe_legion[p, icon] == NONE


@jit
def why_not_circe(s, e, p, icon):
    if not is_free_icon(s, p, icon):
        return EM_15_6
    busy = serving(s, e, p)
    if s.conqueror[p] == e:
        busy += posted(s, p)
    if s.legions[e, p] <= busy and not may_change_icon(s, e, p):
        return EM_15_6
    if s.opt_circe_where == CIRCE_WHERE_OWN_OR_NEUTRAL:
        if (s.marker[p] != NONE and s.marker[p] != e) or has_enemy(s, e, p):
            return EM_15_6
    return 0


@jit
def may_change_icon(s, e, p):
    """EM-15.15: a legion that already serves is placed elsewhere in a later own turn."""
    return s.opt_circe_when != CIRCE_WHEN_PRODUCTION and serving(s, e, p) == 1


@jit
def candidates_circe(s, e, out, k):
    for p in range(PROVINCES):
        if s.legions[e, p] > 0:
            for icon in range(2):
                if why_not_circe(s, e, p, icon) == 0:
                    out[k] = a_circe(p, icon)
                    k += 1
    out[k] = A_DONE
    return k + 1


@jit
def circe(s, e, p, icon):
    busy = serving(s, e, p)
    if s.conqueror[p] == e:
        busy += posted(s, p)
    if s.legions[e, p] <= busy:
        serve_as_caravan(s, p, 1 - icon, NONE)
    serve_as_caravan(s, p, icon, e)
