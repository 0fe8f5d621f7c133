"""Exact odds of a battle before it is fought: what each side scores and loses, with all bonuses (EM-10, MN-6b)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from internum.core.state import Twin

from .board import BOARDS, EMPIRE_IDS
from .rules.military.battle import FACES
from .rules.military.strength import (
    HIT,
    SOURCE_POWER,
    SOURCES,
    bonus_points,
    dice_of,
    die_face,
    hits_ignored,
    losses_from,
    points_from,
    units_engaged,
)
from .tiles import POWER_TILE, TILES

Chances = dict[int, float]


def battle_odds(s: Twin, place: str, active: int, foe: int) -> dict[str, Any]:
    """What may come of a battle between the active side and an opponent in a province or sea.

    `sides`: for each side its dice, bonuses by source, and the probability of each total, number of hits and number
    of losses. `ends`: the probability that only the active side, only the opponent, both or neither remain.
    """
    board = BOARDS[s.book]
    at_sea = int(place in board.sea_ids)
    places = board.sea_ids if at_sea else board.province_ids
    p = list(places).index(place)
    totals = [_totals(s, active, True, p, at_sea), _totals(s, foe, False, p, at_sea)]
    losses = [_losses(s, active, p, at_sea, totals[1]), _losses(s, foe, p, at_sea, totals[0])]
    sides = []
    for c, e in enumerate((active, foe)):
        hits: Counter[int] = Counter()
        for total, ways in totals[c].items():
            hits[total // HIT] += ways
        sides.append(
            {
                "empire": EMPIRE_IDS[e],
                "units": int(units_engaged(s.live, e, p, at_sea)),
                "dice": int(dice_of(s.live, e, p, at_sea)),
                "bonuses": bonuses(s, e, c == 0, p, at_sea),
                "ignores": int(hits_ignored(s.live, e, p, at_sea)),
                "total": _shares(totals[c]),
                "hits": _shares(hits),
                "losses": _shares(losses[c]),
            }
        )
    gone = [_shares(losses[c]).get(int(units_engaged(s.live, e, p, at_sea)), 0.0) for c, e in enumerate((active, foe))]
    # each side's losses depend on the other's dice only, so the two are independent
    ends = {
        "active": (1 - gone[0]) * gone[1],
        "foe": gone[0] * (1 - gone[1]),
        "both": (1 - gone[0]) * (1 - gone[1]),
        "neither": gone[0] * gone[1],
    }
    return {"place": place, "at_sea": bool(at_sea), "sides": sides, "ends": ends}


def bonuses(s: Twin, e: int, active: bool, place: int, at_sea: int) -> dict[str, int]:
    """Points beside the dice, by where they come from: `fortress`, or the tile."""
    found = {}
    for source in range(SOURCES):
        points = int(points_from(s.live, e, active, place, at_sea, source))
        if points:
            power = SOURCE_POWER[source]
            found["fortress" if power < 0 else TILES[POWER_TILE[s.book, power]]] = points
    return found


def _totals(s: Twin, e: int, active: bool, place: int, at_sea: int) -> Counter[int]:
    """In how many ways of the dice a side reaches each total."""
    faces = [int(die_face(s.live, at_sea, i)) for i in range(FACES)]
    ways: Counter[int] = Counter({int(bonus_points(s.live, e, active, place, at_sea)): 1})
    for _ in range(int(dice_of(s.live, e, place, at_sea))):
        further: Counter[int] = Counter()
        for total, n in ways.items():
            for face in faces:
                further[total + face] += n
        ways = further
    return ways


def _losses(s: Twin, e: int, place: int, at_sea: int, against: Counter[int]) -> Counter[int]:
    ways: Counter[int] = Counter()
    for total, n in against.items():
        ways[int(losses_from(s.live, e, place, at_sea, total))] += n
    return ways


def _shares(ways: Counter[int]) -> Chances:
    everything = sum(ways.values())
    return {value: n / everything for value, n in sorted(ways.items())}
