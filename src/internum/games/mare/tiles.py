"""Heroes, wonders and their powers: which tile gives which power in which rulebook.

Rules ask for a power (`has(s, e, EXTRA_DIE)`), never for a tile; so one rule serves both editions.
"""

import numpy as np

CLASSIC, EMPIRES = 0, 1  # s.book
BOOKS = ("classic", "empires")

TILES = (
    "caesar", "hannibal", "pericles", "cleopatra", "hammurabi",  # in the order of the empires
    "antigone", "castor_pollux", "circe", "gilgamesh", "hamilcar", "hercules", "nebuchadnezzar", "penthesilea",
    "perseus", "sheba", "ramses", "spartacus",
    "agamemnon", "archimedes", "helen", "solomon", "ulysses",
    "colossus", "gardens", "lighthouse", "zeus", "artemis", "mausoleum",
    "pyramids",
)  # fmt: skip
TILE_COUNT = len(TILES)  # of both editions (MN-1.10, EM-1.15)
TILE = {name: t for t, name in enumerate(TILES)}
STARTERS = 5  # tiles 0 to 4 are the heroes the empires start with (EM-2.1)
FIRST_WONDER = TILE["colossus"]
CASTOR_POLLUX = TILE["castor_pollux"]
PERSEUS_TILE = TILE["perseus"]
PYRAMIDS = TILE["pyramids"]

HEROES = {
    "classic": ("nebuchadnezzar", "agamemnon", "archimedes", "helen", "solomon", "ulysses"),
    "empires": TILES[5:17],
}
WONDERS = {
    "classic": ("colossus", "gardens", "lighthouse", "zeus", "artemis", "mausoleum"),
    "empires": ("colossus", "gardens", "lighthouse", "zeus", "artemis"),
}

# powers: (name, tile in 2003, tile in 2016)
_POWERS = (
    # collect
    ("legion_caravans", None, "circe"),  # EM-15.6
    ("extra_coin", "colossus", "artemis"),  # MN-10.1, EM-16.7
    ("extra_good", "artemis", "colossus"),  # MN-10.3, EM-16.1
    # trade
    ("free_offer", None, "antigone"),  # EM-15.4
    ("redirect", "ulysses", None),  # MN-9.6
    # build
    ("mixed_set", None, "cleopatra"),  # EM-7.5
    ("double_type", None, "hannibal"),  # EM-7.6
    ("bank_swap", "cleopatra", None),  # MN-8.8
    ("free_control", "hammurabi", "hammurabi"),  # MN-8.4, EM-15.3
    ("token_legion", None, "spartacus"),  # EM-7.7
    ("token_fortress", None, "gilgamesh"),
    ("token_trireme", None, "lighthouse"),
    ("land_discount", "caesar", None),  # MN-8.1, 8.2
    ("sea_discount", "pericles", None),  # MN-8.6
    ("building_discount", "mausoleum", None),  # MN-10.6
    ("far_control", "lighthouse", None),  # MN-10.5
    ("two_fortresses", "zeus", None),  # MN-10.4
    ("free_legions", None, "penthesilea"),  # EM-15.11
    ("first_strike", None, "perseus"),  # EM-15.12
    ("keep_goods", "gardens", "gardens"),  # MN-10.2, EM-16.3
    # military
    ("attack_bonus", None, "caesar"),  # EM-15.1
    ("defence_bonus", None, "pericles"),  # EM-15.2
    ("legion_bonus", "hannibal", None),  # MN-8.3
    ("trireme_bonus", "pericles", None),  # MN-8.7
    ("home_bonus", None, "nebuchadnezzar"),  # EM-15.10
    ("extra_die", None, "ramses"),  # EM-15.14
    ("rich_pillage", None, "hamilcar"),  # EM-15.9
    ("sack_card", "nebuchadnezzar", None),  # MN-9.5
    ("sacrifice", None, "sheba"),  # EM-15.13
    ("turn_legion", "helen", None),  # MN-9.3
    ("peace", None, "zeus"),  # EM-16.8
)
POWERS = tuple(name for name, _, _ in _POWERS)
POWER_COUNT = len(POWERS)
POWER_TILE = np.array(
    [[TILE[t] if t else -1 for t in (row[1 + book] for row in _POWERS)] for book in range(2)], np.int8
)

(
    LEGION_CARAVANS,
    EXTRA_COIN_POWER,
    EXTRA_GOOD_POWER,
    FREE_OFFER,
    REDIRECT_POWER,
    MIXED_SET,
    DOUBLE_TYPE,
    BANK_SWAP,
    FREE_CONTROL,
    TOKEN_LEGION,
    TOKEN_FORTRESS,
    TOKEN_TRIREME,
    LAND_DISCOUNT,
    SEA_DISCOUNT,
    BUILDING_DISCOUNT,
    FAR_CONTROL,
    TWO_FORTRESSES,
    FREE_LEGIONS,
    FIRST_STRIKE_POWER,
    KEEP_GOODS,
    ATTACK_BONUS,
    DEFENCE_BONUS,
    LEGION_BONUS,
    TRIREME_BONUS,
    HOME_BONUS,
    EXTRA_DIE,
    RICH_PILLAGE,
    SACK_CARD,
    SACRIFICE,
    TURN_LEGION,
    PEACE_POWER,
) = range(POWER_COUNT)

# level bonuses (trade, culture, military): the table of EM-15 (EM-15.8); MN-3.8, 9.1, 9.2, 9.9
_BONUS = {
    "classic": {"agamemnon": (2, 0, 0), "solomon": (0, 2, 0), "archimedes": (0, 0, 2)},
    "empires": {
        "antigone": (2, 2, 0),
        "circe": (1, 0, 1),
        "hamilcar": (1, 1, 1),
        "hercules": (2, 2, 2),
        "penthesilea": (0, 2, 2),
        "perseus": (1, 2, 1),
        "sheba": (0, 1, 1),
        "gardens": (2, 0, 0),
    },
}
BONUS = np.zeros((2, TILE_COUNT, 3), np.int8)
IN_BOX = np.zeros((2, TILE_COUNT), np.int8)  # 1: a starting hero, 2: for sale, 3: the Pyramids
COPYABLE = np.zeros(TILE_COUNT, np.int8)  # EM-16.6, 16.15
for _b, _book in enumerate(BOOKS):
    for _name, _levels in _BONUS[_book].items():
        BONUS[_b, TILE[_name]] = _levels
    IN_BOX[_b, :STARTERS] = 1
    for _name in (*HEROES[_book], *WONDERS[_book]):
        IN_BOX[_b, TILE[_name]] = 2
    IN_BOX[_b, PYRAMIDS] = 3
for _name in HEROES["empires"]:
    COPYABLE[TILE[_name]] = 0 if _name in ("castor_pollux", "perseus") else 1
