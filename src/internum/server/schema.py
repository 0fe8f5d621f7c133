"""The tables of the database: a header per game, its actions one by one, a snapshot per round.

How an older database becomes one like this: `migrations`.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Double, Index, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}


class MetaRow(Base):
    """Facts about the database itself. Up to schema 3 its version was one of them; now Alembic keeps count."""

    __tablename__ = "meta"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class TableRow(Base):
    """What a game began with, and where it stands. `rev` counts changes; each writer checks and raises it."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_deadline", "deadline"),)
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    start: Mapped[dict[str, Any] | None]  # the position it began from, if not the set-up of the rules
    seed: Mapped[str] = mapped_column(Text)  # of the chance seat
    seed_chosen: Mapped[bool] = mapped_column(default=False)  # by whoever opened the table: it is no secret
    rules: Mapped[int]  # version of the game's rules
    verified: Mapped[str | None] = mapped_column(String(80))  # the rules that have played it again last
    differs: Mapped[int | None]  # and the first entry that does not fit them
    mode: Mapped[str] = mapped_column(String(12))
    origin: Mapped[dict[str, Any] | None]  # the moment of another table it was played on from
    notes: Mapped[dict[str, Any] | None]  # comments and variations of a record, by log number
    mixed: Mapped[bool] = mapped_column(default=False)  # it began with outcomes of other dice
    created: Mapped[str] = mapped_column(String(32))
    updated: Mapped[str] = mapped_column(String(32))
    at: Mapped[int] = mapped_column(default=0)
    rev: Mapped[int] = mapped_column(default=0)
    over: Mapped[bool] = mapped_column(default=False)
    status: Mapped[str] = mapped_column(String(12), default="running", server_default="running")  # paused, abandoned
    votes: Mapped[dict[str, Any] | None]  # by wish: the seats that are for it
    clock: Mapped[dict[str, Any] | None]  # see `clocks.py`: what was agreed
    times: Mapped[dict[str, Any] | None]  # and what is left to whom
    deadline: Mapped[float | None] = mapped_column(Double)  # when the next clock runs out (seconds since 1970)
    pending: Mapped[list[Any] | None]  # the seats that must act
    winners: Mapped[list[Any] | None]  # once it is over
    listed: Mapped[bool] = mapped_column(default=False, server_default=false())  # its open seats are for anybody
    cuts: Mapped[list[Any]]  # undone: [rev, at it was cut to], see `log_cuts.py`


class SeatRow(Base):
    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, bot, open
    name: Mapped[str] = mapped_column(Text)
    level: Mapped[str | None] = mapped_column(String(80))
    standing: Mapped[str] = mapped_column(String(12), default="ask")  # standing order
    stands_for: Mapped[str | None] = mapped_column(Text)  # a bot in the place of somebody who is away


class TokenRow(Base):
    """Who may sit where. Only a hash is kept: whoever reads the database cannot sit down."""

    __tablename__ = "tokens"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(24), index=True)
    seats: Mapped[list[Any]]
    host: Mapped[bool] = mapped_column(default=False)
    invitation: Mapped[bool] = mapped_column(default=False, server_default=false())  # nobody has come by it yet


class ActionRow(Base):
    """One entry of the log, chance's outcomes included. Append-only, but for undo."""

    __tablename__ = "actions"
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    at: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    forced: Mapped[bool]
    round: Mapped[int]
    by: Mapped[str | None] = mapped_column(String(80))  # who sent it: start of a token's hash, or a bot
    sent: Mapped[str | None] = mapped_column(Text)  # the whole request it began, to know a repeated one
    time: Mapped[str] = mapped_column(String(32))
    told: Mapped[dict[str, Any] | None]  # what it told to whom: `told.py`


class LeaseRow(Base):
    """Which process thinks for a bot, and until when the others leave that to it (seconds since 1970)."""

    __tablename__ = "leases"
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(String(40))
    until: Mapped[float] = mapped_column(Double)


class RoundRow(Base):
    """The position at which a round begins, and the hash of its state."""

    __tablename__ = "rounds"
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    at: Mapped[int] = mapped_column(primary_key=True)
    round: Mapped[int]
    hash: Mapped[str] = mapped_column(String(12))
    position: Mapped[dict[str, Any]]


class ChatRow(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "table_id", "id"),)
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(24))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[str] = mapped_column(String(32))
    notice: Mapped[dict[str, Any] | None]  # said by the table itself: what has happened, to be put into words


class KeyRow(Base):
    """Keys that a server has made for itself and needs again, such as the one that signs push messages."""

    __tablename__ = "keys"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class SubscriptionRow(Base):
    """A way to tell the bearer of a token that it is their turn: `push`, `webhook` or `mail`."""

    __tablename__ = "subscriptions"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(24), index=True)
    token: Mapped[str] = mapped_column(String(64), index=True)  # hash
    kind: Mapped[str] = mapped_column(String(8))
    target: Mapped[dict[str, Any]]
    language: Mapped[str] = mapped_column(String(8))
    code: Mapped[str | None] = mapped_column(String(64), index=True)  # stands in mails, to answer them
    confirmed: Mapped[bool]
    told: Mapped[int] = mapped_column(default=-1)  # the log position at which a turn was last told
    waiting: Mapped[bool] = mapped_column(default=False)  # for the answer to that


class AnalysisRow(Base):
    """The analysis of a game that is over. `key` tells what was played, and how the analysis was made."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    analysis: Mapped[dict[str, Any]]


class AccountRow(Base):
    """Somebody with a name and a password of which only a hash is kept."""

    __tablename__ = "accounts"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    key: Mapped[str] = mapped_column(String(160), unique=True)  # the name, however it is written
    name: Mapped[str] = mapped_column(String(40))
    password: Mapped[str] = mapped_column(Text)
    created: Mapped[str] = mapped_column(String(32))


class SessionRow(Base):
    """A browser in which an account is open; only a hash of its cookie is kept."""

    __tablename__ = "sessions"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(String(24), index=True)
    until: Mapped[float] = mapped_column(Double)  # seconds since 1970


class HoldingRow(Base):
    """A table that an account keeps, and the token by which it holds its seats there."""

    __tablename__ = "holdings"
    account: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    token: Mapped[str] = mapped_column(String(64))  # hash
