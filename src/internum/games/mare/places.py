"""The map as a view shows it, on which nothing is hidden: who owns what, what stands there, what it yields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from internum.core.state import NONE, Twin, entries, flat

from .board import (
    BOARDS,
    BUILDING_IDS,
    CARAVAN,
    EMPIRE_IDS,
    HOME,
    IN_PLAY,
    MARKER_POST,
    PROVINCES,
    SEAS,
    SLOT_GOOD,
    SLOT_KIND,
    SLOTS,
    slot_ids,
    token_ids,
)

EMPIRE_NAMES = (*EMPIRE_IDS, None)  # NONE is the last
Pieces = list[list[dict[str, Any]]]  # by province or sea


@dataclass(frozen=True)
class Ground:
    """What is printed on the provinces in play."""

    provinces: list[tuple[int, str, str | None, slice]]  # number, name, whose home, which of the sites
    sites: list[dict[str, Any]]  # the places for buildings while nothing stands there
    numbers: dict[tuple[int, int], int]  # of the sites, by province and slot


@cache
def ground(book: int, players: int, covered: int) -> Ground:
    provinces: list[tuple[int, str, str | None, slice]] = []
    sites: list[tuple[int, int]] = []
    for p, name in enumerate(BOARDS[book].province_ids):
        if IN_PLAY[book, players, covered, p]:
            first = len(sites)
            sites += [(p, n) for n in range(SLOTS) if SLOT_KIND[book, p, n]]
            provinces.append((p, name, EMPIRE_NAMES[int(HOME[book, p])], slice(first, len(sites))))
    return Ground(provinces, [_site(book, p, n) for p, n in sites], {site: k for k, site in enumerate(sites)})


def _site(book: int, p: int, n: int) -> dict[str, Any]:
    """A place for a building: `occupier` is the side whose legion stands there, `serves` that of one that serves."""
    return {
        "slot": slot_ids(book, p)[n],
        "kind": BUILDING_IDS[SLOT_KIND[book, p, n]],
        "good": [None, *token_ids(book)[1:]][int(SLOT_GOOD[book, p, n])],
        "built": False,
        "controller": None,
        "occupier": None,
        "serves": None,
        "yields": {},
    }


def places(s: Twin, wars: list[int], slots: list[list[int]]) -> dict[str, Any]:
    """Provinces in play and seas; `wars` and `slots` are what the rules say of them (see `survey`)."""
    names, here = EMPIRE_NAMES, ground(s.book, s.players, s.opt_covered)
    markers, new, fortresses, conquerors = s.marker, s.marker_new, s.fortress, s.conqueror
    posts = entries(s, "posts")
    occupied = {p for p, post, _ in posts if post == MARKER_POST}
    buildings = _buildings(s, here, posts, slots)
    on_land, at_sea = _units(s)
    found: dict[str, Any] = {}
    for p, name, home, sites in here.provinces:
        owner, pieces = names[markers[p]], on_land[p]
        if fortresses[p]:
            pieces.append({"kind": "fortress", "side": owner, "count": fortresses[p]})
        found[name] = {
            "owner": owner,
            "home": home,
            "new": new[p] == 1,
            "pieces": pieces,
            "buildings": buildings[sites],
            "conqueror": names[conquerors[p]],
            "marker_occupied": p in occupied,
            "at_war": wars[p] == 1,
        }
    for name, pieces in zip(BOARDS[s.book].sea_ids, at_sea, strict=False):
        found[name] = {"owner": None, "pieces": pieces}
    return found


def _buildings(s: Twin, here: Ground, posts: Iterable[tuple[int, ...]], slots: list[list[int]]) -> list[dict[str, Any]]:
    """All sites. Copies of what is printed, where little has to be filled in: to make each anew would take longer."""
    names, tokens, numbers = EMPIRE_NAMES, token_ids(s.book), here.numbers
    controllers, yielded, counts = slots
    found = [{**site, "yields": {}} for site in here.sites]
    for p, n, _ in entries(s, "built"):
        building, k = found[numbers[p, n]], p * SLOTS + n
        building["built"] = True
        building["controller"] = names[controllers[k]]
        if counts[k]:
            building["yields"][tokens[yielded[k]]] = counts[k]
    for p, n, _ in posts:
        if n != MARKER_POST:
            found[numbers[p, n]]["occupier"] = names[s.conqueror[p]]
    for k, e in enumerate(flat(s, "circe_legion")):
        if e != NONE:
            found[numbers[k // 2, CARAVAN + k % 2]]["serves"] = names[e]
    return found


def _units(s: Twin) -> tuple[Pieces, Pieces]:
    """Legions and triremes in provinces, and triremes at sea, empire by empire."""
    on_land: Pieces = [[] for _ in range(PROVINCES)]
    at_sea: Pieces = [[] for _ in range(SEAS)]
    for name, kind, by_place in (
        ("legions", "legion", on_land),
        ("in_port", "trireme", on_land),
        ("triremes", "trireme", at_sea),
    ):
        for e, place, count in entries(s, name):
            by_place[place].append({"kind": kind, "side": EMPIRE_IDS[e], "count": count})
    return on_land, at_sea
