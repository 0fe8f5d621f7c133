"""Waiting for the disk together: what was written reaches it in a thread of its own, once for all written meanwhile.

Nobody is told of a change before it is durable. Whoever has something to tell leaves it here (`after`): it is told at
once if nothing waits for the disk, else in its turn, when everything written before it is there.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sqlalchemy.exc import OperationalError

log = logging.getLogger("internum.server")

Tell = Callable[[], object]
Fail = Callable[[Exception], object]

_sync = getattr(os, "fdatasync", os.fsync)


class Disk:
    def __init__(self, file: Path | None) -> None:
        self.file = file  # to which changes are written first; None: they are durable as soon as they are written
        self.changed = threading.Condition()
        self.is_dirty = False  # something was written, and has not been waited for
        self.is_busy = False
        self.is_closed = False
        self.waiting: list[tuple[Tell, Fail]] = []
        self.error: Exception | None = None  # from then on nothing is acknowledged
        self.thread: threading.Thread | None = None

    def wrote(self) -> None:
        """Something has been written that is not durable yet."""
        if self.file is not None:
            with self.changed:
                self.is_dirty = True

    def after(self, tell: Tell, fail: Fail = lambda error: None) -> None:
        """Have `tell` called when all that was written until now is durable; `fail` if that cannot be."""
        with self.changed:
            if self.is_dirty or self.is_busy or self.waiting:
                self.waiting.append((tell, fail))
                self._begin()
                self.changed.notify()
                return
        tell()

    def close(self) -> None:
        """When everything that waits has been told."""
        with self.changed:
            self.is_closed = True
            self.changed.notify()
        if self.thread:
            self.thread.join()

    def _begin(self) -> None:
        if self.thread is None:
            self.thread = threading.Thread(target=self._run, name="disk", daemon=True)
            self.thread.start()

    def _run(self) -> None:
        while True:
            with self.changed:
                self.is_busy = False
                while not self.waiting:
                    if self.is_closed:
                        return
                    self.changed.wait()
                due, self.waiting = self.waiting, []
                dirty, self.is_dirty = self.is_dirty, self.error is not None
                self.is_busy = True
            if dirty and self.error is None:
                self._wait_for_disk()
            for tell, fail in due:
                try:
                    tell() if self.error is None else fail(self.error)
                except Exception:
                    log.exception("somebody could not be told of a change")
            due.clear()

    def _wait_for_disk(self) -> None:
        assert self.file is not None
        try:
            with suppress(FileNotFoundError):  # it has been taken into the database itself, and that was waited for
                opened = os.open(self.file, os.O_RDWR)
                try:
                    _sync(opened)
                finally:
                    os.close(opened)
        except OSError as e:
            log.critical("what was written may not have reached the disk (%s): nothing more is acknowledged", e)
            self.error = OperationalError("sync", None, e)
            with self.changed:
                self.is_dirty = True
