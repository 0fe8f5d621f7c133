"""A bot that thinks as long as its server's environment says. Importing this module makes it known."""

from __future__ import annotations

import os
import time
from typing import Any

from internum import agents

PONDER_SECONDS = "PONDER_SECONDS"


class Pondering:
    def begin(self, game: Any, seat: int, seed: int) -> None: ...

    def act(self, seat: Any) -> str:
        time.sleep(float(os.environ.get(PONDER_SECONDS, "0")))
        return next(a.text for a in seat.decision.actions.values())

    def end(self, seat: Any) -> None: ...


agents.AGENTS["pondering"] = Pondering
