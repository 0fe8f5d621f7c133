"""The ways to win, and how near everybody is; of the Pyramids one knows only one's own hand."""

from __future__ import annotations

from internum.core.goals import Goal, Row
from internum.core.state import NONE, Twin

from .board import EMPIRE_IDS
from .events.telling import players
from .outlook import goals as near
from .rules.build.payment import PYRAMIDS_COST, largest_set

ICONS = {"tiles": "ui-star", "cities": "b-legendary", "titles": "t-culture"}


def goals(s: Twin, seat: int | None) -> list[Goal]:
    me = NONE if seat is None else s.side_at[seat]
    own = () if me == NONE else (Row(EMPIRE_IDS[me], int(largest_set(s.live, me)), int(PYRAMIDS_COST)),)
    found = [Goal("pyramids", "w-pyramids", own)]
    for way, icon in ICONS.items():
        rows = [
            Row(EMPIRE_IDS[e], int(near(s, e)[way]["have"]), int(near(s, e)[way]["need"]))
            for e in players(s)
            if near(s, e).get(way, {}).get("need")
        ]
        if rows:
            found.append(Goal(way, icon, tuple(rows)))
    return found
