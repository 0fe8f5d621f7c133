"""After an upgrade every stored game is played again, apart from the games' thread, and its states are compared.

A game that differs says at which move; it stays readable and can be played on from a round that fits.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import internum
from internum.core.game import Game

from .rebuild import begin, replayed
from .store import Store
from .stored import Stored
from .told import written

log = logging.getLogger("internum.server")


def rules_of(game: Game) -> str:
    """Which rules these are: games verified by the same ones need not be verified again."""
    return f"{internum.__version__}/{game.version}"


def verify(store: Store, table: str) -> int | None:
    """Play a stored game again and note what came of it; the first entry that does not fit, if any."""
    stored = store.load(table)
    if stored is None:
        return None
    game = internum.game(stored.header.game)
    differs, told = _compare(stored)
    store.verify(table, rules_of(game), differs, told)
    return differs


def _compare(stored: Stored) -> tuple[int | None, list[tuple[int, dict[str, object]]]]:
    """The first entry that does not fit, and what those before it told, where that was not stored."""
    try:
        match, differs = replayed(begin(stored.header), stored)
    except ValueError:  # not even its beginning can be read
        return 0, []
    return differs, [(e.number, written(e)) for e in match.log if stored.played[e.number].told is None]


class Verifier:
    """A thread that verifies what other rules have verified last, half of the time; `found` is told what differs."""

    def __init__(self, store: Store, found: Callable[[str], None]) -> None:
        self.store, self.found = store, found
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self._run, name="verification", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        for name in internum.games():
            for table in self.store.not_verified_by(name, rules_of(internum.game(name))):
                began = time.monotonic()
                try:
                    if (differs := verify(self.store, table)) is not None:
                        log.warning("table %s does not fit the rules any more from move %d on", table, differs)
                        self.found(table)
                except Exception:
                    log.exception("table %s could not be verified", table)
                if self.closing.wait(time.monotonic() - began):
                    return

    def close(self) -> None:
        self.closing.set()
        self.thread.join(timeout=10)
