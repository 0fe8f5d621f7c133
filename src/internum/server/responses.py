"""What clients get: the models behind the OpenAPI description. `docs/http-api.md` says the same in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Kind = Literal["person", "bot", "open"]


class TokenAnswer(BaseModel):
    """A link to hand out: the token stands for whoever opens it."""

    seats: list[int]
    token: str
    link: str
    host: bool


class AddressesAnswer(BaseModel):
    """Under which addresses friends reach this server; `only_here`: it listens to this machine only."""

    addresses: list[str]
    only_here: bool


class SeatingAnswer(BaseModel):
    """What each seat of a new game would play, as far as that is known before it begins."""

    plays: list[str]


class TableAnswer(BaseModel):
    """A table that was opened."""

    table: str
    game: str
    mode: str
    url: str
    tokens: list[TokenAnswer]
    spectator: TokenAnswer


class You(BaseModel):
    seats: list[int]
    spectator: bool
    host: bool


class SeatAnswer(BaseModel):
    seat: int
    name: str
    kind: Kind
    level: str | None
    stands_for: str | None  # a bot plays in the place of this person, whose link still holds the seat
    side: str | None
    plays: str
    online: bool
    thinking: bool


class VoteAnswer(BaseModel):
    """What some people at the table wish; it comes about when `needed` seats are for it."""

    wish: Literal["pause", "resume", "abandon", "stand-in", "invite"]
    seat: int | None
    level: str | None
    seats: list[int]
    needed: int


class ClockAnswer(BaseModel):
    """What was agreed, and the seconds left to each seat; the clocks of the seats in `running` go on from there."""

    kind: Literal["move", "game"]
    seconds: float
    increment: float
    on_timeout: Literal["bot", "resign"]
    level: str
    left: list[float]
    running: list[int]


class PlayedAction(BaseModel):
    """An action as text (what is sent to play it) and in parts."""

    text: str
    verb: str
    args: dict[str, str]


class ActionAnswer(PlayedAction):
    """An action that may be played, with a label for people."""

    label: str


class Group(BaseModel):
    verb: str
    title: str
    actions: list[ActionAnswer]


class DecisionAnswer(BaseModel):
    """Who must act; prompt and actions are those of `seat` (none if it is not its turn)."""

    seats: list[int]
    seat: int | None
    key: str | None
    prompt: str | None
    groups: list[Group]


class LineAnswer(BaseModel):
    text: str
    key: str
    params: dict[str, Any]
    place: str | None


class EntryAnswer(BaseModel):
    """One entry of the log; `seat` 7 is chance. `action` is null while it is somebody else's secret."""

    at: int
    seat: int
    round: int
    forced: bool
    time: str
    lines: list[LineAnswer]
    action: PlayedAction | None


class ChatAnswer(BaseModel):
    """What somebody said, or (`notice`, without a name) what the table tells: somebody sat down, a seat was opened."""

    seat: int | None
    name: str
    text: str
    time: str
    notice: bool


class Standing(BaseModel):
    model_config = ConfigDict(extra="allow")
    seat: int
    score: float


class Origin(BaseModel):
    table: str
    at: int


class DifferenceAnswer(BaseModel):
    """The first move that does not fit today's rules; the round up to which everything fits can be played on from."""

    at: int
    round: int


class Snapshot(BaseModel):
    """A table as the bearer of a token may see it."""

    model_config = ConfigDict(populate_by_name=True)
    table: str
    game: str
    title: str
    mode: Literal["solo", "online", "hotseat", "record", "lesson"]
    board: str | None
    options: dict[str, Any]
    at: int
    since: Annotated[int, Field(alias="from")]
    last: int
    moment: bool
    rev: int
    over: bool
    differs: DifferenceAnswer | None  # it was played under other rules, and is there to be looked at
    status: Literal["running", "paused", "abandoned"]
    votes: list[VoteAnswer]
    clock: ClockAnswer | None
    you: You
    looking: int | None
    seats: list[SeatAnswer]
    round: int
    pending: list[int]
    winners: list[int]
    standings: list[Standing]
    view: dict[str, Any]
    decision: DecisionAnswer
    can_undo: bool
    log: list[EntryAnswer]
    chat: list[ChatAnswer]
    orders: dict[str, Literal["always", "never", "ask"]]
    commitment: str | None
    seed: str | None
    started_from: Origin | None


class UndoAnswer(Snapshot):
    taken: list[str]


class SeatsAnswer(BaseModel):
    seats: list[SeatAnswer]
    token: TokenAnswer | None


class RefusalAnswer(BaseModel):
    rule: str
    text: str
    remedy: str  # what would make it possible; empty if nobody can say


class Move(BaseModel):
    action: ActionAnswer
    chance: float | None
    reason: str


class HintAnswer(BaseModel):
    seat: int
    moves: list[Move]


class PaymentAnswer(BaseModel):
    seat: int
    actions: list[str]


class OptionValue(BaseModel):
    value: Any
    title: str
    text: str


class OptionAnswer(BaseModel):
    name: str
    title: str
    text: str
    kind: Literal["choice", "number", "numbers"]
    values: list[OptionValue]
    low: int | None = None
    high: int | None = None
    count: int | None = None
    default: Any
    rules: list[str]


class Level(BaseModel):
    id: str
    title: str
    text: str


class GameAnswer(BaseModel):
    id: str
    title: str
    credits: str
    players: list[int]
    version: int
    boards: list[str]
    options: list[OptionAnswer]
    levels: list[Level]
    lesson: bool  # can it be learnt by playing?
    ready: bool  # false while opponents still warm up: they play, but not as well


class GamesAnswer(BaseModel):
    games: list[GameAnswer]
    languages: list[str]


class BoardAnswer(BaseModel):
    id: str
    game: str | None
    name: str
    facts: dict[str, Any]
    geometry: dict[str, Any]


class RuleAnswer(BaseModel):
    id: str
    text: str  # in English
    said: str  # its sentence in the reader's language, if that is another


class TileAnswer(BaseModel):
    id: str
    name: str
    text: str


class BlockAnswer(BaseModel):
    kind: Literal["text", "point", "example", "tiles"]
    text: str  # `:an-gold:` is a sign of the board, `[AN-4.6]` a clause
    tiles: list[TileAnswer]


class Chapter(BaseModel):
    """A chapter told for readers, and the numbered clauses it tells; `phases`: when it is the one to read."""

    id: str
    title: str
    phases: list[str]
    blocks: list[BlockAnswer]
    rules: list[RuleAnswer]


class RulesAnswer(BaseModel):
    game: str
    title: str
    chapters: list[Chapter]


class ErrorAnswer(BaseModel):
    """What happened, why, and what to do; `rule` names the rule of the game that forbids it."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [{"error": "stale", "message": "The table has moved on since you looked. …", "rule": None}]
        },
    )
    error: str
    message: str
    rule: str | None
