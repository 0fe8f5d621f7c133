"""Telling of the set-up: empires, icons, the free start, titles, tiles turned up."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Params
from internum.core.state import Twin

from ..board import BOARDS, CARAVAN, SLOT_IDS, TITLE_IDS
from ..phases import DEAL, DEPLOY, ICON, LOT, SET_UP_STAGE, TURN_UP
from ..rules.set_up.deploy import HERO, SMALL, cost_of_slot
from ..rules.set_up.lots import DEPLOYING
from .telling import Asker, Deed, Event, Lines, Ref, Teller, line, players, province, tile

_PIECES = {"control": "control", "legion": "legion", "fortress": "fortress", "launch": "port"}


def _dealt(deed: Deed) -> Lines:
    return [line("plays", deed.args[0], player=deed.before.cursor + 1)]


def _chose_icon(deed: Deed) -> Lines:
    return _raised(deed)


def _deployed(deed: Deed) -> Lines:
    if deed.verb == "done":
        return [line("deployed", deed.e, points=int(deed.before.points[deed.e]))]
    if deed.verb == "build":
        return _raised(deed)
    if deed.verb == "buy":
        return [line("deploys-hero", deed.e, tile=tile(deed.args[0]))]
    return [line("deploys", deed.e, province(deed.before, deed.args[0]), item=Ref("item", _PIECES[deed.verb]))]


def _raised(deed: Deed) -> Lines:
    p, slot = deed.args
    found = BOARDS[deed.before.book].provinces[BOARDS[deed.before.book].province_ids[p]]
    place = province(deed.before, p)
    if slot < CARAVAN:
        return [line("deploys-city", deed.e, place, site=found.cities[slot].name)]
    if slot < CARAVAN + 2:
        return [line("deploys-caravan", deed.e, place, site=Ref("good", found.goods[slot - CARAVAN]))]
    return [line("deploys", deed.e, place, item=Ref("item", SLOT_IDS[slot]))]


def _drew_lot(deed: Deed) -> Lines:
    if deed.before.step == DEPLOYING:
        return [line("lot-deploy", deed.args[0])]
    return [line("lot-title", deed.args[0], title=Ref("title", TITLE_IDS[deed.before.cursor]))]


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
