"""Tables that are no more: removed by their host, or expired."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta

from .problems import Problem
from .stored import Who
from .table import Table
from .tables import Tables

log = logging.getLogger("internum.server")


def remove(tables: Tables, who: Who) -> None:
    """The host removes a table, unless others are still playing there."""
    table = tables.find(who.table)
    if not who.host:
        raise Problem("forbidden", "only-host")
    if not table.all_is_open and _others(table, who):
        raise Problem("forbidden", "others-play")
    tables.remove(table.id)


def _others(table: Table, who: Who) -> list[int]:
    return [
        c.seat for c in table.chairs if (c.kind == "person" or c.stands_for is not None) and c.seat not in who.seats
    ]


def expire(tables: Tables, days: float) -> list[str]:
    """Remove tables at which nobody has played for so many days, unless somebody is looking."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    found = [t for t in tables.store.untouched_since(before) if not tables.is_watched(t)]
    for table in found:
        tables.remove(table)
    if found:
        log.info("%d tables have expired", len(found))
    return found
