"""Build turns of Rome in the 2003 edition, from its home province on."""

from __future__ import annotations

from typing import Any

from internum import Match
from tests.rules.mare import building

ROME = {"roma": "rome"}


def rome(hand: str = "12 tax", **rest: Any) -> Match:
    return building("classic", "rome", hand, **({"marker": ROME} | rest))
