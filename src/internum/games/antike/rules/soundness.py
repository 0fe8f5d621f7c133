"""What must hold in every state: nothing lost, nothing made, kept counts equal to a recount."""

from internum.core.engine import jit

from ..actions import MOST_STEPS
from ..board import KIND_COUNT, LINE_COUNT, NATIONS, PERSONAGE_COUNT, PROVINCES, RESOURCE_COUNT
from ..options import FINITE
from ..state import MANOEUVRE, PAY
from .pieces import CITY_LIMIT, COINS, GALLEY_LIMIT, LEGION_LIMIT, TEMPLES

PERSONAGES = 35
(FINE, LEGIONS, GALLEYS, MARKERS, TEMPLE_MARKERS, SEAS, HOLDINGS, COIN_TOTAL, TEMPLE_TOTAL, CARD_TOTAL, BANK) = range(
    11
)
LADDER, STEPS_LEFT, DEBT = 11, 12, 13


@jit
def unsound_nation(s, n):
    legions = 0
    galleys = 0
    cities = 0
    temples = 0
    seas = 0
    for p in range(PROVINCES):
        legions += s.legions[n, p]
        galleys += s.galleys[n, p]
        if s.legions[n, p] < 0 or s.galleys[n, p] < 0:
            return HOLDINGS
        if s.galleys[n, p] > 0:
            seas += 1
        if s.city[p] == n:
            cities += 1
            temples += s.temple[p]
    if legions != s.legions_out[n] or legions > LEGION_LIMIT:
        return LEGIONS
    if galleys != s.galleys_out[n] or galleys > GALLEY_LIMIT:
        return GALLEYS
    if cities != s.cities_out[n] or cities > CITY_LIMIT:
        return MARKERS
    if temples != s.temples_out[n]:
        return TEMPLE_MARKERS
    if seas != s.seas[n]:
        return SEAS
    for kind in range(KIND_COUNT):
        if s.stock[n, kind] < 0:
            return HOLDINGS
    return FINE


@jit
def unsound_provinces(s):
    for p in range(PROVINCES):
        legions = s.legions_here[p]
        galleys = s.galleys_here[p]
        for n in range(NATIONS):
            legions -= s.legions[n, p]
            galleys -= s.galleys[n, p]
        if legions != 0:
            return LEGIONS
        if galleys != 0:
            return GALLEYS
    return FINE


@jit
def unsound_bank(s):
    coins = s.bank_coins
    temples = s.bank_temples
    cards = 0
    for n in range(NATIONS):
        coins += s.stock[n, 3]
        for kind in range(PERSONAGE_COUNT):
            cards += s.personages[n, kind]
    for kind in range(PERSONAGE_COUNT):
        cards += s.stack[kind]
    for p in range(PROVINCES):
        temples += s.temple[p]
    if coins != COINS or s.bank_coins < 0:
        return COIN_TOTAL
    if temples != TEMPLES or s.bank_temples < 0:
        return TEMPLE_TOTAL
    if cards != PERSONAGES:
        return CARD_TOTAL
    if s.opt_bank_resources == FINITE:
        for resource in range(RESOURCE_COUNT):
            units = s.bank_stock[resource]
            for n in range(NATIONS):
                units += s.stock[n, resource]
            if units != s.opt_bank_units or s.bank_stock[resource] < 0:
                return BANK
    return FINE


@jit
def unsound_manoeuvre(s):
    """In a manoeuvre every unit of the active nation has a number of steps left; otherwise none has."""
    for p in range(PROVINCES):
        legions = 0
        galleys = 0
        for left in range(MOST_STEPS + 1):
            legions += s.steps[0, p, left]
            galleys += s.steps[1, p, left]
        if s.phase == MANOEUVRE:
            legions -= s.legions[s.active, p]
            galleys -= s.galleys[s.active, p]
        if legions != 0 or galleys != 0:
            return STEPS_LEFT
    return FINE


@jit
def unsound(s):
    """0, or the number of the first invariant that is broken."""
    for n in range(NATIONS):
        fault = unsound_nation(s, n)
        if fault != FINE:
            return fault
    for line in range(LINE_COUNT):
        best = 0
        for n in range(NATIONS):
            best = max(best, s.know_how[n, line])
        if best != s.discovered[line]:
            return LADDER
    fault = unsound_provinces(s)
    if fault == FINE:
        fault = unsound_bank(s)
    if fault != FINE:
        return fault
    owed = s.owed[0] + s.owed[1] + s.owed[2] + s.owed[3]
    if (owed > 0) != (s.pending == PAY):
        return DEBT
    return unsound_manoeuvre(s)
