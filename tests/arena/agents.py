"""Agents that misbehave, each in one way; named `tests.arena.agents:Class` so that other processes find them."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from pathlib import Path

from internum.agents import RandomAgent, Seat
from internum.core.game import Game
from internum.core.match import Match


class First(RandomAgent):
    """Always the first action: as repeatable as can be."""

    budget = {"seconds": 1.0}

    def act(self, seat: Seat) -> str:
        return seat.match.legal(seat.seat)[0]


class Raises(RandomAgent):
    def act(self, seat: Seat) -> str:
        raise RuntimeError("I have lost my map")


class Exits(RandomAgent):
    def act(self, seat: Seat) -> str:
        raise SystemExit(3)


class NeverBegins(RandomAgent):
    def begin(self, game: Game, seat: int, seed: int) -> None:
        raise RuntimeError("not today")


class Cheats(RandomAgent):
    def act(self, seat: Seat) -> str:
        return "win the game"


class SaysNothing(RandomAgent):
    def act(self, seat: Seat) -> str:
        return None  # type: ignore[return-value]


class Slow(RandomAgent):
    def act(self, seat: Seat) -> str:
        time.sleep(0.15)
        return super().act(seat)


class Hangs(RandomAgent):
    def act(self, seat: Seat) -> str:
        while True:
            seat.match.legal(seat.seat)


class Waits(RandomAgent):
    def __init__(self, enough: threading.Event) -> None:
        self.enough = enough

    def act(self, seat: Seat) -> str:
        self.enough.wait()
        return super().act(seat)


class HoldsTheLock(RandomAgent):
    """Never answers, and lets no other thread of its process run."""

    def act(self, seat: Seat) -> str:
        return str(sum(range(10**15)))


class Spies(RandomAgent):
    """Looks through all of its process for the match that it is in."""

    def act(self, seat: Seat) -> str:
        if any(isinstance(thing, Match) and thing.dice.seed == "coming dice" for thing in gc.get_objects()):
            raise RuntimeError("I know what will be rolled")
        return super().act(seat)


class Babbles(RandomAgent):
    """Writes where its process answers, and reads what that is told."""

    def act(self, seat: Seat) -> str:
        print("play", sys.stdin.read())
        return super().act(seat)


class TellsItsProcess(RandomAgent):
    """Gets ready, and names its process as what it may spend."""

    def start(self, limit: float | None = None) -> None:
        self.budget = [os.getpid(), limit]


class Breaks(RandomAgent):
    """Turns the table over: whatever it was handed is ruined before it answers."""

    def act(self, seat: Seat) -> str:
        answer = super().act(seat)
        seat.match.game.layout.assign(seat.match.states, 0, "round", 77)
        seat.match.log = []
        seat.match.names = []
        seat.match.play(answer, seat.seat)
        return answer


class Kills(RandomAgent):
    """Takes the whole process with it, as a crash in compiled code would."""

    def act(self, seat: Seat) -> str:
        os._exit(11)


class KillsOnce(First):
    """Takes the process with it the first time anybody asks, and never again: a machine that is lost in mid-game."""

    def act(self, seat: Seat) -> str:
        mark = Path(os.environ["INTERNUM_TEST_MARK"])
        if seat.match.round == 2 and not mark.exists():
            mark.touch()
            os._exit(11)
        return super().act(seat)


def name(cls: type) -> str:
    return f"{cls.__module__}:{cls.__name__}"
