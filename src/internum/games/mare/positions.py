"""Filling in what a sparse position leaves out."""

from __future__ import annotations

from typing import Any

from internum.core.state import NONE, Layout

from . import rules
from .board import (
    CAPITAL,
    CULTURE,
    DEFAULT_SIDES,
    GOODS,
    MILITARY,
    PROVINCES,
    SEAS,
    SIDES,
    START_TITLE,
    TOKEN_LIMIT,
    TOKENS,
    TRADE,
)
from .faults import faults
from .phases import (
    AWARD,
    BEGIN_BUILD,
    BEGIN_GAME,
    BEGIN_LEADERSHIP,
    BEGIN_MILITARY,
    BEGIN_ROUND,
    BEGIN_TRADE,
    BUILD_STAGE,
    CAMPAIGN,
    CIRCE,
    COLLECT_STAGE,
    CONQUEST,
    CONQUEST_STEP,
    CONVERSION_STEP,
    CONVERT,
    LAND_BATTLE,
    LAND_STEP,
    LEADERSHIP_STAGE,
    MARCH,
    MARCH_STEP,
    MILITARY_STAGE,
    NAME_BUILDER,
    NUMBER,
    PEACE,
    SAIL,
    SAIL_STEP,
    SEA_BATTLE,
    SEA_STEP,
    SET_UP_STAGE,
    TRADE_STAGE,
)
from .rules.ground.pieces import recount
from .state import ALL, HELD, TILE_OWNED, TILE_SALE
from .tiles import EMPIRES, IN_BOX, TILE_COUNT

_STAGES = (
    (CIRCE, SET_UP_STAGE),
    (NUMBER, COLLECT_STAGE),
    (NAME_BUILDER, TRADE_STAGE),
    (PEACE, BUILD_STAGE),
    (AWARD, MILITARY_STAGE),
    (AWARD + 1, LEADERSHIP_STAGE),
    (BEGIN_ROUND, SET_UP_STAGE),
    (BEGIN_TRADE, COLLECT_STAGE),
    (BEGIN_BUILD, TRADE_STAGE),
    (BEGIN_MILITARY, BUILD_STAGE),
    (BEGIN_LEADERSHIP, MILITARY_STAGE),
)
_FILLED = (
    "seat_of", "side_at", "marker", "owner", "display", "reserve", "legendary_at", "legendary_known", "known", "title",
    "phase", "stage", "actor", "step", "unmoved", "unmoved_triremes",
)  # fmt: skip
# `campaign` with an actor: its Military turn begins
_STEP_OF = {
    CAMPAIGN: CONVERSION_STEP,
    CONVERT: CONVERSION_STEP,
    SAIL: SAIL_STEP,
    SEA_BATTLE: SEA_STEP,
    MARCH: MARCH_STEP,
    LAND_BATTLE: LAND_STEP,
    CONQUEST: CONQUEST_STEP,
}
_LEADS = {TRADE_STAGE: TRADE, BUILD_STAGE: CULTURE, MILITARY_STAGE: MILITARY}


def stage_of(phase: int) -> int:
    """The stage of the round a phase belongs to."""
    return next((stage for end, stage in _STAGES if phase < end), LEADERSHIP_STAGE)


def complete(layout: Layout, states: Any, given: set[str]) -> None:
    """Seats, capital markers, tiles, reserve, knowledge, titles; then whatever follows from the rest."""
    s: Any = layout.twin(states)
    _seats(s, given)
    _tiles(s, given)
    _tokens(s, given)
    if "phase" not in given:
        s.phase = BEGIN_ROUND
    if "stage" not in given:
        s.stage = stage_of(s.phase)
    for title in range(3):
        if s.title[title] == NONE and s.stage != SET_UP_STAGE:  # set-up itself gives titles
            s.title[title] = int(START_TITLE[s.book, s.players, title])
    if s.actor == NONE and s.stage in _LEADS:
        s.actor = s.title[_LEADS[s.stage]]
    if s.phase in _STEP_OF and "step" not in given:
        _turn(s, given)
    for name in _FILLED:
        layout.assign(states, 0, name, getattr(s, name))
    recount(states[0])
    if s.phase != BEGIN_GAME and not faults(layout, layout.twin(states)):
        rules.advance(states[0])


def _seats(s: Any, given: set[str]) -> None:
    if "seat_of" not in given:
        for seat in range(s.players):
            s.seat_of[int(DEFAULT_SIDES[s.book, s.players, seat])] = seat
    s.side_at = [NONE] * SIDES
    for e in range(SIDES):
        if s.seat_of[e] != NONE:
            s.side_at[s.seat_of[e]] = e
            if s.book == EMPIRES:  # printed on the map
                s.marker[int(CAPITAL[s.book, e])] = e


def _turn(s: Any, given: set[str]) -> None:
    """A Military turn that has come to this phase, with all units still to move."""
    s.step = _STEP_OF[s.phase]
    if s.step <= MARCH_STEP and "unmoved" not in given:
        s.unmoved = [s.legions[s.actor, p] for p in range(PROVINCES)]
    if s.step <= SAIL_STEP and "unmoved_triremes" not in given:
        s.unmoved_triremes = [s.triremes[s.actor, sea] for sea in range(SEAS)]


def _tiles(s: Any, given: set[str]) -> None:
    for tile in range(TILE_COUNT):
        kind = IN_BOX[s.book, tile]
        if kind == 1 and "display" not in given and s.owner[tile] == NONE and s.seat_of[tile] != NONE:
            s.owner[tile] = tile
        if s.owner[tile] != NONE:
            s.display[tile] = TILE_OWNED
        elif "display" not in given and kind >= 2:
            s.display[tile] = TILE_SALE


def _tokens(s: Any, given: set[str]) -> None:
    for t in range(TOKENS):
        held = s.spent[t] + s.paid[t] + (s.swapped == t)
        held += sum(s.hand[e, t] + s.offer[e, t] + s.kept[e, t] for e in range(SIDES))
        if t <= GOODS:
            if "reserve" not in given:
                s.reserve[t] = int(TOKEN_LIMIT[s.book, t]) - held
        elif held:
            s.legendary_at[t - GOODS - 1] = HELD
            if "legendary_known" not in given:
                s.legendary_known[t - GOODS - 1] = ALL
            for e in range(SIDES):
                if s.hand[e, t] + s.offer[e, t] + s.kept[e, t]:  # its holder knows it
                    s.legendary_known[t - GOODS - 1] |= 1 << e
        if "known" not in given:
            for e in range(SIDES):
                s.known[e, t] = s.hand[e, t] + s.offer[e, t] + s.kept[e, t]
