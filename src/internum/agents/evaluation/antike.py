# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""What a position of Antike is worth, in personages: those held, those in reach, and what brings the next ones.

Every nation's prospects are a sum of `WEIGHTS` times features; a nation's winning chance is its share of
exp(prospects). A feature is measured in personages where that makes sense, so its weight says how much of a
promised personage counts as a personage held.
"""

import math

import numpy as np

from internum.core.engine import COMPILED, entry, jit
from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
from internum.games.antike.actions import (
    A_ARM,
    A_CARD,
    A_CONQUER,
    A_DEMAND,
    A_EXCHANGE,
    A_FIGHT,
    A_FOUND,
    A_LEARN,
    A_LOSE,
    A_MOVE,
    A_PAY,
    A_RONDEL,
    A_TEMPLE,
)
from internum.games.antike.board import (
    BOARDS,
    CITIZEN,
    COIN,
    CROSSED_BY,
    GENERAL,
    GOLD,
    IRON,
    KING,
    KNOW_HOWS,
    LAND,
    MARBLE,
    NAVIGATOR,
    NEIGHBOUR,
    NOWHERE,
    PERSONAGES,
    PROVINCES,
    RESOURCE,
    RESOURCES,
    S_ARMING,
    S_GOLD,
    S_IRON,
    S_KNOW_HOW,
    S_MANOEUVRE_1,
    S_MANOEUVRE_2,
    S_MARBLE,
    S_TEMPLE,
    SCHOLAR,
    SEA,
    STATE,
    TRADE,
)
from internum.games.antike.rules.conquest import defence_value
from internum.games.antike.rules.ending import score, target
from internum.games.antike.rules.know_how import know_how_price
from internum.games.antike.rules.payment import ANY, slot_due
from internum.games.antike.rules.personages import held_by_formula
from internum.games.antike.rules.rondel import rondel_cost
from internum.games.antike.state import (
    DEMAND,
    LOSE_CONQUEST,
    LOSE_FIGHT,
    MANOEUVRE,
    OVER,
    PAY,
    RONDEL,
)

# --- features of a nation ------------------------------------------------------------------------

FEATURES = (  # name, weight in personages, what is measured
    ("cards", 1.0, "personages held, or earned this turn"),
    ("king", 0.8, "progress to the next king, cities that can be founded at once included"),
    ("citizen", 0.7, "progress to the next citizen, marble for temples included"),
    ("navigator", 0.5, "progress to the next navigator"),
    ("scholar", 0.6, "gold for a know-how nobody has, as a share of its price, by how soon it can be bought"),
    ("general", 0.4, "the foreign temple that is nearest to falling: units within reach of it, by its defence"),
    ("march", 0.2, "the same, with units further off counted in part"),
    ("production", 0.35, "units a full round of productions brings, as a square root"),
    ("least", 0.06, "production of the scarcest resource: cities need all three"),
    ("stock", 0.15, "marble, iron and gold in hand, as a square root"),
    ("coins", 0.05, "coins in hand"),
    ("units", 0.2, "legions and galleys on the board, as a square root"),
    ("claims", 0.08, "free sites that units stand on and that cannot be paid yet"),
    ("frontier", 0.03, "free sites next to units"),
    ("mobility", 0.05, "steps that know-how adds, by the units that have them"),
    ("state", 0.03, "monarchy and democracy, by cities to guard"),
    ("prey", 0.06, "foreign cities without temple within reach of enough units"),
    ("danger", -0.1, "own cities without temple within reach of enough foreign units"),
    ("peril", -0.5, "own temples within reach of enough foreign units"),
    ("tempo", 0.2, "how free the pawn is to go where the nation has something to do"),
    ("last", 0.5, "the last personage but one is worth more than the first"),
)
(
    CARDS, KINGS, CITIZENS, NAVIGATORS, SCHOLARS, GENERALS, MARCH, PRODUCTION, LEAST, STOCK, COINS, UNITS, CLAIMS,
    FRONTIER, MOBILITY, GUARD, PREY, DANGER, PERIL, TEMPO, LAST,
) = range(len(FEATURES))  # fmt: skip
WIDTH = len(FEATURES)
WEIGHTS = np.array([weight for _, weight, _ in FEATURES], np.float64 if COMPILED else object)
KEENNESS = 0.9  # how much one personage more raises the odds, as a logarithm
DOUBT = 0.05  # shared equally: nobody is sure of anything before the game is over

# The caller's buffer: a value per seat, then scratch: forces by province, foreign temples, features by nation.
STRIKE = 8
FORCE = STRIKE + PROVINCES
TEMPLES = FORCE + PROVINCES  # their number, then their provinces
TABLE = TEMPLES + 1 + 20
PROSPECTS = TABLE + 6 * WIDTH
BUFFER = PROSPECTS + 6

FAR = 9


def _distances() -> np.ndarray:
    """Steps from province to province by board and type of unit, `FAR` at most."""
    steps = np.full((len(BOARDS), 2, PROVINCES, PROVINCES), FAR, np.int64)
    for b in range(len(BOARDS)):
        for unit in range(2):
            for p in range(PROVINCES):
                steps[b, unit, p, p] = 0
                edge = [p]
                for d in range(1, FAR):
                    edge = [
                        int(NEIGHBOUR[b, q, j])
                        for q in edge
                        for j in range(6)
                        if CROSSED_BY[b, q, j] >> unit & 1 and steps[b, unit, p, NEIGHBOUR[b, q, j]] == FAR
                    ]
                    for q in edge:
                        steps[b, unit, p, q] = min(steps[b, unit, p, q], d)
    return steps


STEPS = _distances()
# What a unit counts for against a place that it can reach, in one more step, in two …
NEARNESS = np.array([1.0, 0.6, 0.4, 0.25, 0.15, 0.1, 0.05, 0.0, 0.0, 0.0])


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
def strikes(s, n, values):
    """What nation `n` can bring against each province in its next manoeuvre; also its frontier of free sites."""
    for p in range(50):
        values[STRIKE + p] = 0.0
    on_land = s.know_how[n, LAND]
    at_sea = s.know_how[n, SEA]
    claims = 0
    frontier = 0
    for p in range(50):
        legions = s.legions[n, p]
        galleys = s.galleys[n, p]
        if legions + galleys > 0:
            values[STRIKE + p] += legions + galleys
            if s.city[p] == NONE:
                claims += 1
            for j in range(6):
                q = NEIGHBOUR[s.opt_board, p, j]
                if q == NOWHERE:
                    break
                bits = CROSSED_BY[s.opt_board, p, j]
                going = 0
                if bits & 1:
                    going += legions
                    if on_land > 0:
                        values[STRIKE + q] += legions
                if bits & 2:
                    going += galleys
                    if at_sea > 0:
                        values[STRIKE + q] += galleys
                if going > 0 and s.city[q] == NONE and s.legions[n, q] + s.galleys[n, q] == 0:
                    frontier += 1
    row = TABLE + n * WIDTH
    values[row + CLAIMS] = claims
    values[row + FRONTIER] = min(frontier, 8)


@jit
def list_temples(s, values):
    count = 0
    for p in range(50):
        if s.temple[p] == 1 and count < 20:
            count += 1
            values[TEMPLES + count] = p
    values[TEMPLES] = count


@jit
def march(s, n, values):
    """What nation `n` has against each foreign temple, near and far; marks the one that is nearest to falling."""
    count = int(values[TEMPLES])
    for i in range(1, count + 1):
        values[FORCE + int(values[TEMPLES + i])] = 0.0
    for p in range(50):
        legions = s.legions[n, p]
        galleys = s.galleys[n, p]
        if legions + galleys > 0:
            for i in range(1, count + 1):
                q = int(values[TEMPLES + i])
                if legions > 0:
                    away = STEPS[s.opt_board, 0, p, q] - s.know_how[n, LAND]
                    values[FORCE + q] += legions * NEARNESS[max(0, away)]
                if galleys > 0:
                    away = STEPS[s.opt_board, 1, p, q] - s.know_how[n, SEA]
                    values[FORCE + q] += galleys * NEARNESS[max(0, away)]
    best = 0.0
    for i in range(1, count + 1):
        q = int(values[TEMPLES + i])
        if s.city[q] != n and s.cities_out[s.city[q]] > 1:
            best = max(best, min(1.0, values[FORCE + q] / defence_value(s, q)))
    values[TABLE + n * WIDTH + MARCH] = best * best


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


@jit
def threats(s, n, values):
    """Foreign cities that nation `n` can take in its next manoeuvre: good for it, bad for their owners."""
    row = TABLE + n * WIDTH
    for p in range(50):
        strike = values[STRIKE + p]
        owner = s.city[p]
        if strike > 0.0 and owner != NONE and owner != n and s.cities_out[owner] > 1:
            x = min(1.0, strike / defence_value(s, p))
            foe = TABLE + owner * WIDTH
            if s.temple[p] == 1:
                values[row + GENERALS] = max(values[row + GENERALS], x * x * x)
                values[foe + PERIL] += x * x * x
            else:
                values[row + PREY] += x * x
                values[foe + DANGER] += x * x


@entry
def evaluate(s, values):
    """Writes every seat's winning chance into `values[seat]`; the rest of the buffer is scratch."""
    for seat in range(STRIKE):
        values[seat] = 0.0
    if s.phase == OVER and s.winner != NONE:
        values[s.seat_of[s.winner]] = 1.0
        return
    for i in range(TABLE, BUFFER):
        values[i] = 0.0
    list_temples(s, values)
    for n in range(6):
        if s.seat_of[n] != NONE:
            if s.legions_out[n] + s.galleys_out[n] > 0:
                strikes(s, n, values)
                threats(s, n, values)
                if s.stack[GENERAL] > 0 and values[TEMPLES] > 0.0:
                    march(s, n, values)
            assess(s, n, values)
    share(s, values)


@jit
def share(s, values):
    """From prospects to chances that add up to one."""
    most = -1000.0
    for n in range(6):
        if s.seat_of[n] != NONE:
            z = 0.0
            for i in range(WIDTH):
                z += WEIGHTS[i] * values[TABLE + n * WIDTH + i]
            values[PROSPECTS + n] = z
            most = max(most, z)
    total = 1.0e-9
    for n in range(6):
        if s.seat_of[n] != NONE:
            odds = math.exp(KEENNESS * (values[PROSPECTS + n] - most))
            values[s.seat_of[n]] += odds
            total += odds
    for seat in range(s.players):
        values[seat] = (1.0 - DOUBT) * values[seat] / total + DOUBT / s.players


# --- the turn ------------------------------------------------------------------------------------


@entry
def turn_of(s):
    """A number that changes when the turn passes on."""
    return s.round * 8 + s.turn


# --- decisions that need no thought --------------------------------------------------------------


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


# --- a cheap policy for playouts -----------------------------------------------------------------


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
    w = 0.02
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
        w = 6.0 * min(count, s.bank_temples) + 0.02
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
        w = 0.9 * (s.legions_out[n] + s.galleys_out[n]) + 0.02
    cost = rondel_cost(s, n, space)
    return w / (1.0 + 0.5 * cost) + 0.02


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


# --- what a move brought, for people -------------------------------------------------------------


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    """What became of a nation of `seat` between two positions, most telling first."""
    n = before.asked if before.pending == DEMAND else before.active
    if n == NONE or before.seat_of[n] != seat:
        return []
    board = BOARDS[before.opt_board]
    taken = [p for p in range(PROVINCES) if before.city[p] not in (n, NONE) and after.city[p] == n]
    founded = [p for p in range(PROVINCES) if before.city[p] == NONE and after.city[p] == n]
    built = [p for p in range(PROVINCES) if before.temple[p] == 0 and after.temple[p] == 1 and after.city[p] == n]
    learnt = [
        KNOW_HOWS[2 * line + level]
        for line in range(4)
        for level in range(before.know_how[n, line], after.know_how[n, line])
    ]
    cards = [
        Ref("personage", kind)
        for i, kind in enumerate(PERSONAGES)
        for _ in range(after.personages[n, i] - before.personages[n, i])
    ]

    def places(provinces: list[int]) -> list[Ref]:
        return [Ref("province", board.province_ids[p]) for p in provinces]

    said: list[Message] = []
    if after.winner == n:
        said.append(Message("reason-win"))
    if cards:
        said.append(Message("reason-card", {"cards": cards}))
    if taken:
        said.append(Message("reason-conquer", {"places": places(taken)}))
    if built:
        said.append(Message("reason-temple", {"count": len(built), "places": places(built)}))
    if learnt:
        said.append(Message("reason-learn", {"know_hows": [Ref("know_how", k) for k in learnt]}))
    if founded:
        said.append(Message("reason-found", {"count": len(founded), "places": places(founded)}))
    armed = _units(after, n) - _units(before, n)
    if armed > 0:
        said.append(Message("reason-arm", {"count": armed}))
    spread = _claims(after, n) - _claims(before, n)
    if spread > 0:
        said.append(Message("reason-spread", {"count": spread}))
    for r in range(3):
        if after.stock[n, r] > before.stock[n, r]:
            more = after.stock[n, r] - before.stock[n, r]
            said.append(Message("reason-produce", {"count": more, "resource": Ref("resource", RESOURCES[r])}))
    return said


def _units(s: Twin, n: int) -> int:
    total: int = s.legions_out[n] + s.galleys_out[n]
    return total


def _claims(s: Twin, n: int) -> int:
    return sum(s.city[p] == NONE and s.legions[n, p] + s.galleys[n, p] > 0 for p in range(PROVINCES))
