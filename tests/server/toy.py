"""A tiny game with all that a table has to cope with: a secret choice of all seats at once, a die, payments, an end.

Each of two rounds: every seat lays one of its four cards face down; all are shown; a die is rolled; then each seat in
turn pays two goods and says whether it boasts. A seat's cards have names of their own, so that a card's name in
somebody else's traffic is a secret told. Importing this module registers the game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar

from internum.core import engine
from internum.core.actions import Family, Labels, Space
from internum.core.events import Event, Message, Ref
from internum.core.game import CHANCE, Game
from internum.core.kernel import Kernel
from internum.core.options import Choice, Options, Value
from internum.core.rulebook import Rulebook
from internum.core.state import Axis, Field, Layout, Twin

SEATS, HAND = 3, 4
CARDS = ["ankh", "bull", "crow", "dove", "elk", "fig", "gong", "harp", "ibis", "jug", "kite", "lyre"]
LAY, ROLL, PAY = 0, 1, 2

RULES = """
## 1 Play
- **TY-1.1** It is not this seat's turn.
- **TY-1.2** A seat lays a card of its own.
- **TY-1.3** A card is laid once only.
- **TY-1.4** Exactly two goods are paid.
- **TY-1.5** That belongs to another part of the round.
"""

seat_axis, card_axis = Axis("seat", SEATS), Axis("card", len(CARDS))
LAYOUT = Layout(
    [
        Field("players", "how many play", low=2, high=SEATS),
        Field("opt_pace", "option: pace"),
        Field("round", "round", high=3, default=1),
        Field("phase", "0 lay, 1 roll, 2 pay"),
        Field("active", "who pays", high=SEATS),
        Field("owed", "goods still owed", high=2),
        Field("laid", "card laid face down", (seat_axis,), values="card", low=-1, high=11, default=-1),
        Field("shown", "card shown last", (seat_axis,), values="card", low=-1, high=11, default=-1),
        Field("spent", "cards laid before", (card_axis,), high=1),
        Field("score", "points", (seat_axis,), high=127),
    ]
)
SPACE = Space(Family("lay", card=len(CARDS)), Family("die", face=6), Family("pay", good=2), Family("say", boast=2))
A_LAY, A_DIE, A_PAY, A_SAY = (SPACE.base(v) for v in ("lay", "die", "pay", "say"))


def to_act(s: Any) -> int:
    if s.round > 2:
        return 0
    if s.phase == LAY:
        return sum(1 << i for i in range(s.players) if s.laid[i] < 0)
    return 1 << (CHANCE if s.phase == ROLL else s.active)


def why_not(s: Any, seat: int, a: int) -> int:
    if not to_act(s) >> seat & 1:
        return 101
    if a < A_DIE:
        if s.phase != LAY:
            return 105
        return 102 if a // HAND != seat else 103 if s.spent[a] else 0
    if a < A_PAY:
        return 0 if s.phase == ROLL else 105
    if s.phase != PAY:
        return 105
    return 0 if (a < A_SAY) == (s.owed > 0) else 104


def legal(s: Any, seat: int, out: Any) -> int:
    found = [a for a in range(SPACE.size) if why_not(s, seat, a) == 0]
    for k, a in enumerate(found):
        out[k] = a
    return len(found)


def apply(s: Any, seat: int, a: int) -> None:
    if a < A_DIE:
        s.laid[seat] = a
        s.spent[a] = 1
        if all(s.laid[i] >= 0 for i in range(s.players)):
            for i in range(s.players):
                s.shown[i], s.laid[i] = s.laid[i], -1
            s.phase = ROLL
    elif a < A_PAY:
        for i in range(s.players):
            if s.shown[i] % HAND <= a - A_DIE:
                s.score[i] += 1 + s.shown[i] % HAND
        s.phase, s.active, s.owed = PAY, 0, 2
    elif a < A_SAY:
        s.owed -= 1
    else:
        s.score[seat] += a - A_SAY
        s.active, s.owed = s.active + 1, 2
        if s.active == s.players:
            s.round, s.phase, s.active, s.owed = s.round + 1, LAY, 0, 0


def chance_weight(s: Any, a: int) -> int:
    return 1


class PlainKernel(Kernel):
    """Runs the functions above on twins, on either engine, so that the toy needs no compiler."""

    def __init__(self) -> None:
        self.buffer = [0] * SPACE.size

    def _read(self, states: Any) -> Any:
        return LAYOUT._twin(states[0]) if engine.COMPILED else states[0]

    def to_act(self, states: Any, i: int = 0) -> int:
        return to_act(self._read(states))

    def legal(self, states: Any, seat: int, i: int = 0) -> list[int]:
        count: int = legal(self._read(states), seat, self.buffer)
        found: list[int] = self.buffer[:count]
        return found

    def why_not(self, states: Any, seat: int, a: int, i: int = 0) -> int:
        return why_not(self._read(states), seat, a)

    def apply(self, states: Any, seat: int, a: int, i: int = 0) -> None:
        s = self._read(states)
        apply(s, seat, a)
        if engine.COMPILED:
            for f in LAYOUT:
                LAYOUT.assign(states, 0, f.name, getattr(s, f.name))

    def weight(self, states: Any, a: int, i: int = 0) -> int:
        return 1


class Toy(Game):
    id = "toy"
    title = "Toy"
    credits = "for tests"
    players = range(2, SEATS + 1)
    options = Options(Choice("pace", ("slow", "quick"), ("TY-1.1",)))
    layout = LAYOUT
    space = SPACE
    rules: ClassVar[ModuleType] = sys.modules[__name__]

    @cached_property
    def kernel(self) -> Kernel:
        return PlainKernel()

    @cached_property
    def rulebook(self) -> Rulebook:
        book = object.__new__(Rulebook)
        book.name, book.source, book.rules, book.vectors, book.prefix = "toy", RULES, {}, {}, "TY"
        book._read()
        book._by_code = {r.code: r for r in book.rules.values()}
        return book

    def set_up(self, states: Any, players: int, options: Mapping[str, Value]) -> None:
        pass

    def complete(self, states: Any, given: set[str]) -> None:
        pass

    def faults(self, s: Twin) -> list[tuple[str, str]]:
        return [("owed", "is too much")] if s.owed > 2 else []

    def labels(self, options: Mapping[str, Value]) -> Labels:
        return {"card": CARDS, "good": ["grain", "wine"], "boast": ["no", "yes"], "face": list("123456")}

    def seat_name(self, s: Twin, seat: int) -> Message:
        return Message("side", {"number": seat + 1})

    def prompt(self, s: Twin, seat: int) -> Message:
        return Message("prompt-lay" if s.phase == LAY else "prompt-pay")

    def events(self, before: Twin, seat: int, action: int, after: Twin) -> list[Event]:
        if action < A_DIE:
            veiled = Event("log-laid", {"number": seat + 1})
            card = Ref("card", CARDS[action])
            said = [Event("log-laid-card", {"card": card}, only=frozenset({seat}), veiled=veiled)]
            if after.phase == ROLL:
                shown = [Ref("card", CARDS[after.shown[i]]) for i in range(after.players)]
                said.append(Event("log-shown", {"cards": shown}))
            return said
        if action < A_PAY:
            return [Event("log-die", {"face": action - A_DIE + 1}, place="table")]
        return [Event("log-paid" if action < A_SAY else "log-said", {"number": seat + 1})]

    def view(self, s: Twin, seat: int | None) -> dict[str, Any]:
        own = {} if seat is None else {"hand": [CARDS[c] for c in _hand(s, seat)], "laid": _card(s.laid[seat])}
        sides = [{"id": f"side{i}", "seat": i, "shown": _card(s.shown[i])} for i in range(s.players)]
        return {"round": s.round, "phase": s.phase, "active": None, "sides": sides, "places": {}, **own}

    def standings(self, s: Twin) -> list[dict[str, Any]]:
        rows = [{"seat": i, "score": s.score[i], "parts": {}} for i in range(s.players)]
        return sorted(rows, key=lambda r: -r["score"])

    def winners(self, s: Twin) -> list[int]:
        best = max(s.score[i] for i in range(s.players))
        return [i for i in range(s.players) if s.score[i] == best]

    def reveals(self, before: Twin, seat: int, action: int, after: Twin) -> bool:
        return bool(action < A_DIE and after.phase == ROLL)

    def is_secret(self, before: Twin, seat: int, action: int) -> bool:
        return action < A_DIE

    def may_autoplay(self, s: Twin, seat: int) -> bool:
        return bool(s.phase != LAY)

    def standing_answer(self, s: Twin, seat: int, order: str) -> int | None:
        if s.phase != PAY or s.owed:
            return None
        return A_SAY + (order == "always")

    def word_folders(self) -> list[str]:
        return ["../../../tests/server"]


def _hand(s: Twin, seat: int) -> list[int]:
    return [c for c in range(seat * HAND, seat * HAND + HAND) if not s.spent[c]]


def _card(c: int) -> str | None:
    return CARDS[c] if c >= 0 else None


GAME = Toy()

_games: Any = import_module("internum.games")  # the package, which may be called
_registered = _games.modules


def _with_toy() -> dict[str, str]:
    return {**_registered(), "toy": __name__}


_games.modules = _with_toy
