"""A game as it is kept: plain values, the same for every database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Header:
    """What a game began with; never changes."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    start: dict[str, Any] | None
    seed: str
    rules: int
    mode: str
    created: str
    origin: dict[str, Any] | None = None
    seed_chosen: bool = False  # by whoever opened the table: everybody may know it
    clock: dict[str, Any] | None = None  # the rules of its clocks
    notes: dict[str, list[str]] | None = None  # comments and variations of a record, by log number
    mixed: bool = False  # outcomes of other dice stand at the beginning of its log


@dataclass
class Chair:
    """One seat: who sits there and its standing order.

    `stands_for` is the person in whose place a bot plays until they are back; their link still holds the seat.
    """

    seat: int
    kind: str  # person, bot, open
    name: str
    level: str | None = None
    order: str = "ask"
    stands_for: str | None = None


@dataclass(frozen=True)
class Played:
    """One entry of the log; `by` and `sent` stand on the first entry of a request."""

    at: int
    seat: int
    text: str
    forced: bool
    round: int
    time: str
    by: str | None = None
    sent: str | None = None
    told: dict[str, Any] | None = field(default=None, repr=False, compare=False)  # see `told.py`


@dataclass(frozen=True)
class RoundMark:
    """The position in which a round begins, or the game has ended."""

    at: int
    round: int
    hash: str
    position: dict[str, Any]


@dataclass(frozen=True)
class ChatLine:
    """What somebody said, or (`notice`, without name and text) what the table tells of itself."""

    seat: int | None
    name: str
    text: str
    time: str
    notice: dict[str, Any] | None = None


READER = ""  # in place of a token: somebody who was sent the address of a game that is over


@dataclass(frozen=True)
class Who:
    """A token's bearer: the seats it holds at its table."""

    token: str  # hash
    table: str
    seats: tuple[int, ...]
    host: bool = False
    invitation: bool = field(default=False, compare=False)  # nobody has come by it yet

    @property
    def spectator(self) -> bool:
        return not self.seats

    @property
    def reader(self) -> bool:
        """Without a token: may look at the board of a game in which all lies open, and no more."""
        return self.token == READER


@dataclass(frozen=True)
class SeatChange:
    """What goes with a change of a seat: who loses it, who gets it, and what is told of it."""

    revokes: bool = False  # no token holds the seat any more
    token: Who | None = None  # but this one
    notice: ChatLine | None = None


@dataclass
class Stored:
    """A whole game as read from the database."""

    header: Header
    chairs: list[Chair]
    rev: int
    cuts: list[list[int]]
    played: list[Played]
    marks: list[RoundMark] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    over: bool = False
    status: str = "running"  # or paused, abandoned
    votes: dict[str, list[int]] = field(default_factory=dict)  # by wish: the seats that are for it
    times: dict[str, Any] | None = None  # of the clocks
    differs: int | None = None  # the first entry that does not fit today's rules
