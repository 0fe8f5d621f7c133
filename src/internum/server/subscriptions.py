"""By which ways people want to be told, as they are kept. Each belongs to a token and goes with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from .schema import SubscriptionRow, TokenRow
from .store import Store


@dataclass(frozen=True)
class Subscription:
    id: str
    table: str
    kind: str  # push, webhook, mail
    target: dict[str, Any]
    language: str
    code: str | None = None  # stands in mails, to answer them
    seats: tuple[int, ...] = ()  # that its token holds now
    told: int = -1
    waiting: bool = False


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    def of_table(self, table: str) -> list[Subscription]:
        """Those that are confirmed."""
        return self._found(SubscriptionRow.table_id == table, SubscriptionRow.confirmed)

    def of_token(self, token: str) -> list[Subscription]:
        return self._found(SubscriptionRow.token == token)

    def _found(self, *which: Any) -> list[Subscription]:
        asked = select(SubscriptionRow.__table__, TokenRow.seats).join(TokenRow, TokenRow.hash == SubscriptionRow.token)
        with self.store.reader.connect() as db:
            rows = db.execute(asked.where(*which).order_by(SubscriptionRow.id)).all()
        return [
            Subscription(r.id, r.table_id, r.kind, r.target, r.language, r.code, tuple(r.seats), r.told, r.waiting)
            for r in rows
        ]

    def add(self, new: Subscription, token: str) -> None:
        """Keep it, in the place of one with the same target; with a code it has to be confirmed."""
        with self.store.engine.begin() as db:
            for row in db.execute(select(SubscriptionRow.__table__).where(SubscriptionRow.token == token)).all():
                if (row.kind, row.target) == (new.kind, new.target):
                    db.execute(delete(SubscriptionRow).where(SubscriptionRow.id == row.id))
            values = {"id": new.id, "table_id": new.table, "kind": new.kind, "target": new.target}
            more = {"language": new.language, "token": token, "code": new.code, "confirmed": new.code is None}
            db.execute(insert(SubscriptionRow).values(**values, **more))

    def count(self, token: str) -> int:
        asked = select(func.count()).select_from(SubscriptionRow).where(SubscriptionRow.token == token)
        with self.store.reader.connect() as db:
            return db.execute(asked).scalar_one()

    def remove(self, id: str, token: str | None = None) -> bool:
        which = [SubscriptionRow.id == id] + ([] if token is None else [SubscriptionRow.token == token])
        with self.store.engine.begin() as db:
            return db.execute(delete(SubscriptionRow).where(*which)).rowcount == 1

    def answer(self, code: str, agree: bool) -> str | None:
        """Whoever got a mail with the code wants more of them, or none; their language, if it is known."""
        which = SubscriptionRow.code == code
        language = self.language(code)
        with self.store.engine.begin() as db:
            if agree:
                db.execute(update(SubscriptionRow).where(which).values(confirmed=True))
            else:
                db.execute(delete(SubscriptionRow).where(which))
        return language

    def language(self, code: str) -> str | None:
        with self.store.reader.connect() as db:
            return db.execute(select(SubscriptionRow.language).where(SubscriptionRow.code == code)).scalar_one_or_none()

    def tell(self, id: str, at: int) -> bool:
        """May the turn at `at` be told now? Once, whichever server asks first."""
        which = (SubscriptionRow.id == id, SubscriptionRow.told < at, SubscriptionRow.waiting.is_(False))
        with self.store.engine.begin() as db:
            return db.execute(update(SubscriptionRow).where(*which).values(told=at, waiting=True)).rowcount == 1

    def answered(self, id: str) -> None:
        """It is not their turn any more."""
        with self.store.engine.begin() as db:
            db.execute(update(SubscriptionRow).where(SubscriptionRow.id == id).values(waiting=False))
