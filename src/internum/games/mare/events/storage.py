"""Telling of what is kept and given back."""

from __future__ import annotations

from internum.core.events import Params
from internum.core.state import Twin

from ..board import TOKENS
from ..phases import BUILD, BUILD_STAGE, PAY, STORE
from ..rules.build.storage import goods_limit, stores_at_phase_end
from ..tiles import CLASSIC
from .telling import COIN, Asker, Deed, Event, Lines, Teller, line, players, secret, tokens

TELLERS: dict[int, Teller] = {}  # nothing shows before all have chosen


def _ask_store(s: Twin, e: int) -> Params:
    return {"goods": int(goods_limit(s.live, e)), "coins": int(2 - s.kept[e, COIN])}


PROMPTS: dict[int, Asker] = {STORE: _ask_store}


def follows(deed: Deed) -> Lines:
    """Once all have chosen: what everybody keeps."""
    s = deed.before
    if s.phase not in (BUILD, STORE) or deed.after.phase == STORE or (s.phase == BUILD and deed.verb != "done"):
        return []
    if not stores_at_phase_end(s.live):
        return _kept(deed, deed.e)
    if s.phase == BUILD and deed.after.stage == BUILD_STAGE and deed.after.phase <= PAY:
        return []  # the phase goes on
    return [told for e in players(s) for told in _kept(deed, e)]


def _kept(deed: Deed, e: int) -> list[Event]:
    held = [int(deed.after.hand[e, t]) for t in range(TOKENS)]
    if not sum(int(deed.before.hand[e, t]) + int(deed.before.kept[e, t]) for t in range(TOKENS)):
        return []  # nothing was left
    if not sum(held):
        return [line("keeps-nothing", e)]
    told = tokens(deed.before, held)
    if deed.before.book == CLASSIC and sum(held[1:]):  # MN-10.2: face down
        veiled = line("keeps-card", e, tokens=tokens(deed.before, held[:1])) if held[0] else line("keeps-one-card", e)
        return [secret(deed.before, "keeps", e, veiled, tokens=told)]
    return [line("keeps", e, tokens=told)]
