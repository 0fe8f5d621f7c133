"""Telling of peace, of turns to move, and of moves."""

from __future__ import annotations

from internum.core.events import Params
from internum.core.state import Twin

from ..board import CAPITAL, MILITARY
from ..phases import HELEN, MARCH, MILITARY_STAGE, NAME_MOVER, PEACE, SAIL, VACATE
from .battle import tell_battle
from .telling import SIDES, Asker, Deed, Lines, Ref, Teller, empire, line, province, sea


def _tell_naming(deed: Deed) -> Lines:
    if deed.args[0] == deed.e:
        return [line("begins-moving", deed.e)]
    return [line("names-mover", deed.args[0], leader=empire(deed.e))]


def _tell_peace(deed: Deed) -> Lines:
    if deed.verb == "no":
        return [line("no-peace", deed.e)]
    other = deed.args[0]
    lines = [line("peace", deed.e, other=empire(other))]
    for e in (other, deed.e):
        home = int(CAPITAL[deed.before.book, e])
        n = int(deed.after.legions[e, home] - deed.before.legions[e, home])
        if n > 0:
            lines.append(line("goes-home", e, province(deed.before, home), units=[Ref("count", "legion", n)]))
    return lines


def _tell_sail(deed: Deed) -> Lines:
    s = deed.before
    if deed.verb == "sail":
        return [line("sails", deed.e, sea(s, deed.args[1]), origin=sea(s, deed.args[0]))]
    if deed.verb == "cast-off":
        return [line("casts-off", deed.e, sea(s, deed.args[1]), origin=province(s, deed.args[0]))]
    return tell_battle(deed)


def _tell_march(deed: Deed) -> Lines:
    """A move whose Post must still be chosen is told once it is."""
    s = deed.before
    if deed.verb == "march" and deed.after.phase != VACATE:
        return [line("marches", deed.e, province(s, deed.args[1]), origin=province(s, deed.args[0]))]
    return tell_battle(deed)


def _tell_vacate(deed: Deed) -> Lines:
    s = deed.before
    return [line("marches", deed.e, province(s, s.march_to), origin=province(s, s.march_from))]


TELLERS: dict[int, Teller] = {
    NAME_MOVER: _tell_naming,
    PEACE: _tell_peace,
    SAIL: _tell_sail,
    MARCH: _tell_march,
    VACATE: _tell_vacate,
}


def _ask_naming(s: Twin, e: int) -> Params:
    return {"empire": empire(s.title[MILITARY])}


def _ask_vacate(s: Twin, e: int) -> Params:
    return {"place": province(s, s.march_from)}


PROMPTS: dict[int, Asker] = {NAME_MOVER: _ask_naming, VACATE: _ask_vacate}


def follows(deed: Deed) -> Lines:
    """A Military turn that begins without being named."""
    before, after = deed.before, deed.after
    if after.stage != MILITARY_STAGE or after.phase == HELEN:
        return []
    had = before.had_turn if before.stage == MILITARY_STAGE else 0
    named = deed.args[0] if deed.verb == "next" and before.phase == NAME_MOVER else None
    begun = [e for e in range(SIDES) if (after.had_turn & ~had) >> e & 1 and e == after.actor and e != named]
    return [line("begins-moving", e) for e in begun]
