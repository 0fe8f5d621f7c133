"""The past of a stored game. Its entries are read as they were told; an earlier state is found when somebody asks.

Every round begins with a stored position: to see a moment, no more than its round is played again.
"""

from __future__ import annotations

from typing import Any

from internum.core.log import Entry
from internum.core.match import Match
from internum.core.position import PositionError
from internum.core.position import read as read_position

from .stored import RoundMark


class Past:
    """The rounds of a game up to now, and the entries of its log."""

    def __init__(self, beginning: Match, marks: list[RoundMark]) -> None:
        self.beginning, self.marks = beginning, sorted(marks, key=lambda m: m.at)
        self.entries: list[Entry] = []

    def mark_before(self, number: int) -> RoundMark | None:
        """Where the round of entry `number` begins."""
        return next((m for m in reversed(self.marks) if m.at <= number), None)

    def recall(self, number: int) -> None:
        """Find the states of the round of entry `number` again: each entry of it gets its `start`.

        What does not fit the rules any more keeps the last state that could be found.
        """
        mark = self.mark_before(number)
        match = self.beginning.copy() if mark is None else at_mark(self.beginning, mark)
        fits = True
        for entry in self.entries[mark.at if mark else 0 :]:
            if entry.number > number and entry.round != self.entries[number].round:
                break
            entry.start = match.states
            try:
                if fits:
                    match.replay(entry.seat, entry.action)
            except ValueError:
                fits = False


class StoredEntry(Entry):
    """An entry that is read from the database; it has no `start` until somebody asks for it."""

    past: Past

    def __getattr__(self, name: str) -> Any:
        if name != "start" or "past" not in self.__dict__:
            raise AttributeError(name)
        self.past.recall(self.number)
        return self.__dict__["start"]


def at_mark(beginning: Match, mark: RoundMark) -> Match:
    """The match when the round began, without its log. Raises `PositionError` if today's rules cannot read it."""
    match = beginning.copy()
    _, _, match.states = read_position(match.game, mark.position)
    return match


def fits(match: Match, mark: RoundMark) -> bool:
    """Is this to the last bit the state that was stored?"""
    return match.game.layout.hash(match.states) == mark.hash


def last_readable(beginning: Match, marks: list[RoundMark]) -> Match:
    """The newest stored state that today's rules can read."""
    for mark in sorted(marks, key=lambda m: -m.at):
        try:
            return at_mark(beginning, mark)
        except PositionError:
            continue
    return beginning.copy()
