"""Keeping games in a database.

What a method has written is durable when it returns; what is written in the course of a game (see `_change`), when
`disk` says so.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_if_new
from sqlalchemy.exc import SQLAlchemyError

from .database import StoreError, open_engine, written_first
from .disk import Disk
from .lock import DatabaseLock
from .migrations import REVISION, UnknownSchema, migrate
from .relay import CHANNEL, note
from .schema import (
    ActionRow,
    AnalysisRow,
    ChatRow,
    HoldingRow,
    KeyRow,
    LeaseRow,
    RoundRow,
    SeatRow,
    SubscriptionRow,
    TableRow,
    TokenRow,
)
from .stored import Chair, ChatLine, Header, Played, RoundMark, SeatChange, Stored, Who

OF_A_TABLE = SeatRow, TokenRow, ActionRow, RoundRow, LeaseRow, ChatRow, SubscriptionRow, HoldingRow, AnalysisRow
MOST_BEARERS = 10_000  # kept in memory
SCHEMA_LOCK = 0x1E7E2  # any number that no other program uses for PostgreSQL's advisory locks


class Moved(Exception):
    """Somebody else has changed the game since it was read."""


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def check_database(address: str, alone: bool = True) -> None:
    """Raises `StoreError`, in words for people, if games cannot be kept there (by this process alone)."""
    try:
        if alone:
            DatabaseLock(address).release()
        Store(address).close()
    except (SQLAlchemyError, ImportError, OSError) as e:
        reason = str(getattr(e, "orig", None) or e).strip().splitlines()[0]
        shown = re.sub("//[^@/]*@", "//…@", address)  # without user and password
        raise StoreError(f"Games cannot be kept in {shown}: {reason}. Check the address, or choose another.") from None


class Store:
    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.reader = self.engine.execution_options(reading=True)
        self.disk = Disk(None if self.is_shared else written_first(self.engine))
        self._quick = self.engine.execution_options(waits_for_disk=self.disk.file is None)
        self._bearers: dict[str, Who] = {}  # by hash of their token, as far as they are known
        # what several statements read is of one moment
        self._still = (
            self.reader.execution_options(isolation_level="REPEATABLE READ") if self.is_shared else self.reader
        )
        with self.engine.begin() as db:
            if self.is_shared:  # one process at a time lays the tables out
                db.execute(select(func.pg_advisory_xact_lock(SCHEMA_LOCK)))
            try:
                migrate(db)
            except UnknownSchema as e:
                raise StoreError(
                    f"The database was made by another version of Internum (schema {e}; this one reads up to "
                    f"{REVISION}). Choose another file, or use the version it was made with."
                ) from None

    @property
    def is_shared(self) -> bool:
        """May other processes change games at the same time, and tell of it?"""
        return self.engine.dialect.name == "postgresql"

    # --- reading --------------------------------------------------------------------------

    def load(self, table: str, since: int = 0) -> Stored | None:
        """A game as it is at one moment; of its log the entries from `since` on.

        Raises `StoreError` if entries are missing.
        """
        with self._still.connect() as db:
            row = db.execute(select(TableRow.__table__).where(TableRow.id == table)).one_or_none()
            if row is None:
                return None
            header = Header(
                **{k: getattr(row, k) for k in ("id", "game", "players", "options", "start", "seed", "rules", "mode")},
                clock=row.clock,
                seed_chosen=row.seed_chosen,
                created=row.created,
                origin=row.origin,
                notes=row.notes,
                mixed=row.mixed,
            )
            played = _played(db, table, since)
            if [p.at for p in played] != list(range(since, row.at)) and since <= row.at:
                raise StoreError(f"The log of table {table} has lost entries: {row.at} were stored.")
            return Stored(
                header,
                _chairs(db, table),
                row.rev,
                row.cuts,
                played,
                _marks(db, table, since),
                _chat(db, table),
                over=row.over,
                status=row.status,
                votes=row.votes or {},
                times=row.times,
                differs=row.differs,
            )

    def rev(self, table: str) -> int | None:
        with self.reader.connect() as db:
            return db.execute(select(TableRow.rev).where(TableRow.id == table)).scalar_one_or_none()

    def is_open(self, table: str) -> bool:
        """Is the game over or abandoned, or a record that somebody brought?"""
        with self.reader.connect() as db:
            row = db.execute(select(TableRow.over, TableRow.mode).where(TableRow.id == table)).one_or_none()
        return row is not None and (row.over or row.mode == "record")

    def who(self, token: str) -> Who | None:
        return self.who_of(token_hash(token))

    def who_of(self, hashed: str) -> Who | None:
        """The bearer of a token, as it stands now. In the games' thread only."""
        if hashed in self._bearers:
            return self._bearers[hashed]
        with self.reader.connect() as db:
            row = db.execute(select(TokenRow.__table__).where(TokenRow.hash == hashed)).one_or_none()
        if row is None:
            return None
        who = Who(row.hash, row.table_id, tuple(row.seats), row.host, row.invitation)
        if not self.is_shared:  # no other process changes it
            if len(self._bearers) >= MOST_BEARERS:
                self._bearers.clear()
            self._bearers[hashed] = who
        return who

    def count(self) -> int:
        with self.reader.connect() as db:
            return db.execute(select(func.count()).select_from(TableRow)).scalar_one()

    # --- writing --------------------------------------------------------------------------

    def create(self, game: Stored, over: bool, tokens: Sequence[Who], **more: Any) -> None:
        h = game.header
        with self._change() as db:
            values = {**asdict(h), "updated": h.created, "at": len(game.played), "over": over, **more}
            db.execute(insert(TableRow).values(**values, rev=game.rev, cuts=game.cuts))
            db.execute(insert(SeatRow), [_seat_values(h.id, c) for c in game.chairs])
            for who in tokens:
                _add_token(db, who)
            _add_log(db, h.id, game.played, game.marks)
            self._tell(db, h.id)

    def append(
        self, table: str, rev: int, played: Sequence[Played], marks: Sequence[RoundMark], over: bool, **more: Any
    ) -> None:
        """Add entries to a log that is still at `rev`; raises `Moved` and writes nothing if it is not."""
        with self._change() as db:
            at = played[-1].at + 1
            self._advance(db, table, rev, at=at, over=over, updated=played[-1].time, **more)
            _add_log(db, table, played, marks)
            self._tell(db, table)

    def cut(self, table: str, rev: int, at: int, cuts: list[list[int]], time: str, **more: Any) -> None:
        """Take back every entry from `at` on."""
        with self._change() as db:
            self._advance(db, table, rev, at=at, over=False, updated=time, cuts=cuts, **more)
            db.execute(delete(ActionRow).where(ActionRow.table_id == table, ActionRow.at >= at))
            db.execute(delete(RoundRow).where(RoundRow.table_id == table, RoundRow.at >= at))
            self._tell(db, table)

    def seat(self, table: str, rev: int, chair: Chair, change: SeatChange, **more: Any) -> None:
        """Change a seat of a game that is still at `rev`, and whose tokens hold it; raises `Moved` if it is not."""
        values = _seat_values(table, chair)
        self._bearers.clear()
        with self._change() as db:
            self._advance(db, table, rev, **more)
            db.execute(update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == chair.seat).values(**values))
            if change.revokes:
                for row in db.execute(select(TokenRow.__table__).where(TokenRow.table_id == table)).all():
                    if chair.seat in row.seats:
                        left = [s for s in row.seats if s != chair.seat]
                        db.execute(update(TokenRow).where(TokenRow.hash == row.hash).values(seats=left))
                        db.execute(delete(SubscriptionRow).where(SubscriptionRow.token == row.hash))
            if change.token:
                _add_token(db, change.token)
            if change.notice:
                db.execute(insert(ChatRow).values(table_id=table, **asdict(change.notice)))
            self._tell(db, table)

    def invite(self, who: Who) -> None:
        with self.engine.begin() as db:
            _add_token(db, who)

    def accept(self, token: str) -> bool:
        """Somebody has come by an invitation (given as its hash): it is theirs. Not if somebody has before."""
        which = (TokenRow.hash == token, TokenRow.invitation.is_(True))
        self._bearers.clear()
        with self.engine.begin() as db:
            return db.execute(update(TokenRow).where(*which).values(invitation=False)).rowcount == 1

    def exchange(self, old: str, new: Who) -> bool:
        """The same for whoever takes a token of their own for it; the invitation is worth nothing from then on."""
        which = (TokenRow.hash == old, TokenRow.invitation.is_(True))
        self._bearers.clear()
        with self.engine.begin() as db:
            if db.execute(delete(TokenRow).where(*which)).rowcount != 1:
                return False
            _add_token(db, new)
            return True

    def agree(self, table: str, rev: int, notice: ChatLine | None, **values: Any) -> None:
        """What people at the table have agreed on: its `status` and `votes`."""
        with self._change() as db:
            self._advance(db, table, rev, **values)
            if notice:
                db.execute(insert(ChatRow).values(table_id=table, **asdict(notice)))
            self._tell(db, table)

    def remove(self, table: str) -> None:
        """Forget a game and all that belongs to it."""
        self._bearers.clear()
        with self.engine.begin() as db:
            db.execute(delete(TableRow).where(TableRow.id == table))
            for row in OF_A_TABLE:
                db.execute(delete(row).where(row.table_id == table))
            self._tell(db, table)

    def untouched_since(self, time: str) -> list[str]:
        """Games in which nothing has been played since."""
        with self.reader.connect() as db:
            return list(db.execute(select(TableRow.id).where(TableRow.updated < time)).scalars())

    def out_of_time(self, now: float) -> list[str]:
        """Games in which a clock has run out."""
        with self.reader.connect() as db:
            return list(db.execute(select(TableRow.id).where(TableRow.deadline <= now)).scalars())

    def postpone(self, until: float, table: str | None = None) -> None:
        """No clock (of the table) runs out before then."""
        which = [TableRow.deadline < until] + ([] if table is None else [TableRow.id == table])
        with self.engine.begin() as db:
            db.execute(update(TableRow).where(*which).values(deadline=until))

    def say(self, table: str, line: ChatLine, keep: int) -> None:
        with self._change() as db:
            db.execute(insert(ChatRow).values(table_id=table, **asdict(line)))
            newest = select(ChatRow.id).where(ChatRow.table_id == table).order_by(ChatRow.id.desc())
            oldest = db.execute(newest.offset(keep).limit(1)).scalar_one_or_none()
            if oldest is not None:
                db.execute(delete(ChatRow).where(ChatRow.table_id == table, ChatRow.id <= oldest))
            self._tell(db, table)

    def key(self, name: str, made: str) -> str:
        """The key kept under this name; the one just made if there was none."""
        with self.engine.begin() as db:
            db.execute(insert_if_new(KeyRow).values(name=name, value=made).on_conflict_do_nothing())
            return db.execute(select(KeyRow.value).where(KeyRow.name == name)).scalar_one()

    def with_bots(self) -> list[str]:
        """Games that go on and in which a bot plays, those played last first."""
        here = (~TableRow.over, TableRow.status == "running", TableRow.mode.notin_(("record", "lesson")))
        bots = select(SeatRow.table_id).where(SeatRow.kind == "bot")
        with self.reader.connect() as db:
            found = select(TableRow.id).where(*here, TableRow.id.in_(bots)).order_by(TableRow.updated.desc())
            return list(db.execute(found).scalars())

    # --- which rules have verified which games

    def has_untold(self, table: str) -> bool:
        """Are there entries of which it is not stored what they told?"""
        here = (ActionRow.table_id == table, ActionRow.told.is_(None))
        with self.reader.connect() as db:
            return db.execute(select(ActionRow.at).where(*here).limit(1)).first() is not None

    def not_verified_by(self, game: str, rules: str) -> list[str]:
        """Games that these rules have not played again yet."""
        here = (TableRow.game == game, (TableRow.verified != rules) | TableRow.verified.is_(None))
        with self.reader.connect() as db:
            return list(db.execute(select(TableRow.id).where(*here)).scalars())

    def verify(self, table: str, rules: str, differs: int | None, told: Sequence[tuple[int, dict[str, Any]]]) -> None:
        """Note what came of playing a game again, and what its entries told, where that was not stored."""
        here = update(ActionRow).where(ActionRow.table_id == table, ActionRow.told.is_(None))
        with self.engine.begin() as db:
            db.execute(update(TableRow).where(TableRow.id == table).values(verified=rules, differs=differs))
            for at, each in told:
                db.execute(here.where(ActionRow.at == at).values(told=each))

    def close(self) -> None:
        self.disk.close()
        self.engine.dispose()

    @contextmanager
    def _change(self) -> Iterator[Connection]:
        """A change in the course of a game, for which `disk` is waited together with others."""
        with self._quick.begin() as db:
            yield db
        self.disk.wrote()

    def _advance(self, db: Connection, table: str, rev: int, **values: Any) -> None:
        here = (TableRow.id == table, TableRow.rev == rev)
        if db.execute(update(TableRow).where(*here).values(rev=rev + 1, **values)).rowcount != 1:
            raise Moved

    def _tell(self, db: Connection, table: str) -> None:
        """Let the other processes know, once this is committed."""
        if self.is_shared:
            db.execute(select(func.pg_notify(CHANNEL, note(table))))


def _seat_values(table: str, c: Chair) -> dict[str, Any]:
    sits = {"kind": c.kind, "name": c.name, "level": c.level, "standing": c.order, "stands_for": c.stands_for}
    return {"table_id": table, "seat": c.seat, **sits}


def _add_token(db: Connection, who: Who) -> None:
    values = {"hash": who.token, "table_id": who.table, "seats": list(who.seats), "host": who.host}
    db.execute(insert(TokenRow).values(**values, invitation=who.invitation))


def _add_log(db: Connection, table: str, played: Sequence[Played], marks: Sequence[RoundMark]) -> None:
    if played:
        db.execute(insert(ActionRow), [{"table_id": table, **vars(p)} for p in played])
    if marks:
        db.execute(insert(RoundRow), [{"table_id": table, **vars(m)} for m in marks])


def _chairs(db: Connection, table: str) -> list[Chair]:
    rows = db.execute(select(SeatRow.__table__).where(SeatRow.table_id == table).order_by(SeatRow.seat))
    return [Chair(r.seat, r.kind, r.name, r.level, r.standing, r.stands_for) for r in rows]


def _played(db: Connection, table: str, since: int) -> list[Played]:
    here = (ActionRow.table_id == table, ActionRow.at >= since)
    rows = db.execute(select(ActionRow.__table__).where(*here).order_by(ActionRow.at))
    return [Played(r.at, r.seat, r.text, r.forced, r.round, r.time, r.by, r.sent, r.told) for r in rows]


def _marks(db: Connection, table: str, since: int) -> list[RoundMark]:
    here = (RoundRow.table_id == table, RoundRow.at >= since)
    rows = db.execute(select(RoundRow.__table__).where(*here).order_by(RoundRow.at))
    return [RoundMark(r.at, r.round, r.hash, r.position) for r in rows]


def _chat(db: Connection, table: str) -> list[ChatLine]:
    rows = db.execute(select(ChatRow.__table__).where(ChatRow.table_id == table).order_by(ChatRow.id))
    return [ChatLine(r.seat, r.name, r.text, r.time, r.notice) for r in rows]
