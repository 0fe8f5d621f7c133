"""Nobody waits for the compiler without knowing it: whoever imports Internum is told when rules are being compiled."""

from __future__ import annotations

import logging
import time
from importlib import import_module
from typing import Any

log = logging.getLogger("internum.compiling")  # shown on standard error unless somebody has other plans for logs
UNNOTICED = 1.0  # seconds of compiling that nobody need be told of
TOLD = (
    "Internum is compiling rules or agents, once: half a minute to some minutes. "
    "INTERNUM_ENGINE=python plays at once, more slowly; `internum warm` compiles ahead."
)


class Compilations:
    """Adds up how long Numba has compiled functions of ours that no cache had, and says so once."""

    def __init__(self) -> None:
        self.spent, self.begun, self.depth = 0.0, 0.0, 0
        self.told = False

    def notify(self, event: Any) -> None:
        """Numba begins or ends to compile a function; those it calls come in between."""
        if self.told or not event.data["dispatcher"].py_func.__module__.startswith("internum."):
            return
        now = time.monotonic()
        if event.is_start and not self.depth:
            self.begun = now
        if self.spent + now - self.begun > UNNOTICED:
            self.told = True
            log.warning(TOLD)
        self.depth += 1 if event.is_start else -1
        if not self.depth:
            self.spent += now - self.begun


def watch() -> Compilations:
    """From now on tell of it."""
    events: Any = import_module("numba.core.event")
    events.Listener.register(Compilations)  # it is one without being made of it: Numba may be missing
    watching = Compilations()
    events.register("numba:compile", watching)
    return watching
