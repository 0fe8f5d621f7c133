"""The ways to win, and how near everybody is: personages, and what earns each kind."""

from __future__ import annotations

from internum.core.goals import Goal, Row
from internum.core.state import NONE, Twin

from .board import CITIZEN, KING, NAVIGATOR, PERSONAGES
from .preview import next_at
from .rules.ending import score, target
from .view import nation_id


def goals(s: Twin) -> list[Goal]:
    nations = [n for n in s.order if n != NONE]
    won = [Row(str(nation_id(s, n)), int(score(s.live, n)), int(target(s.live))) for n in nations]
    found = [Goal("personages", "ui-trophy", tuple(won))]
    counts = {KING: s.cities_out, CITIZEN: s.temples_out, NAVIGATOR: s.seas}
    for kind, name in enumerate(PERSONAGES):
        rows = [Row(str(nation_id(s, n)), int(counts[kind][n]), next_at(s, n, kind)) for n in nations if kind in counts]
        found.append(Goal(name, f"p-{name}", tuple(rows), main=False, left=int(s.stack[kind])))
    return found
