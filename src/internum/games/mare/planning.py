"""2003: secret plans of a free start, as their owner sees them, as others may suppose them, and in positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from internum.core.engine import COMPILED
from internum.core.kernel import MAX_LEGAL
from internum.core.state import NONE, Layout, Twin

from . import rules
from .actions import A_DONE
from .board import CAPITAL, EMPIRE_IDS, PROVINCE_COUNT, SIDES
from .phases import DEPLOY, LOT, SETTING_UP
from .rules.set_up.clashes import is_secret_start, lay_plan
from .rules.set_up.deploy import POINTS, cost_of
from .rules.set_up.plans import DEPLOYING, LAYING, PLANNING
from .state import LAYOUTS, LONGEST_PLAN, PLANNED_HERO, PLANNED_MARKER

Fault = tuple[str, str]


def is_planning(s: Twin) -> bool:
    return bool(s.phase == DEPLOY and s.step == PLANNING)


def as_planned(s: Twin, seat: int | None) -> Twin:
    """The state as a seat sees it: what it has planned stands on the map for it, and for nobody else."""
    if seat is None or not is_planning(s):
        return s
    layout = LAYOUTS[s.book]
    states = _laid(s, s.side_at[seat])
    layout.assign(states, 0, "points", [int(n) for n in s.points])
    return layout.twin(states)


def _laid(s: Twin, e: int) -> Any:
    """A copy in which an empire's plan stands on the map; of its points those are left that could not be spent."""
    layout = LAYOUTS[s.book]
    states = layout.apart(s)
    layout.assign(states, 0, "step", LAYING)
    lay_plan(states[0], e)
    layout.assign(states, 0, "step", s.step)
    return states


# --- another world


def plan_otherwise(layout: Layout, states: Any, i: int, me: int, rng: Random) -> None:
    """Other empires have planned something else: as much as one can, or some part of it where they are not done."""
    s = layout.twin(states, i)
    if not is_planning(s):
        return
    items, places = ([[int(n) for n in row] for row in table] for table in (s.plan_item, s.plan_place))
    points = [int(n) for n in s.points]
    for e in range(SIDES):
        if e != me and s.seat_of[e] != NONE:
            waits = bool(s.waiting >> e & 1)
            made = _any_plan(layout, s, e, rng.randrange(LONGEST_PLAN) if waits else LONGEST_PLAN, rng)
            items[e], places[e] = ([int(n) for n in table[e]] for table in (made.plan_item, made.plan_place))
            points[e] = int(made.points[e]) if waits else 0
    for name, value in (("plan_item", items), ("plan_place", places), ("points", points)):
        layout.assign(states, i, name, value)


def _any_plan(layout: Layout, s: Twin, e: int, most: int, rng: Random) -> Any:
    """The state after an empire has planned at random, `most` pieces or as many as it can."""
    states = _unplanned(layout, s, e)
    out = np.zeros(MAX_LEGAL, np.int16) if COMPILED else [0] * MAX_LEGAL  # the type of the kernel's own buffer
    for _ in range(most):
        found = [int(out[k]) for k in range(int(rules.legal(states[0], s.seat_of[e], out)))]
        choices = [a for a in found if a != A_DONE]
        if not choices:
            break
        rules.apply(states[0], s.seat_of[e], rng.choice(choices))
    return layout.twin(states)


def _unplanned(layout: Layout, s: Twin, e: int) -> Any:
    """A copy in which the empire has yet to plan anything."""
    states = layout.apart(s)
    for name in ("plan_item", "plan_place"):
        table = [[int(n) for n in row] for row in getattr(s, name)]
        table[e] = [NONE] * LONGEST_PLAN
        layout.assign(states, 0, name, table)
    points = [int(n) for n in s.points]
    points[e] = POINTS
    layout.assign(states, 0, "points", points)
    layout.assign(states, 0, "waiting", s.waiting | 1 << e)
    return states


def deploy_openly(layout: Layout, states: Any, i: int, seat: int) -> None:
    """Instead of planning with others a seat deploys as the first of all; what it has planned stands."""
    s = layout.twin(states, i)
    if not is_planning(s):
        return
    e = s.side_at[seat]
    laid: Any = as_planned(s, seat)
    for f in layout:
        layout.assign(states, i, f.name, getattr(laid, f.name))
    nothing = [[NONE] * LONGEST_PLAN] * SIDES
    points = [POINTS if n != NONE else 0 for n in s.seat_of]
    points[e] = s.points[e]
    changed = {"plan_item": nothing, "plan_place": nothing, "points": points, "step": DEPLOYING}
    changed |= {"actor": e, "waiting": 1 << e, "had_turn": 1 << e}
    for name, value in changed.items():
        layout.assign(states, i, name, value)


# --- positions


def plan_faults(s: Any) -> Iterator[Fault]:
    """Plans belong to a free start of all at once, and follow the rules piece by piece."""
    told = is_secret_start(s.live) and s.step in (PLANNING, LAYING) and s.phase in (DEPLOY, LOT, SETTING_UP)
    for e in range(SIDES):
        made = any(n != NONE for n in (*s.plan_item[e], *s.plan_place[e]))
        if made and not (told and s.seat_of[e] != NONE):
            yield "plan_item", "nothing is being planned"
        elif told and s.seat_of[e] != NONE and (made or is_planning(s)):
            yield from _faults_of(s, e)


def _faults_of(s: Any, e: int) -> Iterator[Fault]:
    plan = [(int(s.plan_item[e, k]), int(s.plan_place[e, k])) for k in range(LONGEST_PLAN)]
    while plan and plan[-1] == (NONE, NONE):
        plan.pop()
    if any(item == NONE or (item == PLANNED_HERO) != (p == NONE) or p >= PROVINCE_COUNT[s.book] for item, p in plan):
        yield "plan_item", f"the plan of {EMPIRE_IDS[e]} does not say what is to stand where"
    elif sum(cost_of(s.live, item, p) for item, p in plan) + s.points[e] > POINTS:
        yield "plan_item", f"{EMPIRE_IDS[e]} has planned for more than {POINTS} points"
    elif is_planning(s) and not _is_possible(s, e):
        yield "plan_item", f"the plan of {EMPIRE_IDS[e]} is against the rules"
    elif is_planning(s) and not s.waiting >> e & 1 and (PLANNED_MARKER, CAPITAL[s.book, e]) not in plan:
        yield "plan_item", f"{EMPIRE_IDS[e]} is done without a capital"


def _is_possible(s: Any, e: int) -> bool:
    """Could the whole plan be carried out, were it the only one?"""
    laid: Any = LAYOUTS[s.book].twin(_laid(s, e))
    return bool(laid.points[e] == 0)
