"""Starting the server: one process, a free port, the browser, and a clean end."""

from __future__ import annotations

import errno
import gc
import json
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Literal, NoReturn

import uvicorn

from internum.core import engine as rules_engine

from . import connections, logs
from .app import create_app
from .settings import Settings, database_address, from_environment
from .store import check_database

DEFAULT_PORT = 8765


class Server(uvicorn.Server):
    """Ends open event streams first, so that stopping does not wait for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        service = getattr(self.config.app.state, "service", None)  # type: ignore[union-attr]
        if service is not None:
            service.loop.call_soon_threadsafe(service.hub.close)
        super().handle_exit(sig, frame)


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = False,
    database: str | Path | None = None,
    engine: Literal["auto", "numba", "python"] | None = None,
    **settings: Any,
) -> None:
    """Serve until interrupted. Without a port, the usual one or, if it is taken, any free one.

    `engine` (default: what INTERNUM_ENGINE says, or "auto") is the engine of the rules. "auto": the server itself runs
    them plainly, which starts at once and is quick enough for people; bots get them compiled, once that is done in
    the background. If this process has another engine, a server process takes its place; own games must then be
    among `bot_imports`.
    """
    wish = engine or os.environ.get("INTERNUM_ENGINE") or "auto"
    own = "numba" if wish == "numba" else "python"
    if own != rules_engine.NAME:
        named = {"host": host, "port": port, "open_browser": open_browser, "engine": wish, **settings}
        _become(own, named | {"database": None if database is None else str(database)})
    try:
        settings = {"bot_engine": wish, "warm_up": True, **from_environment(), **settings}
        settings["bot_imports"] = tuple(settings.get("bot_imports", ()))
        kept_in = database_address(database)
        check_database(kept_in)
    except (ValueError, OSError) as e:
        raise SystemExit(str(e)) from None
    listener = listen(host, port)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    chosen = Settings(kept_in, host, **settings)
    app = create_app(chosen)
    logs.configure(chosen.log)
    _collect_seldom()
    config = uvicorn.Config(
        app,
        http=connections.protocol(chosen.header_seconds),
        ws="none",
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )
    print(f"Internum is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with suppress(KeyboardInterrupt):  # told once more after a clean end
        Server(config).run(sockets=[listener])


def _collect_seldom() -> None:
    """A look at all that lives, for what nobody can reach any more, stops everybody, at many tables for long.

    What is loaded by now stays for good and is left out; the rest is looked at less often than Python would.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _become(engine: str, arguments: dict[str, Any]) -> NoReturn:
    """Go on as a server process on the other engine."""
    command = [sys.executable, "-m", "internum.server", json.dumps(arguments)]
    environment = {**os.environ, "INTERNUM_ENGINE": engine}
    sys.stdout.flush()
    if os.name == "nt":  # where a process that takes another's place is not waited for
        sys.exit(subprocess.call(command, env=environment))
    os.execve(command[0], command, environment)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; a port that was asked for and is taken is an error, the usual one is not insisted on."""
    for wish in [port] if port is not None else [DEFAULT_PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # with its protocol named, what it accepts sends small answers at once (TCP_NODELAY)
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wish))
        except OSError as e:
            listener.close()
            if e.errno != errno.EADDRINUSE or port is not None:
                other = "port" if e.errno in (errno.EADDRINUSE, errno.EACCES) else "address (--host)"
                raise SystemExit(
                    f"Internum cannot listen on {host}:{wish}: {e.strerror}. Choose another {other}."
                ) from None
            continue
        listener.listen(128)
        return listener
    raise SystemExit(f"Internum found no free port on {host}.")


def _shown(host: str) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host
