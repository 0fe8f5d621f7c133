"""The luck of the dice: what each roll made of the chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from internum.core.game import CHANCE
from internum.core.match import Match


def rolls(match: Match) -> list[tuple[int, int]]:
    """Stretches of the log that chance decided, as (first entry, entry after the last).

    What a battle's dice bring is seen when its losses are named, so these belong to the roll.
    """
    found: list[tuple[int, int]] = []
    begin: int | None = None
    for entry in match.log:
        if entry.seat == CHANCE:
            begin = entry.number if begin is None else begin
        elif begin is not None and not entry.forced and not _in_battle(match, entry.number):
            found.append((begin, entry.number))
            begin = None
    return found if begin is None else [*found, (begin, len(match.log))]


def _in_battle(match: Match, number: int) -> bool:
    return match.at(number).view(None).get("battle") is not None


def luck(match: Match, by_moment: Sequence[Sequence[float]], eyes: int | None = None) -> list[dict[str, Any]]:
    """Each roll with the change it made; `by_moment[n]` holds the chances before entry `n`.

    With `eyes`, what was drawn in secret is not named.
    """
    told = []
    for begin, end in rolls(match):
        changes = [after - before for before, after in zip(by_moment[begin], by_moment[end], strict=True)]
        outcome = [e.text for e in match.log[begin:end] if e.seat == CHANCE and (eyes is None or not e.secret)]
        told.append({"at": end, "round": match.log[begin].round, "rolled": outcome, "changes": changes})
    return told
