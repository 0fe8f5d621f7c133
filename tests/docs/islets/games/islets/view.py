"""What a seat sees; nothing is hidden in Islets."""

from __future__ import annotations

from typing import Any

from internum.core.state import NONE, Twin

from .board import IDS, SIDES
from .rules import points


def side_id(n: int) -> str | None:
    return None if n == NONE else SIDES[n]


def view(s: Twin) -> dict[str, Any]:
    return {
        "board": "islets",
        "round": s.round,
        "phase": "turn",
        "active": side_id(s.active),
        "sides": [{"id": SIDES[n], "seat": n, "points": points(s.live, n)} for n in range(s.players)],
        "places": {islet: _place(s, p) for p, islet in enumerate(IDS)},
    }


def _place(s: Twin, p: int) -> dict[str, Any]:
    owner = side_id(s.owner[p])
    pieces = [{"kind": "tower", "side": owner, "count": 1}] if s.tower[p] else []
    return {"owner": owner, "pieces": pieces}
