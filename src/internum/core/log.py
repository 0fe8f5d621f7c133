"""The log of a match. What an entry caused is read off the states before and after it, when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, overload

from .events import Event
from .game import Game


@dataclass(eq=False)
class Entry:
    """One action of the log; `start` and `end` are the states before and after it.

    `forced`: nothing else was possible; `ordered`: a standing order gave the answer; `outcomes`: how often chance has
    decided up to here.
    """

    game: Game
    number: int
    seat: int
    action: int
    text: str
    start: Any
    end: Any
    forced: bool = False
    ordered: bool = False
    outcomes: int = 0

    @property
    def before(self) -> bytes:
        """The state it was played in."""
        return self.game.layout.dump(self.start)

    @cached_property
    def round(self) -> int:
        return self.game.round(self._before)

    @cached_property
    def events(self) -> list[Event]:
        return self.game.events(self._before, self.seat, self.action, self._after)

    @cached_property
    def reveals(self) -> bool:
        """Has somebody learnt something hidden by it?"""
        return self.game.reveals(self._before, self.seat, self.action, self._after)

    @cached_property
    def shows(self) -> bool:
        """Has its own seat learnt something hidden by it?"""
        return self.game.shows(self._before, self.seat, self.action, self._after)

    @cached_property
    def secret(self) -> bool:
        """Is the action itself known to its seat only?"""
        return self.game.is_secret(self._before, self.seat, self.action)

    @property
    def _before(self) -> Any:
        return self.game.layout.twin(self.start)

    @property
    def _after(self) -> Any:
        return self.game.layout.twin(self.end)


class Happened(Sequence[Event]):
    """What some entries caused, put together when it is looked at."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    @cached_property
    def _events(self) -> list[Event]:
        return [event for entry in self._entries for event in entry.events]

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._events[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events)

    def __len__(self) -> int:
        return len(self._events)

    def __eq__(self, other: object) -> bool:
        return self._events == (other._events if isinstance(other, Happened) else other)

    def __repr__(self) -> str:
        return repr(self._events)
