"""Telling of the set-up: empires, icons, the free start, titles, tiles turned up."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Params
from internum.core.state import Twin

from ..board import BOARDS, CARAVAN, SLOT_IDS, SLOTS, TITLE_IDS
from ..phases import DEAL, DEPLOY, ICON, LOT, SET_UP_STAGE, TURN_UP
from ..planning import is_planning
from ..rules.set_up.clashes import clashing
from ..rules.set_up.deploy import HERO, SMALL, cost_of_slot
from ..rules.set_up.plans import LAYING, TITLES
from ..state import (
    LONGEST_PLAN,
    PLANNED_FORTRESS,
    PLANNED_HERO,
    PLANNED_LEGION,
    PLANNED_MARKER,
    PLANNED_TRIREME,
)
from .telling import NONE, Asker, Deed, Event, Lines, Ref, Teller, empire, line, players, province, tile

_PIECES = {"control": "control", "legion": "legion", "fortress": "fortress", "launch": "port"}
_PLANNED = {
    **dict(enumerate(("city", "city", "caravan", "caravan", "market", "temple"))),  # by slot
    PLANNED_MARKER: "control",
    PLANNED_LEGION: "legion",
    PLANNED_FORTRESS: "fortress",
    PLANNED_TRIREME: "port",
}


def _dealt(deed: Deed) -> Lines:
    return [line("plays", deed.args[0], player=deed.before.cursor + 1)]


def _chose_icon(deed: Deed) -> Lines:
    return [_raised(deed.before, deed.e, *deed.args)]


def _deployed(deed: Deed) -> Lines:
    if is_planning(deed.before):
        return [] if is_planning(deed.after) else _turned_up(deed)
    if deed.verb == "done":
        return [line("deployed", deed.e, points=int(deed.before.points[deed.e]))]
    if deed.verb == "build":
        return [_raised(deed.before, deed.e, *deed.args)]
    if deed.verb == "buy":
        return [line("deploys-hero", deed.e, tile=tile(deed.args[0]))]
    return [line("deploys", deed.e, province(deed.before, deed.args[0]), item=Ref("item", _PIECES[deed.verb]))]


def _raised(s: Twin, e: int, p: int, slot: int) -> Event:
    found = BOARDS[s.book].provinces[BOARDS[s.book].province_ids[p]]
    place = province(s, p)
    if slot < CARAVAN:
        return line("deploys-city", e, place, site=found.cities[slot].name)
    if slot < CARAVAN + 2:
        return line("deploys-caravan", e, place, site=Ref("good", found.goods[slot - CARAVAN]))
    return line("deploys", e, place, item=Ref("item", SLOT_IDS[slot]))


def _drew_lot(deed: Deed) -> Lines:
    if deed.before.step == TITLES:
        return [line("lot-title", deed.args[0], title=Ref("title", TITLE_IDS[deed.before.cursor]))]
    if deed.before.step == LAYING:
        return [line("lot-plan", deed.args[0]), *_plans_laid(deed, deed.args[0])]
    return [line("lot-deploy", deed.args[0])]


# --- the free start of all at once


def _turned_up(deed: Deed) -> Lines:
    """Once the last plan is made: what nobody disputes, and between whom the lot decides."""
    rivals = [empire(e) for e in players(deed.after) if clashing(deed.after.live) >> e & 1]
    lines = _plans_laid(deed)
    return [*lines, Event("log-plans-clash", {"empires": rivals})] if rivals else lines


def _plans_laid(deed: Deed, first: int = NONE) -> Lines:
    """Plans that have been carried out, and what of them was not to be had any more."""
    order = sorted(players(deed.before), key=lambda e: e != first)
    return [
        _piece_laid(deed, e, deed.before.plan_item[e, k], deed.before.plan_place[e, k])
        for e in order
        if deed.after.plan_item[e, 0] == NONE
        for k in range(LONGEST_PLAN)
        if deed.before.plan_item[e, k] != NONE
    ]


def _piece_laid(deed: Deed, e: int, item: int, p: int) -> Event:
    s, after = deed.before, deed.after
    if item == PLANNED_HERO:
        return line("deploys-hero", e, tile=tile(e))
    named = Ref("item", _PLANNED[item])
    if after.marker[p] != e or (item < SLOTS and not after.built[p, item]):
        return line("plan-fails", e, province(s, p), item=named)
    return _raised(s, e, p, item) if item < SLOTS else line("deploys", e, province(s, p), item=named)


def _turned(deed: Deed) -> Lines:
    return [Event("log-turned-up", {"tile": tile(deed.args[0])})]


TELLERS: dict[int, Teller] = {
    DEAL: _dealt,
    ICON: _chose_icon,
    DEPLOY: _deployed,
    LOT: _drew_lot,
    TURN_UP: _turned,
}


def _ask_icon(s: Twin, e: int) -> Params:
    return {"place": province(s, s.cursor)}


def _ask_deploy(s: Twin, e: int) -> Params:
    return {"points": int(s.points[e])}


PROMPTS: dict[int, Asker] = {ICON: _ask_icon, DEPLOY: _ask_deploy}


def follows(deed: Deed) -> Lines:
    """Once the set-up is over: who holds the titles."""
    s = deed.after
    if deed.before.stage != SET_UP_STAGE or s.stage == SET_UP_STAGE:
        return []
    held = {e: [Ref("title", TITLE_IDS[k]) for k in range(3) if s.title[k] == e] for e in players(s)}
    return [line("starts-as", e, titles=titles) for e, titles in held.items() if titles]


def details(s: Twin, action: Action) -> Params:
    """What deploying costs: points, without any discount."""
    if s.phase != DEPLOY or action.verb not in (*_PIECES, "build", "buy"):
        return {}
    if action.verb == "build":
        p = BOARDS[s.book].province_ids.index(action.args["province"])
        return {"cost": int(cost_of_slot(s.live, p, SLOT_IDS.index(action.args["slot"])))}
    return {"cost": HERO if action.verb == "buy" else SMALL}
