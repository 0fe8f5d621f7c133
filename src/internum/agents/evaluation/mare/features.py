"""What is measured of an empire, and where it stands in the caller's buffer. What it weighs stands in weights.toml."""

import numpy as np

from internum.core.engine import COMPILED
from internum.games.mare.board import GOODS, PROVINCES, SIDES
from internum.games.mare.tiles import POWER_TILE, POWERS, TILE_COUNT

from .. import read_weights

FEATURES = (  # name, what is measured; the weight says how many heroes or wonders one of it is worth
    ("tiles", "heroes and wonders owned"),
    ("powers", "what their powers are good for"),
    ("win", "how nearly a winning purchase can be paid: now, or less surely next round"),
    ("hand", "what the hand can still buy this round"),
    ("kept", "tokens that will be held when the next round begins"),
    ("reach", "the set that can be paid next round, by the price of the next hero or wonder"),
    ("income", "tokens of a round and four more, as a square root"),
    ("variety", "different goods among them"),
    ("sites", "free sites for buildings, by what they would bring"),
    ("titles", "titles held"),
    ("leads", "how surely titles will be held after this round"),
    ("triumph", "how surely all three will be (2016)"),
    ("cities", "capital and legendary cities towards the four that win (2016)"),
    ("units", "units on the map, as a square root"),
    ("guard", "legions and fortresses in own provinces"),
    ("markers", "markers left"),
    ("conquest", "foreign buildings that legions stand ready to take"),
    ("menace", "foreign buildings within reach of legions"),
    ("invaded", "own buildings that foreign legions stand ready to take"),
    ("danger", "own buildings within reach of foreign legions"),
    ("losses", "units that will be lost where there is war"),
    ("coins", "coins among the tokens of a round"),
    ("tokens", "tokens of a round"),
    ("late_income", "the square root of income, times the heroes and wonders of whoever has most"),
    ("hurry", "heroes and wonders owned, squared"),
    ("trade_lead", "how surely the title of trade will be held"),
    ("culture_lead", "how surely that of culture will be"),
)
(
    TILES, POWERS_HELD, WIN, HAND, KEPT, REACH, INCOME, VARIETY, SITES, TITLES, LEADS, TRIUMPH, CITIES, UNITS, GUARD,
    MARKERS, CONQUEST, MENACE, INVADED, DANGER, LOSSES, COINS, EARNED, LATE_INCOME, HURRY, TRADE_LEAD, CULTURE_LEAD,
) = range(len(FEATURES))  # fmt: skip
WIDTH = len(FEATURES)
MEASURES = (  # how some features are measured: parts of the worth of a hand, of free sites, of next round's win
    ("tile_in_hand", "a hero or wonder that the hand can pay, not quite what one is worth"),
    ("rest_in_hand", "each token that would be left after paying it"),
    ("set_in_hand", "a set of three, which buys most things"),
    ("size_in_hand", "each token of the largest set"),
    ("token_in_hand", "each token"),
    ("trade", "by how much each spare token is expected to enlarge the set in trade"),
    ("next_win", "a winning purchase next round, in terms of one now"),
    ("caravan_site", "a free site, by what may be built there"),
    ("city_site", ""),
    ("capital_site", ""),
    ("legendary_site", ""),
    ("doubling_site", "a free market or temple, for each caravan or city that stands there"),
)
NAMES = tuple(name for name, _ in (*FEATURES, *MEASURES))
SIGN_OPEN = {  # weights that may as well be negative, and how far training tries them
    "coins": 0.1, "tokens": 0.1, "late_income": 0.2, "hurry": 0.12, "trade_lead": 0.3, "culture_lead": 0.3,
}  # fmt: skip
FLOATS = np.float64 if COMPILED else object
KEENNESS = 0.7  # how much one hero or wonder more raises the odds, as a logarithm
DOUBT = 0.05  # shared equally: nobody is sure of anything before the game is over

GREAT_CITIES = np.array([0.0, 0.1, 0.35, 1.0, 2.6, 2.6, 2.6, 2.6, 2.6], FLOATS)
DIE = np.array([3.5, 25.0 / 6.0], FLOATS)  # what a land die shows on average, by book (2016: as printed)
FORTRESS_POINTS = np.array([6.0, 5.0], FLOATS)

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
TILE_WORTH = np.zeros((2, TILE_COUNT), FLOATS)
for _book in range(2):
    for _power, _name in enumerate(POWERS):
        if POWER_TILE[_book, _power] >= 0:
            TILE_WORTH[_book, POWER_TILE[_book, _power]] += _POWER_WORTH[_name]

# The caller's buffer: a value per seat, then scratch.
KINDS = GOODS + 1  # coins and types of goods
YIELD = 8  # by empire and kind: what buildings bring in a round
DRAWS = YIELD + SIDES * KINDS  # by empire: legendary goods drawn in a round
GREAT = DRAWS + SIDES  # by empire: capital and legendary cities
GREAT_SITES = GREAT + SIDES  # by empire: free sites for them
WORTH = GREAT_SITES + SIDES  # by province: tokens its buildings bring
STRIKE = WORTH + PROVINCES  # by empire and province: legions within reach
TABLE = STRIKE + SIDES * PROVINCES  # by empire: the features
PROSPECTS = TABLE + SIDES * WIDTH
SCRATCH = PROSPECTS + SIDES  # so many places are written anew by each evaluation; after them, what features weigh:
WEIGHTS = SCRATCH
(
    TILE_IN_HAND, REST_IN_HAND, SET_IN_HAND, SIZE_IN_HAND, TOKEN_IN_HAND, TRADE, NEXT_WIN, CARAVAN_SITE, CITY_SITE,
    CAPITAL_SITE, LEGENDARY_SITE, DOUBLING_SITE,
) = range(WEIGHTS + WIDTH, WEIGHTS + WIDTH + len(MEASURES))  # fmt: skip
BUFFER = WEIGHTS + WIDTH + len(MEASURES)


def weights(game_id: str) -> list[float]:
    """What features weigh in a game, and how they are measured, in the order of the buffer."""
    return read_weights("mare", game_id, NAMES)
