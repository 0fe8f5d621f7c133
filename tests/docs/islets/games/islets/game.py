"""Islets, tied together."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from internum.core.actions import Labels
from internum.core.events import Event, Message, Ref
from internum.core.game import Game
from internum.core.options import Value
from internum.core.state import Twin

from . import events as chronicle
from . import rules
from .actions import SPACE
from .board import FACTS, IDS, SIDES
from .options import OPTIONS
from .state import LAYOUT
from .view import view


class Islets(Game):
    id = "islets"
    title = "Islets"
    credits = "made up for an example"
    players = range(2, 4)
    options = OPTIONS
    layout = LAYOUT
    space = SPACE
    rules: ClassVar[ModuleType] = rules

    def set_up(self, states: Any, players: int, options: Mapping[str, Value]) -> None:
        rules.set_up(states[0])

    def complete(self, states: Any, given: set[str]) -> None:
        return  # nothing is derived

    def faults(self, s: Twin) -> list[tuple[str, str]]:
        found = [("tower", "stands where nobody has settled") for p in range(len(IDS)) if s.tower[p] and s.owner[p] < 0]
        return found + [("owner", "does not play") for p in range(len(IDS)) if s.owner[p] >= s.players]

    def labels(self, options: Mapping[str, Value]) -> Labels:
        return {"islet": IDS, "side": SIDES}

    def place_names(self, options: Mapping[str, Value]) -> Mapping[str, str]:
        return {islet: facts["name"] for islet, facts in FACTS["islets"].items()}

    def seat_name(self, s: Twin, seat: int) -> Message:
        return Message(f"side-{SIDES[seat]}")

    def prompt(self, s: Twin, seat: int) -> Message:
        return Message("prompt-turn", {"side": Ref("side", SIDES[seat])})

    def events(self, before: Twin, seat: int, action: int, after: Twin) -> list[Event]:
        return chronicle.events(before, action, after)

    def view(self, s: Twin, seat: int | None) -> dict[str, Any]:
        return view(s)

    def standings(self, s: Twin) -> list[dict[str, Any]]:
        rows = [
            {"seat": n, "name": Ref("side", SIDES[n]).json(), "score": rules.points(s.live, n), "parts": {}}
            for n in range(s.players)
        ]
        return sorted(rows, key=lambda row: -row["score"])

    def winners(self, s: Twin) -> list[int]:
        return [seat for seat in range(s.players) if rules.won(s.live, seat)]


GAME = Islets()
