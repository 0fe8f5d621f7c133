"""What a nation's player knows, for learners: everything lies open in Antike."""

from internum.core.engine import jit
from internum.core.observation import Feature, Observation
from internum.core.state import Axis

from .board import SPACE_COUNT
from .rules.ending import score, target
from .state import LAYOUT, NATION, PENDINGS, PHASES, PROVINCE


@jit
def is_mine(s, seat, n):
    return 1 if s.seat_of[n] == seat else 0


@jit
def points(s, seat, n):
    return score(s, n)


@jit
def points_to_win(s, seat):
    return target(s)


OBSERVATION = Observation(
    LAYOUT,
    version=1,
    features=(
        Feature("mine", "1 for the nation (with two players: nations) of the observer", (NATION,), is_mine),
        Feature("active", one_hot=NATION),
        Feature("asked", one_hot=NATION),
        Feature("phase", one_hot=Axis("phase", len(PHASES))),
        Feature("pending", one_hot=Axis("pending", len(PENDINGS))),
        Feature("round"),
        Feature("order", one_hot=NATION),
        Feature("turn"),
        Feature("nations"),
        Feature("points", "personages that count for a nation", (NATION,), points),
        Feature("points_to_win", "personages needed to win", (), points_to_win),
        Feature("opt_board"),
        # --- the board
        Feature("city", one_hot=NATION),
        Feature("temple"),
        Feature("legions"),
        Feature("galleys"),
        # --- the nations
        Feature("stock"),
        Feature("rondel", one_hot=Axis("space", SPACE_COUNT)),
        Feature("know_how"),
        Feature("discovered"),
        Feature("personages"),
        Feature("stack"),
        Feature("legions_out"),
        Feature("galleys_out"),
        Feature("cities_out"),
        Feature("temples_out"),
        Feature("seas"),
        Feature("bank_coins"),
        Feature("bank_temples"),
        Feature("bank_stock"),
        Feature("firsts"),
        Feature("temples_destroyed"),
        # --- what is going on
        Feature("owed"),
        Feature("paid"),
        Feature("exchanged"),
        Feature("armed"),
        Feature("steps"),
        Feature("site", one_hot=PROVINCE),
        Feature("entering_steps"),
        Feature("exposed"),
        Feature("to_lose"),
    ),
)
