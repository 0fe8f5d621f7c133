"""Connections that say nothing, or never finish saying it, take no room from the others.

uvicorn waits for ever for the rest of a request's headers. Here a connection has a few seconds for them, and of those
that are still waited for the oldest gives way when there are many: whoever means it has sent them long before.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

FILES_PER_WAITING = 4  # of all files the process may open, a quarter for connections that have asked for nothing yet


def most_waiting(limit: int = 256) -> int:
    """How many connections may wait without having asked for anything."""
    try:
        import resource
    except ImportError:  # not on Windows
        return limit
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limit if files == resource.RLIM_INFINITY else max(16, min(limit, files // FILES_PER_WAITING))


class Connection(H11Protocol):
    """A connection whose headers must come within `header_seconds`."""

    header_seconds: ClassVar[float] = 10.0
    most_waiting: ClassVar[int] = most_waiting()
    waiting: ClassVar[dict[Connection, asyncio.TimerHandle]] = {}  # the oldest first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._wait_for_headers()
        else:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait_for_headers(self) -> None:
        """Begin to wait; every byte that comes does not begin it anew."""
        if self in self.waiting or self.transport.is_closing():
            return
        self.waiting[self] = self.loop.call_later(self.header_seconds, self._give_up)
        if len(self.waiting) > self.most_waiting:
            next(iter(self.waiting))._give_up()

    def _wait_no_more(self) -> None:
        timer = self.waiting.pop(self, None)
        if timer:
            timer.cancel()

    def _give_up(self) -> None:
        self._wait_no_more()
        self.transport.abort()


def protocol(header_seconds: float) -> Any:
    """The protocol for one server."""
    return type("Connection", (Connection,), {"header_seconds": header_seconds, "waiting": {}})
