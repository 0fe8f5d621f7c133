"""Manoeuvre: steps and movement (AN-10)."""

from internum.core.engine import entry, jit

from ..actions import MOST_STEPS, MOST_UNITS, a_group, a_move
from ..board import CROSSED_BY, GALLEY, LAND, LEGION, MOST_EXITS, NEIGHBOUR, NOWHERE, PROVINCES, SEA, UNIT_TYPES, WAYS
from ..codes import AN_10_2, AN_10_7, AN_10_8, AN_10_9, AN_10_16, AN_17_5
from ..options import ENTERING_ONLY, MOVE_THEN_CONQUER
from ..state import GROUP, MANOEUVRE
from .combat import after_entry
from .phases import why_not_in_this_step
from .pieces import enter, leave, units


@entry
def steps_of(s, unit, n):
    """AN-10.2, AN-9.14 to 9.17: a unit's steps per manoeuvre."""
    if unit == LEGION:
        return 1 + s.know_how[n, LAND]
    return 1 + s.know_how[n, SEA]


@entry
def give_steps(s):
    """AN-10.17: every unit gets its steps."""
    n = s.active
    on_land = steps_of(s, LEGION, n)
    at_sea = steps_of(s, GALLEY, n)
    for p in range(PROVINCES):
        s.steps[LEGION, p, on_land] = s.legions[n, p]
        s.steps[GALLEY, p, at_sea] = s.galleys[n, p]


@jit
def begin_manoeuvre(s):
    s.phase = MANOEUVRE
    s.conquest_begun = 0
    give_steps(s)


@jit
def end_manoeuvre(s):
    """AN-10.6: unused steps lapse."""
    n = s.active
    s.conquest_begun = 0
    for unit in range(UNIT_TYPES):
        for p in range(PROVINCES):
            if units(s, unit, n, p) > 0:
                for left in range(MOST_STEPS + 1):
                    s.steps[unit, p, left] = 0


@jit
def why_no_movement(s):
    if s.phase != MANOEUVRE:
        return why_not_in_this_step(s)
    if s.opt_manoeuvre_order == MOVE_THEN_CONQUER and s.conquest_begun == 1:
        return AN_17_5
    return 0


@jit
def why_not_cross(s, unit, p, exit):
    """AN-10.7 to 10.11: which units cross which borders."""
    if NEIGHBOUR[s.opt_board, p, exit] == NOWHERE:
        return AN_10_7
    if (CROSSED_BY[s.opt_board, p, exit] >> unit) & 1 == 0:
        return AN_10_9 if unit == LEGION else AN_10_8
    return 0


@jit
def why_not_move(s, unit, p, exit, left):
    code = why_no_movement(s)
    if code != 0:
        return code
    if s.steps[unit, p, left] == 0:
        return AN_10_2
    return why_not_cross(s, unit, p, exit)


@jit
def candidates_move(s, unit, p, out, k):
    """Moves of one type of unit out of one province."""
    slow = s.steps[unit, p, 1]
    fast = s.steps[unit, p, 2]
    fastest = s.steps[unit, p, 3]
    if slow + fast + fastest == 0 or why_no_movement(s) != 0:
        return k
    for way in range(MOST_EXITS):
        exit = WAYS[s.opt_board, unit, p, way]
        if exit == NOWHERE:
            break
        if slow > 0:
            out[k] = a_move(unit, p, exit, 1)
            k += 1
        if fast > 0:
            out[k] = a_move(unit, p, exit, 2)
            k += 1
        if fastest > 0:
            out[k] = a_move(unit, p, exit, 3)
            k += 1
    return k


@jit
def move(s, unit, p, exit, left):
    s.site = NEIGHBOUR[s.opt_board, p, exit]
    s.entering = unit
    s.entering_steps = left - 1  # AN-10.3: a border is a step
    if s.opt_entry_combat_scope == ENTERING_ONLY:
        s.entering_from = p
        s.pending = GROUP
    else:
        cross(s, p, 1)


@jit
def cross(s, p, count):
    unit = s.entering
    s.steps[unit, p, s.entering_steps + 1] -= count
    s.steps[unit, s.site, s.entering_steps] += count
    leave(s, unit, s.active, p, count)
    enter(s, unit, s.active, s.site, count)
    after_entry(s)


@jit
def why_not_group(s, count):
    """AN-10.16: how many like units enter together, where a demand reaches only those."""
    if s.pending != GROUP or count > s.steps[s.entering, s.entering_from, s.entering_steps + 1]:
        return AN_10_16
    return 0


@jit
def candidates_group(s, out, k):
    count = 1
    while count <= MOST_UNITS and why_not_group(s, count) == 0:
        out[k] = a_group(count)
        k += 1
        count += 1
    return k


@jit
def group(s, count):
    p = s.entering_from
    s.entering_from = NOWHERE
    s.exposed = count
    cross(s, p, count)
