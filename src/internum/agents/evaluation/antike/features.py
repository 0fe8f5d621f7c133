"""What is measured of a nation, what it weighs, and where it stands in the caller's buffer."""

from internum.games.antike.board import PROVINCES

FEATURES = (  # name, weight in personages, what is measured
    ("cards", 1.0, "personages held, or earned this turn"),
    ("king", 0.8, "progress to the next king, cities that can be founded at once included"),
    ("citizen", 0.7, "progress to the next citizen, marble for temples included"),
    ("navigator", 0.5, "progress to the next navigator"),
    ("scholar", 0.6, "gold for a know-how nobody has, as a share of its price, by how soon it can be bought"),
    ("general", 0.4, "the foreign temple that is nearest to falling: units within reach of it, by its defence"),
    ("march", 0.2, "the same, with units further off counted in part"),
    ("production", 0.35, "units a full round of productions brings, as a square root"),
    ("least", 0.06, "production of the scarcest resource: cities need all three"),
    ("stock", 0.15, "marble, iron and gold in hand, as a square root"),
    ("coins", 0.05, "coins in hand"),
    ("units", 0.2, "legions and galleys on the board, as a square root"),
    ("claims", 0.08, "free sites that units stand on and that cannot be paid yet"),
    ("frontier", 0.03, "free sites next to units"),
    ("mobility", 0.05, "steps that know-how adds, by the units that have them"),
    ("state", 0.03, "monarchy and democracy, by cities to guard"),
    ("prey", 0.06, "foreign cities without temple within reach of enough units"),
    ("danger", -0.1, "own cities without temple within reach of enough foreign units"),
    ("peril", -0.5, "own temples within reach of enough foreign units"),
    ("tempo", 0.2, "how free the pawn is to go where the nation has something to do"),
    ("last", 0.5, "the last personage but one is worth more than the first"),
)
(
    CARDS, KINGS, CITIZENS, NAVIGATORS, SCHOLARS, GENERALS, MARCH, PRODUCTION, LEAST, STOCK, COINS, UNITS, CLAIMS,
    FRONTIER, MOBILITY, GUARD, PREY, DANGER, PERIL, TEMPO, LAST,
) = range(len(FEATURES))  # fmt: skip
WIDTH = len(FEATURES)
KEENNESS = 0.9  # how much one personage more raises the odds, as a logarithm
DOUBT = 0.05  # shared equally: nobody is sure of anything before the game is over

# The caller's buffer: a value per seat, then scratch: forces by province, foreign temples, features by nation;
# after it, what they weigh.
STRIKE = 8
FORCE = STRIKE + PROVINCES
TEMPLES = FORCE + PROVINCES  # their number, then their provinces
TABLE = TEMPLES + 1 + 20
PROSPECTS = TABLE + 6 * WIDTH
WEIGHTS = PROSPECTS + 6
BUFFER = WEIGHTS + WIDTH


def weights(game_id: str) -> list[float]:
    """What the features weigh."""
    return [weight for _, weight, _ in FEATURES]
