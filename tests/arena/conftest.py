from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from internum.arena.clocks import Clock
from internum.arena.play import Outcome

GAME = "antike"
SHORT = {"max_rounds": "2"}


@pytest.fixture
def plain_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that need not load or compile machine code start at once."""
    monkeypatch.setenv("INTERNUM_ENGINE", "python")


@pytest.fixture
def outcome() -> Callable[..., Outcome]:
    """A made-up game: `outcome(0, "a,b,b", winners=[1])`."""

    def make(number: int, agents: str, winners: list[int], **more: Any) -> Outcome:
        seated = tuple(agents.split(","))
        base: dict[str, Any] = {
            "finished": True,
            "sides": [[f"side{seat}"] for seat in range(len(seated))],
            "rounds": 7,
            "actions": 70,
            "clocks": [Clock(10, 1.0, 0.2, 5, 0.4) for _ in seated],
            "fault_counts": [0] * len(seated),
        }
        return Outcome(number, seated, f"1-{number}", f"1:{number}", winners=winners, **(base | more))

    return make
