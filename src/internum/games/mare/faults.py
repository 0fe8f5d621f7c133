"""What is impossible in a position, as (field, reason): seats, pieces, tokens, and decisions without what they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from internum.core.state import NONE, Layout, Twin

from .board import (
    BOARDS,
    COAST_BITS,
    EMPIRE_IDS,
    GOODS,
    IN_PLAY,
    PIECE_IDS,
    PROVINCES,
    SEA_COUNT,
    SEAS,
    SIDES,
    SLOT_IDS,
    SLOT_KIND,
    SLOTS,
    TOKEN_LIMIT,
    token_ids,
)
from .decision_faults import decision_faults
from .phases import BEGIN_GAME, DEAL, FIRST_PASSAGE, SET_UP_STAGE
from .planning import plan_faults
from .rules.ground.pieces import recount
from .rules.ground.soundness import CIRCE_WRONG, GIFT_ASTRAY, KNOWLEDGE_WRONG, POSTS_WRONG, TILE_ASTRAY, sound
from .state import HELD
from .tiles import EMPIRES, IN_BOX, TILES

Fault = tuple[str, str]
_FIELDS = {
    POSTS_WRONG: "posts",
    TILE_ASTRAY: "owner",
    KNOWLEDGE_WRONG: "known",
    GIFT_ASTRAY: "gift",
    CIRCE_WRONG: "circe_legion",
}


def faults(layout: Layout, s: Any) -> list[Fault]:
    if s.phase in (DEAL, BEGIN_GAME):
        return list(_dealing(s))
    found = (
        [*_seats(s)]
        or [*_tokens(s), *_pieces(s), *_places(s), *_derived(layout, s)]
        or decision_faults(s)
        or [*plan_faults(s)]
    )
    if not found and s.phase < FIRST_PASSAGE and (broken := sound(s.live)):
        return [(_FIELDS.get(int(broken), "phase"), "does not fit the rest of the position")]
    return found


# --- who plays ---------------------------------------------------------------------------------


def _dealing(s: Any) -> Iterator[Fault]:
    """While empires are dealt nothing is laid out."""
    taken = [seat for seat in s.seat_of if seat != NONE]
    if len(set(taken)) != len(taken) or any(seat >= s.players for seat in taken):
        yield "seat_of", "a seat plays one empire"
    if s.phase == DEAL and (s.cursor >= s.players or s.cursor in taken):
        yield "cursor", "is the seat that gets an empire now"
    if s.depth or any(map(any, s.built)) or any(map(any, s.legions)) or any(map(any, s.hand)):
        yield "phase", "nothing is laid out before everybody has an empire"


def _seats(s: Any) -> Iterator[Fault]:
    if sorted(seat for seat in s.seat_of if seat != NONE) != list(range(s.players)):
        yield "seat_of", f"each of {s.players} seats plays one empire, the others nobody"
    for e, empire in enumerate(EMPIRE_IDS):
        tables = [s.hand, s.offer, s.kept, s.triremes, s.in_port]
        if s.book == EMPIRES:  # in 2003 neutralised civilisations have legions and markers
            tables.append(s.legions)
        if s.seat_of[e] == NONE and (
            any(any(t[e]) for t in tables) or e in s.owner or e in s.title or (s.book == EMPIRES and e in s.marker)
        ):
            yield f"seat_of.{empire}", "this empire has something, but nobody plays it"
    if s.stage != SET_UP_STAGE and NONE in s.title:
        yield "title", "each title has a holder"


# --- pieces and tokens -------------------------------------------------------------------------


def _tokens(s: Any) -> Iterator[Fault]:
    for t, name in enumerate(token_ids(s.book)):
        there = s.reserve[t] + s.spent[t] + s.paid[t] + (s.swapped == t)
        there += sum(s.hand[e, t] + s.offer[e, t] + s.kept[e, t] for e in range(SIDES))
        if t > GOODS:
            there += s.legendary_at[t - GOODS - 1] != HELD
        if there != TOKEN_LIMIT[s.book, t]:
            yield "reserve", f"there are {there} {name} in all, not {TOKEN_LIMIT[s.book, t]}"
    for tile, name in enumerate(TILES):
        if not IN_BOX[s.book, tile] and (s.owner[tile] != NONE or s.display[tile]):
            yield f"owner.{name}", "is not in the box of this game"


def _pieces(s: Any) -> Iterator[Fault]:
    for e, empire in enumerate(EMPIRE_IDS):
        for k, piece in enumerate(PIECE_IDS):
            if s.supply[e, k] < 0:
                yield "supply", f"{empire} has {-s.supply[e, k]} {piece} too many"
    for p, province in enumerate(BOARDS[s.book].province_ids):
        holder = s.conqueror[p]
        for slot in range(SLOTS):
            if s.built[p, slot] and not SLOT_KIND[s.book, p, slot]:
                yield "built", f"{province} has no slot {SLOT_IDS[slot]}"
            if s.posts[p, slot] and not s.built[p, slot]:
                yield "posts", f"nothing to occupy on {SLOT_IDS[slot]} of {province}"
        posts = sum(1 for x in s.posts[p] if x)
        if posts and (holder == NONE or s.legions[holder, p] < posts):
            yield "posts", f"more Posts than legions in {province}"
        if s.fortress[p] and s.marker[p] == NONE:
            yield "fortress", f"the fortress in {province} is nobody's"


def _places(s: Any) -> Iterator[Fault]:
    """Nothing stands outside the map that is played on; ships in port need a coast."""
    ids = [*BOARDS[s.book].province_ids]
    for p in range(PROVINCES):
        name = ids[p] if p < len(ids) else str(p)
        if p >= len(ids) or not IN_PLAY[s.book, s.players, s.opt_covered, p]:
            for field in ("legions", "in_port"):
                if any(getattr(s, field)[e, p] for e in range(SIDES)):
                    yield field, f"{name} is not on the map of this game"
            if s.marker[p] != NONE or s.fortress[p] or any(s.built[p]):
                yield "marker", f"{name} is not on the map of this game"
        elif any(s.in_port[e, p] for e in range(SIDES)) and (s.book == EMPIRES or not COAST_BITS[s.book, p]):
            yield "in_port", f"no trireme can be in port in {name}"
    for sea in range(SEA_COUNT[s.book], SEAS):
        if any(s.triremes[e, sea] for e in range(SIDES)):
            yield "triremes", f"there is no sea {sea} in this game"


def _derived(layout: Layout, s: Twin) -> Iterator[Fault]:
    again = layout.apart(s)
    recount(again[0])
    fresh = layout.twin(again)
    for name in ("level", "supply", "box"):
        if str(getattr(fresh, name)) != str(getattr(s, name)):
            yield name, "does not agree with the map"
