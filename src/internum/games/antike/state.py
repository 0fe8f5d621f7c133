"""The state: one field per line with its meaning. Counts marked "derived" are kept for speed."""

from internum.core.options import Number, Numbers
from internum.core.state import NONE, Axis, Field, Layout

from .board import NATIONS, PROVINCES
from .options import OPTIONS

NATION = Axis("nation", NATIONS)
PROVINCE = Axis("province", PROVINCES)
RESOURCE = Axis("resource", 3)
KIND = Axis("kind", 4)
UNIT = Axis("unit", 2)
LINE = Axis("line", 4)
PERSONAGE = Axis("personage", 5)
SLOT = Axis("slot", 4)
PLACE = Axis("place", NATIONS)

# The step of the turn (AN-3.1), or what precedes and follows the game.
PHASES = (
    "deal", "choose", "start", "take", "rondel", "temple", "arming", "know-how", "manoeuvre", "founding",
    "card", "over",
)  # fmt: skip
(DEAL, CHOOSE, START, TAKE, RONDEL, TEMPLE, ARMING, KNOW_HOW, MANOEUVRE, FOUNDING, CARD, OVER) = range(12)

# A sub-decision that must be made before the phase goes on.
PENDINGS = (
    "nothing", "pay", "group", "strike", "demand", "lose-fight", "lose-strike", "lose-demand",
    "lose-conquest", "give-up",
)  # fmt: skip
(NOTHING, PAY, GROUP, STRIKE, DEMAND, LOSE_FIGHT, LOSE_STRIKE, LOSE_DEMAND, LOSE_CONQUEST, GIVE_UP) = range(10)

MOST_STOCK = 9999  # far above what a game can bring; AN-5.9 sets no limit
LAST_ROUND = 9999

FIELDS = (
    Field("players", "number of players", low=2, high=6, default=2),
    Field("nations", "number of nations in play (AN-2.5)", low=0, high=6),
    # --- the board
    Field("city", "whose city stands in a province", (PROVINCE,), values="nation", low=NONE, default=NONE),
    Field("temple", "1 if the city has a temple", (PROVINCE,), high=1),
    Field("legions", "legions of a nation in a province", (NATION, PROVINCE), high=17),
    Field("galleys", "galleys of a nation in a province", (NATION, PROVINCE), high=17),
    # --- the nations
    Field("stock", "what a nation holds", (NATION, KIND), high=MOST_STOCK),
    Field("rondel", "where a nation's pawn stands", (NATION,), values="space", low=NONE, default=NONE),
    Field("know_how", "level in a line: 0 none, 1 basic, 2 advanced", (NATION, LINE), high=2),
    Field("personages", "personages a nation holds", (NATION, PERSONAGE), high=9),
    Field("extra_personage", "kind of the card taken for all know-hows", (NATION,), values="personage",
          low=NONE, default=NONE),
    Field("seat_of", "the seat that plays a nation; none: not in play", (NATION,), low=NONE, high=5, default=NONE),
    # --- the bank
    Field("bank_coins", "coins in the bank", high=30),
    Field("bank_temples", "temples in the bank", high=20),
    Field("bank_stock", "units of a resource in the bank, if finite", (RESOURCE,), high=MOST_STOCK),
    Field("stack", "personages left in a stack", (PERSONAGE,), high=9),
    # --- the turn
    Field("phase", "the step of the turn", values="phase", default=RONDEL),
    Field("pending", "a sub-decision that comes first", values="pending"),
    Field("round", "a round is one turn of every nation", low=0, high=LAST_ROUND + 1),
    Field("turn", "place in the turn order of the nation whose turn it is", high=5),
    Field("order", "the nations in turn order", (PLACE,), values="nation", low=NONE, default=NONE),
    Field("active", "the nation whose turn it is", values="nation", low=NONE, default=NONE),
    Field("asked", "the nation that must answer: a demand, its coin, its start city", values="nation",
          low=NONE, default=NONE),
    Field("served", "set-up: how many seats or nations have been dealt, have chosen", high=6),
    Field("winner", "the nation that has won", values="nation", low=NONE, default=NONE),
    Field("firsts", "know-hows acquired first in the game this turn", high=8),
    Field("temples_destroyed", "temples destroyed this turn", high=20),
    Field("exhausted", "1 if all personages were out when this turn began (AN-15.8)", high=1),
    # --- paying
    Field("purchase", "the action being paid for", low=NONE, high=32767, default=NONE),
    Field("owed", "units still owed: marble, iron, gold, any kind", (SLOT,), high=10),
    Field("paid", "units paid so far for the purchase", (KIND,), high=10),
    Field("paid_last", "kind of the unit paid last for the same slots: kinds follow in order", high=3),
    Field("exchanged", "1 if taken by exchange since the last other action", (RESOURCE,), high=1),
    # --- arming
    Field("armed", "units set up in a province this turn", (PROVINCE,), high=3),
    # --- manoeuvre
    Field("steps", "the active nation's units in a province by steps left (AN-10.2)",
          (UNIT, PROVINCE, Axis("steps", 4)), high=17),
    Field("conquest_begun", "1 after the first conquest of the action", high=1),
    Field("site", "the province of the sub-decision", values="province", low=NONE, default=NONE),
    Field("entering", "the type of unit that entered or fights there", values="unit", low=NONE, default=NONE),
    Field("entering_from", "where a group sets out from", values="province", low=NONE, default=NONE),
    Field("entering_steps", "steps left of the units that entered", high=3),
    Field("exposed", "units that a demand can reach (entering_only)", high=17),
    Field("to_lose", "units the active nation must still remove", high=34),
    # --- derived
    Field("legions_out", "derived: legions of a nation on the board", (NATION,), high=17),
    Field("galleys_out", "derived: galleys of a nation on the board", (NATION,), high=17),
    Field("cities_out", "derived: cities of a nation", (NATION,), high=25),
    Field("temples_out", "derived: temples of a nation", (NATION,), high=20),
    Field("seas", "derived: provinces with a nation's galleys", (NATION,), high=17),
    Field("legions_here", "derived: legions of all nations in a province", (PROVINCE,), high=102),
    Field("galleys_here", "derived: galleys of all nations in a province", (PROVINCE,), high=102),
    Field("discovered", "derived: highest level of any nation in a line", (LINE,), high=2),
    # --- options
    *(
        Field(f"opt_{o.name}", f"option {o.name}", (NATION,), high=o.high) if isinstance(o, Numbers)
        else Field(f"opt_{o.name}", f"option {o.name}", high=o.high if isinstance(o, Number) else 9)
        for o in OPTIONS
    ),
)  # fmt: skip

LAYOUT = Layout(FIELDS)
