"""Conversion: the marker of a conquered province is replaced (EM-11.17 to 11.25, 15.13). In 2003: see `control`."""

from internum.core.engine import jit

from ...actions import A_DONE, a_convert, a_hold, a_sacrifice
from ...board import MARKER, MARKER_POST, PROVINCES
from ...codes import EM_11_8, EM_11_18, EM_11_19, EM_11_22, EM_11_24, EM_15_13, MN_7_5, MN_7_20
from ...option_values import CONVERSION_TIMING_TURN_END, CONVERSION_UNCONNECTED_KEEP_MARKER, SHEBA_WINDOW_FIRST_ROUND
from ...phases import CONVERSION_STEP
from ...tiles import CLASSIC, SACRIFICE
from ..ground.basics import NONE, either, unused, use
from ..ground.links import own_provinces, provinces_in_reach
from ..ground.pieces import add_legions, set_marker
from .siege import settle, why_not_conquer


@jit
def is_linked(s, e, p):
    """Is the province adjacent or connected to one with the marker of `e`?"""
    return provinces_in_reach(s, e, p) & own_provinces(s, e) != 0


@jit
def why_not_convert(s, e, p):
    """EM-11.18, 11.19: a legion on the marker since an earlier turn, a marker in supply, a link to one's provinces."""
    if s.book == CLASSIC:  # it is bought in the construction phase
        return MN_7_20
    if s.step != CONVERSION_STEP and s.opt_conversion_timing != CONVERSION_TIMING_TURN_END:
        return EM_11_19
    if s.conqueror[p] != e or s.posts[p, MARKER_POST] != 2 or s.fortress[p] > 0:
        return EM_11_18
    if s.settled[p] == 1:
        return EM_11_8
    if s.supply[e, MARKER] == 0:
        return EM_11_24
    if s.opt_conversion_unconnected == CONVERSION_UNCONNECTED_KEEP_MARKER and not is_linked(s, e, p):
        return EM_11_22
    return 0


@jit
def conversion_is_due(s, e):
    """`conversion_timing` turn_start: may a marker be converted before the moves?"""
    if s.book == CLASSIC or s.opt_conversion_timing == CONVERSION_TIMING_TURN_END:
        return False
    for p in range(PROVINCES):
        if s.posts[p, MARKER_POST] == 2 and why_not_convert(s, e, p) == 0:
            return True
    return False


@jit
def candidates_convert(s, e, out, k):
    """At the start of the turn: convert or hold, or keep all."""
    for p in range(PROVINCES):
        if s.posts[p, MARKER_POST] == 2 and why_not_convert(s, e, p) == 0:
            out[k] = a_convert(p)
            out[k + 1] = a_hold(p)
            k += 2
    out[k] = A_DONE
    return k + 1


@jit
def convert(s, e, p):
    """EM-11.21: the marker is replaced; EM-11.22: without a link (`remove_marker`) only taken away."""
    if is_linked(s, e, p):
        set_marker(s, p, e)
    else:
        set_marker(s, p, NONE)
    settle(s, e, p)


@jit
def age_posts(s, e):
    """A new turn of the Conqueror: his legions on markers have been there since an earlier one."""
    for p in range(PROVINCES):
        if s.conqueror[p] == e and s.posts[p, MARKER_POST] == 1:
            s.posts[p, MARKER_POST] = 2


# --- the Queen of Sheba


@jit
def why_not_sacrifice(s, e, p):
    """EM-15.13: once a round, the legion on an enemy marker for the marker itself."""
    if s.posts[p, MARKER_POST] == 0 or s.conqueror[p] != e or not unused(s, e, SACRIFICE):
        return either(s, EM_15_13, MN_7_5)
    if s.opt_sheba_window == SHEBA_WINDOW_FIRST_ROUND and s.posts[p, MARKER_POST] == 2:
        return EM_15_13
    if why_not_conquer(s, e, p) != 0:
        return EM_15_13
    if s.supply[e, MARKER] == 0:
        return EM_11_24
    if not is_linked(s, e, p):
        return EM_11_22
    return 0


@jit
def candidates_marker(s, e, p, out, k):
    if s.posts[p, MARKER_POST] > 0:
        if why_not_convert(s, e, p) == 0:
            out[k] = a_convert(p)
            k += 1
        if why_not_sacrifice(s, e, p) == 0:
            out[k] = a_sacrifice(p)
            k += 1
    return k


@jit
def sacrifice(s, e, p):
    use(s, e, SACRIFICE)
    set_marker(s, p, e)
    add_legions(s, e, p, -1)
    settle(s, e, p)
