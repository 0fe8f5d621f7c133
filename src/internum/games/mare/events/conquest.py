"""Telling of pillage, occupation and conversion."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Param, Params
from internum.core.state import NONE, Twin

from ..board import (
    BOARDS,
    BUILDING_IDS,
    CARAVAN,
    CARAVAN_KIND,
    COIN,
    LEGENDARY_KIND,
    MARKER_POST,
    MARKET,
    MARKET_KIND,
    POSTS,
    PROVINCES,
    SLOT_GOOD,
    SLOT_IDS,
    SLOT_KIND,
    TEMPLE_KIND,
    TOKENS,
)
from ..option_values import BANK_LIMIT_NO, NEBUCHADNEZZAR_MULTIPLIER_CARD_NONE
from ..phases import CONQUEST, CONVERT, OCCUPY, SPOILS
from ..rules.ground.basics import has
from ..tiles import CLASSIC, RICH_PILLAGE, SACK_CARD
from .telling import Asker, Deed, Event, Lines, Ref, Teller, empire, line, province, tokens

_POST_IDS = (*SLOT_IDS, "marker")
_OWN_DOING = ("pillage", "occupy", "leave", "convert", "sacrifice")


def site(s: Twin, p: int, slot: int) -> Param:
    """The city's name, the icon's good, or nothing."""
    found = BOARDS[s.book].provinces[BOARDS[s.book].province_ids[p]]
    if slot < CARAVAN:
        return found.cities[slot].name if slot < len(found.cities) else ""
    if slot < MARKET:
        return Ref("good", found.goods[slot - CARAVAN]) if slot - CARAVAN < len(found.goods) else ""
    return ""


def _at_building(key: str, deed: Deed, p: int, slot: int) -> Event:
    """A line about a building: `log-<key>`, or `log-<key>-site` with the city's name or the good."""
    s = deed.before
    item = Ref("item", BUILDING_IDS[SLOT_KIND[s.book, p, slot]])
    named = site(s, p, slot)
    if named == "":
        return line(key, deed.e, province(s, p), item=item, owner=empire(s.marker[p]))
    return line(f"{key}-site", deed.e, province(s, p), item=item, owner=empire(s.marker[p]), site=named)


def _tell_conquest(deed: Deed) -> Lines:
    s = deed.before
    if deed.verb == "done":
        return []
    p = deed.args[0]
    place, owner = province(s, p), empire(s.marker[p]) if s.marker[p] != NONE else empire(deed.e)
    if deed.verb == "pillage":
        loot = _loot(s, deed.e, p, deed.args[1])
        lines = [_at_building("pillages", deed, p, deed.args[1])]
        return [*lines, line("loot", deed.e, place, tokens=tokens(s, loot))] if sum(loot) else lines
    if deed.verb == "occupy":
        if deed.args[1] == MARKER_POST:
            return [line("occupies-marker", deed.e, place, owner=owner)]
        return [_at_building("occupies", deed, p, deed.args[1])]
    if deed.verb == "convert" and deed.after.marker[p] == NONE:
        return [line("removes-marker", deed.e, place, owner=owner)]
    if deed.verb == "leave" and not any(s.posts[p, post] for post in range(POSTS)):
        return [line("does-nothing", deed.e, place)]
    keys = {"convert": "converts", "sacrifice": "sacrifices", "hold": "holds", "leave": "gives-up"}
    return [line(keys[deed.verb], deed.e, place, owner=owner)]


def _loot(s: Twin, e: int, p: int, slot: int) -> list[int]:
    """What a pillage yields at once, as far as the reserve has it (EM-11.28, 15.9; MN-9.5)."""
    counts = [0] * TOKENS
    kind, t = int(SLOT_KIND[s.book, p, slot]), int(SLOT_GOOD[s.book, p, slot])
    rich = bool(has(s.live, e, RICH_PILLAGE))
    if s.book == CLASSIC:
        if not has(s.live, e, SACK_CARD):
            return counts
        if kind in (MARKET_KIND, TEMPLE_KIND):
            return _multiplier_loot(s, p, kind)
        counts[t] = 1
    elif kind == LEGENDARY_KIND:
        counts[COIN] = min(int(s.reserve[COIN]), 1 if rich else 0)
    elif kind not in (MARKET_KIND, TEMPLE_KIND):
        counts[t] = min(int(s.reserve[t]), 2 if rich else 1)
    return counts


def _multiplier_loot(s: Twin, p: int, kind: int) -> list[int]:
    counts = [0] * TOKENS
    if s.opt_nebuchadnezzar_multiplier_card != NEBUCHADNEZZAR_MULTIPLIER_CARD_NONE:
        goods = [int(SLOT_GOOD[s.book, p, CARAVAN + icon]) for icon in range(2)]
        wanted = [COIN] if kind == TEMPLE_KIND else [t for t in goods if t]
        there = [t for t in wanted if s.reserve[t] > 0 or s.opt_bank_limit == BANK_LIMIT_NO]
        if there:
            counts[there[0]] = 1
    return counts


def _tell_spoils(deed: Deed) -> Lines:
    if deed.args[0] != COIN:
        return []  # the draw is told
    counts = [1, *[0] * (TOKENS - 1)]
    return [line("loot", deed.e, province(deed.before, deed.before.pillaged_city), tokens=tokens(deed.before, counts))]


TELLERS: dict[int, Teller] = {
    CONVERT: _tell_conquest,
    CONQUEST: _tell_conquest,
    OCCUPY: _tell_conquest,
    SPOILS: _tell_spoils,
}


def _ask_conquest(s: Twin, e: int) -> Params:
    if s.conquest == NONE:
        return {"where": "several", "place": ""}
    return {"where": "one", "place": province(s, s.conquest)}


def _ask_spoils(s: Twin, e: int) -> Params:
    return {"place": province(s, s.pillaged_city)}


PROMPTS: dict[int, Asker] = {CONQUEST: _ask_conquest, OCCUPY: _ask_conquest, SPOILS: _ask_spoils}


def follows(deed: Deed) -> Lines:
    """Posts lost because their holder is no longer alone (EM-11.10, MN-7.19)."""
    before, after = deed.before, deed.after
    lines: Lines = []
    for p in range(PROVINCES):
        e = before.conqueror[p]
        if e == NONE or after.conqueror[p] == e or not any(before.posts[p, post] for post in range(POSTS)):
            continue
        own = deed.e == e and (deed.verb in _OWN_DOING or after.legions[e, p] == 0)
        if not own and after.legions[e, p] > 0:
            lines.append(line("hold-broken", e, province(before, p)))
    return lines


def details(s: Twin, e: int, action: Action) -> Params:
    """What the label of an action on a building says beyond its place."""
    board, args = BOARDS[s.book], action.args
    if action.verb in ("pillage", "occupy"):
        p = board.province_ids.index(args["province"])
        slot = _POST_IDS.index(args.get("slot") or args["post"])
    elif action.verb in ("vacate", "lose-post"):
        p = int(s.march_from if action.verb == "vacate" else s.battle_place)
        slot = _POST_IDS.index(args["post"])
    else:
        return {}
    if p == NONE or slot == MARKER_POST:
        return {"site": "", "item": ""}
    kind = int(SLOT_KIND[s.book, p, slot]) or CARAVAN_KIND
    return {"site": site(s, p, slot), "item": Ref("item", BUILDING_IDS[kind])}
