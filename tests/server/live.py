"""A real server in a process of its own, for what a test client cannot show: streams, kills, restarts.

`python -m tests.server.live DATABASE PORT` is that process.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any

import httpx

from internum.server import run

from . import pondering, toy  # noqa: F401  (make the game and the bot known)
from .player import Api, Person

ROOT = Path(__file__).parents[2]


class Server:
    def __init__(
        self,
        database: str | Path,
        engine: str | None = "python",
        settings: dict[str, str] | None = None,  # by the names of environment variables
        under: tuple[str, ...] = (),  # a command that starts the server
        stderr: IO[str] | None = None,
        port: int = 0,
    ) -> None:
        command = [*under, sys.executable, "-m", "tests.server.live", str(database), str(port)]
        env = {k: v for k, v in os.environ.items() if k != "INTERNUM_ENGINE"} | (settings or {})
        if engine:
            env["INTERNUM_ENGINE"] = engine
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, text=True, env=env)
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.url = line.split("Internum is at ")[1].split()[0].rstrip("/")
        self.client = httpx.Client(base_url=self.url, timeout=120)
        self.api = Api(self.client)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(by)
        return self.process.wait(20)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.kill()
        assert self.process.stdout
        self.process.stdout.close()


class Stream:
    """One open event stream; a thread collects what it says."""

    def __init__(self, person: Person, since: int | None = None, query: dict[str, Any] | None = None) -> None:
        self.events: list[tuple[str, str, Any]] = []
        self.text = ""
        self.new = threading.Condition()
        self.ended = False
        headers = {"Authorization": f"Bearer {person.token}"}
        if since is not None:
            headers["Last-Event-ID"] = str(since)
        self.client = httpx.Client(base_url=str(person.client.base_url), timeout=None)
        url = f"/api/tables/{person.table}/events"
        self.request = self.client.stream("GET", url, headers=headers, params=query)
        self.answer = self.request.__enter__()
        assert self.answer.status_code == 200
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        event: dict[str, str] = {}
        try:
            for line in self.answer.iter_lines():
                self.text += line + "\n"
                key, _, value = line.partition(": ")
                if line:
                    event[key] = value
                elif "data" in event:
                    with self.new:
                        self.events.append((event["event"], event.get("id", ""), json.loads(event["data"])))
                        self.new.notify_all()
                if not line:
                    event = {}
        except httpx.HTTPError:
            pass
        finally:
            self.ended = True

    def wait(self, kind: str, after: int = 0, seconds: float = 20) -> Any:
        """The next event of this kind from the `after`th event on: its id and data."""
        end = time.monotonic() + seconds
        with self.new:
            while True:
                for found, mark, data in self.events[after:]:
                    if found == kind:
                        return mark, data
                assert self.new.wait(end - time.monotonic()), f"no {kind}; had {[e[:2] for e in self.events]}"

    def wait_for_at(self, at: int, seconds: float = 20) -> Any:
        """The first update that reaches log position `at`."""
        end = time.monotonic() + seconds
        with self.new:
            while True:
                for kind, _, data in self.events:
                    if kind == "update" and data["at"] == at:
                        return data
                assert self.new.wait(end - time.monotonic()), f"position {at} was not told"

    def close(self) -> None:
        self.answer.close()
        self.client.close()
        self.thread.join(5)


if __name__ == "__main__":
    run(
        port=int(sys.argv[2]),
        database=sys.argv[1],
        bot_imports=("tests.server.toy", "tests.server.pondering"),
        bot_workers=1,
        keep_alive_seconds=0.5,
        warm_up=False,
    )
