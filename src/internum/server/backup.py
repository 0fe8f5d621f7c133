"""All games of a database in one file, and back: one JSON object a line, packed, the same for every database."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select

from .database import StoreError
from .lock import DatabaseLock
from .migrations import REVISION
from .schema import (
    AccountRow,
    ActionRow,
    Base,
    ChatRow,
    HoldingRow,
    KeyRow,
    RoundRow,
    SeatRow,
    SubscriptionRow,
    TableRow,
    TokenRow,
)
from .store import Store

FORMAT = "internum-backup/1"
KEPT: tuple[type[Base], ...] = (
    TableRow,
    SeatRow,
    TokenRow,
    ActionRow,
    RoundRow,
    ChatRow,
    KeyRow,
    SubscriptionRow,
    AccountRow,
    HoldingRow,
)
BATCH = 500


def backup(address: str, file: Path) -> int:
    """Write everything to `file`, as it is at one moment, while servers may go on; the number of games."""
    store = Store(address)
    unfinished = file.with_name(file.name + ".part")
    try:
        # only its owner may read it: it holds the hands of running games
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                for line in _lines(store):
                    out.write(json.dumps(line, ensure_ascii=False) + "\n")
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(unfinished, file)
        return store.count()
    finally:
        store.close()
        unfinished.unlink(missing_ok=True)


def _lines(store: Store) -> Iterator[dict[str, Any]]:
    yield {"format": FORMAT, "schema": REVISION}
    reader = store.reader.execution_options(isolation_level="REPEATABLE READ") if store.is_shared else store.reader
    with reader.connect() as db:
        for kind in KEPT:
            for row in db.execute(select(kind.__table__)).mappings():
                yield {"in": kind.__tablename__, "row": dict(row)}
    yield {"end": True}


def restore(address: str, file: Path) -> int:
    """Read everything from `file` into a database without games, all or nothing; the number of games."""
    lock = DatabaseLock(address)
    store = Store(address)
    try:
        if store.count():
            raise StoreError("There are games in this database already. Restore into an empty one (--database).")
        with store.engine.begin() as db:
            if db.execute(select(func.count()).select_from(AccountRow)).scalar_one():
                raise StoreError("There are accounts in this database already. Restore into an empty one (--database).")
            db.execute(delete(KeyRow))  # made by a server that has run on it; those of the backup are needed
            for kind, rows in _batches(file):
                db.execute(insert(kind), rows)
            # what was read in has its numbers; those to come follow on
            if store.is_shared:
                last = select(func.coalesce(func.max(ChatRow.id), 0) + 1).scalar_subquery()
                db.execute(select(func.setval("chat_id_seq", last, False)))
        return store.count()
    finally:
        store.close()
        lock.release()


def _batches(file: Path) -> Iterator[tuple[type[Base], list[dict[str, Any]]]]:
    """Rows of one kind together, a few hundred at a time."""
    kinds = {kind.__tablename__: kind for kind in KEPT}
    held: list[dict[str, Any]] = []
    of, ended = "", False
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            first = json.loads(next(lines, "{}"))
            if first.get("format") != FORMAT or int(first["schema"]) > int(REVISION):
                raise StoreError(f"{file} is no backup that this version of Internum reads.")
            for line in map(json.loads, lines):
                ended = "end" in line
                if held and (line.get("in") != of or len(held) >= BATCH):
                    yield kinds[of], held
                    held = []
                if not ended:
                    of = line["in"]
                    held.append(line["row"])
    except (OSError, EOFError, ValueError, KeyError) as e:
        raise StoreError(f"{file} cannot be read: {e}. Nothing was restored.") from None
    if not ended:
        raise StoreError(f"{file} is cut short. Nothing was restored.")
