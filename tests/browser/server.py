"""A real server in a process of its own, which can be killed and started again at the same address.

`python -m tests.browser.server DATABASE PORT ENGINE [MODULE]` is that process; its bots think on ENGINE, with MODULE
imported first.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from internum.server import run

ROOT = Path(__file__).parents[2]


class Server:
    def __init__(self, database: Path, bots: str = "tests.browser.quick", bot_engine: str = "python") -> None:
        self.database, self.bots, self.bot_engine = database, bots, bot_engine
        self.port = 0
        self.start()

    def start(self) -> None:
        wishes = [str(self.database), str(self.port), self.bot_engine, self.bots]
        command = [sys.executable, "-m", "tests.browser.server", *wishes]
        env = {**os.environ, "INTERNUM_ENGINE": "python"}
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.url = line.split("Internum is at ")[1].split()[0].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._wait()

    def _wait(self) -> None:
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


def _end_with(parent: int) -> None:
    """Do not outlive whoever started this."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    modules = tuple(m for m in sys.argv[4:] if m)
    run(
        port=int(sys.argv[2]),
        database=sys.argv[1],
        bot_imports=modules,
        bot_engine=sys.argv[3],
        warm_up=False,
        bot_workers=1,
        keep_alive_seconds=1.0,
        away_seconds=1.0,
    )
