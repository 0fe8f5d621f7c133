"""Before it happens: what each action would bring the active nation now, in numbers."""

from __future__ import annotations

from collections.abc import Callable

from internum.core.actions import Action
from internum.core.events import Message, Param, Ref
from internum.core.state import NONE, Twin

from .board import (
    BOARDS,
    CITIZEN,
    COIN,
    GALLEY,
    GOLD,
    IRON,
    KING,
    KNOW_HOWS,
    LEGION,
    MARBLE,
    NATIONS,
    NAVIGATOR,
    PERSONAGES,
    PROVINCES,
    RESOURCE,
    RESOURCES,
    SPACES,
    UNITS,
)
from .events import nation, place
from .options import FINITE, TWO_TO_ONE
from .rules.conquest import defence_value
from .rules.know_how import know_how_price
from .rules.manoeuvre import steps_of
from .rules.pieces import CITY_LIMIT, GALLEY_LIMIT, LEGION_LIMIT
from .rules.production import yield_of
from .rules.rondel import rondel_cost
from .rules.temple import PRICE as TEMPLE_PRICE
from .state import FOUNDING
from .view import PRODUCES

Lines = list[Message]
Teller = Callable[[Twin, Action, Twin], Lines]

# AN-14.6, 14.9, 14.10: how many of what earn a card
EVERY = {KING: 5, CITIZEN: 3, NAVIGATOR: 7}


def preview(before: Twin, seat: int, action: Action, after: Twin) -> Lines:
    tell = _TELLERS.get(action.verb)
    return tell(before, action, after) if tell else []


# --- the rondel


def _rondel(s: Twin, action: Action, after: Twin) -> Lines:
    space = SPACES.index(action.args["space"])
    cost = int(rondel_cost(s.live, s.active, space))
    held = sum(int(n) for n in s.stock[s.active])
    lines = [Message("preview-cost", {"cost": cost, "have": held, "left": held - cost})] if cost else []
    if space in PRODUCES:
        return [_produce(s, PRODUCES[space], cost), *lines]
    tell = {"temple": _temples, "arming": _arming, "know-how": _know_how}.get(SPACES[space], _manoeuvre)
    return [tell(s, cost), *lines]


def _produce(s: Twin, resource: int, cost: int) -> Message:
    gain = int(yield_of(s.live, s.active, resource))
    if s.opt_bank_resources == FINITE:
        gain = min(gain, int(s.bank_stock[resource]))
    then = int(s.stock[s.active, resource]) + gain
    named: dict[str, Param] = {"resource": Ref("space", RESOURCES[resource]), "gain": gain, "then": then}
    if not gain:
        return Message("preview-produce-none", named)
    return Message("preview-produce-paid" if cost else "preview-produce", named)


def means(s: Twin, resource: int, cost: int = 0) -> int:
    """What a nation has at most towards prices in a resource, once it has paid its way: the resource and coins."""
    wealth = sum(int(n) for n in s.stock[s.active]) - cost
    if s.opt_bank_resources != FINITE and s.opt_all_knowhow_exchange != TWO_TO_ONE and sum(s.know_how[s.active]) == 8:
        return wealth  # AN-9.21
    return min(wealth, int(s.stock[s.active, resource]) + int(s.stock[s.active, COIN]))


def temple_sites(s: Twin) -> int:
    return sum(1 for p in range(PROVINCES) if s.city[p] == s.active and not s.temple[p])


def _temples(s: Twin, cost: int) -> Message:
    have = means(s, MARBLE, cost)
    most = min(have // TEMPLE_PRICE, temple_sites(s), s.bank_temples)
    if not most:
        return Message("preview-temples-none", {"have": means(s, MARBLE)})
    return Message("preview-temples", {"most": most, "have": have})


def arming_room(s: Twin) -> int:
    """Units that the nation's cities could still set up this turn, within its reserve."""
    n = s.active
    room = sum((3 if s.temple[p] else 1) - int(s.armed[p]) for p in range(PROVINCES) if s.city[p] == n)
    reserve = LEGION_LIMIT - int(s.legions_out[n]) + GALLEY_LIMIT - int(s.galleys_out[n])
    return min(room, reserve)


def _arming(s: Twin, cost: int) -> Message:
    have, room = means(s, IRON, cost), arming_room(s)
    most = min(have, room)
    return Message("preview-arming" if most else "preview-arming-none", {"most": most, "have": have, "room": room})


def prices(s: Twin) -> dict[str, int]:
    """The know-hows the active nation could learn next, and what they cost."""
    found = {}
    for k, name in enumerate(KNOW_HOWS):
        line, advanced = divmod(k, 2)
        if s.know_how[s.active, line] == advanced:
            found[name] = int(know_how_price(s.live, line, advanced + 1))
    return found


def _know_how(s: Twin, cost: int) -> Message:
    found, have = prices(s), means(s, GOLD, cost)
    if not found:
        return Message("preview-know-how-all")
    affordable = [Ref("know_how", name) for name, price in found.items() if price <= have]
    cheapest = min(found.values())
    if not affordable:
        return Message("preview-know-how-none", {"cheapest": cheapest, "have": means(s, GOLD)})
    return Message("preview-know-how", {"have": have, "cheapest": cheapest, "list": affordable})


def _manoeuvre(s: Twin, cost: int) -> Message:
    n = s.active
    counts = {"legions": int(s.legions_out[n]), "galleys": int(s.galleys_out[n])}
    if not any(counts.values()):
        return Message("preview-manoeuvre-none")
    steps = {"land": int(steps_of(s.live, LEGION, n)), "sea": int(steps_of(s.live, GALLEY, n))}
    return Message("preview-manoeuvre", {**counts, **steps})


# --- purchases


def _paid(s: Twin, resource: int, price: int) -> Message:
    have = means(s, resource)
    named = Ref("amount", RESOURCES[resource], price)
    return Message("preview-price", {"price": named, "have": have, "left": have - price})


def next_at(s: Twin, n: int, kind: int) -> int:
    """The count with which a nation earns its next card of a kind; the card for all know-hows does not count."""
    held = int(s.personages[n, kind]) - (s.extra_personage[n] == kind)
    return int(held + 1) * EVERY[kind]


def _progress(s: Twin, kind: int, count: int) -> Message:
    """How a count that earns a personage stands after one more."""
    goal = next_at(s, s.active, kind)
    key = f"preview-{PERSONAGES[kind]}" if count < goal else f"preview-{PERSONAGES[kind]}-earned"
    return Message(key, {"count": count, "next": goal})


def _learn(s: Twin, action: Action, after: Twin) -> Lines:
    line, advanced = divmod(KNOW_HOWS.index(action.args["know_how"]), 2)
    price = _paid(s, GOLD, int(know_how_price(s.live, line, advanced + 1)))
    about = Message(f"know_how-{action.args['know_how']}-about")
    return [about, price, *([Message("preview-scholar")] if s.discovered[line] <= advanced else [])]


def _province(s: Twin, action: Action, name: str = "province") -> int:
    return int(BOARDS[s.opt_board].province_ids.index(action.args[name]))


def _temple(s: Twin, action: Action, after: Twin) -> Lines:
    p = _province(s, action)
    resource = int(RESOURCE[s.opt_board, p])
    now = int(yield_of(s.live, s.active, resource))
    named: dict[str, Param] = {"resource": Ref("space", RESOURCES[resource]), "now": now, "then": now + 2}
    defence = int(defence_value(s.live, p))
    lines = [Message("preview-yield", named), Message("preview-defence", {"now": defence, "then": defence + 2})]
    return [*lines, _progress(s, CITIZEN, int(s.temples_out[s.active]) + 1), _paid(s, MARBLE, TEMPLE_PRICE)]


def _arm(s: Twin, action: Action, after: Twin) -> Lines:
    p, unit = _province(s, action), UNITS.index(action.args["unit"])
    lines = [_paid(s, IRON, 1)]
    if unit == GALLEY and not s.galleys[s.active, p]:
        lines.append(_progress(s, NAVIGATOR, int(s.seas[s.active]) + 1))
    return lines


def _found(s: Twin, action: Action, after: Twin) -> Lines:
    resource = int(RESOURCE[s.opt_board, _province(s, action)])
    now = int(yield_of(s.live, s.active, resource))
    named: dict[str, Param] = {"resource": Ref("space", RESOURCES[resource]), "now": now, "then": now + 1}
    return [Message("preview-yield", named), _progress(s, KING, int(s.cities_out[s.active]) + 1)]


# --- manoeuvre


def _move(s: Twin, action: Action, after: Twin) -> Lines:
    p, unit = _province(s, action, "to"), UNITS.index(action.args["unit"])
    count = (s.legions, s.galleys)[unit]
    foes = [m for m in range(NATIONS) if m != s.active and count[m, p]]
    lines = [
        Message("preview-foe", {"nation": nation(s, m), "units": Ref("count", UNITS[unit], int(count[m, p]))})
        for m in foes
    ]
    owner = s.city[p]
    if owner == NONE:
        lines.append(Message("preview-free-land"))
    elif owner != s.active:
        attack = 1 + sum(int(s.steps[u, p, left]) for u in range(2) for left in range(1, 4))
        fresh = int(action.args["steps"]) > 1  # it arrives with a step left
        counts = {"defence": int(defence_value(s.live, p)), "attack": attack if fresh else attack - 1}
        lines.append(Message("preview-enemy-city", {"nation": nation(s, owner), **counts}))
    if unit == GALLEY and after.seas[s.active] != s.seas[s.active]:
        lines.append(Message("preview-seas", {"now": int(s.seas[s.active]), "then": int(after.seas[s.active])}))
    return lines


def _conquer(s: Twin, action: Action, after: Twin) -> Lines:
    p = _province(s, action)
    resource = int(RESOURCE[s.opt_board, p])
    now = int(yield_of(s.live, s.active, resource))
    named: dict[str, Param] = {"resource": Ref("space", RESOURCES[resource]), "now": now, "then": now + 1}
    lines = [Message("preview-losses", {"count": int(after.to_lose)}), Message("preview-yield", named)]
    if s.cities_out[s.active] < CITY_LIMIT:
        lines.append(_progress(s, KING, int(s.cities_out[s.active]) + 1))
    return [*lines, *([Message("preview-general", {"place": place(s, p)})] if s.temple[p] else [])]


def _fight(s: Twin, action: Action, after: Twin) -> Lines:
    return [Message("preview-fight", {"units": Ref("count", action.args["unit"], int(after.to_lose))})]


# --- the end of a step


def _done(s: Twin, action: Action, after: Twin) -> Lines:
    """The end of a turn brings personages, or the victory; the next nation is told."""
    if s.phase != FOUNDING:
        return [Message("preview-founding")] if after.phase == FOUNDING else []
    n = s.active
    gained = [
        Ref("tally", kind, int(after.personages[n, k] - s.personages[n, k]))
        for k, kind in enumerate(PERSONAGES)
        if after.personages[n, k] > s.personages[n, k]
    ]
    lines = [Message("preview-personages", {"list": gained})] if gained else []
    if after.winner == n:
        lines.append(Message("preview-win"))
    elif after.active not in (n, NONE):
        lines.append(Message("preview-next", {"nation": nation(after, after.active)}))
    return lines


_TELLERS: dict[str, Teller] = {
    "rondel": _rondel,
    "learn": _learn,
    "temple": _temple,
    "arm": _arm,
    "found": _found,
    "move": _move,
    "conquer": _conquer,
    "fight": _fight,
    "done": _done,
}
