"""Lines to and from a process, each with a deadline: whatever the process does, nobody waits longer."""

from __future__ import annotations

import ctypes
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from tempfile import TemporaryFile

MOST_BYTES = 1 << 16  # of one line; no answer is that long
PR_SET_PDEATHSIG = 1


class Silence(Exception):
    """A process that did not answer, or did not listen, before its time was up."""


class Died(Exception):
    """A process that has ended, and its last words."""


class LineProcess:
    """A process that is spoken to line by line; `close` ends it with all that it has started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._complaints = TemporaryFile()  # noqa: SIM115  # what it writes to standard error
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=self._complaints, start_new_session=True, preexec_fn=_last_will()
        )
        assert self._process.stdin and self._process.stdout
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        for end in (self._in, self._out):
            os.set_blocking(end, False)
        self._heard = b""

    def say(self, lines: Sequence[str], deadline: float | None) -> None:
        data = "".join(line + "\n" for line in lines).encode()
        while data:
            self._wait(self._in, selectors.EVENT_WRITE, deadline)
            try:
                data = data[os.write(self._in, data) :]
            except BrokenPipeError:
                raise self._death() from None

    def hear(self, deadline: float | None) -> str:
        """The next line, without its end."""
        while b"\n" not in self._heard:
            if len(self._heard) > MOST_BYTES:
                raise ValueError(f"a line of more than {MOST_BYTES} bytes")
            self._wait(self._out, selectors.EVENT_READ, deadline)
            more = os.read(self._out, MOST_BYTES)
            if not more:
                raise self._death()
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def close(self, patience: float = 0.0) -> None:
        """End it; one that was told to quit has `patience` seconds to do so by itself."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for file in (self._process.stdin, self._process.stdout, self._complaints):
            with suppress(OSError):
                file.close()  # type: ignore[union-attr]

    def _wait(self, end: int, event: int, deadline: float | None) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(end, event)
            left = None if deadline is None else deadline - time.monotonic()
            if (left is not None and left <= 0) or not selector.select(left):
                raise Silence

    def _death(self) -> Died:
        try:
            code = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return Died("it has closed its standard output")
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        return Died(f"it ended with exit code {code}" + (f": {said[-1][:120]}" if said else ""))


def _last_will() -> Callable[[], object] | None:
    """On Linux a process dies with whoever started it, even if that was killed; the kernel means the thread."""
    if sys.platform != "linux" or threading.current_thread() is not threading.main_thread():
        return None
    prctl = ctypes.CDLL(None).prctl
    return lambda: prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
