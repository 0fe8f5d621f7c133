"""The log of a match, entry by entry."""

from __future__ import annotations

from dataclasses import dataclass, field

from .events import Event


@dataclass
class Entry:
    """One action of the log. `before` is the state it was played in.

    `forced`: nothing else was possible; `ordered`: a standing order gave the answer. `reveals`: somebody has learnt
    something hidden by it, `shows`: its own seat has.
    """

    number: int
    seat: int
    action: int
    text: str
    forced: bool
    round: int
    before: bytes
    events: list[Event] = field(default_factory=list)
    reveals: bool = False
    shows: bool = False
    secret: bool = False
    ordered: bool = False
