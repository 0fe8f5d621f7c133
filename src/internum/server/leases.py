"""Which process thinks for which bot, where several servers share a database. A lease runs out by itself."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_if_new

from .schema import LeaseRow
from .store import Store


class Leases:
    def __init__(self, store: Store) -> None:
        self.store = store

    def take(self, table: str, seat: int, holder: str, seconds: float) -> bool:
        """May `holder` think for this seat? Only if no other process does that already."""
        with self.store.engine.begin() as db:
            now = self._time(db)
            row = (LeaseRow.table_id == table, LeaseRow.seat == seat)
            db.execute(delete(LeaseRow).where(*row, (LeaseRow.until < now) | (LeaseRow.holder == holder)))
            values = {"table_id": table, "seat": seat, "holder": holder, "until": now + seconds}
            mine = insert_if_new(LeaseRow).values(**values).on_conflict_do_nothing().returning(LeaseRow.seat)
            return db.execute(mine).one_or_none() is not None

    def ended(self) -> list[str]:
        """Games in which a process thought for a bot and has not been heard of since."""
        with self.store.reader.connect() as db:
            return list(db.execute(select(LeaseRow.table_id).where(LeaseRow.until < self._time(db))).scalars())

    def renew(self, holder: str, seconds: float) -> None:
        with self.store.engine.begin() as db:
            until = self._time(db) + seconds
            db.execute(update(LeaseRow).where(LeaseRow.holder == holder).values(until=until))

    def end(self, table: str, seat: int, holder: str) -> None:
        row = (LeaseRow.table_id == table, LeaseRow.seat == seat, LeaseRow.holder == holder)
        with self.store.engine.begin() as db:
            db.execute(delete(LeaseRow).where(*row))

    def end_all(self, holder: str) -> None:
        """This process thinks no more: another may at once."""
        with self.store.engine.begin() as db:
            db.execute(delete(LeaseRow).where(LeaseRow.holder == holder))

    def _time(self, db: Connection) -> float:
        """The database's clock: servers may disagree about the time, but not about this one."""
        if not self.store.is_shared:
            return time.time()
        return float(db.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())
