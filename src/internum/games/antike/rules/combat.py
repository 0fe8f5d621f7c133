"""Combat between units (AN-11): the active nation's free choice, and the demands of passive nations."""

from internum.core.engine import jit
from internum.core.state import NONE

from ..actions import A_DECLINE, A_DEMAND, a_fight
from ..board import NATIONS
from ..codes import AN_2_29, AN_11_1, AN_11_2, AN_11_5, AN_11_7, AN_11_15, AN_17_5
from ..options import ENTERING_ONLY, MOVE_THEN_CONQUER, MOVER_FIRST, SISTERS_PEACEFUL, TO_EXHAUSTION
from ..state import DEMAND, LOSE_DEMAND, LOSE_FIGHT, LOSE_STRIKE, MANOEUVRE, NOTHING, STRIKE
from .pieces import are_sisters, remove_units, units, units_here


@jit
def are_at_peace(s, n, m):
    """AN-2.29: sister nations may be exempt by option."""
    return s.opt_sister_nations_hostile == SISTERS_PEACEFUL and are_sisters(s, n, m)


# --- the active nation's right (AN-11.5) -----------------------------------------------------


@jit
def why_not_fight(s, unit, p, m):
    if s.phase != MANOEUVRE:
        return AN_11_1
    if s.pending == STRIKE and (p != s.site or unit != s.entering):
        return AN_11_15
    if s.opt_manoeuvre_order == MOVE_THEN_CONQUER and s.conquest_begun == 1:
        return AN_17_5
    n = s.active
    if m == n or s.seat_of[m] == NONE:
        return AN_11_5
    if units(s, unit, n, p) == 0 or units(s, unit, m, p) == 0:
        if s.legions[n, p] + s.galleys[n, p] > 0 and s.legions[m, p] + s.galleys[m, p] > 0:
            return AN_11_2
        return AN_11_5
    if are_at_peace(s, n, m):
        return AN_2_29
    return 0


@jit
def candidates_fight(s, unit, p, out, k):
    if units_here(s, unit, p) == units(s, unit, s.active, p):
        return k
    for m in range(NATIONS):
        if units(s, unit, m, p) > 0 and why_not_fight(s, unit, p, m) == 0:
            out[k] = a_fight(unit, p, m)
            k += 1
    return k


@jit
def fight(s, unit, p, m):
    s.pending = LOSE_STRIKE if s.pending == STRIKE else LOSE_FIGHT
    s.site = p
    s.entering = unit
    remove_pairs(s, m, units(s, unit, s.active, p))


@jit
def remove_pairs(s, m, reachable):
    """AN-11.3: the passive nation's side of a combat; the active nation then chooses its own losses."""
    pairs = 1
    if s.opt_combat_extent == TO_EXHAUSTION:
        pairs = min(reachable, units(s, s.entering, m, s.site))
    remove_units(s, s.entering, m, s.site, pairs)
    s.to_lose = pairs


# --- the passive nations' right at an entry (AN-11.6) ----------------------------------------


@jit
def within_reach(s):
    """AN-11.12: how many of the mover's units a demand can claim."""
    if s.opt_entry_combat_scope == ENTERING_ONLY:
        return s.exposed
    return units(s, s.entering, s.active, s.site)


@jit
def may_demand(s, m):
    """AN-11.9, 11.10: at every entry, with a unit of the same type there."""
    return units(s, s.entering, m, s.site) > 0 and within_reach(s) > 0 and not are_at_peace(s, s.active, m)


@jit
def after_entry(s):
    """A unit has entered `site`: let the mover strike first (option), then ask the passive nations (AN-11.8)."""
    if s.opt_entry_priority == MOVER_FIRST and any_like_foe(s):
        s.pending = STRIKE
    else:
        ask_after(s, s.turn)


@jit
def any_like_foe(s):
    own = units(s, s.entering, s.active, s.site)
    if own == 0 or own == units_here(s, s.entering, s.site):
        return False
    for m in range(NATIONS):
        if m != s.active and units(s, s.entering, m, s.site) > 0 and not are_at_peace(s, s.active, m):
            return True
    return False


@jit
def ask_after(s, place):
    """AN-11.15: ask the next nation that may demand combat, in turn order after `place`."""
    while units_here(s, s.entering, s.site) > units(s, s.entering, s.active, s.site):
        place += 1
        if place >= s.nations:
            place = 0
        if place == s.turn:
            break
        if may_demand(s, s.order[place]):
            s.asked = s.order[place]
            s.pending = DEMAND
            return
    end_of_entry(s)


@jit
def end_of_entry(s):
    s.asked = NONE
    s.site = NONE
    s.entering = NONE
    s.entering_steps = 0
    s.exposed = 0
    s.pending = NOTHING


@jit
def place_of(s, n):
    """A nation's place in the turn order."""
    place = 0
    while place < 5 and s.order[place] != n:
        place += 1
    return place


@jit
def why_not_demand(s):
    return 0 if s.pending == DEMAND else AN_11_7


@jit
def candidates_demand(s, out, k):
    out[k] = A_DEMAND
    out[k + 1] = A_DECLINE
    return k + 2


@jit
def demand(s):
    s.pending = LOSE_DEMAND
    remove_pairs(s, s.asked, within_reach(s))


@jit
def decline(s):
    ask_after(s, place_of(s, s.asked))


@jit
def combat_settled(s):
    """The active nation has removed its units; the manoeuvre, or the questions, go on (AN-11.14)."""
    if s.pending == LOSE_STRIKE and any_like_foe(s):
        s.pending = STRIKE
    elif s.pending == LOSE_STRIKE:
        ask_after(s, s.turn)
    elif s.pending == LOSE_DEMAND and may_demand(s, s.asked):
        s.pending = DEMAND
    elif s.pending == LOSE_DEMAND:
        ask_after(s, place_of(s, s.asked))
    else:
        end_of_entry(s)
