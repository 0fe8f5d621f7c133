"""Telling of winning purchases, showdowns and the end."""

from __future__ import annotations

from internum.core.events import Event, Params
from internum.core.state import Twin

from ..phases import DECLARE, FIRST_STRIKE, OVER
from ..state import BY_ROUND_LIMIT, ENDINGS
from .telling import SIDES, Asker, Deed, Lines, Teller, empire, line, tile


def _tell_strike(deed: Deed) -> Lines:
    return [line("strikes-first", deed.e)] if deed.verb == "yes" else [line("strikes-not", deed.e)]


def _tell_declare(deed: Deed) -> Lines:
    if deed.verb == "no":
        return [line("declares-nothing", deed.e)]
    return [line("declares", deed.e, tile=tile(deed.args[0]))]


TELLERS: dict[int, Teller] = {FIRST_STRIKE: _tell_strike, DECLARE: _tell_declare}


def _ask_declare(s: Twin, e: int) -> Params:
    return {"empire": empire(s.buyer), "tile": tile(s.declared[s.buyer])}


PROMPTS: dict[int, Asker] = {DECLARE: _ask_declare}


def follows(deed: Deed) -> Lines:
    """A showdown that opens; the end of the game and how it was won."""
    before, after = deed.before, deed.after
    lines: Lines = []
    if after.phase == DECLARE and before.phase != DECLARE:
        lines.append(line("showdown", after.buyer))
    if after.phase == OVER and before.phase != OVER:
        lines += _ending(after)
    return lines


def _ending(s: Twin) -> list[Event]:
    how = ENDINGS[s.ending].replace("_", "-")
    won = [empire(e) for e in range(SIDES) if s.winners >> e & 1]
    if s.ending == BY_ROUND_LIMIT or not won:
        return [Event(f"log-end-{how}")]
    return [Event(f"log-end-{how}", {"empires": won, "count": len(won)})]
