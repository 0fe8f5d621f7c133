"""What is measured of an empire, what it weighs, and where it stands in the caller's buffer."""

import numpy as np

from internum.core.engine import COMPILED
from internum.games.mare.board import CAPITAL_KIND, CARAVAN_KIND, GOODS, LEGENDARY_KIND, PROVINCES, SIDES
from internum.games.mare.tiles import POWER_TILE, POWERS, TILE_COUNT

FEATURES = (  # name, weight in heroes or wonders, what is measured
    ("tiles", 1.2, "heroes and wonders owned"),
    ("powers", 1.0, "what their powers are good for"),
    ("win", 3.0, "how nearly a winning purchase can be paid: now, or less surely next round"),
    ("hand", 1.0, "what the hand can still buy this round"),
    ("kept", 0.05, "tokens that will be held when the next round begins"),
    ("reach", 0.8, "the set that can be paid next round, by the price of the next hero or wonder"),
    ("income", 1.5, "tokens of a round and four more, as a square root"),
    ("variety", 0.09, "different goods among them"),
    ("sites", 0.5, "free sites for buildings, by what they would bring"),
    ("titles", 0.12, "titles held"),
    ("leads", 0.15, "how surely titles will be held after this round"),
    ("triumph", 2.5, "how surely all three will be (2016)"),
    ("cities", 1.0, "capital and legendary cities towards the four that win (2016)"),
    ("units", 0.1, "units on the map, as a square root"),
    ("guard", 0.012, "legions and fortresses in own provinces"),
    ("markers", 0.01, "markers left"),
    ("conquest", 0.06, "foreign buildings that legions stand ready to take"),
    ("menace", 0.012, "foreign buildings within reach of legions"),
    ("invaded", -0.06, "own buildings that foreign legions stand ready to take"),
    ("danger", -0.02, "own buildings within reach of foreign legions"),
    ("losses", -0.1, "units that will be lost where there is war"),
)
(
    TILES, POWERS_HELD, WIN, HAND, KEPT, REACH, INCOME, VARIETY, SITES, TITLES, LEADS, TRIUMPH, CITIES, UNITS, GUARD,
    MARKERS, CONQUEST, MENACE, INVADED, DANGER, LOSSES,
) = range(len(FEATURES))  # fmt: skip
WIDTH = len(FEATURES)
_FLOATS = np.float64 if COMPILED else object
WEIGHTS = np.array([weight for _, weight, _ in FEATURES], _FLOATS)
KEENNESS = 0.7  # how much one hero or wonder more raises the odds, as a logarithm
DOUBT = 0.05  # shared equally: nobody is sure of anything before the game is over

TILE_IN_HAND = 1.1  # a hero or wonder that the hand can pay, not quite what one is worth
SET_IN_HAND = 0.16  # a set of three, which buys most things
TOKEN_IN_HAND = 0.03  # each token of the largest set
GREAT_CITIES = np.array([0.0, 0.1, 0.35, 1.0, 2.6, 2.6, 2.6, 2.6, 2.6], _FLOATS)
DIE = np.array([3.5, 25.0 / 6.0], _FLOATS)  # what a land die shows on average, by book (2016: as printed)
FORTRESS_POINTS = np.array([6.0, 5.0], _FLOATS)

# What a free site is worth to whoever may build there, by kind of building.
_SITE = {CARAVAN_KIND: 0.05, CAPITAL_KIND: 0.08, LEGENDARY_KIND: 0.15, 4: 0.06}
SITE = np.array([_SITE.get(kind, 0.0) for kind in range(7)], _FLOATS)
DOUBLING_SITE = 0.03  # a free market or temple, for each caravan or city that stands there

# What powers are worth beside the levels that a tile adds, in heroes and wonders.
_POWER_WORTH = {
    "legion_caravans": 0.1, "extra_coin": 0.15, "extra_good": 0.25, "free_offer": 0.1, "redirect": 0.05,
    "mixed_set": 0.2, "double_type": 0.2, "bank_swap": 0.2, "free_control": 0.2, "token_legion": 0.12,
    "token_fortress": 0.06, "token_trireme": 0.08, "land_discount": 0.1, "sea_discount": 0.05,
    "building_discount": 0.2, "far_control": 0.1, "two_fortresses": 0.02, "free_legions": 0.15, "first_strike": 0.15,
    "keep_goods": 0.12, "attack_bonus": 0.06, "defence_bonus": 0.06, "legion_bonus": 0.06, "trireme_bonus": 0.03,
    "home_bonus": 0.06, "extra_die": 0.08, "rich_pillage": 0.03, "sack_card": 0.02, "sacrifice": 0.04,
    "turn_legion": 0.05, "peace": 0.05,
}  # fmt: skip
TILE_WORTH = np.zeros((2, TILE_COUNT), _FLOATS)
for _book in range(2):
    for _power, _name in enumerate(POWERS):
        if POWER_TILE[_book, _power] >= 0:
            TILE_WORTH[_book, POWER_TILE[_book, _power]] += _POWER_WORTH[_name]

# The caller's buffer: a value per seat, then scratch.
KINDS = GOODS + 1  # coins and types of goods
YIELD = 8  # by empire and kind: what buildings bring in a round
DRAWS = YIELD + SIDES * KINDS  # by empire: legendary goods drawn in a round
GREAT = DRAWS + SIDES  # by empire: capital and legendary cities
WORTH = GREAT + SIDES  # by province: tokens its buildings bring
STRIKE = WORTH + PROVINCES  # by empire and province: legions within reach
TABLE = STRIKE + SIDES * PROVINCES  # by empire: the features
PROSPECTS = TABLE + SIDES * WIDTH
BUFFER = PROSPECTS + SIDES
