"""What an empire's player knows, for learners: all that lies open, its own hand, what it knows of other hands."""

from internum.core.engine import jit
from internum.core.observation import Feature, Observation
from internum.core.state import Axis

from .option_values import COUNTS_PUBLIC_NO
from .phases import OFFER, PHASES, STAGES
from .rules.ground.basics import NONE
from .rules.ground.knowledge import seen_of
from .rules.ground.tokens import holding
from .state import DISPLAYS, EMPIRE, ENDINGS, ITEMS, LAYOUTS, PROVINCE, TOKEN
from .tiles import CLASSIC, EMPIRES


@jit
def empire_of(s, seat):
    if seat < s.players:
        return s.side_at[seat]
    return NONE


@jit
def is_mine(s, seat, e):
    return 1 if s.seat_of[e] == seat else 0


@jit
def is_played(s, seat, e):
    return 1 if s.seat_of[e] != NONE else 0


@jit
def must_act(s, seat, e):
    """Does an empire decide, alone or with others at the same time?"""
    return 1 if s.actor == e or s.waiting >> e & 1 else 0


@jit
def hand(s, seat, e, t):
    return seen_of(s, empire_of(s, seat), e, t)


@jit
def offer(s, seat, e, t):
    """Offers lie face down until all are made."""
    if s.phase == OFFER and e != empire_of(s, seat):
        return 0
    return s.offer[e, t]


@jit
def kept(s, seat, t):
    e = empire_of(s, seat)
    if e == NONE:
        return 0
    return s.kept[e, t]


@jit
def held(s, seat, e):
    if s.opt_counts_public == COUNTS_PUBLIC_NO and e != empire_of(s, seat):
        return -1
    return holding(s, e)


def _features() -> tuple[Feature, ...]:
    return (
        Feature("mine", "1 for the empire of the observer", (EMPIRE,), is_mine),
        Feature("played", "1 for an empire that somebody plays", (EMPIRE,), is_played),
        Feature("must_act", "1 for an empire that decides now", (EMPIRE,), must_act),
        Feature("stage", one_hot=Axis("stage", len(STAGES))),
        Feature("phase", one_hot=Axis("phase", len(PHASES))),
        Feature("round"),
        Feature("had_turn"),
        # --- the board
        Feature("marker", one_hot=EMPIRE),
        Feature("marker_new"),
        Feature("built"),
        Feature("legions"),
        Feature("fortress"),
        Feature("triremes"),
        Feature("in_port"),
        Feature("conqueror", one_hot=EMPIRE),
        Feature("posts"),
        Feature("circe_legion", one_hot=EMPIRE),
        # --- holdings
        Feature("hand", "tokens of an empire as far as the observer knows them", (EMPIRE, TOKEN), hand),
        Feature("held", "how many tokens an empire has, offered and kept ones too; -1: not known", (EMPIRE,), held),
        Feature("offer", "tokens of an empire's offer, once turned up (one's own at once)", (EMPIRE, TOKEN), offer),
        Feature("kept", "tokens the observer keeps at storage", (TOKEN,), kept),
        Feature("supply"),
        Feature("box"),
        Feature("reserve"),
        Feature("display", one_hot=Axis("display", len(DISPLAYS))),
        Feature("owner", one_hot=EMPIRE),
        Feature("level"),
        Feature("title", one_hot=EMPIRE),
        # --- trade
        Feature("exchange"),
        Feature("offer_size"),
        Feature("starter", one_hot=EMPIRE),
        Feature("claimed_by", one_hot=EMPIRE),
        Feature("claimed_from", one_hot=EMPIRE),
        Feature("announced", one_hot=TOKEN),
        # --- build
        Feature("item", one_hot=Axis("item", len(ITEMS))),
        Feature("item_place"),
        Feature("price"),
        Feature("paid"),
        # --- military
        Feature("unmoved"),
        Feature("unmoved_triremes"),
        Feature("entered"),
        Feature("march_from", one_hot=PROVINCE),
        Feature("march_to", one_hot=PROVINCE),
        Feature("at_sea"),
        Feature("battle_place", one_hot=PROVINCE),
        Feature("foe", one_hot=EMPIRE),
        Feature("dice_due"),
        Feature("rolled"),
        Feature("total"),
        Feature("conquest", one_hot=PROVINCE),
        Feature("ending", one_hot=Axis("ending", len(ENDINGS))),
    )


OBSERVATIONS = {book: Observation(LAYOUTS[book], version=1, features=_features()) for book in (CLASSIC, EMPIRES)}
