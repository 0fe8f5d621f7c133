# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Decisions that need no thought, and a cheap policy for playouts."""

from internum.core.engine import entry, jit
from internum.core.state import NONE
from internum.games.antike.actions import (
    A_ARM,
    A_CARD,
    A_CONQUER,
    A_DECLINE,
    A_DEMAND,
    A_DONE,
    A_EXCHANGE,
    A_FIGHT,
    A_FOUND,
    A_LEARN,
    A_LOSE,
    A_MOVE,
    A_PAY,
    A_RONDEL,
    A_SKIP,
    A_TEMPLE,
)
from internum.games.antike.board import (
    COIN,
    GOLD,
    IRON,
    MARBLE,
    NEIGHBOUR,
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
    space = s.purchase - A_RONDEL
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
        if out[j] == A_PAY + first:
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
        wanted = A_RONDEL + (s.rondel[s.active] + 1) % SPACE_COUNT
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


@entry
def weigh(s, seat, out, k, weights):
    """How readily a sensible player would choose each action; only the proportions matter."""
    if s.phase == RONDEL:
        for j in range(k):
            weights[j] = weigh_space(s, out[j] - A_RONDEL)
    elif s.phase == MANOEUVRE:
        for j in range(k):
            weights[j] = weigh_manoeuvre(s, out[j])
    else:
        for j in range(k):
            weights[j] = weigh_purchase(s, out[j])


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
        for p in range(50):
            if s.city[p] == n and RESOURCE[s.opt_board, p] == wanted:
                amount += 3 if s.temple[p] == 1 else 1
        w = amount / (1.0 + 0.15 * s.stock[n, wanted])
    elif space == S_TEMPLE:
        count = min((s.stock[n, MARBLE] + s.stock[n, COIN]) // 5, s.cities_out[n] - s.temples_out[n])
        w = 6.0 * min(count, s.bank_temples)
    elif space == S_KNOW_HOW:
        funds = s.stock[n, GOLD] + s.stock[n, COIN]
        for line in range(4):
            level = s.know_how[n, line] + 1
            if level <= 2 and know_how_price(s, line, level) <= funds:
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
def weigh_manoeuvre(s, a):
    n = s.active
    if a >= A_MOVE and a < A_FIGHT:
        x = (a - A_MOVE) // 3
        p = x // 6 % 50
        q = NEIGHBOUR[s.opt_board, p, x % 6]
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
        elif x // 300 == 1 and s.galleys[n, q] == 0 and s.galleys[n, p] > 1:
            w += 1.0  # another sea
        return w
    if a >= A_CONQUER and a < A_LOSE:
        return 40.0 if s.temple[a - A_CONQUER] == 1 else 6.0
    if a >= A_FIGHT and a < A_CONQUER:
        return 0.3
    return 1.0


@jit
def weigh_purchase(s, a):
    if a >= A_FOUND and a < A_DEMAND:
        return 20.0
    if a >= A_TEMPLE and a < A_ARM:
        return 20.0
    if a >= A_LEARN and a < A_MOVE:
        line = (a - A_LEARN) // 2
        return 20.0 if s.know_how[s.active, line] + 1 > s.discovered[line] else 6.0
    if a >= A_ARM and a < A_LEARN:
        return 3.0
    if a >= A_EXCHANGE and a < A_CARD:
        return 0.05
    return 1.0
