"""A view as tables for the terminal: who has what, and what stands where. Works for any game's view."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from internum.core.speech import Words


def sides(view: dict[str, Any], words: Words) -> Table:
    """One row per side with everything it holds that is not zero."""
    table = Table("", "holdings", box=None, padding=(0, 2))
    for side in view["sides"]:
        held = [_holding(k, v, words) for k, v in side.items() if k not in ("id", "seat")]
        mark = "▸ " if side["id"] == view.get("active") else "  "
        table.add_row(mark + words.name("side", side["id"]), " · ".join(h for h in held if h))
    return table


def board(view: dict[str, Any], words: Words) -> Table:
    """One row per place where something is."""
    table = Table("place", "of", "there", box=None, padding=(0, 2))
    for place, what in view["places"].items():
        pieces = [
            f"{p['count']} {words.name('piece', p['kind'])} ({words.name('side', p['side'])})"
            for p in what.get("pieces", [])
        ]
        more = [_holding(k, v, words) for k, v in what.items() if k not in ("owner", "pieces", "id", "name")]
        there = ", ".join([*pieces, *(m for m in more if m)])
        if what.get("owner") or pieces:
            owner = words.name("side", what["owner"]) if what.get("owner") else ""
            table.add_row(words.name("place", place), owner, there)
    return table


def _holding(key: str, value: Any, words: Words) -> str:
    name = words.name("holding", key)
    if isinstance(value, bool):
        return name if value else ""
    if isinstance(value, int):
        return f"{name} {value}" if value else ""
    if isinstance(value, str):
        return f"{name} {words.name('holding', value)}" if value else ""
    if isinstance(value, dict):
        inner = ", ".join(i for i in (_holding(k, v, words) for k, v in value.items()) if i)
        return f"{name}: {inner}" if inner else ""
    if isinstance(value, list) and value and all(isinstance(v, str) for v in value):
        return f"{name}: {words.join([words.name('holding', v) for v in value])}"
    return ""
