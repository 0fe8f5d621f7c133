"""An agent in a process of its own, in any language, spoken to in lines of text. `docs/protocol.md` describes them."""

from __future__ import annotations

import json
import shlex
import shutil
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from internum.core.game import Game

from .lines import Died, LineProcess, Silence
from .protocol import NoAnswer, Seat

VERSION = 1
TO_START = 30.0  # seconds for a process to say that it is ready
TO_BEGIN = 1.0  # at least, for a new game
TO_QUIT = 0.5
ABOUT_ITSELF = ("budget", "views")
LATE = 1.5  # times the limit: an answer until then is late, and afterwards nobody waits for one


class ProcessAgent:
    """`command` is started once a game, and ended when it does not answer."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        if not self.command or not shutil.which(self.command[0]):
            raise ValueError(f"agent 'cmd:{command}' cannot be started: there is no such program")
        self._limit: float | None = None  # seconds for an answer
        self.budget: Any = None
        self._wants_views = True
        self._process: LineProcess | None = None
        self._failure: Exception | None = None

    def start(self, limit: float | None = None) -> None:
        """Start the process before the clock runs; what goes wrong is told by `begin`."""
        self._limit, self._failure = limit, None
        try:
            self._process = process = LineProcess(self.command)
            self._finalizer = weakref.finalize(self, process.close)
            for line in self._ask([f"internum {VERSION}"], "ready", TO_START):
                word, _, rest = line.partition(" ")
                if word == "budget":
                    self.budget = json.loads(rest)
                elif word == "views":
                    self._wants_views = rest != "off"
        except (OSError, ValueError, NoAnswer, Died) as e:
            self._failure = e
            self._close()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        if not self._process and not self._failure:
            self.start()
        if self._failure:
            raise self._failure
        seconds = None if self._limit is None else max(TO_BEGIN, self._limit)
        self._ask([f"game {game.id}", f"seat {seat}", f"seed {seed}", "begin"], "ready", seconds)

    def act(self, seat: Seat) -> str:
        view = [f"view {_json(seat.view)}"] if self._wants_views else []
        actions = [f"action {action.text}" for action in seat.decision.actions.values()]
        if self._limit is None:
            return self._ask([*view, *actions, "go"], "play", None)[-1]
        return self._ask([*view, *actions, f"go {1000 * self._limit:.0f}"], "play", LATE * self._limit)[-1]

    def end(self, seat: Seat) -> None:
        if self._process:
            match = seat.match
            last = {"winners": match.winners, "standings": match.standings}
            with suppress(Silence, Died):
                self._process.say([f"end {_json(last)}", "quit"], time.monotonic() + TO_QUIT)
            self._close(TO_QUIT)

    def _ask(self, lines: Sequence[str], answer: str, seconds: float | None) -> list[str]:
        """What the process says of itself until the word `answer`, and what stands behind that word."""
        if not self._process:
            raise Died("it is not running")
        deadline = None if seconds is None else time.monotonic() + seconds
        said: list[str] = []
        try:
            self._process.say(lines, deadline)
            while True:
                line = self._process.hear(deadline)
                word, _, rest = line.partition(" ")
                if word == answer:
                    return [*said, rest.strip()]
                if word in ABOUT_ITSELF:
                    said.append(line)
        except Silence:
            self._close()
            raise NoAnswer(f"no answer in {seconds:g} s") from None
        except (Died, ValueError):
            self._close()
            raise

    def _close(self, patience: float = 0.0) -> None:
        if self._process:
            self._finalizer.detach()
            self._process.close(patience)
            self._process = None


def _json(value: Any) -> str:
    """On one line: JSON has no line ends outside of strings, and escapes those within."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=int)
