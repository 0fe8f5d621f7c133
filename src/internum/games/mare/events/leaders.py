"""Telling of titles."""

from __future__ import annotations

from internum.core.events import Params
from internum.core.state import NONE, Twin

from ..board import TITLE_IDS
from ..phases import AWARD, SET_UP_STAGE
from .telling import Asker, Deed, Lines, Ref, Teller, empire, line


def _tell_award(deed: Deed) -> Lines:
    title = Ref("title", TITLE_IDS[deed.before.cursor])
    if deed.args[0] == deed.e:
        return [line("keeps-title", deed.e, title=title)]
    return [line("awards", deed.args[0], leader=empire(deed.e), title=title)]


TELLERS: dict[int, Teller] = {AWARD: _tell_award}


def _ask_award(s: Twin, e: int) -> Params:
    return {"title": Ref("title", TITLE_IDS[s.cursor])}


PROMPTS: dict[int, Asker] = {AWARD: _ask_award}


def follows(deed: Deed) -> Lines:
    """Titles that pass to the highest level by themselves."""
    before, after = deed.before, deed.after
    if before.stage == SET_UP_STAGE:
        return []
    told = before.cursor if before.phase == AWARD else NONE
    lines: Lines = []
    for title, name in enumerate(TITLE_IDS):
        e = after.title[title]
        if title != told and e != before.title[title] and e != NONE:
            lines.append(line("becomes", e, title=Ref("title", name)))
    return lines
