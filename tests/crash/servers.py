"""Servers to be killed: forked from a process that has everything imported, so that a life begins in a moment."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing import forkserver
from typing import Any

import httpx
from fastapi.testclient import TestClient

import internum
from internum.server import Settings, bots, create_app, start

PRELOADED = ["internum.server.worker", "internum.agents", "tests.server.toy", "tests.crash.kills"]


USUAL: dict[str, Any] = {"bot_imports": ("tests.server.toy",), "bot_workers": 1, "bot_engine": "python"}


def prepare(database: str, **settings: Any) -> None:
    """The application is put together once; bots' processes are forked too, from one that all servers share."""
    app = create_app(Settings(database, **USUAL, **settings))
    with TestClient(app) as client:  # what is made for the first request and the first look is there for all lives
        for name in internum.games():
            seats = [{"kind": "person"}] * internum.game(name).players[0]
            wish = {"game": name, "mode": "hotseat", "players": len(seats), "seats": seats}
            opened = client.post("/api/tables", json=wish).json()
            client.get(f"/api/tables/{opened['table']}", params={"token": opened["tokens"][0]["token"]})
    start.create_app = lambda *_: app  # type: ignore[attr-defined]
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    forkserver.ensure_running()
    bots._spawn = context  # type: ignore[assignment]


class Mortal:
    """A server in a process of its own."""

    def __init__(self, database: str) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            _live(database, writing)
        os.close(writing)
        self.told = os.fdopen(reading)
        line = self.told.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.client = httpx.Client(
            base_url=line.split("Internum is at ")[1].split()[0].rstrip("/"), timeout=60, verify=False
        )

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        self.told.close()

    def close(self) -> None:
        self.client.close()


def _live(database: str, writing: int) -> None:
    os.dup2(writing, sys.stdout.fileno())
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]  # the one of the parent runs
    try:
        start.run(port=0, database=database, engine="python")
    finally:
        os._exit(0)
