"""Starting the server: one process, a free port, the browser, and a clean end."""

from __future__ import annotations

import errno
import logging
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from .app import create_app
from .settings import Settings, database_address

DEFAULT_PORT = 8765


class Server(uvicorn.Server):
    """Ends open event streams first, so that stopping does not wait for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        house = getattr(self.config.app.state, "house", None)  # type: ignore[union-attr]
        if house is not None:
            house.loop.call_soon_threadsafe(house.hub.close)
        super().handle_exit(sig, frame)


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = False,
    database: str | Path | None = None,
    **settings: Any,
) -> None:
    """Serve until interrupted. Without a port, the usual one or, if it is taken, any free one."""
    listener = listen(host, port)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    app = create_app(Settings(database_address(database), **settings))
    logging.getLogger("internum").setLevel(logging.INFO)
    config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=3)
    print(f"Internum is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with suppress(KeyboardInterrupt):  # told once more after a clean end
        Server(config).run(sockets=[listener])


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; a port that was asked for and is taken is an error, the usual one is not insisted on."""
    for wish in [port] if port is not None else [DEFAULT_PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wish))
        except OSError as e:
            listener.close()
            if e.errno != errno.EADDRINUSE or port is not None:
                raise SystemExit(
                    f"Internum cannot listen on {host}:{wish}: {e.strerror}. Choose another port."
                ) from None
            continue
        listener.listen(128)
        return listener
    raise SystemExit(f"Internum found no free port on {host}.")


def _shown(host: str) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host
