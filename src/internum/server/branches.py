"""What was tried from a moment of a game on: tables that began there, as variations of its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from internum.core.match import Match
from internum.study.variations import Variation, branch, keep, played, variations

from . import access
from .create import create_record
from .problems import Problem
from .rebuild import marks_since
from .requests import BranchRef
from .stored import Who
from .table import Table
from .tables import Tables
from .uploads import Brought


def listed(tables: Tables, who: Who) -> list[dict[str, Any]]:
    """The variations that a record holds."""
    return [v.json() for v in variations(access.open_match(tables.find(who.table)))]


def record_with(tables: Tables, who: Who, refs: Sequence[BranchRef]) -> str:
    """The record with the branches whose tokens are shown; one that still hides something is left out."""
    table = tables.find(who.table)
    match = access.open_match(table)
    tried = [tables.find(tables.who(ref.table, ref.token).table) for ref in refs]
    return keep(match, _branches_of(table, tried)).record()


def _branches_of(table: Table, tried: Sequence[Table]) -> Iterable[Variation]:
    """Of the tables that began at `table`, with those that began at them in turn."""
    for each in tried:
        if not _goes_on_from(table, each) or access.hides_something(each):
            continue
        rest = [t for t in tried if t is not each]
        if found := branch(each.match, (each.header.origin or {})["at"], _branches_of(each, rest)):
            yield found


def _goes_on_from(table: Table, other: Table) -> bool:
    """Has it the same log up to where it began? Not if what was hidden had to be made up anew."""
    origin = other.header.origin or {}
    if origin.get("table") != table.id:
        return False
    at = origin["at"]
    return [(e.seat, e.action) for e in table.match.log[:at]] == [(e.seat, e.action) for e in other.match.log[:at]]


def open_variation(tables: Tables, who: Who, path: Sequence[int]) -> dict[str, Any]:
    """A variation as a record of its own, to step through; `path` leads down the tree."""
    match: Match = access.open_match(tables.find(who.table))
    known: Sequence[Variation] = variations(match)
    for number in path:
        if not 0 <= number < len(known):
            raise Problem("not-found", "no-such-page")
        try:
            match = played(match, known[number])
        except ValueError as e:
            raise Problem("position", text=str(e)) from None
        known = known[number].variations
    return create_record(tables, Brought(match, marks_since(match, 0)))
