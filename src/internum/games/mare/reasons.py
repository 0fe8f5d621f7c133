"""Why not, in numbers: what an action lacks now, and what would make it possible. For both games.

Only what the asking seat may know is told: the map, open offers, its own hand. Every other rule says its own sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from internum.core.actions import Action
from internum.core.events import Message, Param, Ref
from internum.core.state import NONE, Twin

from .board import (
    BOARDS,
    COAST_BITS,
    COIN,
    PROVINCE_COUNT,
    SEA_COUNT,
    SEA_NEXT_BITS,
    SHORE_BITS,
    SIDES,
    TOKENS,
    token_ids,
)
from .events.build import PROMPTS as PAYING
from .events.build import details
from .events.telling import empire, players, province, sea, token
from .outlook import types_in
from .phases import BUILD_STAGE, MILITARY_STAGE, OVER, PAY, STAGES, TRADE_STAGE
from .rules import to_act
from .rules.build.control import provinces_open_to_control
from .rules.build.payment import largest_set, tiles_of
from .rules.build.units import seas_open_to_build
from .rules.ground.links import provinces_in_reach
from .tiles import EMPIRES, PYRAMIDS, TILES

Teller = Callable[[Twin, int, Action], Message | None]

MOST_NAMED = 5  # places in one sentence
MARKER_VALUES = ((5, 0), (4, 3), (2, 1))  # EM-1.14
STAGE_OF = {
    **dict.fromkeys(("number", "offer", "start", "claim", "give"), TRADE_STAGE),
    **dict.fromkeys(("control", "build", "legion", "fortress", "trireme", "launch", "buy"), BUILD_STAGE),
    **dict.fromkeys(
        ("sail", "cast-off", "engage", "march", "attack", "pillage", "occupy", "convert", "sacrifice"), MILITARY_STAGE
    ),
}


def reason(s: Twin, seat: int, action: Action, rule: str) -> Message | None:
    e = s.side_at[seat]
    if s.phase == OVER or e == NONE:
        return None
    if not to_act(s.live) >> seat & 1:
        return _others_act(s)
    if s.phase == PAY and action.verb != "pay":
        return Message("reason-pay-first", PAYING[PAY](s, e))
    wanted = STAGE_OF.get(action.verb)
    if wanted is not None and wanted != s.stage:
        return Message("reason-stage", {"now": Ref("stage", STAGES[s.stage]), "wanted": Ref("stage", STAGES[wanted])})
    tell = _TELLERS.get(rule)
    return tell(s, e, action) if tell else None


def _others_act(s: Twin) -> Message | None:
    deciding = [e for e in players(s) if to_act(s.live) >> s.seat_of[e] & 1]
    if not deciding:
        return None
    named: list[Ref] = [empire(e) for e in deciding]
    return Message("reason-others", {"empires": named, "count": len(named), "stage": Ref("stage", STAGES[s.stage])})


# --- prices


def _too_dear(s: Twin, e: int, action: Action) -> Message | None:
    told = details(s, e, action)
    if not told or action.args.get("price", "full") != "full":
        return None
    cost = int(str(told["cost"]))
    hand = [int(s.hand[e, t]) for t in range(TOKENS)]
    types, coins, money = types_in(s, hand), hand[COIN], token_ids(s.book)[COIN]
    spared = int(largest_set(s.live, e)) - max(types, coins)  # 1 with Cleopatra or Hannibal (EM-7.5, 7.6)
    what = Ref("tile", action.args["tile"]) if "tile" in action.args else told["item"]
    needs: dict[str, Param] = {"what": what, "cost": cost, "price": Ref("amount", money, cost)}
    has: dict[str, Param] = {"types": types, "coins": Ref("amount", money, coins)}
    more: dict[str, Param] = {
        "goods": cost - types - spared,
        "money": Ref("amount", money, cost - coins - spared),
    }
    return Message("reason-price", needs | has | more)


def _no_tile(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "buy":
        return None
    if action.args["tile"] != TILES[PYRAMIDS] and tiles_of(s.live, e) >= 5:
        return Message("reason-five-tiles", {"count": int(tiles_of(s.live, e))})
    return None


def _owned_tile(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "buy":
        return None
    t = TILES.index(action.args["tile"])
    if s.owner[t] == NONE:
        return None
    return Message("reason-tile-owned", {"tile": Ref("tile", TILES[t]), "empire": empire(s.owner[t])})


# --- where things may be bought


def _place(s: Twin, name: str) -> int:
    return int(BOARDS[s.book].province_ids.index(name))


def _named(s: Twin, mask: int) -> list[Ref]:
    """Some provinces of a mask."""
    return [province(s, p) for p in range(int(PROVINCE_COUNT[s.book])) if mask >> p & 1][:MOST_NAMED]


def _no_control(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "control":
        return None
    p = _place(s, action.args["province"])
    if s.marker[p] == e:
        return None
    if s.marker[p] != NONE:
        return Message("reason-has-marker", {"place": province(s, p), "empire": empire(s.marker[p])})
    there = _foes(s, e, p)
    if there:
        return Message("reason-enemy-there", {"place": province(s, p), "empires": there})
    reach = int(provinces_open_to_control(s.live, e))
    free = [q for q in range(int(PROVINCE_COUNT[s.book])) if reach >> q & 1 and s.marker[q] == NONE]
    bridges = _bridges(s, e, p) if s.book == EMPIRES else []
    named: dict[str, Param] = {"place": province(s, p)}
    if bridges:
        cost = int(str(details(s, e, Action("trireme", {"sea": bridges[0].id}, ""))["cost"]))
        return Message("reason-not-joined", {**named, "seas": bridges, "cost": cost})
    return Message("reason-not-adjacent", {**named, "places": _named(s, sum(1 << q for q in free)), "count": len(free)})


def _bridges(s: Twin, e: int, p: int) -> list[Ref]:
    """The seas where one more trireme would join the province to one that bore the empire's marker before."""
    own = sum(1 << n for n in range(int(SEA_COUNT[s.book])) if s.triremes[e, n])
    old = [q for q in range(int(PROVINCE_COUNT[s.book])) if s.marker[q] == e and not s.marker_new[q]]
    shores = 0
    for q in old:
        shores |= int(COAST_BITS[s.book, q])
    may_build = int(seas_open_to_build(s.live, e))
    found = []
    for n in range(int(SEA_COUNT[s.book])):
        if may_build >> n & 1 and not own >> n & 1 and _joins(s, shores, own | 1 << n, p):
            found.append(sea(s, n))
    return found


def _joins(s: Twin, shores: int, own: int, p: int) -> bool:
    reached, grown = shores & own, True
    while grown:
        before = reached
        for n in range(int(SEA_COUNT[s.book])):
            if reached >> n & 1:
                reached |= int(SEA_NEXT_BITS[s.book, n]) & own
        grown = reached != before
    return any(reached >> n & 1 and int(SHORE_BITS[s.book, n]) >> p & 1 for n in range(int(SEA_COUNT[s.book])))


def _foes(s: Twin, e: int, p: int) -> list[Ref]:
    fortress = s.marker[p] if s.fortress[p] else NONE
    return [empire(x) for x in range(SIDES) if x != e and (s.legions[x, p] or x == fortress)]


def _not_mine(s: Twin, e: int, action: Action) -> Message | None:
    if "province" not in action.args:
        return None
    p = _place(s, action.args["province"])
    if s.marker[p] != NONE:
        return Message("reason-not-mine", {"place": province(s, p), "empire": empire(s.marker[p])})
    cost = details(s, e, Action("control", {"province": action.args["province"]}, ""))["cost"]
    return Message("reason-neutral", {"place": province(s, p), "cost": cost})


def _besieged(s: Twin, e: int, action: Action) -> Message | None:
    if "province" not in action.args:
        return None
    p = _place(s, action.args["province"])
    there = _foes(s, e, p)
    return Message("reason-besieged", {"place": province(s, p), "empires": there}) if there else None


def _not_my_sea(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "trireme":
        return None
    mask = int(seas_open_to_build(s.live, e))
    seas = [sea(s, n) for n in range(int(SEA_COUNT[s.book])) if mask >> n & 1]
    named = Ref("sea", action.args["sea"])
    return Message("reason-not-my-sea", {"sea": named, "seas": seas, "count": len(seas)})


# --- trade


def _no_such_marker(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "number" or s.book != EMPIRES:
        return None
    played = [value for value in s.exchange if value != NONE]
    left = [pair for pair in MARKER_VALUES if not any(value in pair for value in played)]
    values = sorted(value for pair in left for value in pair)
    return Message("reason-marker", {"number": int(action.args["number"]), "values": ", ".join(map(str, values))})


def _not_open(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "claim":
        return None
    other = next(x for x in range(SIDES) if empire(x).id == action.args["empire"])
    if other == e:
        return None
    named: dict[str, Param] = {"empire": empire(other), "token": Ref("token", action.args["token"])}
    offered = [token(s, t) for t in range(TOKENS) if s.offer[other, t]]
    return Message("reason-not-offered", {**named, "tokens": offered, "count": len(offered)})


def _barred(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "claim":
        return None
    other = Ref("empire", action.args["empire"])
    open_to = [empire(x) for x in players(s) if x != e and empire(x) != other and any(s.offer[x])]
    return Message("reason-barred", {"empire": other, "empires": open_to, "count": len(open_to)})


# --- movement


def _no_march(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "march":
        return None
    start, goal = _place(s, action.args["origin"]), _place(s, action.args["province"])
    named: dict[str, Param] = {"origin": province(s, start), "place": province(s, goal)}
    if not s.unmoved[start]:
        return Message("reason-legions-moved" if s.legions[e, start] else "reason-no-legion", named)
    near = _named(s, int(provinces_in_reach(s.live, e, start)))
    return Message("reason-not-reachable", {**named, "places": near, "count": len(near)})


def _no_sail(s: Twin, e: int, action: Action) -> Message | None:
    if action.verb != "sail":
        return None
    ids = BOARDS[s.book].sea_ids
    start, goal = ids.index(action.args["origin_sea"]), ids.index(action.args["sea"])
    named: dict[str, Param] = {"origin": sea(s, start), "place": sea(s, goal)}
    if not s.unmoved_triremes[start]:
        return Message("reason-triremes-moved" if s.triremes[e, start] else "reason-no-trireme", named)
    near = [sea(s, n) for n in range(int(SEA_COUNT[s.book])) if int(SEA_NEXT_BITS[s.book, start]) >> n & 1]
    return Message("reason-not-next-sea", {**named, "seas": near})


_TELLERS: dict[str, Teller] = {
    "EM-7.3": _too_dear,
    "MN-5.6": _too_dear,
    "EM-7.8": _no_tile,
    "EM-7.11": _owned_tile,
    "MN-1.13": _owned_tile,
    "EM-8.1": _no_control,
    "MN-5.13": _no_control,
    "EM-4.8": _not_mine,
    "MN-5.12": _not_mine,
    "EM-11.2": _besieged,
    "MN-5.27": _besieged,
    "EM-8.9": _not_my_sea,
    "EM-6.1": _no_such_marker,
    "EM-6.11": _not_open,
    "MN-4.29": _not_open,
    "EM-6.13": _barred,
    "MN-4.32": _barred,
    "EM-9.5": _no_march,
    "MN-6.8": _no_march,
    "EM-9.3": _no_sail,
    "MN-6.5": _no_sail,
}
