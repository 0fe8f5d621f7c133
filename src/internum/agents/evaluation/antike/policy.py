# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Decisions that need no thought, and a cheap policy for playouts."""

from internum.core.engine import entry, jit
from internum.core.state import NONE
from internum.games.antike.actions import A_DECLINE, A_DONE, A_SKIP, CODEC, a_pay, a_rondel, space_of_rondel
from internum.games.antike.board import (
    COIN,
    GALLEY,
    GOLD,
    IRON,
    LEVELS,
    LINE_COUNT,
    MARBLE,
    NEIGHBOUR,
    PROVINCES,
    RESOURCE,
    S_ARMING,
    S_GOLD,
    S_IRON,
    S_KNOW_HOW,
    S_MARBLE,
    S_TEMPLE,
    SPACE_COUNT,
    TRADE,
)
from internum.games.antike.rules.conquest import defence_value
from internum.games.antike.rules.know_how import know_how_price
from internum.games.antike.rules.payment import ANY, slot_due
from internum.games.antike.rules.rondel import rondel_cost
from internum.games.antike.state import DEMAND, LOSE_CONQUEST, LOSE_FIGHT, MANOEUVRE, OVER, PAY, RONDEL

UNLIKELY = 0.003  # a space that brings nothing now may still be a step on the way

# --- decisions that need no thought


@entry
def obvious(s, seat, out, k):
    """The index of an action that needs no thought, or -1."""
    if s.pending == PAY:
        if slot_due(s) < ANY:
            return 0  # the named resource before coins: a coin can do all that the resource can
        return least_missed(s, out, k)
    if s.pending >= LOSE_FIGHT and s.pending <= LOSE_CONQUEST:
        return 0  # the units with the fewest steps left
    return -1


@jit
def to_keep(s, kind):
    """Units of a kind the nation would rather not pay the rondel with."""
    space = space_of_rondel(s.purchase)
    if kind == COIN:
        return 3
    if kind == MARBLE and space == S_TEMPLE:
        return 50
    if kind == GOLD and space == S_KNOW_HOW:
        return 50
    if kind == IRON and space == S_ARMING:
        return 50
    return 1


@jit
def least_missed(s, out, k):
    """Paying in any kind: take from what there is most of beyond what is needed; kinds are paid in order."""
    n = s.active
    first = 3
    taken_marble = 0
    taken_iron = 0
    taken_gold = 0
    for _ in range(s.owed[ANY]):
        best = -1000
        pick = COIN
        for kind in range(4):
            if kind >= s.paid_last:
                left = s.stock[n, kind]
                if kind == MARBLE:
                    left -= taken_marble
                elif kind == IRON:
                    left -= taken_iron
                elif kind == GOLD:
                    left -= taken_gold
                if left > 0 and left - to_keep(s, kind) > best:
                    best = left - to_keep(s, kind)
                    pick = kind
        if pick == MARBLE:
            taken_marble += 1
        elif pick == IRON:
            taken_iron += 1
        elif pick == GOLD:
            taken_gold += 1
        first = min(first, pick)
    for j in range(k):
        if out[j] == a_pay(first):
            return j
    return 0


@entry
def takes_turn(s, seat):
    """1 if the seat decides in its own turn."""
    if s.phase < RONDEL or s.phase == OVER or s.pending == DEMAND or s.seat_of[s.active] != seat:
        return 0
    return 1


@entry
def idle(s, seat, out, k):
    """The index of what changes least: the next space of the rondel, which is free; the end of a step."""
    wanted = A_DONE
    if s.phase == RONDEL:
        wanted = a_rondel((s.rondel[s.active] + 1) % SPACE_COUNT)
    for j in range(k):
        if out[j] == wanted or out[j] == A_DECLINE or out[j] == A_SKIP:
            return j
    return 0


@entry
def reply(s, seat, out, k):
    """What a seat would answer that is asked in another's turn: it fights for its cities only."""
    if s.pending == DEMAND and s.city[s.site] == s.asked:
        return 0
    return idle(s, seat, out, k)


# --- how readily a sensible player would choose


@jit
def weigh_space(s, space):
    if space >= 8:
        return 0.1
    n = s.active
    w = 0.0
    if space in (S_MARBLE, S_IRON, S_GOLD):
        wanted = MARBLE
        if space == S_IRON:
            wanted = IRON
        elif space == S_GOLD:
            wanted = GOLD
        amount = s.know_how[n, TRADE]
        for p in range(PROVINCES):
            if s.city[p] == n and RESOURCE[s.opt_board, p] == wanted:
                amount += 3 if s.temple[p] == 1 else 1
        w = amount / (1.0 + 0.15 * s.stock[n, wanted])
    elif space == S_TEMPLE:
        count = min((s.stock[n, MARBLE] + s.stock[n, COIN]) // 5, s.cities_out[n] - s.temples_out[n])
        w = 6.0 * min(count, s.bank_temples)
    elif space == S_KNOW_HOW:
        funds = s.stock[n, GOLD] + s.stock[n, COIN]
        for line in range(LINE_COUNT):
            level = s.know_how[n, line] + 1
            if level <= LEVELS and know_how_price(s, line, level) <= funds:
                w += 6.0 if level > s.discovered[line] else 1.5
    elif space == S_ARMING:
        cap = s.cities_out[n] + 2 * s.temples_out[n]
        w = (
            1.2
            * min(s.stock[n, IRON] + s.stock[n, COIN] // 2, cap)
            / (1.0 + 0.1 * (s.legions_out[n] + s.galleys_out[n]))
        )
    else:
        w = 0.9 * (s.legions_out[n] + s.galleys_out[n])
    cost = rondel_cost(s, n, space)
    return w / (1.0 + 0.5 * cost) + UNLIKELY


@jit
def weigh_move(s, unit, p, way, steps):
    n = s.active
    q = NEIGHBOUR[s.opt_board, p, way]
    w = 0.3
    if s.city[q] == NONE:
        if s.legions[n, q] + s.galleys[n, q] == 0:
            w = 6.0
    elif s.city[q] != n:
        there = s.legions[n, q] + s.galleys[n, q] + s.legions[n, p] + s.galleys[n, p]
        if there >= defence_value(s, q):
            w = 4.0 if s.temple[q] == 1 else 1.5
    if s.city[p] == NONE and s.legions[n, p] + s.galleys[n, p] == 1:
        w *= 0.1  # it leaves a site that it could found
    elif unit == GALLEY and s.galleys[n, q] == 0 and s.galleys[n, p] > 1:
        w += 1.0  # another sea
    return w


@jit
def weigh_conquest(s, p):
    return 40.0 if s.temple[p] == 1 else 6.0


weigh_manoeuvre = CODEC.dispatch("s", {"move": weigh_move, "conquer": weigh_conquest, "fight": 0.3}, otherwise=1.0)


@jit
def weigh_know_how(s, know_how):
    line = know_how // LEVELS
    return 20.0 if s.know_how[s.active, line] + 1 > s.discovered[line] else 6.0


weigh_purchase = CODEC.dispatch(
    "s",
    {"found": 20.0, "temple": 20.0, "learn": weigh_know_how, "arm": 3.0, "exchange": 0.05, "swap": 0.05},
    otherwise=1.0,
)


@entry
def weigh(s, seat, out, k, weights):
    """How readily a sensible player would choose each action; only the proportions matter."""
    if s.phase == RONDEL:
        for j in range(k):
            weights[j] = weigh_space(s, space_of_rondel(out[j]))
    elif s.phase == MANOEUVRE:
        for j in range(k):
            weights[j] = weigh_manoeuvre(s, out[j])
    else:
        for j in range(k):
            weights[j] = weigh_purchase(s, out[j])
