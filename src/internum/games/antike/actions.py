"""The action space. Ids, structured actions and notation are three spellings of one thing."""

from __future__ import annotations

from collections.abc import Mapping

from internum.core.actions import Action, Family, Labels, Notation, Space
from internum.core.options import Value

from .board import (
    BOARD_NAMES,
    BOARDS,
    KINDS,
    KNOW_HOWS,
    LINES,
    MOST_EXITS,
    NATIONS,
    PERSONAGES,
    PROVINCES,
    RESOURCES,
    SPACES,
    UNITS,
)
from .state import PENDINGS, PHASES

MOST_STEPS = 3
MOST_UNITS = 17


def _spell_move(labels: Labels, args: tuple[int, ...]) -> str | None:
    unit, p, j, steps = args
    to = labels["exits"][p * MOST_EXITS + j]
    return f"move {labels['unit'][unit]} {labels['province'][p]}>{to} {steps + 1}" if to else None


def _spell_exchange(labels: Labels, args: tuple[int, ...]) -> str | None:
    give, get = args
    return f"exchange {RESOURCES[give]} {RESOURCES[get]}" if give != get else None


def _spell_swap(labels: Labels, args: tuple[int, ...]) -> str | None:
    a, b, get = args
    meant = a <= b and get not in (a, b)
    return f"swap {RESOURCES[a]} {RESOURCES[b]} {RESOURCES[get]}" if meant else None


def _spell_lose(labels: Labels, args: tuple[int, ...]) -> str | None:
    return f"lose {UNITS[args[0]]} {args[1]}"


SPACE = Space(
    Family("done"),
    Family("pay", kind=4),
    Family("rondel", space=8),
    Family("temple", province=PROVINCES),
    Family("arm", unit=2, province=PROVINCES),
    Family("learn", know_how=8),
    Family("move", _spell_move, unit=2, province=PROVINCES, exit=MOST_EXITS, steps=MOST_STEPS),
    Family("fight", unit=2, province=PROVINCES, nation=NATIONS),
    Family("conquer", province=PROVINCES),
    Family("lose", _spell_lose, unit=2, steps=MOST_STEPS + 1),
    Family("give-up", province=PROVINCES),
    Family("found", province=PROVINCES),
    Family("demand"),
    Family("decline"),
    Family("take", kind=4),
    Family("skip"),
    Family("exchange", _spell_exchange, give=3, get=3),
    Family("swap", _spell_swap, give=3, also=3, get=3),
    Family("card", personage=5),
    Family("group", count=MOST_UNITS),
    Family("deal", nation=NATIONS),
    Family("choose", nation=NATIONS),
    Family("start", province=PROVINCES),
)

A_DONE = SPACE.base("done")
A_PAY = SPACE.base("pay")
A_RONDEL = SPACE.base("rondel")
A_TEMPLE = SPACE.base("temple")
A_ARM = SPACE.base("arm")
A_LEARN = SPACE.base("learn")
A_MOVE = SPACE.base("move")
A_FIGHT = SPACE.base("fight")
A_CONQUER = SPACE.base("conquer")
A_LOSE = SPACE.base("lose")
A_GIVE_UP = SPACE.base("give-up")
A_FOUND = SPACE.base("found")
A_DEMAND = SPACE.base("demand")
A_DECLINE = SPACE.base("decline")
A_TAKE = SPACE.base("take")
A_SKIP = SPACE.base("skip")
A_EXCHANGE = SPACE.base("exchange")
A_SWAP = SPACE.base("swap")
A_CARD = SPACE.base("card")
A_GROUP = SPACE.base("group")
A_DEAL = SPACE.base("deal")
A_CHOOSE = SPACE.base("choose")
A_START = SPACE.base("start")
A_END = SPACE.size  # one past the last id


class AntikeNotation(Notation):
    """Notation whose structured actions name where a unit moves and how many steps it had left."""

    def action(self, a: int) -> Action:
        made = super().action(a)
        if made.verb == "move":
            _, p, j, steps = self.space.family(a).split(a)
            to = self.labels["exits"][p * MOST_EXITS + j]
            args = {"unit": made.args["unit"], "province": made.args["province"], "to": to}
            return Action("move", {**args, "steps": str(steps + 1)}, made.text)
        return made


def labels(options: Mapping[str, Value]) -> dict[str, list[str]]:
    """The ids of all members of every axis and value set, on the board the options name."""
    board = BOARDS[BOARD_NAMES.index(str(options["board"]))]
    exits: list[str] = []
    for province in board.provinces.values():
        to = list(province.borders)
        exits += to + [""] * (MOST_EXITS - len(to))
    return {
        "province": list(board.province_ids),
        "to": list(board.province_ids),
        "exits": exits,
        "nation": list(board.nations),
        "unit": list(UNITS),
        "kind": list(KINDS),
        "slot": [*RESOURCES, "any"],
        "resource": list(RESOURCES),
        "give": list(RESOURCES),
        "also": list(RESOURCES),
        "get": list(RESOURCES),
        "space": list(SPACES),
        "line": list(LINES),
        "know_how": list(KNOW_HOWS),
        "personage": list(PERSONAGES),
        "count": [str(i + 1) for i in range(MOST_UNITS)],
        "phase": list(PHASES),
        "pending": list(PENDINGS),
    }
