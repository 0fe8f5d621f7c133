"""Agents of other people, `module:Class`, each in a process of its own.

The true match, its dice and its seed are in another process. An agent that never answers, holds the interpreter's lock
or ends its process costs its limit and a fault; nobody else notices.
"""

from __future__ import annotations

import base64
import json
import os
import shlex
import sys
import weakref
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from internum.agents import Agent, NoAnswer, ProcessAgent, Seat, make_agent
from internum.agents.lines import Died, LineProcess
from internum.agents.process import TO_BEGIN, TO_START
from internum.agents.protocol import Failure
from internum.core.game import Game

LATE = 0.5  # seconds beyond twice the limit; the referee itself would stop waiting a little later

_IDLE: defaultdict[str, list[Guest]] = defaultdict(list)  # between games, by name
_UNTRIED_ONLY: set[str] = set()  # names of those whose first answer did not come when they were tried


class Raised(Exception):
    """What an agent raised in its process, with the name of the error."""


def seated(name: str, table: dict[str, Any], limit: float | None, to_load: float) -> Agent:
    """The agent of that name; with a limit, what is not the program's own gets a process of its own.

    `table` says what is played: `game`, `players`, `options` as given. Windows has no such processes.
    """
    if limit is None or not is_guest(name) or os.name == "nt":
        return make_agent(name)
    guest = _IDLE[name].pop() if _IDLE[name] else Guest(name)
    guest.table, guest.to_load = {**table, "path": sys.path}, to_load
    return guest


def is_guest(name: str) -> bool:
    module, colon, _ = name.partition(":")
    return bool(colon) and module not in ("cmd", "plan", "search")


class Guest(ProcessAgent):
    """Speaks with `guest.py` in the manner of the line protocol; positions travel as bytes."""

    def __init__(self, name: str) -> None:
        super().__init__(shlex.join([sys.executable, "-m", "internum.arena.guest", name]))
        self.name = name
        self.table: dict[str, Any] = {}
        self.to_load = TO_START  # seconds for the rules, which may have to be compiled
        self.failures: list[Failure] = []

    def start(self, limit: float | None = None) -> None:
        """A process that knows the rules and has an agent for this game; what goes wrong is told by `begin`."""
        self._limit, self._failure = limit, None
        try:
            new = not self._process
            self._sit_down()
            if new and self.name not in _UNTRIED_ONLY and not self._answers():
                _UNTRIED_ONLY.add(self.name)
                self._sit_down()
            self.budget = self._told("agent", limit, TO_START)
        except (OSError, ValueError, NoAnswer, Died, Raised) as e:
            self._failure = e
            self._close()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        if self._failure:
            raise self._failure
        assert self._limit is not None
        self._told("begin", [seat, seed], max(TO_BEGIN, self._limit))

    def act(self, seat: Seat) -> str:
        assert self._limit is not None
        answer: str = self._told("act", _position(seat), 2 * self._limit + LATE)
        return answer

    def end(self, seat: Seat) -> None:
        assert self._limit is not None
        if self._process:
            self._told("end", _position(seat), max(TO_BEGIN, self._limit))
            _IDLE[self.name].append(self)

    def take_failures(self) -> list[Failure]:
        found, self.failures = self.failures, []
        return found

    def _sit_down(self) -> None:
        """A process, the old one if it is still there, that knows what is played."""
        if not self._process:
            self._process = process = LineProcess(self.command)
            self._finalizer = weakref.finalize(self, process.close)
        self._told("table", self.table, self.to_load)

    def _answers(self) -> bool:
        """Have it answer once untimed, since its code may have to be compiled; what it raises it raises again later."""
        try:
            self._told("try", self._limit, min(TO_START, self.to_load))
        except Raised:
            return True
        except (NoAnswer, Died):
            return False
        return True

    def _told(self, word: str, about: Any, seconds: float) -> Any:
        answer = json.loads(self._ask([f"{word} {json.dumps(about)}"], "answer", seconds)[-1])
        self.failures += [Failure(*failure) for failure in answer.get("failures", ())]
        if "raised" in answer:
            raise Raised(answer["raised"])
        return answer["value"]


def _position(seat: Seat) -> Sequence[Any]:
    match = seat.match
    return [seat.seat, base64.b64encode(match.game.layout.dump(match.states)).decode(), match.names]
