"""A table in memory: the match, who sits there, and what people say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from internum.core.match import Match

from .clocks import ClockRules, Times
from .problems import Problem
from .rebuild import Difference, go_on, rebuild, seat_people
from .stored import Chair, ChatLine, Header, Played, Stored

T = TypeVar("T")

ONLOOKER = None  # looking at a table as no seat in particular


def times_of(kept: dict[str, Any] | None) -> Times | None:
    return None if kept is None else Times(tuple(kept["left"]), tuple(kept["running"]), kept["since"])


@dataclass
class Table:
    header: Header
    match: Match
    chairs: list[Chair]
    rev: int
    cuts: list[list[int]]
    played: list[Played]
    chat: list[ChatLine] = field(default_factory=list)
    status: str = "running"
    votes: dict[str, list[int]] = field(default_factory=dict)
    times: Times | None = None  # of the clocks, if there are any
    thinking: dict[int, int] = field(default_factory=dict)  # bot seat -> the change it thinks about
    pages: dict[Any, list[dict[str, Any]]] = field(default_factory=dict)  # the log in words, by reader
    differs: Difference | None = None  # it was played under other rules: there to be looked at
    ended: bool = False  # as it was stored, whatever today's rules think of it
    made: tuple[Match | None, dict[Any, Any]] = (None, {})  # what was made once of a match, see `once`

    @classmethod
    def of(cls, stored: Stored) -> Table:
        match, differs = rebuild(stored)
        return cls(
            stored.header,
            match,
            stored.chairs,
            stored.rev,
            [list(c) for c in stored.cuts],
            [replace(p, told=None) for p in stored.played],
            list(stored.chat),
            stored.status,
            dict(stored.votes),
            times_of(stored.times),
            differs=differs,
            ended=stored.over,
        )

    def gone_on(self, stored: Stored) -> Table:
        """This table after what another process has added: `stored` holds only that of the log."""
        match = self.match.copy()
        go_on(match, stored)
        return replace(
            self,
            match=match,
            chairs=stored.chairs,
            rev=stored.rev,
            played=[*self.played, *(replace(p, told=None) for p in stored.played)],
            chat=list(stored.chat),
            status=stored.status,
            votes=dict(stored.votes),
            times=times_of(stored.times),
            ended=stored.over,
        )

    @property
    def clock(self) -> ClockRules | None:
        return None if self.header.clock is None else ClockRules(**self.header.clock)

    def whose_clocks_run(self, match: Match) -> list[int]:
        """People who must act, once everybody has sat down."""
        if self.status != "running" or match.over or any(c.kind == "open" for c in self.chairs):
            return []
        return [seat for seat in match.pending if self.chairs[seat].kind == "person"]

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def is_record(self) -> bool:
        return self.header.mode == "record"

    @property
    def is_lesson(self) -> bool:
        """The others follow the lesson: nobody thinks there but the pupil."""
        return self.header.mode == "lesson"

    @property
    def all_is_open(self) -> bool:
        """Nothing is secret any more: the game is over or abandoned, or it is a record somebody brought."""
        return self.is_record or self.over or self.status == "abandoned"

    @property
    def over(self) -> bool:
        return self.ended if self.differs else self.match.over

    @property
    def is_running(self) -> bool:
        return self.status == "running" and not self.match.over and self.differs is None

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is alike for all who look as one seat is made once, until somebody moves."""
        match, made = self.made
        if match is not self.match:
            made = {}
            self.made = (self.match, made)
        if key not in made:
            made[key] = make()
        found: T = made[key]
        return found

    def sit(self, chair: Chair) -> None:
        self.chairs[chair.seat] = chair
        seat_people(self.match, self.chairs)

    def stale(self) -> Problem:
        """A choice was made while looking at something older."""
        return Problem("stale", more={"at": len(self.match.log), "rev": self.rev})

    def forget_from(self, at: int) -> None:
        """The log was cut: drop what was kept of it beyond `at`."""
        del self.played[at:]
        for page in self.pages.values():
            del page[at:]

    def is_fresh(self, seat: int, at: int, rev: int | None) -> bool:
        """Does a choice made while looking at `at` still answer what is being asked?

        Of several seats that choose secretly at once, what the others have chosen meanwhile changes nothing.
        """
        if rev is not None and any(cut > rev for cut, _ in self.cuts):
            return False
        missed = self.match.log[at:]
        if not 0 <= at <= len(self.match.log):
            return False
        return not missed or (
            seat in self.match.pending and all(e.secret and e.seat != seat and e.seat < 7 for e in missed)
        )

    def was_sent(self, at: int, by: str, sent: str) -> bool:
        """Has this very request been carried out already?"""
        return at < len(self.played) and (self.played[at].by, self.played[at].sent) == (by, sent)

    @property
    def bots(self) -> list[Chair]:
        """The seats for which a bot thinks."""
        nobody = self.is_record or self.is_lesson or not self.is_running
        return [] if nobody else [c for c in self.chairs if c.kind == "bot"]

    def bots_due(self) -> list[Chair]:
        pending: Collection[int] = self.match.pending
        return [c for c in self.bots if c.seat in pending and c.seat not in self.thinking]
