"""The line between one browser and the server: writes down all that comes over it, and can be cut."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import zlib
from typing import Any
from urllib.parse import urlsplit


class Wire:
    """Forwards connections; `sent` holds what the server sent, one byte string per connection."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.server = (parts.hostname or "", parts.port or 80)
        self.sent: list[bytearray] = []
        self.is_cut = False
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            if self.is_cut:
                browser.close()
                continue
            try:
                server = socket.create_connection(self.server)
            except OSError:
                browser.close()
                continue
            kept = bytearray()
            with self._lock:
                self.sent.append(kept)
                self._open |= {browser, server}
            threading.Thread(target=self._pump, args=(browser, server, None), daemon=True).start()
            threading.Thread(target=self._pump, args=(server, browser, kept), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket, kept: bytearray | None) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if kept is not None:
                    kept += data
                sink.sendall(data)
        for end in (source, sink):
            _end(end)

    def cut(self) -> None:
        """Break every connection and let no new one through."""
        self.is_cut = True
        with self._lock:
            ends, self._open = self._open, set()
        for end in ends:
            _end(end)

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self._listener.close()
        self.cut()

    # --- reading what was sent

    def texts(self) -> list[str]:
        """The bodies of all answers, those still arriving included."""
        return [body.decode(errors="replace") for kept in self.sent for body in _bodies(bytes(kept))]

    def documents(self) -> list[Any]:
        """Every JSON document in them, the events of a stream one by one."""
        found = []
        for text in self.texts():
            lines = [x.removeprefix("data: ") for x in text.splitlines() if x.startswith("data: ")]
            for part in lines or [text]:
                with contextlib.suppress(json.JSONDecodeError):
                    found.append(json.loads(part))
        return found


def _end(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


def _bodies(data: bytes) -> list[bytes]:
    """The bodies of the HTTP/1.1 answers in what one connection carried."""
    bodies = []
    while data:
        head, _, data = data.partition(b"\r\n\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        if b"content-length" in fields:
            size = int(fields[b"content-length"])
            body, data = data[:size], data[size:]
        elif fields.get(b"transfer-encoding") == b"chunked":
            body = b""
            while data:
                length, _, data = data.partition(b"\r\n")
                size = int(length, 16)
                body, data = body + data[:size], data[size + 2 :]
                if not size:
                    break
        else:  # no body, as with 204 and 304
            body = b""
        packed = fields.get(b"content-encoding") == b"gzip"
        bodies.append(zlib.decompressobj(wbits=31).decompress(body) if packed else body)
    return bodies
