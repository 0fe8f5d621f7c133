"""What a seat may know, built up from nothing: all that lies open, its own hand, what is known of other hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from internum.core.state import NONE, Twin, rows, written

from .board import (
    BOARDS,
    BUILDING_IDS,
    BUILDINGS,
    COIN,
    EMPIRE_IDS,
    GOODS,
    PIECE_IDS,
    SIDES,
    TITLE_IDS,
    slot_ids,
    token_ids,
)
from .option_values import COUNTS_PUBLIC_NO, LEGENDARY_DISCARD_FACE_DOWN, OPEN_HANDS_NO
from .outlook import target, types_in, ways_to_win
from .phases import DEPLOY, OFFER, PHASES, STAGES
from .places import EMPIRE_NAMES, places
from .planning import as_planned, is_planning
from .rules.survey import CITIES, CLAIMS, HELD, KNOWS_GIFT, MOST_OFFERED, PRICES, SEEN, TABLES, THINGS, UNSEEN, survey
from .rules.survey import TILES as TILES_HELD
from .state import DISCARD, DISPLAYS, ENDINGS, ITEMS, LAYOUTS, PILE
from .state import PRICES as PRICE_KINDS
from .tiles import BONUS, EMPIRES, FIRST_WONDER, IN_BOX, POWERS, PYRAMIDS, TILE_COUNT, TILES


def view(s: Twin, seat: int | None) -> dict[str, Any]:
    s = as_planned(s, seat)
    me = NONE if seat is None else s.side_at[seat]
    empires, wars, slots, own = written(survey, _copy(s), me, shapes=TABLES)
    knows_gift = own[KNOWS_GIFT] == 1
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
        "titles": {title: empire_id(holder) for title, holder in zip(TITLE_IDS, s.title, strict=True)},
        "sides": _sides(s, me, empires, knows_gift),
        "places": places(s, wars, slots),
        "tiles": _tiles(s),
        "reserve": _tokens(s, [max(0, n) for n in s.reserve]),  # below 0 where the bank is unlimited
        "box": {BUILDING_IDS[k]: max(0, s.box[k]) for k in range(1, BUILDINGS)},
        "legendary": _legendary(s),
        "exchange": [None if v == NONE else v for v in s.exchange],
        "trade": _trade(s, me, own[MOST_OFFERED]),
        "gift": _gift(s, knows_gift),
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


def _copy(s: Twin) -> Twin:
    """A copy of the state, for the rules to count in."""
    layout = LAYOUTS[s.book]
    return layout.twin(layout.apart(s))


# --- names


def empire_id(e: int) -> str | None:
    return EMPIRE_NAMES[e]


def tile_id(t: int) -> str | None:
    return None if t == NONE else TILES[t]


def province_id(s: Twin, p: int) -> str | None:
    return None if p == NONE else BOARDS[s.book].province_ids[p]


def empires_in(mask: int) -> list[str]:
    return [name for e, name in enumerate(EMPIRE_IDS) if mask >> e & 1]


def _tokens(s: Twin, counts: Iterable[int]) -> dict[str, int]:
    return {name: n for name, n in zip(token_ids(s.book), counts, strict=False) if n}


# --- sides and hands


def _sides(s: Twin, me: int, empires: list[list[int]], knows_gift: bool) -> list[dict[str, Any]]:
    """The empires in play, by seat; then the neutralised ones."""
    shown = [e for e in s.side_at if e != NONE]
    if s.book != EMPIRES and len(shown) == s.players:
        shown += [e for e in range(SIDES) if e not in shown]
    things = THINGS[s.book]
    levels, supply = rows(s, "level"), rows(s, "supply")
    tiles: list[list[str]] = [[] for _ in range(SIDES + 1)]  # NONE is the last
    for tile, owner in zip(TILES, s.owner, strict=False):
        tiles[owner].append(tile)
    used = [(power, mask) for power, mask in zip(POWERS, s.used, strict=True) if mask]
    return [
        {
            "id": EMPIRE_IDS[e],
            "seat": None if s.seat_of[e] == NONE else s.seat_of[e],
            "levels": dict(zip(TITLE_IDS, levels[e], strict=True)),
            "titles": [title for title, holder in zip(TITLE_IDS, s.title, strict=True) if holder == e],
            "tiles": tiles[e],
            "used": [power for power, mask in used if mask >> e & 1],
            "supply": dict(zip(PIECE_IDS, supply[e], strict=True)),
            "hand": _hand(s, e, me, empires[e], knows_gift),
            "income": _tokens(s, empires[e][CLAIMS:PRICES]) if s.seat_of[e] != NONE else {},
            "prices": dict(zip(things, empires[e][PRICES:], strict=False)),
            "goals": ways_to_win(s, e, empires[e][TILES_HELD], empires[e][CITIES]),
            "points": s.points[e] if s.phase == DEPLOY and (e == me or not is_planning(s)) else None,
        }
        for e in shown
    ]


def _hand(s: Twin, e: int, me: int, counted: list[int], knows_gift: bool) -> dict[str, Any]:
    """One's own tokens, or how many others have and which of them are known.

    Offers count as part of the hand until they are turned up, what is being kept until storage is over.
    """
    seen = counted[SEEN:CLAIMS]
    if e == me or s.opt_open_hands != OPEN_HANDS_NO:
        kept = _tokens(s, s.kept[e]) if e == me else {}
        return {"count": sum(seen), "tokens": _tokens(s, seen), "kept": kept, "types": types_in(s, seen)}
    gave_one = s.gift_from == e and not knows_gift  # one of its known (or unknown) tokens, `me` cannot say which
    if s.opt_counts_public == COUNTS_PUBLIC_NO:
        return {"count": None, "known": _tokens(s, seen), "unknown": None, "gave_one": gave_one}
    count = counted[HELD] - _shown(s, e)
    unknown = counted[UNSEEN] if gave_one else count - sum(seen)
    return {"count": count, "known": _tokens(s, seen), "unknown": unknown, "gave_one": gave_one}


def _shown(s: Twin, e: int) -> int:
    return 0 if s.phase == OFFER else sum(s.offer[e])


def _gift(s: Twin, known: bool) -> dict[str, Any] | None:
    """The gift nobody else has identified yet."""
    if s.gift == NONE:
        return None
    token = token_ids(s.book)[s.gift] if known else None
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


# --- what is going on


def _trade(s: Twin, me: int, most: int) -> dict[str, Any] | None:
    """Offers once they are turned up (one's own before), who claimed from whom."""
    if STAGES[s.stage] != "trade":
        return None
    seen = [e for e in range(SIDES) if s.phase != OFFER or e == me]
    claims = [(s.claimed_by[ago], s.claimed_from[ago]) for ago in (1, 0)]
    return {
        "size": s.offer_size,
        "most": most,
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
        "how": PRICE_KINDS[s.price_kind],
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


def _kind(t: int) -> str:
    return "pyramids" if t == PYRAMIDS else "wonder" if t >= FIRST_WONDER else "hero"


_IN_BOX = [
    [(t, TILES[t], _kind(t), _bonus(book, t)) for t in range(TILE_COUNT) if IN_BOX[book, t]]
    for book in range(len(BOARDS))
]


def _tiles(s: Twin) -> list[dict[str, Any]]:
    display, owner = s.display, s.owner
    return [
        {
            "id": name,
            "kind": kind,
            "where": DISPLAYS[display[t]],
            "owner": EMPIRE_NAMES[owner[t]],
            "bonus": bonus.copy(),
        }
        for t, name, kind, bonus in _IN_BOX[s.book]
    ]
