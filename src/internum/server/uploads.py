"""Records and positions that people bring are read apart: in a process of their own, within a budget.

Nobody else waits for it: the games' thread gets a match that has been read, checked and played to its end.
"""

from __future__ import annotations

import multiprocessing
import threading
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

import internum
from internum.core.match import Match
from internum.core.record import parse, replay

from .catalogue import find_game
from .problems import Problem
from .rebuild import marks_since
from .requests import NAME_LENGTH, on_one_line
from .settings import Settings
from .stored import RoundMark

WAITING = 8  # uploads that may wait for the one being read
TEXT = 500  # characters of a refusal
_spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Upload:
    """One of `record` and `position`, and the seed of the dice from there on."""

    record: str | None = None
    position: dict[str, Any] | None = None
    seed: int | str | None = None


@dataclass(frozen=True)
class Brought:
    """What an upload holds: the match, and the positions in which its rounds begin."""

    match: Match
    marks: list[RoundMark]


# --- in the process that reads


def read(upload: Upload, most_actions: int) -> Brought:
    try:
        if upload.record is not None:
            match = _read_record(upload.record, most_actions)
        else:
            match = internum.load(upload.position or {}, upload.seed)
    except internum.RecordError as e:
        raise Problem("position", text=str(e)[:TEXT]) from None
    except (internum.PositionError, internum.OptionError) as e:
        raise Problem("position", text=str(e)[:TEXT]) from None
    match.names = [_name(name, seat) for seat, name in enumerate(match.names)]
    if match.start and "names" in match.start:
        match.start["names"] = list(match.names)
    return Brought(match, marks_since(match, 0))


def _read_record(text: str, most_actions: int) -> Match:
    record = parse(text)
    count = sum(len(line.actions) for line in record.lines)
    if count > most_actions:
        raise Problem("too-large", "too-many-actions", count=count, limit=most_actions)
    return replay(find_game(record.header["Game"]), record)


def _name(given: str, seat: int) -> str:
    try:
        return on_one_line(given[:NAME_LENGTH].encode(errors="replace").decode())
    except ValueError:
        return f"Player {seat + 1}"


def serve(pipe: Connection, imports: tuple[str, ...], most_actions: int) -> None:
    """Answer uploads until the pipe closes: what was read, or the parts of a problem."""
    for name in imports:
        import_module(name)
    pipe.send(None)
    while True:
        try:
            upload: Upload = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send(read(upload, most_actions))
        except Problem as p:
            pipe.send({"code": p.code, "phrase": p.phrase, "text": p.text, "params": p.params})
        except KeyboardInterrupt:
            return
        except Exception as e:  # a document that no check has foreseen: refused, not fatal
            pipe.send({"code": "position", "phrase": "", "text": f"{type(e).__name__}: {e}"[:TEXT], "params": {}})


# --- in the server


class Reader:
    """The process, and who waits for it. One that takes too long is ended; the next upload starts another."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = threading.Lock()
        self.waiting = 0
        self.process: Any = None
        self.pipe: Any = None

    def read(self, upload: Upload) -> Brought:
        """Wait for an upload to be read; raises the problem there is with it."""
        if self.waiting >= WAITING:
            raise Problem("too-many", "too-many-uploads")
        self.waiting += 1
        try:
            with self.lock:
                return self._ask(upload)
        finally:
            self.waiting -= 1

    def _ask(self, upload: Upload) -> Brought:
        try:
            if self.process is None or not self.process.is_alive():
                self._start()
            self.pipe.send(upload)
            answer = self.pipe.recv() if self.pipe.poll(self.settings.read_seconds) else None
        except (EOFError, OSError):
            answer = None
        if answer is None:
            self.close()
            raise Problem("too-large", "too-slow", seconds=int(self.settings.read_seconds))
        if isinstance(answer, Brought):
            return answer
        raise Problem(answer["code"], answer["phrase"], text=answer["text"], **answer["params"])

    def _start(self) -> None:
        self.pipe, theirs = _spawn.Pipe()
        arguments = (theirs, self.settings.bot_imports, self.settings.max_record_actions)
        self.process = _spawn.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(self.settings.first_think_seconds):
            raise OSError("the process that reads uploads does not start")
        self.pipe.recv()

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = self.pipe = None
