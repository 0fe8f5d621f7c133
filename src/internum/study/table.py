"""An analysis as rows: one for each round and seat."""

from __future__ import annotations

import csv
import io
from typing import Any

COLUMNS = (
    "round", "at", "seat", "name", "sides", "chance", "score", "resources", "income", "army", "provinces", "cities",
    "cards", "titles",
)  # fmt: skip


def rows(analysis: dict[str, Any]) -> list[dict[str, Any]]:
    """Numbers as they are; goods, pieces and cards as "3 gold 1 iron"."""
    found = []
    for moment in analysis["rounds"]:
        for seat, has in enumerate(moment["seats"]):
            row = {"round": moment["round"], "at": moment["at"], "seat": seat, "name": analysis["names"][seat], **has}
            found.append({column: _spelt(row[column]) for column in COLUMNS})
    return found


def csv_text(analysis: dict[str, Any]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows({k: _tame(v) for k, v in row.items()} for row in rows(analysis))
    return out.getvalue()


def _spelt(value: Any) -> Any:
    if isinstance(value, dict):
        return " ".join(f"{n} {name}" for name, n in value.items())
    return " ".join(value) if isinstance(value, list) else value


def _tame(value: Any) -> Any:
    """A name that a spreadsheet would take for a formula is written with an apostrophe before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@")) else value
