"""What a seat is asked: one sentence per decision."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Message, Param, Params, Ref
from internum.core.state import NONE, Twin

from .actions import A_DECLINE, A_DEMAND, SPACE
from .board import BOARDS, KNOW_HOWS, NATIONS, PAIR, SPACES, UNITS
from .events import nation, place
from .rules.conquest import defence_value
from .rules.know_how import know_how_price
from .rules.rondel import rondel_cost
from .state import (
    CHOOSE,
    DEMAND,
    GROUP,
    LOSE_CONQUEST,
    NOTHING,
    PAY,
    PENDINGS,
    PHASES,
    RONDEL,
    START,
    STRIKE,
    TAKE,
)


def prompt(s: Twin, seat: int) -> Message:
    if s.phase == CHOOSE:
        return _choose(s)
    if s.pending != NOTHING:
        return _pending(s)
    asked = s.asked if s.phase in (TAKE, START) else s.active
    params: dict[str, Param] = {"nation": nation(s, asked)}
    key = f"prompt-{PHASES[s.phase]}"
    if s.phase == TAKE and s.bank_coins > 0:
        key = "prompt-take-coin"
    elif s.phase == RONDEL and s.rondel[s.active] == NONE:
        key = "prompt-rondel-first"
    return Message(key, params)


def details(s: Twin, action: Action) -> Params:
    """What an action costs, where the price depends on the situation."""
    if action.verb == "rondel":
        return {"cost": rondel_cost(s.live, s.active, SPACES.index(action.args["space"]))}
    if action.verb == "learn":
        line, level = divmod(KNOW_HOWS.index(action.args["know_how"]), 2)
        return {"cost": know_how_price(s.live, line, level + 1)}
    if action.verb == "conquer":
        return {"cost": defence_value(s.live, BOARDS[s.opt_board].province_ids.index(action.args["province"]))}
    return {}


def _choose(s: Twin) -> Message:
    if s.players > 2:
        return Message("prompt-choose")
    pairs = [[Ref("nation", list(BOARDS[s.opt_board].nations)[n]) for n in pair] for pair in PAIR[s.opt_board]]
    return Message("prompt-choose-pair", {"first": pairs[0], "second": pairs[1]})


def _pending(s: Twin) -> Message:
    params: dict[str, Param] = {"nation": nation(s, s.active)}
    key = f"prompt-{PENDINGS[s.pending]}"
    if s.pending == PAY:
        return Message("prompt-pay", {**params, "left": sum(s.owed), "what": purchase(s)})
    params["place"] = place(s, s.site)
    if s.pending == DEMAND:
        params |= {"nation": nation(s, s.asked), "foe": nation(s, s.active), "units": Ref("units", UNITS[s.entering])}
    elif s.pending in (GROUP, STRIKE):
        params["units"] = Ref("units", UNITS[s.entering])
    elif s.pending == LOSE_CONQUEST:
        params["left"] = s.to_lose
    elif key.startswith("prompt-lose"):
        key = "prompt-lose"
        params["left"] = s.to_lose
    return Message(key, params)


def purchase(s: Twin) -> Ref:
    """What is being paid for."""
    verb, bought = SPACE.read(s.purchase)
    if verb == "rondel":
        return Ref("space", SPACES[bought[0]])
    if verb == "temple":
        return Ref("purchase", "temple")
    if verb == "arm":
        return Ref("count", UNITS[bought[0]], 1)
    if verb == "learn":
        return Ref("purchase", "know-how")
    return Ref("purchase", "city")


def seat_name(s: Twin, seat: int) -> Message:
    nations = [nation(s, n) for n in range(NATIONS) if s.seat_of[n] == seat]
    return Message("seat-nations", {"nations": nations}) if nations else Message("seat-open")


def standing_answer(s: Twin, seat: int, order: str) -> int | None:
    """The answer a seat has given once and for all to demands: "always", "never", or None to be asked."""
    if s.pending != DEMAND or s.seat_of[s.asked] != seat:
        return None
    return {"always": A_DEMAND, "never": A_DECLINE}.get(order)
