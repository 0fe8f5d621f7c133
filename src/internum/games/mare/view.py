"""What a seat may know, built up from nothing: all that lies open, its own hand, what is known of other hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from internum.core.state import NONE, Twin, written

from .board import (
    BOARDS,
    BUILDING_IDS,
    BUILDINGS,
    CARAVAN,
    COIN,
    EMPIRE_IDS,
    GOODS,
    HOME,
    IN_PLAY,
    MARKER_POST,
    PIECE_IDS,
    SIDES,
    SLOT_GOOD,
    SLOT_KIND,
    SLOTS,
    TITLE_IDS,
    TOKENS,
    slot_ids,
    token_ids,
)
from .income import Buildings, buildings, claims
from .option_values import COUNTS_PUBLIC_NO, LEGENDARY_DISCARD_FACE_DOWN, OPEN_HANDS_NO
from .outlook import goals, prices, target, types_in
from .phases import DEPLOY, OFFER, PHASES, STAGES
from .rules.ground.knowledge import knows_gift, seen_tokens
from .rules.ground.pieces import at_war
from .rules.ground.tokens import holding, unseen
from .rules.trade.offers import most_to_offer
from .state import DISCARD, DISPLAYS, ENDINGS, ITEMS, PILE, PRICES
from .tiles import BONUS, EMPIRES, FIRST_WONDER, IN_BOX, POWERS, PYRAMIDS, TILE_COUNT, TILES


def view(s: Twin, seat: int | None) -> dict[str, Any]:
    me = NONE if seat is None else s.side_at[seat]
    income = claims(s)
    return {
        "board": BOARDS[s.book].id,
        "money": token_ids(s.book)[COIN],
        "goods": list(BOARDS[s.book].goods),
        "target": target(s),
        "round": s.round,
        "stage": STAGES[s.stage],
        "phase": PHASES[s.phase],
        "active": empire_id(s.actor),
        "waiting": empires_in(s.waiting),
        "titles": {TITLE_IDS[k]: empire_id(s.title[k]) for k in range(3)},
        "sides": [_side(s, e, me, income[e]) for e in _sides(s)],
        "places": _places(s),
        "tiles": [_tile(s, t) for t in _IN_BOX[s.book]],
        "reserve": _tokens(s, [max(0, n) for n in s.reserve]),  # below 0 where the bank is unlimited
        "box": {BUILDING_IDS[k]: max(0, s.box[k]) for k in range(1, BUILDINGS)},
        "legendary": _legendary(s),
        "exchange": [None if v == NONE else v for v in s.exchange],
        "trade": _trade(s, me),
        "gift": _gift(s, me),
        "purchase": _purchase(s),
        "declared": {EMPIRE_IDS[e]: tile_id(s.declared[e]) for e in range(SIDES) if s.declared[e] != NONE},
        "copied": tile_id(s.copied),
        "order": [empire_id(e) for e in s.queue if e != NONE],
        "had_turn": empires_in(s.had_turn),
        "campaign": _campaign(s),
        "battle": _battle(s, me),
        "peace": {"with": empire_id(s.peace_with), "before": empire_id(s.peace_before)},
        "ending": ENDINGS[s.ending],
    }


# --- names


def empire_id(e: int) -> str | None:
    return None if e == NONE else EMPIRE_IDS[e]


def tile_id(t: int) -> str | None:
    return None if t == NONE else TILES[t]


def province_id(s: Twin, p: int) -> str | None:
    return None if p == NONE else BOARDS[s.book].province_ids[p]


def empires_in(mask: int) -> list[str]:
    return [EMPIRE_IDS[e] for e in range(SIDES) if mask >> e & 1]


def _tokens(s: Twin, counts: Iterable[int]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(token_ids(s.book), counts, strict=False) if n}


# --- sides and hands


def _sides(s: Twin) -> list[int]:
    """The empires in play, by seat; then the neutralised ones."""
    played = [e for e in s.side_at if e != NONE]
    if s.book == EMPIRES or len(played) < s.players:
        return played
    return played + [e for e in range(SIDES) if e not in played]


def _side(s: Twin, e: int, me: int, income: list[int]) -> dict[str, Any]:
    return {
        "id": EMPIRE_IDS[e],
        "seat": None if s.seat_of[e] == NONE else s.seat_of[e],
        "levels": dict(zip(TITLE_IDS, s.level[e].tolist(), strict=True)),
        "titles": [TITLE_IDS[k] for k in range(3) if s.title[k] == e],
        "tiles": [TILES[t] for t in range(TILE_COUNT) if s.owner[t] == e],
        "used": [POWERS[k] for k in range(len(POWERS)) if s.used[k] >> e & 1],
        "supply": dict(zip(PIECE_IDS, s.supply[e].tolist(), strict=True)),
        "hand": _hand(s, e, me),
        "income": _tokens(s, income) if s.seat_of[e] != NONE else {},
        "prices": prices(s, e),
        "goals": goals(s, e),
        "points": s.points[e] if s.phase == DEPLOY else None,
    }


def _hand(s: Twin, e: int, me: int) -> dict[str, Any]:
    """One's own tokens, or how many others have and which of them are known.

    Offers count as part of the hand until they are turned up, what is being kept until storage is over.
    """
    if e == me or s.opt_open_hands != OPEN_HANDS_NO:
        mine = _seen(s, me, e)
        kept = _tokens(s, s.kept[e]) if e == me else {}
        return {"count": sum(mine), "tokens": _tokens(s, mine), "kept": kept, "types": types_in(s, mine)}
    known = _seen(s, me, e)
    if s.opt_counts_public == COUNTS_PUBLIC_NO:
        return {"count": None, "known": _tokens(s, known), "unknown": None, "gave_one": _gave_one(s, e, me)}
    count = holding(s.live, e) - _shown(s, e)
    unknown = unseen(s.live, e) if _gave_one(s, e, me) else count - sum(known)
    return {"count": count, "known": _tokens(s, known), "unknown": unknown, "gave_one": _gave_one(s, e, me)}


def _seen(s: Twin, me: int, e: int) -> list[int]:
    [seen] = written(seen_tokens, s, me, e, size=TOKENS)
    return seen


def _shown(s: Twin, e: int) -> int:
    return 0 if s.phase == OFFER else sum(s.offer[e])


def _gave_one(s: Twin, e: int, me: int) -> bool:
    """Has the empire given away one of its known (or unknown) tokens, `me` cannot say which?"""
    return bool(s.gift_from == e and not knows_gift(s.live, me))


def _gift(s: Twin, me: int) -> dict[str, Any] | None:
    """The gift nobody else has identified yet."""
    if s.gift == NONE:
        return None
    token = token_ids(s.book)[s.gift] if knows_gift(s.live, me) else None
    return {"from": empire_id(s.gift_from), "to": empire_id(s.gift_to), "token": token}


def _legendary(s: Twin) -> dict[str, Any] | None:
    if s.book != EMPIRES:
        return None
    goods = BOARDS[s.book].goods
    discarded = [g for g in range(GOODS) if s.legendary_at[g] == DISCARD]
    open_pile = s.opt_legendary_discard != LEGENDARY_DISCARD_FACE_DOWN
    return {
        "pile": sum(1 for g in range(GOODS) if s.legendary_at[g] == PILE),
        "discard": len(discarded),
        "discarded": [f"{goods[g]}*" for g in discarded] if open_pile else None,
    }


# --- the map


def _places(s: Twin) -> dict[str, Any]:
    board = BOARDS[s.book]
    standing = buildings(s)
    legions, in_port, at_sea = (
        _pieces(kind, table) for kind, table in (("legion", s.legions), ("trireme", s.in_port), ("trireme", s.triremes))
    )
    places: dict[str, Any] = {
        name: _province(s, p, standing, [*legions[p], *in_port[p]])
        for p, name in enumerate(board.province_ids)
        if IN_PLAY[s.book, s.players, s.opt_covered, p]
    }
    for n, name in enumerate(board.sea_ids):
        places[name] = {"owner": None, "pieces": at_sea[n]}
    return places


def _pieces(kind: str, table: Any) -> list[list[dict[str, Any]]]:
    """The units of a kind by place, empire by empire."""
    found: list[list[dict[str, Any]]] = [[] for _ in table[0]]
    for e, p in np.argwhere(table).tolist():
        found[p].append({"kind": kind, "side": EMPIRE_IDS[e], "count": table[e, p]})
    return found


def _province(s: Twin, p: int, standing: Buildings, units: list[dict[str, Any]]) -> dict[str, Any]:
    owner = empire_id(s.marker[p])
    fortress = [{"kind": "fortress", "side": owner, "count": s.fortress[p]}] if s.fortress[p] else []
    return {
        "owner": owner,
        "home": _HOMES[s.book][p],
        "new": s.marker_new[p] == 1,
        "pieces": units + fortress,
        "buildings": [_building(s, p, slot, standing) for slot in _SLOTS[s.book][p]],
        "conqueror": empire_id(s.conqueror[p]),
        "marker_occupied": s.posts[p, MARKER_POST] > 0,
        "at_war": bool(at_war(s.live, p)),
    }


@dataclass(frozen=True)
class Slot:
    """A place for a building, as it is printed."""

    number: int
    id: str | None
    kind: str
    good: str | None


def _slots(book: int, p: int) -> list[Slot]:
    """The places for buildings of a province."""
    goods = [None, *token_ids(book)[1:]]
    return [
        Slot(n, slot_ids(book, p)[n], BUILDING_IDS[SLOT_KIND[book, p, n]], goods[int(SLOT_GOOD[book, p, n])])
        for n in range(SLOTS)
        if SLOT_KIND[book, p, n]
    ]


_SLOTS = [[_slots(book, p) for p in range(len(board.province_ids))] for book, board in enumerate(BOARDS)]
_HOMES = [[empire_id(int(HOME[book, p])) for p in range(len(board.province_ids))] for book, board in enumerate(BOARDS)]


def _building(s: Twin, p: int, slot: Slot, standing: Buildings) -> dict[str, Any]:
    """A slot, what stands on it and what that yields; `occupier` is the side whose legion stands there."""
    n, k = slot.number, p * SLOTS + slot.number
    count = standing.counts[k]
    return {
        "slot": slot.id,
        "kind": slot.kind,
        "good": slot.good,
        "built": s.built[p, n] == 1,
        "controller": empire_id(standing.controllers[k]),
        "occupier": empire_id(s.conqueror[p]) if s.posts[p, n] else None,
        "serves": empire_id(s.circe_legion[p, n - CARAVAN]) if n in (CARAVAN, CARAVAN + 1) else None,
        "yields": {token_ids(s.book)[standing.tokens[k]]: count} if count else {},
    }


# --- what is going on


def _trade(s: Twin, me: int) -> dict[str, Any] | None:
    """Offers once they are turned up (one's own before), who claimed from whom."""
    if STAGES[s.stage] != "trade":
        return None
    seen = [e for e in range(SIDES) if s.phase != OFFER or e == me]
    claims = [(s.claimed_by[ago], s.claimed_from[ago]) for ago in (1, 0)]
    return {
        "size": s.offer_size,
        "most": 0 if me == NONE else int(most_to_offer(s.live, me)),
        "offers": {EMPIRE_IDS[e]: _tokens(s, s.offer[e]) for e in seen if any(s.offer[e])},
        "starter": empire_id(s.starter),
        "claims": [{"by": empire_id(by), "from": empire_id(of)} for by, of in claims if by != NONE],
        "announced": None if s.announced == NONE else token_ids(s.book)[s.announced],
        "announced_from": empire_id(s.announced_from),
    }


def _purchase(s: Twin) -> dict[str, Any] | None:
    """The item being paid for and what has been laid out for it."""
    if not s.item:
        return None
    item = ITEMS[s.item]
    board = BOARDS[s.book]
    place: str | None = None
    if s.item_place != NONE:
        names = {"tile": TILES, "trireme": board.sea_ids if s.book == EMPIRES else board.province_ids}
        place = names.get(item, board.province_ids)[s.item_place]
    slot = slot_ids(s.book, s.item_place)[s.item_slot] if item == "building" else None
    return {
        "item": item,
        "place": place,
        "slot": slot,
        "price": s.price,
        "how": PRICES[s.price_kind],
        "paid": _tokens(s, s.paid),
    }


def _campaign(s: Twin) -> dict[str, Any] | None:
    """Units of the active side that may still move; the province being settled."""
    if STAGES[s.stage] != "military":
        return None
    board = BOARDS[s.book]
    return {
        "unmoved": {board.province_ids[p]: n for p, n in enumerate(s.unmoved) if n}
        | {board.sea_ids[n]: count for n, count in enumerate(s.unmoved_triremes) if count},
        "conquest": province_id(s, s.conquest),
        "pillaged": province_id(s, s.pillaged_city),
        "march": [province_id(s, s.march_from), province_id(s, s.march_to)] if s.march_to != NONE else None,
    }


def _battle(s: Twin, me: int) -> dict[str, Any] | None:
    """Dice, totals and losses so far; in 2016 what a side names as lost is its secret until both have."""
    if s.battle_place == NONE:
        return None
    board = BOARDS[s.book]
    return {
        "place": (board.sea_ids if s.at_sea else board.province_ids)[s.battle_place],
        "sides": [_combatant(s, c, e, me) for c, e in enumerate((s.actor, s.foe))],
    }


def _combatant(s: Twin, c: int, e: int, me: int) -> dict[str, Any]:
    named = s.legions_lost[c] + s.fortress_lost[c] + bin(s.posts_lost[c]).count("1")
    open_to_me = e == me or s.book != EMPIRES
    return {
        "id": empire_id(e),
        "dice": [pips for pips in range(13) for _ in range(int(s.rolled[c, pips]))],
        "to_roll": s.dice_due[c],
        "total": s.total[c],
        "losses": s.losses_due[c] + named,
        "named": {"legion": s.legions_lost[c], "fortress": s.fortress_lost[c]} if open_to_me else None,
    }


def _bonus(book: int, t: int) -> dict[str, int]:
    return {TITLE_IDS[k]: int(BONUS[book, t, k]) for k in range(3) if BONUS[book, t, k]}


_BONUS = [[_bonus(book, t) for t in range(TILE_COUNT)] for book in range(len(BOARDS))]
_IN_BOX = [[t for t in range(TILE_COUNT) if IN_BOX[book, t]] for book in range(len(BOARDS))]


def _tile(s: Twin, t: int) -> dict[str, Any]:
    kind = "pyramids" if t == PYRAMIDS else "wonder" if t >= FIRST_WONDER else "hero"
    where, owner = DISPLAYS[s.display[t]], empire_id(s.owner[t])
    return {"id": TILES[t], "kind": kind, "where": where, "owner": owner, "bonus": dict(_BONUS[s.book][t])}
