"""The other end of `guests.py`: `python -m internum.arena.guest module:Class` answers for that agent, line by line."""

from __future__ import annotations

import base64
import json
import os
import random
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any, TextIO

from internum import Match, game, new
from internum.agents import Agent, Seat, make_agent
from internum.agents.protocol import Accountable, Budgeted, GetsReady


class Host:
    """One agent at one table; every word it is told has a method here."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.agent: Agent | None = None

    def table(self, about: dict[str, Any]) -> None:
        """Which game, and where modules are found. The rules are loaded by a first look at it."""
        sys.path[:] = about["path"]
        self.game, self.players, self.given = game(about["game"]), about["players"], about["options"]
        self.options = self.game.options.resolve(self.given)
        seat = self._first()
        _ = seat.view, seat.decision, seat.world(random.Random(1))

    def try_(self, limit: float) -> None:
        """A first answer that nobody waits for."""
        agent, seat = self._made(limit), self._first()
        agent.begin(self.game, seat.seat, 1)
        agent.act(seat)

    def agent_(self, limit: float) -> Any:
        """An agent for a new game; the answer is what it says it may spend."""
        self.agent = self._made(limit)
        return self.agent.budget if isinstance(self.agent, Budgeted) else None

    def begin(self, about: tuple[int, int]) -> None:
        assert self.agent
        self.agent.begin(self.game, *about)

    def act(self, about: tuple[int, str, list[str]]) -> Any:
        assert self.agent
        return self.agent.act(self._seat(*about))

    def end(self, about: tuple[int, str, list[str]]) -> None:
        assert self.agent
        self.agent.end(self._seat(*about))

    def failures(self) -> list[tuple[str, str]]:
        if not isinstance(self.agent, Accountable):
            return []
        return [(failure.kind, failure.detail) for failure in self.agent.take_failures()]

    def _made(self, limit: float) -> Agent:
        agent = make_agent(self.name)
        if isinstance(agent, GetsReady):
            agent.start(limit)
        return agent

    def _first(self) -> Seat:
        match = new(self.game.id, players=self.players, seed="try", **self.given)
        return Seat(match, match.pending[0])

    def _seat(self, seat: int, position: str, names: list[str]) -> Seat:
        states = self.game.layout.restore(base64.b64decode(position))
        match = Match(self.game, self.players, self.options, states, chance="manual", forced=False)
        match.names = names
        return Seat(match, seat)


def answer(host: Host, line: str) -> dict[str, Any]:
    word, _, rest = line.partition(" ")
    methods: dict[str, Callable[[Any], Any]] = {
        "table": host.table, "try": host.try_, "agent": host.agent_,
        "begin": host.begin, "act": host.act, "end": host.end,
    }  # fmt: skip
    try:
        told = {"value": methods[word](json.loads(rest))}
    except BaseException as e:  # it is somebody else's code, and may fail in any way
        told = {"raised": f"{type(e).__name__}: {e}"[:200]}
    return {**told, "failures": host.failures()}


def main() -> None:
    heard, said = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what an agent reads is empty,
    os.dup2(2, 1)  # and what it prints goes to standard error
    host = Host(sys.argv[1])
    for line in lines(heard):
        said.write(f"answer {json.dumps(answer(host, line), default=repr)}\n")
        said.flush()


def lines(heard: TextIO) -> Iterator[str]:
    """What is told, until whoever tells is gone: then the process ends, whatever the agent is doing."""
    queue: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in heard:
            queue.put(line)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        yield queue.get()


if __name__ == "__main__":
    main()
