"""The Statue of Zeus (EM-16.8 to 16.14): peace with one opponent, legions that go home, barred provinces."""

from internum.core.engine import entry, jit

from ...actions import A_NO, a_peace
from ...board import CAPITAL, PROVINCES, SIDES
from ...codes import EM_16_8
from ...option_values import ZEUS_MODE_MUTUAL
from ...phases import CAMPAIGNS
from ...tiles import PEACE_POWER
from ..ground.basics import NONE, go, owner_of, plays
from ..ground.pieces import add_legions, clear_posts, land_units, serve_as_caravan, units_appeared


@entry
def partner(s, e):
    """The empire `e` is at peace with this round, or NONE."""
    if s.peace_with == NONE:
        return NONE
    owner = owner_of(s, PEACE_POWER)
    if e == owner:
        return s.peace_with
    if e == s.peace_with:
        return owner
    return NONE


@jit
def peace_bars(s, e):
    """Mask of the provinces that `e` may not enter (EM-16.11, 16.12)."""
    ally = partner(s, e)
    barred = 0
    if ally != NONE:
        for p in range(PROVINCES):
            if s.marker[p] == ally or (s.opt_zeus_mode == ZEUS_MODE_MUTUAL and land_units(s, ally, p) > 0):
                barred |= 1 << p
    return barred


@jit
def must_leave(s, e, p):
    """EM-16.11: partners may not stay together, except in a province with one's own marker."""
    ally = partner(s, e)
    if ally == NONE or s.opt_zeus_mode != ZEUS_MODE_MUTUAL or s.marker[p] == e:
        return False
    return land_units(s, ally, p) > 0


# --- the declaration


@jit
def why_not_peace(s, e, other):
    """EM-16.8: not with oneself, and not with the partner of the round before."""
    if other == e or not plays(s, other) or other == s.peace_before:
        return EM_16_8
    return 0


@jit
def candidates_peace(s, e, out, k):
    for other in range(SIDES):
        if why_not_peace(s, e, other) == 0:
            out[k] = a_peace(other)
            k += 1
    out[k] = A_NO
    return k + 1


@jit
def make_peace(s, e, other):
    peace(s, e, other)
    go(s, CAMPAIGNS)


@jit
def refuse_peace(s):
    go(s, CAMPAIGNS)


@jit
def peace(s, e, other):
    s.peace_with = other
    go_home(s, other, e)
    if s.opt_zeus_mode == ZEUS_MODE_MUTUAL:
        go_home(s, e, other)


@jit
def go_home(s, e, host):
    """EM-16.9, 16.13: the legions of `e` in the provinces of `host` go to the capital province, without their Posts."""
    home = int(CAPITAL[s.book, e])
    for p in range(PROVINCES):
        n = s.legions[e, p]
        if s.marker[p] == host and n > 0:
            if s.conqueror[p] == e:
                clear_posts(s, p)
            dismiss_caravans(s, e, p)
            add_legions(s, e, p, -n)
            add_legions(s, e, home, n)
            units_appeared(s, home)


@jit
def dismiss_caravans(s, e, p):
    """Legions of `e` that served as caravans in a province no longer do (EM-15.15)."""
    for icon in range(2):
        if s.circe_legion[p, icon] == e:
            serve_as_caravan(s, p, icon, NONE)
