"""The rules of Antike, one file per chapter of the rulebook; here they come together.

setup (AN-2) · turn (AN-3) · rondel (AN-4) · payment (AN-5) · production (AN-6) · temple (AN-7) · arming (AN-8) ·
know_how, exchange (AN-9) · manoeuvre (AN-10) · combat, losses (AN-11) · conquest (AN-12) · founding (AN-13) ·
personages (AN-14) · ending (AN-15); pieces (AN-1) keeps the counts.
"""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..actions import (
    A_DECLINE,
    A_DEMAND,
    A_DONE,
    A_END,
    CODEC,
    is_choose,
    is_deal,
    is_exchange,
    is_fight,
    is_give_up,
    is_group,
    is_lose,
    is_pay,
    is_start,
)
from ..codes import (
    AN_1_18,
    AN_2_9,
    AN_2_10,
    AN_2_23,
    AN_3_1,
    AN_3_9,
    AN_5_3,
    AN_10_16,
    AN_11_6,
    AN_11_13,
    AN_11_15,
    AN_12_9,
    AN_12_16,
    AN_15_1,
    AN_17_2,
)
from ..options import ROUND_START
from ..state import (
    ARMING,
    CARD,
    CHOOSE,
    DEAL,
    DEMAND,
    FOUNDING,
    GIVE_UP,
    GROUP,
    KNOW_HOW,
    LOSE_CONQUEST,
    MANOEUVRE,
    NOTHING,
    OVER,
    PAY,
    RONDEL,
    START,
    STRIKE,
    TAKE,
    TEMPLE,
)
from .arming import arm, candidates_arm, unit_paid, why_not_arm
from .combat import candidates_demand, candidates_fight, decline, demand, fight, why_not_demand, why_not_fight
from .conquest import candidates_give_up, candidates_manoeuvre, conquer, give_up, why_not_conquer, why_not_give_up
from .ending import won as won
from .exchange import candidates_exchange, exchange, forget_exchanges, swap, why_not_exchange, why_not_swap
from .founding import candidates_found, city_paid, found, why_not_found
from .know_how import candidates_learn, know_how_paid, learn, why_not_learn
from .losses import candidates_lose, lose, why_not_lose
from .manoeuvre import (
    candidates_group,
    group,
    move,
    why_not_group,
    why_not_move,
)
from .payment import candidates_pay, pay, why_not_pay
from .personages import candidates_card, why_not_card
from .rondel import arrive, candidates_rondel, rondel, why_not_rondel
from .setup import (
    candidates_choose,
    candidates_deal,
    candidates_start,
    give,
    next_seat,
    start,
    why_not_choose,
    why_not_deal,
    why_not_start,
)
from .soundness import unsound
from .temple import candidates_temple, temple, temple_paid, why_not_temple
from .turn import (
    candidates_done,
    candidates_take,
    card,
    done,
    skip,
    take,
    why_not_done,
    why_not_skip,
    why_not_take,
)

CHANCE_BIT = 128


# --- who must act ----------------------------------------------------------------------------


@jit
def nation_to_act(s):
    """The nation that decides now, once the nations are assigned."""
    if s.pending == DEMAND or s.phase == TAKE or s.phase == START:
        return s.asked
    return s.active


@entry
def to_act(s):
    """A bit per seat that must act; bit 7 is chance; 0 when the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == DEAL:
        return CHANCE_BIT
    if s.phase == CHOOSE:
        return 1 << next_seat(s)
    return 1 << s.seat_of[nation_to_act(s)]


# --- what is legal ---------------------------------------------------------------------------


@entry
def legal(s, seat, out):
    if (to_act(s) >> seat) & 1 == 0:
        return 0
    if s.pending != NOTHING:
        return legal_pending(s, out)
    if s.phase == DEAL:
        return candidates_deal(s, out, 0)
    if s.phase == CHOOSE:
        return candidates_choose(s, out, 0)
    if s.phase == START:
        return candidates_start(s, out, 0)
    if s.phase == CARD:
        return candidates_card(s, out, 0)
    k = 0
    if s.phase == TAKE:
        k = candidates_take(s, out, k)
    elif s.phase == RONDEL:
        k = candidates_rondel(s, out, k)
    else:
        k = candidates_done(s, out, k)
        if s.phase == FOUNDING:
            k = candidates_found(s, out, k)
        elif s.phase == MANOEUVRE:
            k = candidates_manoeuvre(s, out, k)
        elif s.phase == ARMING:
            k = candidates_arm(s, out, k)
        elif s.phase == TEMPLE:
            k = candidates_temple(s, out, k)
        elif s.phase == KNOW_HOW:
            k = candidates_learn(s, out, k)
    return candidates_exchange(s, out, k)


@jit
def legal_pending(s, out):
    if s.pending == PAY:
        return candidates_pay(s, out, 0)
    if s.pending == DEMAND:
        return candidates_demand(s, out, 0)
    if s.pending == GROUP:
        return candidates_group(s, out, 0)
    if s.pending == GIVE_UP:
        return candidates_give_up(s, out, 0)
    if s.pending == STRIKE:
        return candidates_fight(s, s.entering, s.site, out, candidates_done(s, out, 0))
    return candidates_lose(s, out, 0)


@jit
def why_not_this_seat(s, seat):
    if seat == 7:
        return AN_1_18
    if s.phase == DEAL:
        return AN_2_9
    if s.phase == CHOOSE:
        return AN_2_10
    if s.phase == START:
        return AN_17_2
    if s.phase == TAKE and s.opt_coin_timing == ROUND_START:
        return AN_3_9
    if s.pending == DEMAND:
        return AN_11_6
    return AN_2_23


@jit
def why_not_now(s, a):
    """What a pending sub-decision, or the set-up, forbids whatever the action's own rules say."""
    if s.pending == NOTHING:
        if s.phase == DEAL and not is_deal(a):
            return AN_2_9
        if s.phase == CHOOSE and not is_choose(a):
            return AN_2_10
        if s.phase == START and not is_start(a):
            return AN_17_2
        return 0
    if s.pending == PAY:
        return 0 if is_pay(a) else AN_5_3
    if s.pending == DEMAND:
        return 0 if a == A_DEMAND or a == A_DECLINE else AN_11_6
    if s.pending == GROUP:
        return 0 if is_group(a) else AN_10_16
    if s.pending == GIVE_UP:
        return 0 if is_give_up(a) else AN_12_16
    if s.pending == STRIKE:
        return 0 if a == A_DONE or is_fight(a) else AN_11_15
    if is_lose(a):
        return 0
    return AN_12_9 if s.pending == LOSE_CONQUEST else AN_11_13


why_not_action = CODEC.dispatch(
    "s",
    {
        "done": why_not_done,
        "pay": why_not_pay,
        "rondel": why_not_rondel,
        "temple": why_not_temple,
        "arm": why_not_arm,
        "learn": why_not_learn,
        "move": why_not_move,
        "fight": why_not_fight,
        "conquer": why_not_conquer,
        "lose": why_not_lose,
        "give-up": why_not_give_up,
        "found": why_not_found,
        "demand": why_not_demand,
        "decline": why_not_demand,
        "take": why_not_take,
        "skip": why_not_skip,
        "exchange": why_not_exchange,
        "swap": why_not_swap,
        "card": why_not_card,
        "group": why_not_group,
        "deal": why_not_deal,
        "choose": why_not_choose,
        "start": why_not_start,
    },
    otherwise=AN_3_1,
)


@entry
def why_not(s, seat, a):
    """0, or the code of the rule that forbids the action: for any seat and any id."""
    if s.phase == OVER:
        return AN_15_1
    if seat < 0 or seat > 7 or (to_act(s) >> seat) & 1 == 0:
        return why_not_this_seat(s, seat)
    if a < 0 or a >= A_END:
        return AN_3_1
    code = why_not_now(s, a)
    if code != 0:
        return code
    return why_not_action(s, a)


# --- carrying it out -------------------------------------------------------------------------


take_effect = CODEC.dispatch(  # of what has been paid for
    "s", {"rondel": arrive, "temple": temple_paid, "arm": unit_paid, "learn": know_how_paid, "found": city_paid}
)


@jit
def pay_a_unit(s, kind):
    purchase = pay(s, kind)
    if purchase != NONE:
        take_effect(s, purchase)


carry_out = CODEC.dispatch(
    "s",
    {
        "done": done,
        "pay": pay_a_unit,
        "rondel": rondel,
        "temple": temple,
        "arm": arm,
        "learn": learn,
        "move": move,
        "fight": fight,
        "conquer": conquer,
        "lose": lose,
        "give-up": give_up,
        "found": found,
        "demand": demand,
        "decline": decline,
        "take": take,
        "skip": skip,
        "exchange": exchange,
        "swap": swap,
        "card": card,
        "group": group,
        "deal": give,
        "choose": give,
        "start": start,
    },
)


@entry
def apply(s, seat, a):
    if not is_exchange(a):
        forget_exchanges(s)
    carry_out(s, a)


@entry
def chance_weight(s, a):
    """AN-2.9: every nation left is as likely as any other."""
    return 1


@entry
def sound(s):
    """0, or the number of the first invariant that is broken (see `soundness`)."""
    return unsound(s)
