"""What is measured of a nation, and where it stands in the caller's buffer. What it weighs stands in weights.toml."""

from internum.games.antike.board import PROVINCES

from .. import read_weights

FEATURES = (  # name, what is measured; the weight says how many personages one of it is worth
    ("cards", "personages held, or earned this turn"),
    ("king", "progress to the next king, cities that can be founded at once included"),
    ("citizen", "progress to the next citizen, marble for temples included"),
    ("navigator", "progress to the next navigator"),
    ("scholar", "gold for a know-how nobody has, as a share of its price, by how soon it can be bought"),
    ("general", "the foreign temple that is nearest to falling: units within reach of it, by its defence"),
    ("march", "the same, with units further off counted in part"),
    ("production", "units a full round of productions brings, as a square root"),
    ("least", "production of the scarcest resource: cities need all three"),
    ("stock", "marble, iron and gold in hand, as a square root"),
    ("coins", "coins in hand"),
    ("units", "legions and galleys on the board, as a square root"),
    ("claims", "free sites that units stand on and that cannot be paid yet"),
    ("frontier", "free sites next to units"),
    ("mobility", "steps that know-how adds, by the units that have them"),
    ("state", "monarchy and democracy, by cities to guard"),
    ("prey", "foreign cities without temple within reach of enough units"),
    ("danger", "own cities without temple within reach of enough foreign units"),
    ("peril", "own temples within reach of enough foreign units"),
    ("tempo", "how free the pawn is to go where the nation has something to do"),
    ("last", "the last personage but one is worth more than the first"),
)
(
    CARDS, KINGS, CITIZENS, NAVIGATORS, SCHOLARS, GENERALS, MARCH, PRODUCTION, LEAST, STOCK, COINS, UNITS, CLAIMS,
    FRONTIER, MOBILITY, GUARD, PREY, DANGER, PERIL, TEMPO, LAST,
) = range(len(FEATURES))  # fmt: skip
WIDTH = len(FEATURES)
NAMES = tuple(name for name, _ in FEATURES)
SIGN_OPEN: dict[str, float] = {}  # what is good stays good, however much it weighs
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
    """What the features weigh, in the order of the buffer."""
    return read_weights("antike", game_id, NAMES)
