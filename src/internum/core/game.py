"""What a game must offer. `docs/adding-a-game.md` is the same on one page, in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from .actions import Action, Labels, Notation, Space
from .events import Event, Message, Params
from .goals import Goal
from .kernel import Kernel, names_of
from .observation import Observation
from .options import Options, Value
from .rulebook import Rulebook, rulebook
from .state import Layout, Twin

if TYPE_CHECKING:
    from .match import Match

CHANCE = 7  # the seat that rolls dice, draws and deals; players sit on 0 to 5


class Game(ABC):
    """One game: data, compiled rules, and how to show them to people.

    Methods that take a `Twin` only read it; rules are asked through `s.live`.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    credits: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[Options]
    layout: ClassVar[Layout]
    space: ClassVar[Space]
    rules: ClassVar[ModuleType]  # legal, why_not, apply, to_act, chance_weight, won: see `Kernel`
    has_large_rules: ClassVar[bool] = False  # loops call them where they stand; a GPU steps all games together
    observation: ClassVar[Observation | None] = None  # what a seat knows, as numbers for learners
    written_always: ClassVar[tuple[str, ...]] = ()  # tables `complete` fills in where a position lacks them
    version: ClassVar[int] = 1  # of the rules: raised when a recorded game may play differently

    # --- set-up and positions -------------------------------------------------------------

    @abstractmethod
    def set_up(self, states: Any, players: int, options: Mapping[str, Value]) -> None:
        """Lay out state 0 for the first decision; the players and options are already in it."""

    @abstractmethod
    def complete(self, states: Any, given: set[str]) -> None:
        """Fill in what a sparse position left out and what is derived from other fields."""

    @abstractmethod
    def faults(self, s: Twin) -> list[tuple[str, str]]:
        """What is impossible in a position, as (field, reason): piece limits, bank, ranges."""

    # --- names ----------------------------------------------------------------------------

    @abstractmethod
    def labels(self, options: Mapping[str, Value]) -> Labels:
        """For each axis and value set, the ids of its members on this board."""

    def place_names(self, options: Mapping[str, Value]) -> Mapping[str, str]:
        """Printed names of places by id."""
        return {}

    # --- for people -----------------------------------------------------------------------

    @abstractmethod
    def seat_name(self, s: Twin, seat: int) -> Message:
        """What a seat plays: its nation or empire."""

    @abstractmethod
    def prompt(self, s: Twin, seat: int) -> Message:
        """What `seat`, who must act, is asked."""

    def details(self, s: Twin, seat: int, action: Action) -> Params:
        """What the label of an action says beyond its arguments: a price, a distance."""
        return {}

    def reason(self, s: Twin, seat: int, action: Action, rule: str) -> Message | None:
        """Why `rule` forbids an action now, in numbers `seat` may know; None: the rule's own sentence says it all.

        Its attribute `remedy`, if the message has one, says what would make the action possible.
        """
        return None

    def preview(self, before: Twin, seat: int, action: Action, after: Twin) -> list[Message]:
        """What a legal action would do for `seat`, in numbers it may know; `after` stops where others or chance act."""
        return []

    def waste(self, before: Twin, seat: int, action: Action, after: Twin) -> Message | None:
        """Would this choice end the seat's turn, or its action, with nothing gained? Then people are asked once."""
        return None

    def goals(self, s: Twin, seat: int | None) -> list[Goal]:
        """The ways to win, and how near everybody is as far as `seat` may know."""
        return []

    @abstractmethod
    def events(self, before: Twin, seat: int, action: int, after: Twin) -> list[Event]:
        """What one action caused, read off the states before and after it."""

    @abstractmethod
    def view(self, s: Twin, seat: int | None) -> dict[str, Any]:
        """What `seat` may know (None: a spectator), built up from nothing, JSON-able."""

    @abstractmethod
    def standings(self, s: Twin) -> list[dict[str, Any]]:
        """Per seat: seat, name ref, score, and what it is made of; best first."""

    @abstractmethod
    def winners(self, s: Twin) -> list[int]:
        """The winning seats, once the game is over."""

    def round(self, s: Twin) -> int:
        number: int = s.round
        return number

    def reveals(self, before: Twin, seat: int, action: int, after: Twin) -> bool:
        """Did this action show somebody something hidden? Undo stops there."""
        return False

    def shows(self, before: Twin, seat: int, action: int, after: Twin) -> bool:
        """Did `seat` itself learn something hidden by this action? What it plays next may not be tried out with it."""
        return self.reveals(before, seat, action, after)

    def is_secret(self, before: Twin, seat: int, action: int) -> bool:
        """Is the action itself known to its seat only (a face-down offer)?"""
        return False

    def may_autoplay(self, s: Twin, seat: int) -> bool:
        """May the engine play a single legal choice itself, without giving a secret away?"""
        return True

    def redeal(self, states: Any, i: int, seat: int, rng: Random) -> None:
        """Replace all that `seat` cannot know by something that might as well be so (by default nothing is hidden)."""
        return

    def openly(self, states: Any, i: int, seat: int) -> None:
        """For agents: a choice that counts only once others have chosen too becomes one that counts at once.

        The actions of `seat` must stay the same.
        """
        return

    def standing_answer(self, s: Twin, seat: int, order: str) -> int | None:
        """The action a standing order ("always", "never") gives now, or None to ask the person."""
        return None

    # --- for the table --------------------------------------------------------------------

    def suggest_payment(self, match: Match, seat: int) -> list[str] | None:
        """Actions that pay well what `seat` owes; None: the game has no advice of its own."""
        return None

    def battle_odds(
        self, match: Match, place: str, opponent: str, attacker: str | None = None, moves: Sequence[str] = ()
    ) -> dict[str, Any] | None:
        """The odds of a battle before it is fought, after `moves` that are only supposed; None: nothing to reckon."""
        return None

    # --- provided -------------------------------------------------------------------------

    @cached_property
    def kernel(self) -> Kernel:
        return Kernel(self.rules, self.names, self.observation)

    @cached_property
    def names(self) -> dict[str, Any]:
        """The rules by the names that loops over any game's rules have for them."""
        return names_of(self.rules, self.layout.dtype if self.has_large_rules else None)

    @cached_property
    def rulebook(self) -> Rulebook:
        return rulebook(self.id)

    def notation(self, options: Mapping[str, Value]) -> Notation:
        labels = self.labels(options)
        key = tuple(sorted((k, tuple(v)) for k, v in labels.items()))
        if key not in self._notations:
            self._notations[key] = self.space.bind(labels)
        return self._notations[key]

    @cached_property
    def _notations(self) -> dict[Any, Notation]:
        return {}

    def options_of(self, s: Twin) -> dict[str, Value]:
        """The options a state was set up with."""
        return {o.name: o.decode(getattr(s, f"opt_{o.name}")) for o in self.options}

    def word_folders(self) -> Sequence[str]:
        """Folders under `games/` whose `words/<language>.ftl` this game uses, most specific first."""
        return [self.id]
