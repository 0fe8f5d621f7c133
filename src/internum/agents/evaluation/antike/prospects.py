# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""A nation by itself: cards, what brings the next ones, its stock and its pawn."""

import math

from internum.core.engine import jit
from internum.games.antike.board import (
    CITIZEN,
    COIN,
    GENERAL,
    GOLD,
    IRON,
    KING,
    LAND,
    MARBLE,
    NAVIGATOR,
    RESOURCE,
    S_ARMING,
    S_KNOW_HOW,
    S_MANOEUVRE_1,
    S_MANOEUVRE_2,
    S_TEMPLE,
    SCHOLAR,
    SEA,
    STATE,
    TRADE,
)
from internum.games.antike.rules.ending import score, target
from internum.games.antike.rules.personages import held_by_formula
from internum.games.antike.rules.rondel import rondel_cost

from .features import (
    CARDS,
    CITIZENS,
    CLAIMS,
    COINS,
    GENERALS,
    GUARD,
    KINGS,
    LAST,
    LEAST,
    MOBILITY,
    NAVIGATORS,
    PRODUCTION,
    SCHOLARS,
    STOCK,
    TABLE,
    TEMPO,
    UNITS,
    WIDTH,
)


@jit
def progress(have, whole):
    """How near a multiple is, 0 to 1, a little more for the last piece than for the first."""
    x = have / whole
    return 0.6 * x + 0.4 * x * x


@jit
def reach(s, n, space):
    """How readily the pawn gets to a space: 1 for free, less for what it costs."""
    return 1.0 / (1.0 + 0.3 * rondel_cost(s, n, space))


@jit
def cities_payable(s, n):
    """How many cities could be founded from the stock (AN-13.5)."""
    count = 0
    missing = 0
    while count < 10:
        for resource in range(3):
            if s.stock[n, resource] <= count:
                missing += 1
        if missing > s.stock[n, COIN]:
            break
        count += 1
    return count


@jit
def toward(s, n, kind, due, have, whole):
    """Progress to the next card of a kind given for every full `whole`, beyond those `due`; 0 if none is left."""
    if s.stack[kind] <= due:
        return 0.0
    over = have - whole * (held_by_formula(s, n, kind) + due)
    if over <= 0.0:
        return 0.0
    return progress(min(over, whole), whole)


@jit
def earned(s, n, kind, have, whole):
    """Full multiples that the active nation will be given for at the end of its turn."""
    return min(s.stack[kind], max(0, have // whole - held_by_formula(s, n, kind)))


@jit
def scholar_prospect(s, n):
    """The undiscovered know-how that is nearest to being paid."""
    funds = s.stock[n, GOLD] + 0.8 * s.stock[n, COIN]
    best = 0.0
    for line in range(4):
        found = s.discovered[line]
        if found < 2:
            price = 10.0 if found == 1 else 7.0
            if found == 1 and s.know_how[n, line] == 0:
                price += 3.0
            best = max(best, min(1.0, funds / price))
    return best * best * reach(s, n, S_KNOW_HOW)


@jit
def assess(s, n, values):
    """Writes the features of one nation; those of danger are added by its foes."""
    row = TABLE + n * WIDTH
    marble = s.know_how[n, TRADE]
    iron = marble
    gold = marble
    for p in range(50):
        if s.city[p] == n:
            amount = 3 if s.temple[p] == 1 else 1
            if RESOURCE[s.opt_board, p] == MARBLE:
                marble += amount
            elif RESOURCE[s.opt_board, p] == IRON:
                iron += amount
            else:
                gold += amount
    cards = 1.0 * score(s, n)
    cities = s.cities_out[n]
    temples = s.temples_out[n]
    kings = earned(s, n, KING, cities, 5)
    citizens = earned(s, n, CITIZEN, temples, 3)
    navigators = earned(s, n, NAVIGATOR, s.seas[n], 7)
    if n == s.active:
        cards += kings + citizens + navigators
        cards += min(s.firsts, s.stack[SCHOLAR]) + min(s.temples_destroyed, s.stack[GENERAL]) * (
            1 + s.opt_general_points
        )
    claims = values[row + CLAIMS]
    founded = min(claims, cities_payable(s, n))
    values[row + CLAIMS] = claims - founded
    marble_funds = s.stock[n, MARBLE] + 0.8 * s.stock[n, COIN]
    temples_soon = min(marble_funds / 5.0, 1.0 * (cities - temples)) * reach(s, n, S_TEMPLE)
    temples_soon = min(temples_soon, 1.0 * s.bank_temples)
    values[row + CARDS] = cards
    values[row + KINGS] = toward(s, n, KING, kings, cities + 0.7 * founded, 5.0)
    values[row + CITIZENS] = toward(s, n, CITIZEN, citizens, temples + 0.7 * temples_soon, 3.0)
    values[row + NAVIGATORS] = toward(s, n, NAVIGATOR, navigators, 1.0 * s.seas[n], 7.0)
    values[row + SCHOLARS] = scholar_prospect(s, n) if s.stack[SCHOLAR] > s.firsts else 0.0
    values[row + PRODUCTION] = math.sqrt(1.0 * (marble + iron + gold))
    values[row + LEAST] = min(marble, min(iron, gold))
    values[row + STOCK] = math.sqrt(1.0 * (s.stock[n, MARBLE] + s.stock[n, IRON] + s.stock[n, GOLD]))
    values[row + COINS] = s.stock[n, COIN]
    legions = s.legions_out[n]
    galleys = s.galleys_out[n]
    values[row + UNITS] = math.sqrt(1.0 * (legions + galleys))
    values[row + MOBILITY] = s.know_how[n, LAND] * math.sqrt(legions + 2.0) + s.know_how[n, SEA] * math.sqrt(
        galleys + 2.0
    )
    values[row + GUARD] = s.know_how[n, STATE] * math.sqrt(1.0 * cities)
    values[row + TEMPO] = tempo(s, n)
    if s.stack[GENERAL] == 0:
        values[row + GENERALS] = 0.0
    need = target(s) - cards
    values[row + LAST] = 1.0 / (1.0 + max(0.0, need))


@jit
def tempo(s, n):
    """What the pawn can do next without paying for the way."""
    best = 0.0
    if s.stock[n, MARBLE] + s.stock[n, COIN] >= 5 and s.bank_temples > 0 and s.cities_out[n] > s.temples_out[n]:
        best = max(best, 1.0 * reach(s, n, S_TEMPLE))
    if s.stock[n, IRON] >= 2:
        best = max(best, 0.7 * reach(s, n, S_ARMING))
    if s.legions_out[n] + s.galleys_out[n] >= 2:
        best = max(best, 0.7 * max(reach(s, n, S_MANOEUVRE_1), reach(s, n, S_MANOEUVRE_2)))
    if s.stock[n, GOLD] + s.stock[n, COIN] >= 7:
        best = max(best, 1.0 * reach(s, n, S_KNOW_HOW))
    return best
