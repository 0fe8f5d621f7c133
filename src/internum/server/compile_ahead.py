"""Compiling what bots need of a game, ahead of time: `python -m internum.server.compile_ahead GAME`.

Agents of every level make a few moves in a throw-away match on the compiled engine, which leaves all they need in
the cache; then the game is marked as ready. One process at a time does this, others wait for it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module

import internum
from internum import agents
from internum.core import engine
from internum.core.match import Match

from .compiled import is_ready, mark_ready

DECISIONS = 12  # of each level
PATIENCE = 6.0  # seconds after which a level that thinks long has made enough of them
LOWEST = 19  # priority in the background


def start(game: str, background: bool = False, imports: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    """The process that makes a game ready. It prints the name of every step; what went wrong is on stderr."""
    flags = [*(["--background"] if background else []), *(f"--import={name}" for name in imports)]
    return subprocess.Popen(
        [sys.executable, "-m", "internum.server.compile_ahead", game, *flags],
        env={**os.environ, "INTERNUM_ENGINE": "numba"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def compile_game(name: str, tell: Callable[[str], None]) -> None:
    """Have every level, and the adviser, decide something in this game."""
    tell("rules")
    g = internum.game(name)
    match = internum.new(name, g.players[len(g.players) // 2], seed=1)
    for level in agents.LEVELS:
        tell(level)
        players = [agents.make_agent(level) for _ in range(match.players)]
        for seat, agent in enumerate(players):
            agent.begin(g, seat, seat)
        _play(match.copy(), players)
    tell("hints")
    agents.hints(match, match.pending[0])


def _play(match: Match, players: list[agents.Agent]) -> None:
    begun: float | None = None
    for _ in range(DECISIONS):
        if match.over or (begun is not None and time.monotonic() - begun > PATIENCE):
            break
        seat = match.pending[0]
        match.play(players[seat].act(agents.Seat(match, seat)), seat)
        begun = begun or time.monotonic()  # the first decision is the one that compiles
    for seat, agent in enumerate(players):
        agent.end(agents.Seat(match, seat))


@contextmanager
def alone(tell: Callable[[str], None]) -> Iterator[None]:
    """Wait until no other process compiles (where the system has locks on files)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (engine.cache_folder("agents") / "compiling.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell("waiting")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def step_back(parent: int) -> None:
    """Leave the processor to everybody else, and end with the process that wanted this."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m internum.server.compile_ahead", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--background", action="store_true", help="at the lowest priority")
    parser.add_argument("--import", dest="imports", action="append", default=[], help="a module to import first")
    wish = parser.parse_args()
    if wish.background:
        step_back(os.getppid())
    for module in wish.imports:
        import_module(module)

    def tell(step: str) -> None:
        print(step, flush=True)

    with alone(tell):
        if engine.COMPILED and not is_ready(wish.game):
            compile_game(wish.game, tell)
            mark_ready(wish.game)


if __name__ == "__main__":
    main()
