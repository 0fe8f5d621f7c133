"""The rules of Antike, one file per chapter of the rulebook; here they come together.

setup (AN-2) · turn (AN-3) · rondel (AN-4) · payment (AN-5) · production (AN-6) · temple (AN-7) · arming (AN-8) ·
know_how, exchange (AN-9) · manoeuvre (AN-10) · combat, losses (AN-11) · conquest (AN-12) · founding (AN-13) ·
personages (AN-14) · ending (AN-15); pieces (AN-1) keeps the counts.
"""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..actions import (
    A_ARM,
    A_CARD,
    A_CHOOSE,
    A_CONQUER,
    A_DEAL,
    A_DECLINE,
    A_DEMAND,
    A_END,
    A_EXCHANGE,
    A_FIGHT,
    A_FOUND,
    A_GIVE_UP,
    A_GROUP,
    A_LEARN,
    A_LOSE,
    A_MOVE,
    A_PAY,
    A_RONDEL,
    A_SKIP,
    A_START,
    A_SWAP,
    A_TAKE,
    A_TEMPLE,
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
    after_take,
    candidates_done,
    candidates_take,
    card,
    done,
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
        if s.phase == DEAL and (a < A_DEAL or a >= A_CHOOSE):
            return AN_2_9
        if s.phase == CHOOSE and (a < A_CHOOSE or a >= A_START):
            return AN_2_10
        if s.phase == START and a < A_START:
            return AN_17_2
        return 0
    if s.pending == PAY:
        return 0 if a >= A_PAY and a < A_RONDEL else AN_5_3
    if s.pending == DEMAND:
        return 0 if a >= A_DEMAND and a < A_TAKE else AN_11_6
    if s.pending == GROUP:
        return 0 if a >= A_GROUP and a < A_DEAL else AN_10_16
    if s.pending == GIVE_UP:
        return 0 if a >= A_GIVE_UP and a < A_FOUND else AN_12_16
    if s.pending == STRIKE:
        return 0 if a < A_PAY or (a >= A_FIGHT and a < A_CONQUER) else AN_11_15
    if a >= A_LOSE and a < A_GIVE_UP:
        return 0
    return AN_12_9 if s.pending == LOSE_CONQUEST else AN_11_13


@jit
def why_not_action(s, a):
    if a < A_PAY:
        return why_not_done(s)
    if a < A_RONDEL:
        return why_not_pay(s, a - A_PAY)
    if a < A_TEMPLE:
        return why_not_rondel(s, a - A_RONDEL)
    if a < A_ARM:
        return why_not_temple(s, a - A_TEMPLE)
    if a < A_LEARN:
        return why_not_arm(s, (a - A_ARM) // 50, (a - A_ARM) % 50)
    if a < A_MOVE:
        return why_not_learn(s, a - A_LEARN)
    if a < A_FIGHT:
        x = (a - A_MOVE) // 3
        return why_not_move(s, x // 300, x // 6 % 50, x % 6, (a - A_MOVE) % 3 + 1)
    if a < A_CONQUER:
        x = (a - A_FIGHT) // 6
        return why_not_fight(s, x // 50, x % 50, (a - A_FIGHT) % 6)
    if a < A_LOSE:
        return why_not_conquer(s, a - A_CONQUER)
    if a < A_GIVE_UP:
        return why_not_lose(s, (a - A_LOSE) // 4, (a - A_LOSE) % 4)
    if a < A_FOUND:
        return why_not_give_up(s, a - A_GIVE_UP)
    if a < A_DEMAND:
        return why_not_found(s, a - A_FOUND)
    if a < A_TAKE:
        return why_not_demand(s)
    if a < A_SKIP:
        return why_not_take(s, a - A_TAKE)
    if a < A_EXCHANGE:
        return why_not_skip(s)
    if a < A_SWAP:
        return why_not_exchange(s, (a - A_EXCHANGE) // 3, (a - A_EXCHANGE) % 3)
    if a < A_CARD:
        x = a - A_SWAP
        return why_not_swap(s, x // 9, x // 3 % 3, x % 3)
    if a < A_GROUP:
        return why_not_card(s, a - A_CARD)
    if a < A_DEAL:
        return why_not_group(s, a - A_GROUP + 1)
    if a < A_CHOOSE:
        return why_not_deal(s, a - A_DEAL)
    if a < A_START:
        return why_not_choose(s, a - A_CHOOSE)
    return why_not_start(s, a - A_START)


# --- carrying it out -------------------------------------------------------------------------


@entry
def apply(s, seat, a):
    if a < A_EXCHANGE or a >= A_SWAP:
        forget_exchanges(s)
    if a < A_PAY:
        done(s)
    elif a < A_RONDEL:
        purchase = pay(s, a - A_PAY)
        if purchase != NONE:
            paid(s, purchase)
    elif a < A_TEMPLE:
        rondel(s, a - A_RONDEL)
    elif a < A_ARM:
        temple(s, a - A_TEMPLE)
    elif a < A_LEARN:
        arm(s, (a - A_ARM) // 50, (a - A_ARM) % 50)
    elif a < A_MOVE:
        learn(s, a - A_LEARN)
    elif a < A_FIGHT:
        x = (a - A_MOVE) // 3
        move(s, x // 300, x // 6 % 50, x % 6, (a - A_MOVE) % 3 + 1)
    elif a < A_CONQUER:
        x = (a - A_FIGHT) // 6
        fight(s, x // 50, x % 50, (a - A_FIGHT) % 6)
    elif a < A_LOSE:
        conquer(s, a - A_CONQUER)
    elif a < A_GIVE_UP:
        lose(s, (a - A_LOSE) // 4, (a - A_LOSE) % 4)
    elif a < A_FOUND:
        give_up(s, a - A_GIVE_UP)
    elif a < A_DEMAND:
        found(s, a - A_FOUND)
    else:
        apply_rare(s, a)


@jit
def apply_rare(s, a):
    if a < A_DECLINE:
        demand(s)
    elif a < A_TAKE:
        decline(s)
    elif a < A_SKIP:
        take(s, a - A_TAKE)
    elif a < A_EXCHANGE:
        after_take(s)
    elif a < A_SWAP:
        exchange(s, (a - A_EXCHANGE) // 3, (a - A_EXCHANGE) % 3)
    elif a < A_CARD:
        x = a - A_SWAP
        swap(s, x // 9, x // 3 % 3, x % 3)
    elif a < A_GROUP:
        card(s, a - A_CARD)
    elif a < A_DEAL:
        group(s, a - A_GROUP + 1)
    elif a < A_CHOOSE:
        give(s, a - A_DEAL)
    elif a < A_START:
        give(s, a - A_CHOOSE)
    else:
        start(s, a - A_START)


@jit
def paid(s, purchase):
    """What was paid for takes effect."""
    if purchase < A_TEMPLE:
        arrive(s, purchase - A_RONDEL)
    elif purchase < A_ARM:
        temple_paid(s, purchase - A_TEMPLE)
    elif purchase < A_LEARN:
        unit_paid(s, (purchase - A_ARM) // 50, (purchase - A_ARM) % 50)
    elif purchase < A_MOVE:
        know_how_paid(s, purchase - A_LEARN)
    else:
        city_paid(s, purchase - A_FOUND)


@entry
def chance_weight(s, a):
    """AN-2.9: every nation left is as likely as any other."""
    return 1


@entry
def sound(s):
    """0, or the number of the first invariant that is broken (see `soundness`)."""
    return unsound(s)
