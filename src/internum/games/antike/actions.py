"""The action space. Ids, structured actions and notation are three spellings of one thing."""

from __future__ import annotations

from collections.abc import Mapping

from internum.core.actions import Action, Family, Labels, Notation, Space
from internum.core.codec import Codec
from internum.core.options import Value

from .board import (
    BOARD_NAMES,
    BOARDS,
    KIND_COUNT,
    KINDS,
    KNOW_HOW_COUNT,
    KNOW_HOWS,
    LINES,
    MOST_EXITS,
    NATIONS,
    PERSONAGE_COUNT,
    PERSONAGES,
    PROVINCES,
    RESOURCE_COUNT,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
    UNIT_TYPES,
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
    Family("pay", kind=KIND_COUNT),
    Family("rondel", space=SPACE_COUNT),
    Family("temple", province=PROVINCES),
    Family("arm", unit=UNIT_TYPES, province=PROVINCES),
    Family("learn", know_how=KNOW_HOW_COUNT),
    Family("move", _spell_move, unit=UNIT_TYPES, province=PROVINCES, exit=MOST_EXITS, steps=range(1, MOST_STEPS + 1)),
    Family("fight", unit=UNIT_TYPES, province=PROVINCES, nation=NATIONS),
    Family("conquer", province=PROVINCES),
    Family("lose", _spell_lose, unit=UNIT_TYPES, steps=MOST_STEPS + 1),
    Family("give-up", province=PROVINCES),
    Family("found", province=PROVINCES),
    Family("demand"),
    Family("decline"),
    Family("take", kind=KIND_COUNT),
    Family("skip"),
    Family("exchange", _spell_exchange, give=RESOURCE_COUNT, get=RESOURCE_COUNT),
    Family("swap", _spell_swap, give=RESOURCE_COUNT, also=RESOURCE_COUNT, get=RESOURCE_COUNT),
    Family("card", personage=PERSONAGE_COUNT),
    Family("group", count=range(1, MOST_UNITS + 1)),
    Family("deal", nation=NATIONS),
    Family("choose", nation=NATIONS),
    Family("start", province=PROVINCES),
)

A_DONE = SPACE.id("done")
A_DEMAND = SPACE.id("demand")
A_DECLINE = SPACE.id("decline")
A_SKIP = SPACE.id("skip")
A_END = SPACE.size  # one past the last id

# for the rules: `a_arm(unit, p)` is the id of an action, `is_arm(a)` asks whether an id is one of these
CODEC = Codec(SPACE)
a_pay = CODEC.writer("pay")
a_rondel = CODEC.writer("rondel")
a_temple = CODEC.writer("temple")
a_arm = CODEC.writer("arm")
a_learn = CODEC.writer("learn")
a_move = CODEC.writer("move")
a_fight = CODEC.writer("fight")
a_conquer = CODEC.writer("conquer")
a_lose = CODEC.writer("lose")
a_give_up = CODEC.writer("give-up")
a_found = CODEC.writer("found")
a_take = CODEC.writer("take")
a_exchange = CODEC.writer("exchange")
a_swap = CODEC.writer("swap")
a_card = CODEC.writer("card")
a_group = CODEC.writer("group")
a_deal = CODEC.writer("deal")
a_choose = CODEC.writer("choose")
a_start = CODEC.writer("start")
is_pay = CODEC.test("pay")
is_fight = CODEC.test("fight")
is_lose = CODEC.test("lose")
is_give_up = CODEC.test("give-up")
is_exchange = CODEC.test("exchange")
is_group = CODEC.test("group")
is_deal = CODEC.test("deal")
is_choose = CODEC.test("choose")
is_start = CODEC.test("start")
space_of_rondel = CODEC.reader("rondel", "space")


class AntikeNotation(Notation):
    """Notation whose structured actions name where a unit moves and how many steps it had left."""

    def read(self, a: int) -> Action:
        made = super().read(a)
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
