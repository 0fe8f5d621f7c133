"""What the two games of the family have in common for Python: set-up, positions, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any, ClassVar

from internum.core.actions import Action, Labels, Space
from internum.core.events import Event, Message, Params, Ref
from internum.core.game import Game
from internum.core.goals import Goal
from internum.core.match import Match
from internum.core.options import Value
from internum.core.state import NONE, Twin

from . import reasons, rules, secrecy
from .actions import SPACE
from .board import (
    BOARDS,
    BUILDING_IDS,
    EMPIRE_IDS,
    PIECE_IDS,
    SLOT_IDS,
    TITLE_IDS,
    slot_ids,
    token_ids,
)
from .events import details, events, prompt
from .faults import faults
from .goals import goals
from .odds import battle_odds
from .phases import PAY, PHASES, STAGES
from .planning import deploy_openly
from .positions import complete
from .preview import preview, waste
from .rules.build.suggestion import suggested_token
from .state import DISPLAYS, ENDINGS, ITEMS, LEGENDARY_PLACES, PLANNED, PRICES
from .tiles import POWERS, TILES
from .view import view


class MareGame(Game):
    """A game of the family; `book` says by which rulebook."""

    book: ClassVar[int]
    players: ClassVar[range] = range(3, 6)  # EM-1.1
    space: ClassVar[Space] = SPACE
    rules: ClassVar[ModuleType] = rules
    has_large_rules: ClassVar[bool] = True

    def set_up(self, states: Any, players: int, options: Mapping[str, Value]) -> None:
        rules.advance(states[0])

    def complete(self, states: Any, given: set[str]) -> None:
        complete(self.layout, states, given)

    def labels(self, options: Mapping[str, Value]) -> Labels:
        board = BOARDS[self.book]
        tokens = token_ids(self.book)
        named: dict[str, Any] = {
            "empire": EMPIRE_IDS,
            "province": board.province_ids,
            "origin": board.province_ids,
            "sea": board.sea_ids,
            "origin_sea": board.sea_ids,
            "token": tokens,
            "good": board.goods,
            "tile": TILES,
            "power": POWERS,
            "title": TITLE_IDS,
            "piece": PIECE_IDS,
            "building": BUILDING_IDS,
            "slot": SLOT_IDS,
            "post": (*SLOT_IDS, "marker"),
            "icon": SLOT_IDS[2:4],
            "display": DISPLAYS,
            "legendary_place": LEGENDARY_PLACES,
            "phase": PHASES,
            "stage": STAGES,
            "ending": ENDINGS,
            "item": ITEMS,
            "price": PRICES,
            "gain": ("coin", "legendary"),
            "loss": ("legion", "fortress"),
            "combatant": ("active", "foe"),
            "planned": PLANNED,
        }
        for p, name in enumerate(board.province_ids):
            named[f"slots of {name}"] = slot_ids(self.book, p)
        return named

    def place_names(self, options: Mapping[str, Value]) -> Mapping[str, str]:
        board = BOARDS[self.book]
        names = {p.id: p.name.split(" (")[0] for p in board.provinces.values()}  # without what it stands for
        return names | {sea.id: sea.name for sea in board.seas.values()}

    def faults(self, s: Twin) -> list[tuple[str, str]]:
        return faults(self.layout, s)

    def suggest_payment(self, match: Match, seat: int) -> list[str]:
        """A sensible way to complete what `seat` is paying for, one action per token; else nothing."""
        states = self.layout.copy(match.states)
        s: Any = self.layout.twin(states)
        texts: list[str] = []
        while s.phase == PAY and s.seat_of[s.actor] == seat:
            action = SPACE.id("pay", suggested_token(s.live, s.actor))
            texts.append(match.notation.text(action))
            if sum(s.paid) + 1 == s.price:
                break
            self.kernel.apply(states, seat, action)
            s = self.layout.twin(states)
        return texts

    def battle_odds(
        self, match: Match, place: str, opponent: str, attacker: str | None = None, moves: Sequence[str] = ()
    ) -> dict[str, Any]:
        """The exact odds of a battle in a province or sea, before it is fought: see `odds`.

        `moves` are supposed to be made first, as far as they are possible: what if these legions marched there?
        """
        for name in (opponent, *([attacker] if attacker else [])):
            if name not in EMPIRE_IDS:
                raise ValueError(f"'{name}' is no empire; there are: {', '.join(EMPIRE_IDS)}")
        if place not in (*BOARDS[self.book].province_ids, *BOARDS[self.book].sea_ids):
            raise ValueError(f"there is no province or sea '{place}' on this board")
        s: Any = self._supposing(match, moves) if moves else match.twin
        active = EMPIRE_IDS.index(attacker) if attacker else s.actor
        if active == NONE:
            raise ValueError("it is nobody's turn: say who attacks")
        return battle_odds(s, place, active, EMPIRE_IDS.index(opponent))

    def _supposing(self, match: Match, moves: Sequence[str]) -> Any:
        """The position after moves of triremes and legions by whose turn it is; nothing else is supposed."""
        states = self.layout.copy(match.states)
        for text in moves:
            s: Any = self.layout.twin(states)
            action = match.notation.id(text)
            seat = NONE if s.actor == NONE else s.seat_of[s.actor]
            is_move = SPACE.family(action).verb in ("march", "sail", "cast-off")
            if not is_move or seat == NONE or self.kernel.why_not(states, seat, action):
                break
            self.kernel.apply(states, seat, action)
        return self.layout.twin(states)

    def seat_name(self, s: Twin, seat: int) -> Message:
        e = s.side_at[seat]
        return Message("seat-open") if e == NONE else Message(f"empire-{EMPIRE_IDS[e]}")

    def prompt(self, s: Twin, seat: int) -> Message:
        return prompt(s, seat)

    def details(self, s: Twin, seat: int, action: Action) -> Params:
        return details(s, int(s.side_at[seat]), action) if seat < s.players else {}

    def reason(self, s: Twin, seat: int, action: Action, rule: str) -> Message | None:
        return reasons.reason(s, seat, action, rule)

    def preview(self, before: Twin, seat: int, action: Action, after: Twin) -> list[Message]:
        return preview(before, seat, action, after)

    def waste(self, before: Twin, seat: int, action: Action, after: Twin) -> Message | None:
        return waste(before, seat, action)

    def goals(self, s: Twin, seat: int | None) -> list[Goal]:
        return goals(s, seat)

    def events(self, before: Twin, seat: int, action: int, after: Twin) -> list[Event]:
        return events(before, seat, action, after)

    def view(self, s: Twin, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def is_secret(self, before: Twin, seat: int, action: int) -> bool:
        return secrecy.is_secret(before, seat, action)

    def reveals(self, before: Twin, seat: int, action: int, after: Twin) -> bool:
        return secrecy.reveals(before, seat, action, after)

    def shows(self, before: Twin, seat: int, action: int, after: Twin) -> bool:
        return secrecy.shows(before, seat, action, after)

    def may_autoplay(self, s: Twin, seat: int) -> bool:
        return secrecy.may_autoplay(s, seat)

    def redeal(self, states: Any, i: int, seat: int, rng: Random) -> None:
        secrecy.redeal(self.layout, states, i, seat, rng)

    def openly(self, states: Any, i: int, seat: int) -> None:
        deploy_openly(self.layout, states, i, seat)

    def standings(self, s: Twin) -> list[dict[str, Any]]:
        rows = []
        for seat in range(s.players):
            e = s.side_at[seat]
            if e != NONE:
                tiles = sum(1 for o in s.owner if o == e)
                levels = {TITLE_IDS[k]: s.level[e, k] for k in range(3)}
                name = Ref("empire", EMPIRE_IDS[e]).json()
                rows.append({"seat": seat, "name": name, "score": tiles, "tiles": tiles, **levels})
        return sorted(rows, key=lambda r: -int(str(r["score"])))

    def winners(self, s: Twin) -> list[int]:
        return [seat for seat in range(s.players) if rules.won(s.live, seat)]

    def word_folders(self) -> list[str]:
        return [f"mare/{self.id}", "mare"]
