"""Lists of tables, from the database alone: no game is played again for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select, update

import internum

from .accounts import Account
from .schema import ChatRow, HoldingRow, SeatRow, TableRow, TokenRow
from .store import Store

MOST = 200
COLUMNS = tuple(
    getattr(TableRow, name)
    for name in ("id", "game", "players", "mode", "status", "over", "created", "updated", "pending", "winners", "at")
)


def of_account(store: Store, account: Account) -> list[dict[str, Any]]:
    """The tables that an account keeps and still holds a seat at, the newest first."""
    asked = (
        select(*COLUMNS, TokenRow.seats)
        .join(HoldingRow, HoldingRow.table_id == TableRow.id)
        .join(TokenRow, TokenRow.hash == HoldingRow.token)
        .where(HoldingRow.account == account.id)
    )
    with store.reader.connect() as db:
        rows = [r for r in db.execute(asked.order_by(TableRow.updated.desc()).limit(MOST)).all() if r.seats]
        return _told(db, rows)


def public(store: Store) -> list[dict[str, Any]]:
    """Tables with an open seat that anybody may take."""
    has_room = select(SeatRow.seat).where(SeatRow.table_id == TableRow.id, SeatRow.kind == "open").exists()
    waits = (TableRow.listed.is_(True), TableRow.over.is_(False), TableRow.status == "running", has_room)
    with store.reader.connect() as db:
        return _told(db, db.execute(select(*COLUMNS).where(*waits).order_by(TableRow.created.desc()).limit(50)).all())


def is_listed(store: Store, table: str) -> bool:
    with store.reader.connect() as db:
        return bool(db.execute(select(TableRow.listed).where(TableRow.id == table)).scalar_one_or_none())


def list_table(store: Store, table: str, listed: bool) -> None:
    with store.engine.begin() as db:
        db.execute(update(TableRow).where(TableRow.id == table).values(listed=listed))


def _told(db: Any, rows: Sequence[Any]) -> list[dict[str, Any]]:
    ids = [r.id for r in rows]
    seats: dict[str, list[dict[str, Any]]] = {}
    for s in db.execute(select(SeatRow.__table__).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
        seats.setdefault(s.table_id, []).append({"seat": s.seat, "name": s.name, "kind": s.kind})
    talk = select(ChatRow.table_id, func.max(ChatRow.time)).where(ChatRow.table_id.in_(ids), ChatRow.text != "")
    talked = dict(tuple(r) for r in db.execute(talk.group_by(ChatRow.table_id)))
    return [
        {
            "table": r.id,
            "game": r.game,
            "title": internum.game(r.game).title if r.game in internum.games() else r.game,
            "mode": r.mode,
            "status": r.status,
            "over": r.over,
            "created": r.created,
            "updated": r.updated,
            "at": r.at,
            "seats": seats.get(r.id, []),
            "yours": list(getattr(r, "seats", [])),
            "pending": [] if r.over else r.pending or [],
            "winners": r.winners if r.over else None,
            "talked": talked.get(r.id),
        }
        for r in rows
    ]
