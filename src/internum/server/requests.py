"""What clients send. Lengths and counts are limited here, once."""

from __future__ import annotations

import math
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

NAME_LENGTH = 40
RECORD_LENGTH = 400_000
DEEPEST = 12  # how far values may be nested
LARGEST = 2**53  # numbers beyond this are not the same in every client


def on_one_line(text: str) -> str:
    """Without control characters and line breaks, also the unusual ones that would break a record's lines."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not plain:
        raise ValueError("must hold something that can be read")
    return plain


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH), AfterValidator(on_one_line)
]
ActionText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Mode = Literal["solo", "online", "hotseat"]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _can_be_kept(cls, given: Any) -> Any:
        """Refuse what no database, no JSON or no number of ours could hold, wherever it stands."""
        level, depth = [given], 0
        while level:
            if depth > DEEPEST:
                raise ValueError(f"values are nested more than {DEEPEST} deep")
            for value in level:
                _check_value(value)
            inner = [v.items() if isinstance(v, dict) else v for v in level if isinstance(v, dict | list)]
            level = [x for part in inner for item in part for x in (item if isinstance(item, tuple) else (item,))]
            depth += 1
        return given


def _check_value(value: Any) -> None:
    if isinstance(value, str) and any(c == "\0" or "\ud800" <= c <= "\udfff" for c in value):
        raise ValueError("texts may not hold NUL or half a character")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise ValueError(f"numbers go up to {LARGEST}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError("numbers must be finite")


class SeatWish(Request):
    """Who is to sit on a seat."""

    kind: Literal["person", "bot", "open"] = "person"
    name: Name | None = None
    level: Annotated[str, Field(max_length=80)] | None = None


class MomentRef(Request):
    """A moment of a table that the token of the request may look at."""

    table: Annotated[str, Field(max_length=24)]
    at: Annotated[int, Field(ge=0)]


class BranchRef(Request):
    """A table that was played on from another, and a token that may look at it."""

    table: Annotated[str, Field(max_length=24)]
    token: Annotated[str, Field(max_length=100)]


class ClockWish(Request):
    """Time to think: for every answer (`move`), or for the whole game with an increment for every turn (`game`)."""

    kind: Literal["move", "game"]
    seconds: Annotated[float, Field(ge=5, le=60 * 86_400)]
    increment: Annotated[float, Field(ge=0, le=86_400)] = 0.0
    on_timeout: Literal["bot", "resign"] = "bot"
    level: Annotated[str, Field(max_length=80)] | None = None


class NewTable(Request):
    """One of `game`, `from`, `record` and `position` says what to begin with."""

    model_config = ConfigDict(
        extra="forbid",
        populate_by_name=True,
        json_schema_extra={
            "examples": [
                {
                    "game": "antike",
                    "players": 3,
                    "mode": "solo",
                    "options": {"board": "eastern"},
                    "seats": [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "random"}],
                },
                {"from": {"table": "k3v9x2", "at": 42}, "mode": "solo", "seats": [{"kind": "person"}]},
            ]
        },
    )
    game: Annotated[str, Field(max_length=40)] | None = None
    origin: Annotated[MomentRef | None, Field(alias="from")] = None
    record: Annotated[str, Field(max_length=RECORD_LENGTH)] | None = None
    position: dict[str, Any] | None = None
    players: Annotated[int, Field(ge=1, le=6)] | None = None
    mode: Mode = "solo"
    options: dict[str, Any] = Field(default_factory=dict)
    seed: Annotated[str, Field(max_length=80)] | int | None = None
    seats: Annotated[list[SeatWish], Field(max_length=6)] = Field(default_factory=list)
    clock: ClockWish | None = None


class OpenRecord(Request):
    """A record (`.inm` text) or a position, to step through."""

    record: Annotated[str, Field(max_length=RECORD_LENGTH)] | None = None
    position: dict[str, Any] | None = None


class Act(Request):
    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"at": 42, "seat": 0, "actions": ["rondel arming"]}]}
    )
    at: Annotated[int, Field(ge=0, description="the log position at which the choice was made")]
    seat: SeatNumber
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=100)]
    rev: Annotated[int | None, Field(description="the snapshot's `rev`, to be safe against undo")] = None
    sure: Annotated[
        bool, Field(description="if false, refused where undo could not take it back (`final`) or it wastes the turn")
    ] = True


class Why(Request):
    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 0, "action": "found roma"}]})
    seat: SeatNumber
    action: ActionText


class Undo(Request):
    seat: SeatNumber | None = None
    at: Annotated[int, Field(ge=0)] | None = None
    rev: int | None = None


class Sit(Request):
    """Sit down or rename (`name`), hand the seat to a bot (`level`), or let somebody else have it (`open`)."""

    name: Name | None = None
    level: Annotated[str, Field(max_length=80)] | None = None
    open: bool = False


class Vote(Request):
    """A wish about the table: with `seat` and `level`, that a bot of that level stands in for somebody who is away.

    `invite`, with `seat`: that somebody who is away and has lost their link is invited again.
    """

    wish: Literal["pause", "resume", "abandon", "stand-in", "invite"]
    seat: SeatNumber | None = None
    level: Annotated[str, StringConstraints(pattern="^[!-~]{1,80}$")] | None = None
    agree: Annotated[bool, Field(description="false takes one's vote back")] = True


class Order(Request):
    seat: SeatNumber
    order: Literal["always", "never", "ask"]


class Say(Request):
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(on_one_line)
    ]
    name: Name | None = None
