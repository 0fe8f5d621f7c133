"""Opening the database: a file of one's own (SQLite) or a server that several processes share (PostgreSQL)."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url


class StoreError(ValueError):
    """The database cannot be used; the message says why and what to do."""


def open_engine(address: str) -> Engine:
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    _keep_private(url.database)
    engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins no transaction of its own
        connection.execute("PRAGMA journal_mode=WAL")

    @event.listens_for(engine, "begin")
    def begin(db: Connection) -> None:
        options = db.get_execution_options()
        if options.get("reading"):
            db.exec_driver_sql("BEGIN")
            return
        # with FULL a commit has reached the disk when it returns
        db.exec_driver_sql(f"PRAGMA synchronous={'FULL' if options.get('waits_for_disk', True) else 'NORMAL'}")
        db.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def written_first(engine: Engine) -> Path | None:
    """The write-ahead log of an SQLite database."""
    file = engine.url.database
    return Path(f"{file}-wal") if file and file != ":memory:" else None


def _keep_private(file: str | None) -> None:
    """A database file that only its owner can read: hands and seeds are in it."""
    if file and file != ":memory:":
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        with suppress(OSError):  # somebody else's file
            os.chmod(file, 0o600)
