"""Telling of building turns, purchases and their payment."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Param, Params
from internum.core.state import Twin

from ..board import (
    BOARDS,
    CAPITAL_KIND,
    CARAVAN,
    CARAVAN_KIND,
    CITY_KIND,
    CULTURE,
    LEGENDARY_KIND,
    MARKET_KIND,
    SLOT_IDS,
    SLOT_KIND,
    TEMPLE_KIND,
    TOKENS,
)
from ..phases import BUILD, BUILD_STAGE, COPY, NAME_BUILDER, PAY, SWAP
from ..rules.build.payment import price_of
from ..rules.ground.turns import names_all_first
from ..state import (
    BUILDING_ITEM,
    CONTROL_ITEM,
    FORTRESS_ITEM,
    FREE,
    LEGION_ITEM,
    NO_ITEM,
    TILE_ITEM,
    TRIREME_ITEM,
)
from ..tiles import EMPIRES, PYRAMIDS, TILES
from .telling import (
    COIN,
    NONE,
    SIDES,
    Asker,
    Deed,
    Event,
    Lines,
    Ref,
    Teller,
    empire,
    line,
    province,
    sea,
    tile,
    token,
    tokens,
)

_KINDS = {
    CARAVAN_KIND: "caravan", MARKET_KIND: "market", TEMPLE_KIND: "temple", CITY_KIND: "city", CAPITAL_KIND: "capital",
    LEGENDARY_KIND: "legendary",
}  # fmt: skip
_ITEMS = {"control": CONTROL_ITEM, "build": BUILDING_ITEM, "legion": LEGION_ITEM, "fortress": FORTRESS_ITEM,
          "trireme": TRIREME_ITEM, "launch": TRIREME_ITEM, "buy": TILE_ITEM}  # fmt: skip


def _site(s: Twin, p: int, slot: int) -> Param:
    """The city's name, the icon's good, or nothing."""
    found = BOARDS[s.book].provinces[BOARDS[s.book].province_ids[p]]
    if slot < CARAVAN:
        return found.cities[slot].name
    if slot < CARAVAN + len(found.goods) and slot < CARAVAN + 2:
        return Ref("good", found.goods[slot - CARAVAN])
    return ""


def _named(s: Twin, item: int, place: int, slot: int) -> tuple[str, Ref, dict[str, Param]]:
    """What an item is called (the end of a key), where it goes or which tile it is, and what else to say."""
    if item == BUILDING_ITEM:
        return _KINDS[int(SLOT_KIND[s.book, place, slot])], province(s, place), {"site": _site(s, place, slot)}
    if item == TILE_ITEM:
        return "pyramids" if place == PYRAMIDS else "tile", tile(place), {"tile": tile(place)}
    if item == TRIREME_ITEM:
        return ("trireme", sea(s, place), {}) if s.book == EMPIRES else ("port", province(s, place), {})
    if item == CONTROL_ITEM and s.marker[place] != NONE:
        return "conversion", province(s, place), {"loser": empire(s.marker[place])}
    names = {CONTROL_ITEM: "control", LEGION_ITEM: "legion", FORTRESS_ITEM: "fortress"}
    return names[item], province(s, place), {}


def _bought(deed: Deed, item: int, place: int, slot: int, paid: list[int]) -> Event:
    name, where, more = _named(deed.before, item, place, slot)
    spot = where if where.kind != "tile" else None
    if not sum(paid):
        return line(f"{name}-free", deed.e, spot, **more)
    return line(name, deed.e, spot, paid=tokens(deed.before, paid), **more)


def _tell_build(deed: Deed) -> Lines:
    """Only what costs nothing happens at once; the rest is told when it is paid."""
    if deed.verb in ("control", "legion") and deed.args[1] == FREE:
        return [_bought(deed, _ITEMS[deed.verb], deed.args[0], NONE, [])]
    if deed.verb == "swap" and deed.args[0] != COIN:
        return [_swapped(deed, deed.args[0], COIN)]
    return []


def _tell_pay(deed: Deed) -> Lines:
    s = deed.before
    if deed.after.item != NO_ITEM:
        return []
    paid = [int(s.paid[t]) + (t == deed.args[0]) for t in range(TOKENS)]
    return [_bought(deed, s.item, s.item_place, s.item_slot, paid)]


def _tell_swap(deed: Deed) -> Lines:
    return [_swapped(deed, COIN, deed.args[0])]


def _swapped(deed: Deed, given: int, taken: int) -> Event:
    return line("swaps", deed.e, given=token(deed.before, given), taken=token(deed.before, taken))


def _tell_copy(deed: Deed) -> Lines:
    return [line("copies", deed.e, tile=tile(deed.args[0]))]


def _tell_naming(deed: Deed) -> Lines:
    if names_all_first(deed.before.live):
        return [line("names-next-builder", deed.args[0], leader=empire(deed.e))]
    if deed.args[0] == deed.e:
        return [line("begins-building", deed.e)]
    return [line("names-builder", deed.args[0], leader=empire(deed.e))]


TELLERS: dict[int, Teller] = {
    NAME_BUILDER: _tell_naming,
    BUILD: _tell_build,
    PAY: _tell_pay,
    SWAP: _tell_swap,
    COPY: _tell_copy,
}


def _ask_pay(s: Twin, e: int) -> Params:
    name, where, more = _named(s, s.item, s.item_place, s.item_slot)
    item = where if where.kind == "tile" else Ref("item", name)
    return {"item": item, "place": where, "place_kind": where.kind, "left": s.price - sum(s.paid), **more}


def _ask_naming(s: Twin, e: int) -> Params:
    return {"empire": empire(s.title[CULTURE])}


PROMPTS: dict[int, Asker] = {PAY: _ask_pay, NAME_BUILDER: _ask_naming}


def follows(deed: Deed) -> Lines:
    """Build turns that begin without being named."""
    before, after = deed.before, deed.after
    if after.stage != BUILD_STAGE or (deed.verb == "next" and not names_all_first(before.live)):
        return []
    had = before.had_turn if before.stage == BUILD_STAGE else 0
    begun = [e for e in range(SIDES) if (after.had_turn & ~had) >> e & 1 and (deed.verb != "done" or e != deed.e)]
    return [line("begins-building", e) for e in begun]


def details(s: Twin, e: int, action: Action) -> Params:
    """What the label of a purchase says beyond its place: what it is, and its price."""
    if action.verb not in _ITEMS:
        return {}
    board, item, args = BOARDS[s.book], _ITEMS[action.verb], action.args
    if "tile" in args:
        place = TILES.index(args["tile"])
    elif "sea" in args:
        place = board.sea_ids.index(args["sea"])
    else:
        place = board.province_ids.index(args["province"])
    slot = SLOT_IDS.index(args["slot"]) if "slot" in args else NONE
    name, _, more = _named(s, item, place, slot)
    return {"item": Ref("item", name), "cost": int(price_of(s.live, e, item, place, slot)), **more}
