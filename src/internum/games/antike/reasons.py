"""Why not, in numbers: what an action lacks now, and what would make it possible.

One function per refusal that people meet; every other rule says its own sentence (`why-…`).
"""

from __future__ import annotations

from collections.abc import Callable

from internum.core.actions import Action
from internum.core.events import Message, Param, Ref
from internum.core.state import NONE, Twin

from .board import (
    BOARDS,
    CITIZEN,
    COIN,
    GOLD,
    IRON,
    KING,
    KNOW_HOWS,
    MARBLE,
    NAVIGATOR,
    PERSONAGES,
    PROVINCES,
    RESOURCES,
    SPACES,
    STATE,
    UNITS,
)
from .events import nation, place
from .preview import means, next_at, prices
from .prompts import purchase
from .rules.arming import PRICE as UNIT_PRICE
from .rules.conquest import attack_value, defence_value
from .rules.know_how import know_how_price
from .rules.manoeuvre import steps_of
from .rules.production import yield_of
from .rules.rondel import rondel_cost
from .rules.temple import PRICE as TEMPLE_PRICE
from .state import ARMING, FOUNDING, KNOW_HOW, MANOEUVRE, PAY, PHASES, RONDEL, TAKE, TEMPLE

Teller = Callable[[Twin, int, Action], Message | None]

# the step of a turn an action belongs to, and the spaces of the rondel that lead there
STEP = {
    "take": TAKE,
    "rondel": RONDEL,
    "temple": TEMPLE,
    "arm": ARMING,
    "learn": KNOW_HOW,
    "move": MANOEUVRE,
    "fight": MANOEUVRE,
    "conquer": MANOEUVRE,
    "found": FOUNDING,
}
SPACES_OF = {
    TEMPLE: ("temple",),
    ARMING: ("arming",),
    KNOW_HOW: ("know-how",),
    MANOEUVRE: ("manoeuvre-1", "manoeuvre-2"),
}


def reason(s: Twin, seat: int, action: Action, rule: str) -> Message | None:
    tell = _TELLERS.get(rule)
    return tell(s, seat, action) if tell else None


# --- the turn


def _other_turn(s: Twin, seat: int, action: Action) -> Message | None:
    order = [n for n in s.order if n != NONE]
    if s.active == NONE or not order:
        return None
    at = order.index(s.active)
    later = [k for k in range(1, len(order)) if s.seat_of[order[(at + k) % len(order)]] == seat]
    return Message("reason-turn", {"nation": nation(s, s.active), "turns": later[0] if later else 0})


def _other_step(s: Twin, seat: int, action: Action) -> Message | None:
    wanted = STEP.get(action.verb)
    if wanted is None or s.active == NONE:
        return None
    params: dict[str, Param] = {"now": Ref("phase", PHASES[s.phase]), "wanted": Ref("phase", PHASES[wanted])}
    if wanted not in SPACES_OF:
        return Message("reason-step", params)
    spaces = [SPACES.index(name) for name in SPACES_OF[wanted]]
    cost = min(int(rondel_cost(s.live, s.active, space)) for space in spaces)
    if action.verb == "learn" and action.args["know_how"] in prices(s):
        params |= {"know_how": Ref("know_how", action.args["know_how"]), "price": prices(s)[action.args["know_how"]]}
        key = "reason-learn-space" if s.phase == RONDEL else "reason-learn-next-space"
        return Message(key, {**params, "cost": cost, "have": means(s, GOLD)})
    return Message("reason-space" if s.phase == RONDEL else "reason-next-space", {**params, "cost": cost})


def _too_far(s: Twin, seat: int, action: Action) -> Message:
    space = SPACES.index(action.args["space"])
    free = [Ref("space", name) for i, name in enumerate(SPACES) if not rondel_cost(s.live, s.active, i)]
    held = sum(int(n) for n in s.stock[s.active])
    cost = int(rondel_cost(s.live, s.active, space))
    named: dict[str, Param] = {"space": Ref("space", action.args["space"]), "free": free}
    return Message("reason-too-far", {**named, "cost": cost, "have": held, "distance": cost + 3})


# --- prices


def _short_of(s: Twin, resource: int, price: int) -> dict[str, Param]:
    """What a nation has towards a price in one resource, and what its rondel space would bring."""
    own, coins = int(s.stock[s.active, resource]), int(s.stock[s.active, COIN])
    return {
        "price": price,
        "have": [Ref("amount", RESOURCES[resource], own), Ref("amount", "coin", coins)],
        "missing": price - own - coins,
        "space": Ref("space", RESOURCES[resource]),
        "brings": int(yield_of(s.live, s.active, resource)),
    }


def _no_marble(s: Twin, seat: int, action: Action) -> Message:
    return Message("reason-temple-price", _short_of(s, MARBLE, TEMPLE_PRICE))


def _no_iron(s: Twin, seat: int, action: Action) -> Message:
    return Message("reason-unit-price", _short_of(s, IRON, UNIT_PRICE))


def _no_gold(s: Twin, seat: int, action: Action) -> Message | None:
    if s.pending == PAY and action.verb != "pay":
        return Message("reason-pay-first", {"left": sum(s.owed), "what": purchase(s)})
    if action.verb != "learn":
        return None
    line, advanced = divmod(KNOW_HOWS.index(action.args["know_how"]), 2)
    price = int(know_how_price(s.live, line, advanced + 1))
    followers = (3, 5)[advanced]  # AN-9.4, AN-9.5
    more: dict[str, Param] = {"know_how": Ref("know_how", action.args["know_how"]), "followers": followers}
    known = s.discovered[line] > advanced
    return Message("reason-know-how-price" if known else "reason-discovery-price", _short_of(s, GOLD, price) | more)


def _no_city_price(s: Twin, seat: int, action: Action) -> Message:
    stock = s.stock[s.active]
    lacking = [Ref("resource", RESOURCES[r]) for r in range(3) if not stock[r]]
    return Message("reason-city-price", {"lacking": lacking, "count": len(lacking), "coins": int(stock[COIN])})


# --- personages


def _not_earned(s: Twin, seat: int, action: Action) -> Message | None:
    """What earns a card of the kind, and how far the seat's best nation is."""
    if action.verb != "card":
        return None
    name = action.args["personage"]
    kind = PERSONAGES.index(name)
    own = [n for n in s.order if n != NONE and s.seat_of[n] == seat]
    counts = {KING: s.cities_out, CITIZEN: s.temples_out, NAVIGATOR: s.seas}.get(kind)
    if not own or not s.stack[kind]:
        return Message("reason-stack-empty", {"personage": Ref("personage", name)}) if own else None
    if counts is None:
        return Message(f"reason-{name}", {"left": int(s.stack[kind])})
    n = min(own, key=lambda m: next_at(s, m, kind) - int(counts[m]))
    goal, have = next_at(s, n, kind), int(counts[n])
    return Message(f"reason-{name}", {"have": have, "goal": goal, "missing": max(0, goal - have)})


# --- places and pieces


def _province(s: Twin, action: Action) -> int:
    return int(BOARDS[s.opt_board].province_ids.index(action.args["province"]))


def _not_my_city(s: Twin, seat: int, action: Action) -> Message:
    p = _province(s, action)
    if s.city[p] == NONE:
        return Message("reason-no-city", {"place": place(s, p)})
    return Message("reason-foreign-city", {"place": place(s, p), "owner": nation(s, s.city[p])})


def _armed_already(s: Twin, seat: int, action: Action) -> Message:
    p = _province(s, action)
    key = "reason-armed-temple" if s.temple[p] else "reason-armed"
    return Message(key, {"place": place(s, p), "count": int(s.armed[p])})


def _basic_first(s: Twin, seat: int, action: Action) -> Message:
    advanced = KNOW_HOWS.index(action.args["know_how"])
    named: dict[str, Param] = {
        "know_how": Ref("know_how", KNOW_HOWS[advanced]),
        "basic": Ref("know_how", KNOW_HOWS[advanced - 1]),
    }
    return Message("reason-basic-first", {**named, "price": int(know_how_price(s.live, advanced // 2, 1))})


def _no_steps(s: Twin, seat: int, action: Action) -> Message | None:
    if action.verb != "move":
        return None
    p, unit = _province(s, action), UNITS.index(action.args["unit"])
    there = int((s.legions, s.galleys)[unit][s.active, p])
    if not there:
        return Message("reason-no-unit", {"units": Ref("units", UNITS[unit]), "place": place(s, p)})
    if any(s.steps[unit, p, left] for left in range(1, 4)):
        return None  # others have steps left, only not that many
    steps = int(steps_of(s.live, unit, s.active))
    better = {"wheel": "roads", "sailing": "navigation"}
    next_one = ("wheel", "sailing")[unit] if steps == 1 else better[("wheel", "sailing")[unit]]
    params: dict[str, Param] = {"units": Ref("units", UNITS[unit]), "place": place(s, p), "steps": steps}
    key = "reason-steps-used" if steps < 3 else "reason-steps-used-best"
    return Message(key, {**params, "know_how": Ref("know_how", next_one), "then": steps + 1})


def _too_weak(s: Twin, seat: int, action: Action) -> Message:
    p = _province(s, action)
    owner = s.city[p]
    attack, defence = int(attack_value(s.live, p)), int(defence_value(s.live, p))
    parts = {
        "base": 3 if s.temple[p] else 1,
        "units": int(s.legions[owner, p] + s.galleys[owner, p]),
        "state": int(s.know_how[owner, STATE]),
    }
    values: dict[str, Param] = {"attack": attack, "defence": defence, "missing": defence - attack}
    return Message("reason-too-weak", {"place": place(s, p), **values, **parts})


def _no_attackers(s: Twin, seat: int, action: Action) -> Message | None:
    if action.verb != "conquer":
        return None
    p = _province(s, action)
    tired = int(s.legions[s.active, p] + s.galleys[s.active, p])
    return Message(
        "reason-no-attackers", {"place": place(s, p), "tired": tired, "defence": int(defence_value(s.live, p))}
    )


def _no_unit_to_found(s: Twin, seat: int, action: Action) -> Message:
    n = s.active
    open_to = [p for p in range(PROVINCES) if s.city[p] == NONE and s.legions[n, p] + s.galleys[n, p]]
    named: dict[str, Param] = {"place": place(s, _province(s, action))}
    if not open_to:
        return Message("reason-no-founders", named)
    return Message("reason-no-founder", {**named, "places": [place(s, p) for p in open_to]})


_TELLERS: dict[str, Teller] = {
    "AN-2.23": _other_turn,
    "AN-3.1": _other_step,
    "AN-3.2": _other_step,
    "AN-3.3": _other_step,
    "AN-4.7": _too_far,
    "AN-4.8": _too_far,
    "AN-5.3": _no_gold,
    "AN-7.2": _no_marble,
    "AN-7.3": _not_my_city,
    "AN-8.1": _no_iron,
    "AN-8.2": _not_my_city,
    "AN-8.3": _armed_already,
    "AN-8.4": _armed_already,
    "AN-9.6": _basic_first,
    "AN-9.22": _not_earned,
    "AN-10.2": _no_steps,
    "AN-12.2": _no_attackers,
    "AN-12.8": _too_weak,
    "AN-13.3": _no_unit_to_found,
    "AN-13.5": _no_city_price,
    "AN-14.3": _not_earned,
    "AN-14.5": _not_earned,
}
