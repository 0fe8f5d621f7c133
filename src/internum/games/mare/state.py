"""The state of both games: one field per line with its meaning. Fields marked "derived" are kept for speed.

Everything that belongs to somebody is indexed by empire, not by seat: a neutralised civilisation (2003) has pieces
but no seat. `seat_of` and `side_at` translate.
"""

from internum.core.options import Number, Numbers, Option
from internum.core.state import NONE, Axis, Field, Layout

from .board import BUILDINGS, GOODS, PIECES, POSTS, PROVINCES, SEAS, SIDES, SLOT_IDS, SLOTS, TOKENS
from .classic.options import OPTIONS as CLASSIC_OPTIONS
from .empires.options import OPTIONS as EMPIRES_OPTIONS
from .phases import BEGIN_GAME, END_STEP
from .tiles import CLASSIC, EMPIRES, POWER_COUNT, TILE_COUNT

EMPIRE = Axis("empire", SIDES)
SEAT = Axis("seat", SIDES)
PROVINCE = Axis("province", PROVINCES)
SEA = Axis("sea", SEAS)
TOKEN = Axis("token", TOKENS)
GOOD = Axis("good", GOODS)
SLOT = Axis("slot", SLOTS)
POST = Axis("post", POSTS)
ICON = Axis("icon", 2)
TILE = Axis("tile", TILE_COUNT)
POWER = Axis("power", POWER_COUNT)
TITLE = Axis("title", 3)
PIECE = Axis("piece", PIECES)
BUILDING = Axis("building", BUILDINGS)
SPACE = Axis("space", 3)
DEPTH = Axis("depth", 6)
SIDE = Axis("combatant", 2)

ALL = (1 << SIDES) - 1  # every empire, as a mask

# where a tile is (`display`)
TILE_OUT, TILE_DOWN, TILE_SALE, TILE_OWNED = range(4)
DISPLAYS = ("out", "down", "sale", "owned")

# where a legendary good is (`legendary_at`)
PILE, DISCARD, HELD = range(3)
LEGENDARY_PLACES = ("pile", "discard", "held")

# how the game ended (`ending`)
ENDINGS = ("not_yet", "pyramids", "tiles", "cities", "titles", "round_limit")
(NOT_YET, BY_PYRAMIDS, BY_TILES, BY_CITIES, BY_TITLES, BY_ROUND_LIMIT) = range(6)

ITEMS = ("nothing", "control", "building", "legion", "fortress", "trireme", "tile")
(NO_ITEM, CONTROL_ITEM, BUILDING_ITEM, LEGION_ITEM, FORTRESS_ITEM, TRIREME_ITEM, TILE_ITEM) = range(7)

# what an item is paid with (`price_kind`)
PRICES = ("full", "token", "free")
FULL, ONE_TOKEN, FREE = range(3)

# a piece of a secret plan (`plan_item`): a building by its slot, or one of these
PLANNED = (*SLOT_IDS, "marker", "legion", "fortress", "trireme", "hero")
PLANNED_MARKER, PLANNED_LEGION, PLANNED_FORTRESS, PLANNED_TRIREME, PLANNED_HERO = range(SLOTS, SLOTS + 5)
LONGEST_PLAN = 12  # MN-2.20, 2.21: 36 points, 3 for the cheapest piece
CHOICE = Axis("choice", LONGEST_PLAN)

FIRST, SECOND = 0, 1  # the combatants: the active side and its opponent


def _side(name: str, doc: str, *axes: Axis) -> Field:
    return Field(name, doc, axes, values="empire", low=NONE, high=SIDES - 1, default=NONE)


def _flag(name: str, doc: str, *axes: Axis) -> Field:
    return Field(name, doc, axes, high=1)


def _mask(name: str, doc: str, *axes: Axis) -> Field:
    return Field(name, doc, axes, high=ALL)


def _option_fields() -> list[Field]:
    """One field per option of either game; both may have the same option."""
    options: dict[str, Option] = {o.name: o for o in (*EMPIRES_OPTIONS, *CLASSIC_OPTIONS)}
    fields = []
    for o in options.values():
        axes = (Axis("face", len(o.start)),) if isinstance(o, Numbers) else ()
        high = o.high if isinstance(o, Number | Numbers) else 127
        fields.append(Field(f"opt_{o.name}", f"option {o.name}", axes, high=high))
    return fields


def fields(book: int) -> list[Field]:
    """The fields; `book` only sets the default of the field of that name."""
    return [
        Field("book", "the rulebook: 0 Mare Nostrum (2003), 1 Empires (2016)", high=1, default=book),
        Field("players", "number of players", low=3, high=5, default=3),
        *_option_fields(),
        # --- who plays what
        Field("seat_of", "the seat that plays an empire; -1: nobody", (EMPIRE,), low=NONE, high=4, default=NONE),
        _side("side_at", "the empire a seat plays; derived", SEAT),
        # --- the board
        _side("marker", "whose Control marker a province bears", PROVINCE),
        _flag("marker_new", "1: the marker was placed since the Build phase began (EM-8.1, MN-5.14)", PROVINCE),
        _flag("built", "1: a building stands on the slot", PROVINCE, SLOT),
        Field("legions", "legions of an empire in a province", (EMPIRE, PROVINCE), high=8),
        Field("fortress", "fortresses of the marker's owner in a province", (PROVINCE,), high=2),
        Field("triremes", "triremes of an empire at sea", (EMPIRE, SEA), high=5),
        Field("in_port", "2003: triremes of an empire in port", (EMPIRE, PROVINCE), high=5),
        _side("conqueror", "the side that alone holds an enemy province with the rights of a Conqueror", PROVINCE),
        Field("posts", "a legion of the conqueror on a building, or on the marker (2: since an earlier turn)",
              (PROVINCE, POST), high=2),
        _side("circe_legion", "whose legion serves as a caravan on an icon", PROVINCE, ICON),
        # --- supplies
        Field("supply", "pieces an empire has off the map; derived", (EMPIRE, PIECE), high=12),
        Field("box", "buildings left; derived", (BUILDING,), low=-127, high=127),
        Field("reserve", "resource tokens in the reserve (below 0 if the bank is unlimited); for legendary goods see "
              "`legendary_at`", (TOKEN,), low=-127),
        Field("spent", "2003: cards spent this phase, not yet back in the bank", (TOKEN,)),
        Field("legendary_at", "where a legendary good is", (GOOD,), values="legendary_place", high=2),
        Field("legendary_known", "mask of the empires that know where a legendary good is", (GOOD,), high=ALL),
        _flag("legendary_old", "1: held, not known to all, when the pile was last renewed, and not seen since", GOOD),
        _mask("legendary_doubt", "mask of the empires that could not tell then whether it was in the pile", GOOD),
        # --- holdings
        Field("hand", "resources an empire holds, apart from those offered, paid or kept", (EMPIRE, TOKEN)),
        Field("known", "of those, what the public knows it holds (before an unidentified gift)", (EMPIRE, TOKEN)),
        Field("offer", "resources an empire has before its screen", (EMPIRE, TOKEN)),
        Field("kept", "resources an empire keeps at storage", (EMPIRE, TOKEN)),
        Field("display", "where a hero or wonder is", (TILE,), values="display", high=3),
        _side("owner", "who owns a hero or wonder", TILE),
        Field("copied", "the hero whose power Castor & Pollux copy", values="tile", low=NONE, default=NONE),
        _mask("used", "mask of the empires that have used a once-a-round power", POWER),
        Field("level", "trade, culture, military level of an empire; derived", (EMPIRE, TITLE)),
        _side("title", "who is Trade, Culture, Military Leader", TITLE),
        # --- where the game stands
        Field("round", "the round, from 1", high=32000, default=1),
        Field("stage", "the phase of the round", values="stage", high=5),
        Field("phase", "what is being decided", values="phase", default=BEGIN_GAME),
        _side("actor", "who decides it"),
        _mask("waiting", "mask of the empires that decide at the same time and have not done so"),
        Field("depth", "interrupted phases", high=6),
        Field("stack_phase", "what was interrupted", (DEPTH,), values="phase"),
        _side("stack_actor", "who was interrupted", DEPTH),
        Field("step", "how far a passage has come", high=END_STEP + 20),
        Field("cursor", "the member of an order a passage has come to", high=127),
        _mask("had_turn", "mask of the empires that have had their turn of this phase"),
        _side("queue", "2003, order_mode upfront: the order named", Axis("place", SIDES)),
        # --- set-up
        Field("points", "2003, free start: points left to spend", (EMPIRE,), high=36),
        Field("plan_item", "2003, free start at the same time: what an empire has planned, in its order",
              (EMPIRE, CHOICE), values="planned", low=NONE, high=len(PLANNED) - 1, default=NONE, late=True),
        Field("plan_place", "where it is to stand; none for the hero", (EMPIRE, CHOICE), values="province", low=NONE,
              high=PROVINCES - 1, default=NONE, late=True),
        # --- collect
        Field("draws_due", "legendary goods an empire has still to draw", high=9),
        Field("choices_due", "temple choices an empire has still to make (EM-5.5)", high=9),
        # --- trade
        Field("exchange", "values of the Exchange markers on the spaces I to III; -1: none", (SPACE,), low=NONE,
              high=5, default=NONE),
        Field("offer_size", "how many resources are offered", high=127),
        _mask("traders", "mask of the empires with an offer"),
        _side("starter", "who claimed first"),
        _side("claimed_by", "the last two claims: by whom (0 the last)", Axis("ago", 2)),
        _side("claimed_from", "the last two claims: from whom", Axis("ago", 2)),
        Field("announced", "2003: the card announced, while Ulysses is asked", values="token", low=NONE, default=NONE),
        _side("announced_from", "2003: from whom"),
        _side("gift_from", "who gave the last gift, while it is unidentified for the public"),
        _side("gift_to", "who received it"),
        Field("gift", "what it was", values="token", low=NONE, default=NONE),
        # --- build
        Field("item", "the item being paid for", values="item", high=6),
        Field("item_place", "its province, sea or tile", low=NONE, high=127, default=NONE),
        Field("item_slot", "its slot", low=NONE, high=5, default=NONE),
        Field("price_kind", "how it is paid", values="price", high=2),
        Field("price", "what it costs", high=12),
        Field("paid", "tokens laid out for it", (TOKEN,)),
        Field("swapped", "2003: the card Cleopatra gives, while she chooses", values="token", low=NONE, default=NONE),
        Field("free_legions", "free legions the active side may still place (EM-15.11)", high=8),
        _side("buyer", "who made the winning purchase of a showdown"),
        Field("declared", "the tile an empire wins with", (EMPIRE,), values="tile", low=NONE, default=NONE),
        # --- military
        Field("unmoved", "legions of the active side that may still move", (PROVINCE,), high=8),
        Field("unmoved_triremes", "triremes of the active side that may still move", (SEA,), high=5),
        Field("entered", "legions of the active side that came in this turn", (PROVINCE,), high=8),
        _mask("fought", "mask of the sides the active side has fought in a province this turn", PROVINCE),
        _mask("fought_at_sea", "the same in a sea", SEA),
        _flag("settled", "1: the conquest of a province is settled for this turn", PROVINCE),
        Field("march_from", "where the legion comes from whose Post is being chosen", values="province", low=NONE,
              default=NONE),
        Field("march_to", "where it goes", values="province", low=NONE, default=NONE),
        _side("peace_with", "the partner of the Zeus peace of this round"),
        _side("peace_before", "the partner of the round before"),
        _flag("at_sea", "1: the battle is at sea"),
        Field("battle_place", "the province or sea of the battle", low=NONE, high=PROVINCES - 1, default=NONE),
        _side("foe", "the opponent in the battle"),
        Field("dice_due", "dice still to roll, by combatant", (SIDE,), high=9),
        Field("rolled", "dice of the battle, by combatant and what they show", (SIDE, Axis("pips", 13)), high=9),
        Field("total", "sum of dice and bonuses, by combatant", (SIDE,), high=200),
        Field("losses_due", "units still to name as lost, by combatant", (SIDE,), high=20),
        Field("legions_lost", "legions without Post named as lost", (SIDE,), high=8),
        Field("fortress_lost", "fortresses named as lost", (SIDE,), high=2),
        Field("posts_lost", "mask of the Posts whose legions are named as lost", (SIDE,), high=127),
        Field("conquest", "the province whose conquest is being settled", values="province", low=NONE, default=NONE),
        Field("pillaged_city", "the province where spoils of a legendary city are due", values="province",
              low=NONE, default=NONE),
        # --- the end
        _mask("winners", "mask of the empires that have won"),
        Field("ending", "how the game ended", values="ending", high=5),
    ]  # fmt: skip


LAYOUTS = (Layout(fields(CLASSIC)), Layout(fields(EMPIRES)))
