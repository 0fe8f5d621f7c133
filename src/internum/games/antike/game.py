"""Antike, tied together."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from internum.core.actions import Action, Labels, Notation
from internum.core.events import Event, Message, Params, Ref
from internum.core.game import Game
from internum.core.goals import Goal
from internum.core.options import Value
from internum.core.state import NONE, Twin

from . import events as chronicle
from . import faults, positions, prompts, reasons, rules
from .actions import SPACE, AntikeNotation, labels
from .board import BOARD_NAMES, BOARDS, CARD_IDS, CARDS, NATIONS, PERSONAGES
from .goals import goals
from .observation import OBSERVATION
from .options import OPTIONS
from .preview import preview
from .rules.ending import score, won
from .rules.setup import set_up
from .state import LAYOUT
from .view import nation_id, view
from .waste import waste


class Antike(Game):
    id = "antike"
    title = "Antike"
    credits = "Mac Gerdts, 2005 (Eggertspiele)"
    players = range(2, 7)  # AN-2.1
    options = OPTIONS
    layout = LAYOUT
    space = SPACE
    observation = OBSERVATION
    rules: ClassVar[ModuleType] = rules
    version = 1

    def set_up(self, states: Any, players: int, options: Mapping[str, Value]) -> None:
        set_up(states[0])

    def complete(self, states: Any, given: set[str]) -> None:
        positions.complete(states, given)

    def faults(self, s: Twin) -> list[tuple[str, str]]:
        return faults.faults(s)

    def labels(self, options: Mapping[str, Value]) -> Labels:
        return labels(options)

    def notation(self, options: Mapping[str, Value]) -> Notation:
        board = str(options["board"])
        if board not in self._notations:
            self._notations[board] = AntikeNotation(self.space, self.labels(options))
        return self._notations[board]

    def place_names(self, options: Mapping[str, Value]) -> Mapping[str, str]:
        """Names of provinces, and of the personages on the cards."""
        board = BOARDS[BOARD_NAMES.index(str(options["board"]))]
        names = {p.id: p.name for p in board.provinces.values()}
        for kind in PERSONAGES:
            names |= {i: card.name for i, card in zip(CARD_IDS[kind], CARDS[kind].cards, strict=True)}
        return names

    def seat_name(self, s: Twin, seat: int) -> Message:
        return prompts.seat_name(s, seat)

    def prompt(self, s: Twin, seat: int) -> Message:
        return prompts.prompt(s, seat)

    def details(self, s: Twin, seat: int, action: Action) -> Params:
        return prompts.details(s, action)

    def reason(self, s: Twin, seat: int, action: Action, rule: str) -> Message | None:
        return reasons.reason(s, seat, action, rule)

    def preview(self, before: Twin, seat: int, action: Action, after: Twin) -> list[Message]:
        return preview(before, seat, action, after)

    def waste(self, before: Twin, seat: int, action: Action, after: Twin) -> Message | None:
        return waste(before, action)

    def goals(self, s: Twin, seat: int | None) -> list[Goal]:
        return goals(s)

    def events(self, before: Twin, seat: int, action: int, after: Twin) -> list[Event]:
        return chronicle.events(before, action, after)

    def view(self, s: Twin, seat: int | None) -> dict[str, Any]:
        return view(s)

    def standings(self, s: Twin) -> list[dict[str, Any]]:
        """By personages; a player of two nations counts by the better one (AN-2.27)."""
        table = []
        for seat in range(s.players):
            nations = [n for n in range(NATIONS) if s.seat_of[n] == seat]
            nations.sort(key=lambda n: (s.winner != n, -score(s.live, n)))
            best = nations[0] if nations else NONE
            table.append(
                {
                    "seat": seat,
                    "name": Ref("nation", nation_id(s, best) or "none").json(),
                    "score": score(s.live, best) if nations else 0,
                    "parts": {
                        f"{kind}s": int(s.personages[best, k]) if nations else 0 for k, kind in enumerate(PERSONAGES)
                    },
                    "nations": [{"nation": nation_id(s, n), "score": score(s.live, n)} for n in nations],
                }
            )
        winning = s.seat_of[s.winner] if s.winner != NONE else NONE
        return sorted(table, key=lambda row: (row["seat"] != winning, -row["score"]))

    def winners(self, s: Twin) -> list[int]:
        return [seat for seat in range(s.players) if won(s.live, seat)]

    def standing_answer(self, s: Twin, seat: int, order: str) -> int | None:
        return prompts.standing_answer(s, seat, order)


GAME = Antike()
