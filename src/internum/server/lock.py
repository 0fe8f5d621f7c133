"""One server at a time on an SQLite file: two would each play on from what they remember, and overlook the other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url


class InUse(OSError):
    """Another server has the database."""


class DatabaseLock:
    """Held until `release`, or until the process ends, however it ends. Other databases need none."""

    def __init__(self, address: str) -> None:
        self.file: IO[str] | None = None
        url = make_url(address)
        if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
            return
        self.file = Path(f"{url.database}.lock").open("w", encoding="utf-8")  # noqa: SIM115 (held open)
        try:
            _lock(self.file)
        except OSError:
            self.file.close()
            self.file = None
            raise InUse(f"another server is running on {url.database}; stop it, or choose another file") from None

    def release(self) -> None:
        if self.file:
            self.file.close()
            self.file = None


def _lock(file: IO[str]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
