"""Between several processes on one PostgreSQL: each tells the others which tables it has changed (LISTEN/NOTIFY)."""

from __future__ import annotations

import logging
import os
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

CHANNEL = "internum"
PROGRAM = secrets.token_hex(8)

log = logging.getLogger("internum.server.relay")


def this_process() -> str:
    """Unlike that of any other process, one forked from this included."""
    return f"{PROGRAM}.{os.getpid()}"


def note(table: str) -> str:
    return f"{this_process()} {table}"


class Relay:
    """A thread that listens and calls `heard` with the id of every table another process has changed."""

    def __init__(self, address: Any, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.address, self.heard, self.lost = address, heard, lost
        self.closing = False
        self.listening = threading.Event()
        self.thread = threading.Thread(target=self._run, name="relay", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        import psycopg

        while not self.closing:
            try:
                with psycopg.connect(self.address, autocommit=True) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    self.lost()  # whatever was told before nobody listened
                    self.listening.set()
                    self._listen(db)
            except psycopg.Error as e:
                log.warning("the database's notices were interrupted: %s", e)
                time.sleep(1)

    def _listen(self, db: Any) -> None:
        while not self.closing:
            for notice in db.notifies(timeout=0.5):
                sender, _, table = notice.payload.partition(" ")
                if sender != this_process():
                    self.heard(table)

    def close(self) -> None:
        self.closing = True
        self.thread.join(timeout=3)
