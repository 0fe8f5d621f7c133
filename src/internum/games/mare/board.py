"""The two boards as constant tables, stacked: `TABLE[s.book, province]`.

Provinces, seas and goods are numbered in the order of the board files. Slots of a province: two city sites, two
caravan icons, a market, a temple; `POSTS` are the slots and, last, the Marker.
"""

from functools import cache
from typing import Any

import numpy as np

from internum.boards import MareBoard, load_mare

from .tiles import CLASSIC, EMPIRES

BOARDS: tuple[MareBoard, MareBoard] = (load_mare("classic2003"), load_mare("empires"))

EMPIRE_IDS = ("rome", "carthage", "greece", "egypt", "babylon")
SIDES = 5
PROVINCES = 33
SEAS = 10
GOODS = 13  # types; the tokens 1 to 13 are regular goods, 14 to 26 their legendary twins
COIN = 0
TOKENS = 27
LAND_LINKS = 8
SEA_LINKS = 6
SHORES = 12

CITY, CITY_2, CARAVAN, CARAVAN_2, MARKET, TEMPLE = range(6)
SLOTS = 6
MARKER_POST = 6
POSTS = 7
SLOT_IDS = ("city", "city2", "caravan", "caravan2", "market", "temple")

# building kinds
NO_KIND, CARAVAN_KIND, MARKET_KIND, TEMPLE_KIND, CITY_KIND, CAPITAL_KIND, LEGENDARY_KIND = range(7)
BUILDING_IDS = ("none", "caravan", "market", "temple", "city", "capital", "legendary")
BUILDINGS = 7

# units and markers, for supplies
LEGION, TRIREME, FORTRESS, MARKER = range(4)
PIECE_IDS = ("legion", "trireme", "fortress", "marker")
PIECES = 4

TRADE, CULTURE, MILITARY = range(3)
TITLE_IDS = ("trade", "culture", "military")


def _table(*shape: int, fill: int = 0, kind: Any = np.int8) -> Any:
    return np.full((2, *shape), fill, kind)


PROVINCE_COUNT = _table()
SEA_COUNT = _table()
GOOD_COUNT = _table()
TOKEN_COUNT = _table()  # kinds of tokens: 2003 has no legendary goods
LAND = _table(PROVINCES, LAND_LINKS, fill=-1)  # neighbouring provinces
LAND_BITS = _table(PROVINCES, kind=np.int64)
COAST = _table(PROVINCES, SEA_LINKS, fill=-1)  # seas a province touches
COAST_BITS = _table(PROVINCES, kind=np.int64)
SEA_NEXT = _table(SEAS, SEA_LINKS, fill=-1)  # neighbouring seas
SEA_NEXT_BITS = _table(SEAS, kind=np.int64)
SHORE = _table(SEAS, SHORES, fill=-1)  # provinces that touch a sea
SHORE_BITS = _table(SEAS, kind=np.int64)
SLOT_KIND = _table(PROVINCES, SLOTS)  # the building a slot takes, NO_KIND: no such slot
SLOT_GOOD = _table(PROVINCES, SLOTS)  # token that a caravan there yields, 0 elsewhere
HOME = _table(PROVINCES, fill=-1)  # the empire whose capital province this is
CAPITAL = _table(SIDES, fill=-1)  # MN-0.15
GREAT_CITIES = 8
GREAT_CITY = _table(GREAT_CITIES, 2, fill=-1)  # province and slot of the capital and legendary cities
IN_PLAY = _table(6, 2, PROVINCES)  # by players and the option `covered`
IN_PLAY_BITS = _table(6, 2, kind=np.int64)
PIECE_LIMIT = _table(PIECES)  # MN-1.4
BUILDING_LIMIT = _table(6, BUILDINGS)  # by players (MN-1.7, 1.9)
TOKEN_LIMIT = _table(TOKENS)  # MN-1.12, EM-1.5
DEFAULT_SIDES = _table(6, SIDES, fill=-1)  # by players: the empire of each seat
START_TITLE = _table(6, 3, fill=-1)  # by players
START_MARKER = _table(PROVINCES, fill=-1)  # the empire that starts there
START_BUILT = _table(PROVINCES, SLOTS)
START_ICON = _table(PROVINCES)  # 1: the owner chooses the icon of the starting caravan (MN-2.8)
START_LEGIONS = _table(PROVINCES)
START_FORTRESS = _table(PROVINCES)
START_HAND = _table(SIDES, TOKENS)
DEPLOY_AREA = np.zeros((SIDES, PROVINCES), np.int8)  # 2003, free start: 1 where an empire may place (MN-2.23, 2.24)
# the level a building kind counts for: -1, or TRADE, CULTURE
TRACK_OF = np.array([-1, TRADE, TRADE, CULTURE, CULTURE, CULTURE, CULTURE], np.int8)
# the supply a building kind is taken from: in 2003 all cities are alike
SUPPLY_OF = np.array([[0, 1, 2, 3, 4, 4, 4], [0, 1, 2, 3, 4, 5, 6]], np.int8)


@cache
def token_ids(book: int) -> tuple[str, ...]:
    """Names of the tokens; the legendary twin of `wine` is `wine*`."""
    goods = BOARDS[book].goods
    if book == CLASSIC:
        return ("tax", *goods)
    return ("coin", *goods, *(f"{g}*" for g in goods))


@cache
def slot_ids(book: int, p: int) -> tuple[str | None, ...]:
    """What the slots of a province are called: the city, the good of the icon, `market`, `temple`."""
    province = BOARDS[book].provinces[BOARDS[book].province_ids[p]]
    cities = [c.name.lower().replace(" ", "_") for c in province.cities]
    goods = [g if province.goods.index(g) == i else f"{g}2" for i, g in enumerate(province.goods)]
    names: list[str | None] = [None] * SLOTS
    for i, name in enumerate(cities):
        names[CITY + i] = name
    for i, name in enumerate(goods):
        names[CARAVAN + i] = name
    for slot, name in ((MARKET, "market"), (TEMPLE, "temple")):
        names[slot] = name if SLOT_KIND[book, p, slot] else None
    return tuple(names)


def _bits(members: list[int]) -> int:
    return sum(1 << m for m in members)


def _fill_map(b: int, board: MareBoard) -> None:
    provinces = {name: p for p, name in enumerate(board.provinces)}
    seas = {name: s for s, name in enumerate(board.seas)}
    goods = {name: 1 + g for g, name in enumerate(board.goods)}
    kinds = {"regular": CITY_KIND, "capital": CAPITAL_KIND, "legendary": LEGENDARY_KIND}
    PROVINCE_COUNT[b], SEA_COUNT[b], GOOD_COUNT[b] = len(provinces), len(seas), len(goods)
    TOKEN_COUNT[b] = len(token_ids(b))
    for name, p in provinces.items():
        province = board.provinces[name]
        land, coast = [provinces[n] for n in province.land], [seas[n] for n in province.seas]
        LAND[b, p, : len(land)], COAST[b, p, : len(coast)] = land, coast
        LAND_BITS[b, p], COAST_BITS[b, p] = _bits(land), _bits(coast)
        for i, city in enumerate(province.cities):
            SLOT_KIND[b, p, CITY + i] = kinds[city.kind]
        for i, good in enumerate(province.goods):
            SLOT_KIND[b, p, CARAVAN + i], SLOT_GOOD[b, p, CARAVAN + i] = CARAVAN_KIND, goods[good]
        # N-1 of the 2003 rules: the flags are no limit there (MN-5.25)
        SLOT_KIND[b, p, MARKET] = MARKET_KIND if province.market or b == CLASSIC else NO_KIND
        SLOT_KIND[b, p, TEMPLE] = TEMPLE_KIND if province.temple or b == CLASSIC else NO_KIND
    great = np.argwhere((SLOT_KIND[b] == CAPITAL_KIND) | (SLOT_KIND[b] == LEGENDARY_KIND))
    GREAT_CITY[b, : len(great)] = great
    for name, s in seas.items():
        near = [seas[n] for n in board.seas[name].adjacent]
        shore = [provinces[n] for n in board.coasts(name)]
        SEA_NEXT[b, s, : len(near)], SHORE[b, s, : len(shore)] = near, shore
        SEA_NEXT_BITS[b, s], SHORE_BITS[b, s] = _bits(near), _bits(shore)
    for n, table in board.players.items():
        for alternative, covered in enumerate((table.covered, table.covered_alternative)):
            for name, p in provinces.items():
                IN_PLAY[b, n, alternative, p] = name not in covered
            IN_PLAY_BITS[b, n, alternative] = _bits([p for name, p in provinces.items() if name not in covered])


def _fill_start(b: int, board: MareBoard) -> None:
    provinces = {name: p for p, name in enumerate(board.provinces)}
    tokens = {name: t for t, name in enumerate(token_ids(b))}
    for e, name in enumerate(EMPIRE_IDS):
        setup = board.setups[name]
        CAPITAL[b, e] = provinces[setup.capital]
        HOME[b, provinces[setup.capital]] = e
        if b == EMPIRES:  # EM-2.8; in 2003 the first income is dealt (MN-2.11)
            for token, count in setup.resources.items():
                START_HAND[b, e, tokens[token]] = count
        for place, start in setup.start.items():
            p, province = provinces[place], board.provinces[place]
            START_MARKER[b, p] = e if start.marker else -1
            START_LEGIONS[b, p], START_FORTRESS[b, p] = start.legions, start.fortress
            START_ICON[b, p] = start.caravan_choice
            for city in start.cities:
                START_BUILT[b, p, CITY + [c.name for c in province.cities].index(city)] = 1
            for good in start.caravans:
                START_BUILT[b, p, CARAVAN + province.goods.index(good)] = 1
            START_BUILT[b, p, MARKET], START_BUILT[b, p, TEMPLE] = start.market, start.temple
    roles = {"trade": TRADE, "culture": CULTURE, "politics": CULTURE, "military": MILITARY}
    for n, table in board.players.items():
        for seat, name in enumerate(table.empires):
            DEFAULT_SIDES[b, n, seat] = EMPIRE_IDS.index(name)
        for role, name in table.titles.items():
            START_TITLE[b, n, roles[role]] = EMPIRE_IDS.index(name)


def _fill_supply(b: int, board: MareBoard) -> None:
    pieces = board.pieces
    PIECE_LIMIT[b] = (pieces.legions, pieces.triremes, pieces.fortresses, pieces.markers)
    TOKEN_LIMIT[b, COIN] = board.supply.money
    for g, count in enumerate(board.supply.goods.values()):
        TOKEN_LIMIT[b, 1 + g] = count
        TOKEN_LIMIT[b, 1 + GOODS + g] = 1 if board.supply.legendary_goods else 0
    for n, box in board.supply.buildings.items():
        kinds = box.city_kinds or {"regular": box.cities, "capital": 0, "legendary": 0}
        cities = (kinds["regular"], kinds["capital"], kinds["legendary"])
        BUILDING_LIMIT[b, n] = (0, box.caravans, box.markets, box.temples, *cities)


def _fill_deployment(board: MareBoard) -> None:
    """The capital province and its land neighbours; for Greece also the shores of the Aegean."""
    for e, name in enumerate(EMPIRE_IDS):
        capital = board.setups[name].capital
        places = {capital, *board.provinces[capital].land}
        if name == "greece":
            places |= set(board.coasts("mare_aegaeum"))
        for p, province in enumerate(board.provinces):
            DEPLOY_AREA[e, p] = province in places


for _b, _board in enumerate(BOARDS):
    _fill_map(_b, _board)
    _fill_start(_b, _board)
    _fill_supply(_b, _board)
_fill_deployment(BOARDS[CLASSIC])
