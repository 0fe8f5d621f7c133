"""Before it happens: what each action would do for a seat now, in numbers, for both games.

A purchase is supposed to be paid as the program itself would pay it; then the levels, the income and the ways to win
are compared. Of other hands nothing is told but what lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from internum.core.actions import Action
from internum.core.engine import COMPILED
from internum.core.events import Message, Param, Ref
from internum.core.kernel import MAX_LEGAL
from internum.core.state import NONE, Twin

from . import rules
from .actions import SPACE
from .board import BOARDS, COIN, EMPIRE_IDS, GOODS, SIDES, TITLE_IDS, TOKENS
from .events.build import details
from .events.telling import empire, gained, players, province, tokens
from .income import claims
from .odds import battle_odds
from .outlook import goals, types_in
from .phases import BUILD, CLAIM, DEPLOY, OVER, PAY, REDIRECT
from .planning import as_planned
from .rules.build.payment import largest_set
from .rules.build.storage import COINS_KEPT, goods_limit
from .rules.build.suggestion import suggested_token
from .state import LAYOUTS

Lines = list[Message]
Teller = Callable[[Twin, int, Action, Twin], Lines]

PURCHASES = ("control", "build", "legion", "fortress", "trireme", "launch", "buy")


def preview(before: Twin, seat: int, action: Action, after: Twin) -> Lines:
    before, after = as_planned(before, seat), as_planned(after, seat)
    e = before.side_at[seat]
    tell = _TELLERS.get(action.verb)
    return tell(before, e, action, after) if tell and e != NONE else []


# --- what changes


def _changes(s: Twin, e: int, after: Twin) -> Lines:
    """How the levels, the income and the ways to win of an empire differ."""
    lines: Lines = []
    for k, title in enumerate(TITLE_IDS):
        if after.level[e, k] != s.level[e, k]:
            levels = {"now": int(s.level[e, k]), "then": int(after.level[e, k])}
            lines.append(Message("preview-level", {"title": Ref("track", title), **levels}))
    was, will = claims(s)[e], claims(after)[e]
    more = tokens(s, [max(0, b - a) for a, b in zip(was, will, strict=True)])
    if more:
        lines.append(Message("preview-income", {"tokens": more}))
    for way, goal in goals(after, e).items():
        if goal["have"] != goals(s, e)[way]["have"] and goal["need"]:
            lines.append(Message(f"preview-goal-{way}", {"have": goal["have"], "need": goal["need"]}))
    return lines


def _completed(after: Twin, seat: int) -> Any:
    """The state once what is being bought is paid for, as the program would choose the set."""
    layout = LAYOUTS[after.book]
    states = layout.apart(after)
    s: Any = layout.twin(states)
    while s.phase == PAY and s.seat_of[s.actor] == seat:
        rules.apply(states[0], seat, SPACE.id("pay", suggested_token(s.live, s.actor)))
        s = layout.twin(states)
    return s


# --- building


def _purchase(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    cost = {"full": int(str(details(s, e, action)["cost"])), "token": 1, "free": 0}[action.args.get("price", "full")]
    then = _completed(after, s.seat_of[e])
    left = int(largest_set(then.live, e)) if then.phase != OVER else 0
    price = Message("preview-price", {"cost": cost, "most": int(largest_set(s.live, e)), "left": left})
    if s.phase == DEPLOY:  # MN-2.20: the free start is paid with points
        price = Message("preview-points", {"cost": cost, "left": int(then.points[e])})
    if then.phase == OVER:
        return [Message("preview-win"), price]
    wins = action.verb == "buy" and then.declared[e] != NONE and s.declared[e] == NONE
    lines = [*_changes(s, e, then), *([price] if cost else [Message("preview-free")])]
    return [Message("preview-showdown"), *lines] if wins else lines


def _end_of_building(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    lost = _lost(s, e) if s.phase == BUILD else 0
    return [Message("preview-lost", {"count": lost, "most": int(largest_set(s.live, e))})] if lost else []


def _lost(s: Twin, e: int) -> int:
    """How much of a hand cannot be kept for the next round (EM-8.16, 8.17; MN-5.9, 5.10)."""
    hand = [int(s.hand[e, t]) for t in range(TOKENS)]
    kept = min(COINS_KEPT, hand[COIN]) + min(int(goods_limit(s.live, e)), types_in(s, hand))
    return sum(hand) - kept


def waste(s: Twin, seat: int, action: Action) -> Message | None:
    """Ending a Build turn although something could still be bought with what is lost otherwise."""
    e = s.side_at[seat]
    if action.verb != "done" or s.phase != BUILD or e == NONE:
        return None
    # the type of the kernel's own buffer: another one would have the rules compiled once more
    out = np.zeros(MAX_LEGAL, np.int16) if COMPILED else [0] * MAX_LEGAL
    legal = [int(out[k]) for k in range(int(rules.legal(s.live, seat, out)))]
    if not _lost(s, e) or not any(SPACE.family(a).verb in PURCHASES for a in legal):
        return None
    return Message("preview-waste-build", {"count": _lost(s, e), "most": int(largest_set(s.live, e))})


# --- trade


def _claim(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    hand = [int(s.hand[e, t]) for t in range(TOKENS)]
    t = _token(s, action.args["token"])
    then = [n + (i == t) for i, n in enumerate(hand)]
    lines = [Message("preview-types", {"now": types_in(s, hand), "then": types_in(s, then)})] if t != COIN else []
    if after.phase == REDIRECT:
        return [*lines, Message("preview-redirect", {"empire": empire(after.actor)})]
    if after.phase != CLAIM:
        return [*lines, Message("preview-trade-ends")]
    nxt = after.actor
    barred = (
        after.claimed_by[1] == nxt and after.claimed_from[1] == after.claimed_by[0] and after.claimed_from[0] == nxt
    )
    from_whom = [
        x for x in players(s) if x != nxt and any(after.offer[x]) and not (barred and x == after.claimed_by[0])
    ]
    others = [empire(x) for x in from_whom if x != e]
    key = "preview-claims-next" if e not in from_whom else "preview-claims-me" if others else "preview-claims-only-me"
    return [*lines, Message(key, {"empire": empire(nxt), "others": others})]


def _token(s: Twin, name: str) -> int:
    goods = BOARDS[s.book].goods
    if name.endswith("*"):
        return GOODS + 1 + list(goods).index(name[:-1])
    return 1 + list(goods).index(name) if name in goods else COIN


def _offer(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    hand = [int(s.hand[e, t]) for t in range(TOKENS)]
    then = [n - (i == _token(s, action.args["token"])) for i, n in enumerate(hand)]
    return [Message("preview-types-left", {"now": types_in(s, hand), "then": types_in(s, then)})]


def _number(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    own = sum(int(s.hand[e, t]) for t in range(TOKENS))
    return [Message("preview-number", {"number": int(action.args["number"]), "own": own})]


# --- movement and battle


def _march(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    p = list(BOARDS[s.book].province_ids).index(action.args["province"])
    own = int(s.legions[e, p]) + 1
    foes = {x: int(s.legions[x, p]) for x in range(SIDES) if x != e and s.legions[x, p]}
    holder = s.marker[p]
    if s.fortress[p] and holder not in (e, NONE):
        foes[holder] = foes.get(holder, 0) + int(s.fortress[p])
    lines = [Message("preview-foes", {"empire": empire(x), "count": n, "own": own}) for x, n in foes.items()]
    if not foes and holder not in (e, NONE):
        lines.append(Message("preview-conquest", {"empire": empire(holder), "place": province(s, p)}))
    elif not foes:
        lines.append(Message("preview-nobody", {"own": own}))
    return lines


def _sail(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    n = list(BOARDS[s.book].sea_ids).index(action.args["sea"])
    own = int(s.triremes[e, n]) + 1
    foes = [(x, int(s.triremes[x, n])) for x in range(SIDES) if x != e and s.triremes[x, n]]
    if not foes:
        return [Message("preview-nobody-at-sea", {"own": own})]
    return [Message("preview-foes-at-sea", {"empire": empire(x), "count": count, "own": own}) for x, count in foes]


def _battle(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    where = action.args.get("province") or action.args["sea"]
    found = battle_odds(s, where, e, EMPIRE_IDS.index(action.args["empire"]))
    ends = {name: round(100 * share) for name, share in found["ends"].items()}
    dice = {"own": found["sides"][0]["dice"], "theirs": found["sides"][1]["dice"]}
    named: dict[str, Param] = {"empire": Ref("empire", action.args["empire"])}
    return [Message("preview-odds", {**named, **dice, **ends})]


def _spoils(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    """Pillage, occupation, conversion: what it brings, and how one stands then."""
    brought = tokens(s, gained(s, after, e)) if after.stage == s.stage else []
    lines = [Message("preview-gain", {"tokens": brought})] if brought else []
    return [*lines, *_changes(s, e, after)] if after.stage == s.stage else lines


def _taken(s: Twin, e: int, action: Action, after: Twin) -> Lines:
    hand = [int(s.hand[e, t]) for t in range(TOKENS)]
    t = _token(s, action.args["token"])
    if t == COIN:
        return [Message("preview-coins", {"then": hand[COIN] + 1})]
    then = [n + (i == t) for i, n in enumerate(hand)]
    return [Message("preview-types", {"now": types_in(s, hand), "then": types_in(s, then)})]


_TELLERS: dict[str, Teller] = {
    **dict.fromkeys(PURCHASES, _purchase),
    "done": _end_of_building,
    "claim": _claim,
    "offer": _offer,
    "number": _number,
    "take": _taken,
    "march": _march,
    "sail": _sail,
    "cast-off": _sail,
    "engage": _battle,
    "attack": _battle,
    **dict.fromkeys(("pillage", "occupy", "convert", "sacrifice"), _spoils),
}
