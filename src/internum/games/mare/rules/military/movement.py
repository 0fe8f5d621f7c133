"""Moving triremes and legions (EM-9, MN-6a)."""

from internum.core.engine import entry, jit

from ...actions import a_cast_off, a_march, a_sail, a_vacate
from ...board import CARAVAN, CARAVAN_2, COAST_BITS, MARKER_POST, POSTS, PROVINCES, SEA_COUNT, SEA_NEXT_BITS, SEAS
from ...codes import EM_9_3, EM_9_5, EM_16_11, EM_16_12, MN_6_5, MN_6_8
from ...option_values import CONVERSION_TIMING_TURN_END, ZEUS_MODE_MUTUAL
from ...phases import CAMPAIGN, VACATE
from ...tiles import CLASSIC, EMPIRES
from ..ground.basics import NONE, ask, either, first_in
from ..ground.links import own_seas, reach
from ..ground.pieces import add_in_port, add_legions, add_triremes, clear_posts, put_post, serve_as_caravan
from .peace import must_leave, peace_bars

# --- triremes


@jit
def why_not_sail(s, a, b):
    """Once a turn, to a neighbouring sea."""
    if s.unmoved_triremes[a] == 0 or (int(SEA_NEXT_BITS[s.book, a]) >> b) & 1 == 0:
        return either(s, EM_9_3, MN_6_5)
    return 0


@jit
def candidates_sail(s, out, k):
    for a in range(SEA_COUNT[s.book]):
        if s.unmoved_triremes[a] > 0:
            for b in range(SEA_COUNT[s.book]):
                if (int(SEA_NEXT_BITS[s.book, a]) >> b) & 1 == 1:
                    out[k] = a_sail(a, b)
                    k += 1
    return k


@jit
def sail(s, e, a, b):
    s.unmoved_triremes[a] -= 1
    s.triremes[e, a] -= 1
    s.triremes[e, b] += 1
    ask(s, CAMPAIGN, e)


@jit
def why_not_cast_off(s, e, p, sea):
    """MN-6.5: from port to a sea on the province's coast. In 2016 triremes are built at sea (EM-8.9)."""
    if s.book == EMPIRES:
        return EM_9_3
    if s.in_port[e, p] == 0 or (int(COAST_BITS[s.book, p]) >> sea) & 1 == 0:
        return MN_6_5
    return 0


@jit
def candidates_cast_off(s, e, out, k):
    if s.book == CLASSIC:
        for p in range(PROVINCES):
            if s.in_port[e, p] > 0:
                for sea in range(SEAS):
                    if (int(COAST_BITS[s.book, p]) >> sea) & 1 == 1:
                        out[k] = a_cast_off(p, sea)
                        k += 1
    return k


@jit
def cast_off(s, e, p, sea):
    add_in_port(s, e, p, -1)
    add_triremes(s, e, sea, 1)
    ask(s, CAMPAIGN, e)


@jit
def can_sail(s, e):
    """Has the active side a trireme that may still move?"""
    for sea in range(SEA_COUNT[s.book]):
        if s.unmoved_triremes[sea] > 0:
            return True
    if s.book == CLASSIC:
        for p in range(PROVINCES):
            if s.in_port[e, p] > 0:
                return True
    return False


# --- legions


@jit
def why_not_march(s, e, p, q):
    """Once a turn, to an adjacent or connected province; peace bars some (EM-16.11, 16.12)."""
    if s.unmoved[p] == 0 or (reach(s, own_seas(s, e), p) >> q) & 1 == 0:
        return either(s, EM_9_5, MN_6_8)
    if (peace_bars(s, e) >> q) & 1 == 1:
        if s.opt_zeus_mode == ZEUS_MODE_MUTUAL:
            return EM_16_11
        return EM_16_12
    return 0


@jit
def candidates_march(s, e, out, k):
    own = own_seas(s, e)
    barred = peace_bars(s, e)
    for p in range(PROVINCES):
        if s.unmoved[p] > 0:
            goals = reach(s, own, p) & ~barred
            while goals != 0:
                out[k] = a_march(p, first_in(goals))
                k += 1
                goals &= goals - 1
    return k


@jit
def can_march(s, e):
    """Has the active side a legion that may still move somewhere?"""
    own = own_seas(s, e)
    barred = peace_bars(s, e)
    for p in range(PROVINCES):
        if s.unmoved[p] > 0 and reach(s, own, p) & ~barred != 0:
            return True
    return False


@jit
def why_not_end_march(s, e):
    """EM-16.11: not while a legion that must leave a province shared with the partner of a peace can do so."""
    if s.peace_with == NONE:
        return 0
    own = own_seas(s, e)
    barred = peace_bars(s, e)
    for p in range(PROVINCES):
        if s.unmoved[p] > 0 and must_leave(s, e, p) and reach(s, own, p) & ~barred != 0:
            return EM_16_11
    return 0


@jit
def march(s, e, p, q):
    """A legion without Post leaves first; otherwise its Post is vacated, and chosen if there are several."""
    standing = on_posts(s, e, p)
    if leaves_marker(s, e, p):
        put_post(s, p, MARKER_POST, 0)
        move_legion(s, e, p, q)
        return
    if s.legions[e, p] > standing:
        move_legion(s, e, p, q)
        return
    s.march_from = p
    s.march_to = q
    if standing > 1:
        ask(s, VACATE, e)
        return
    for post in range(POSTS):
        if stands_on(s, e, p, post):
            vacate(s, e, post)
            return


@jit
def leaves_marker(s, e, p):
    """EM-11.20: is it the legion on the marker that marches? One that came in this turn cannot stand in for it."""
    return (
        s.book == EMPIRES
        and s.opt_conversion_timing == CONVERSION_TIMING_TURN_END
        and s.conqueror[p] == e
        and s.posts[p, MARKER_POST] == 2
        and s.unmoved[p] == 1
    )


@jit
def move_legion(s, e, p, q):
    s.unmoved[p] -= 1
    s.entered[q] += 1
    add_legions(s, e, p, -1)
    add_legions(s, e, q, 1)
    if s.conqueror[p] == e and s.legions[e, p] == 0:  # EM-11.10a
        clear_posts(s, p)
    ask(s, CAMPAIGN, e)


# --- legions on Posts, and those that serve as caravans


@entry
def stands_on(s, e, p, post):
    """Does a legion of `e` stand on this Post, or serve there as a caravan (EM-15.6)?"""
    if s.posts[p, post] > 0:
        return s.conqueror[p] == e
    if post == CARAVAN or post == CARAVAN_2:
        return s.circe_legion[p, post - CARAVAN] == e
    return False


@jit
def on_posts(s, e, p):
    n = 0
    for post in range(POSTS):
        if stands_on(s, e, p, post):
            n += 1
    return n


@jit
def step_off(s, p, post):
    """The legion on a Post, or serving there, no longer does."""
    if s.posts[p, post] > 0:
        put_post(s, p, post, 0)
    else:
        serve_as_caravan(s, p, post - CARAVAN, NONE)


@jit
def why_not_vacate(s, e, post):
    if stands_on(s, e, s.march_from, post):
        return 0
    return either(s, EM_9_5, MN_6_8)


@jit
def candidates_vacate(s, e, out, k):
    for post in range(POSTS):
        if why_not_vacate(s, e, post) == 0:
            out[k] = a_vacate(post)
            k += 1
    return k


@jit
def vacate(s, e, post):
    p = s.march_from
    q = s.march_to
    s.march_from = NONE
    s.march_to = NONE
    step_off(s, p, post)
    move_legion(s, e, p, q)
