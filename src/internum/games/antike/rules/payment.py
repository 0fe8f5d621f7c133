"""Resources, payment and bank (AN-5).

A price is a number of slots: marble, iron, gold or any kind. A purchase is chosen first, then paid unit by
unit (`pay`), then takes effect; it is offered only if it can be paid in full.
"""

from internum.core.engine import jit
from internum.core.state import NONE

from ..actions import a_pay
from ..board import COIN, GOLD, IRON, KIND_COUNT, MARBLE, RESOURCE_COUNT
from ..codes import AN_4_10, AN_5_1, AN_5_3, AN_5_4, AN_5_9
from ..options import FINITE, TWO_TO_ONE
from ..state import MOST_STOCK, NOTHING, PAY

ANY = 3  # the slot that takes all four kinds


@jit
def has_all_know_how(s, n):
    """AN-9.20: all eight know-hows."""
    return s.know_how[n, 0] + s.know_how[n, 1] + s.know_how[n, 2] + s.know_how[n, 3] == 8


@jit
def pays_with_anything(s, n):
    """AN-9.21: free exchange folded into payment."""
    return s.opt_bank_resources != FINITE and s.opt_all_knowhow_exchange != TWO_TO_ONE and has_all_know_how(s, n)


@jit
def wealth(s, n):
    return s.stock[n, MARBLE] + s.stock[n, IRON] + s.stock[n, GOLD] + s.stock[n, COIN]


@jit
def can_pay(s, n, resource, price):
    """AN-5.1: a named resource, coins, or both."""
    if s.stock[n, resource] + s.stock[n, COIN] >= price:
        return True
    return wealth(s, n) >= price and pays_with_anything(s, n)


@jit
def can_pay_city(s, n):
    """AN-13.5: one marble, one iron, one gold; a coin may replace each of them."""
    missing = 0
    for resource in range(RESOURCE_COUNT):
        if s.stock[n, resource] == 0:
            missing += 1
    if missing <= s.stock[n, COIN]:
        return True
    return wealth(s, n) >= 3 and pays_with_anything(s, n)


@jit
def gain(s, n, kind, amount):
    """From the bank to a nation, in units (AN-1.10); a finite bank gives what it has (AN-5.5)."""
    if kind == COIN:
        s.bank_coins -= amount
    elif s.opt_bank_resources == FINITE:
        amount = min(amount, s.bank_stock[kind])
        s.bank_stock[kind] -= amount
    s.stock[n, kind] = min(s.stock[n, kind] + amount, MOST_STOCK)


@jit
def spend(s, n, kind):
    """One unit from a nation to the bank (AN-5.2)."""
    s.stock[n, kind] -= 1
    if kind == COIN:
        s.bank_coins += 1
    elif s.opt_bank_resources == FINITE:
        s.bank_stock[kind] += 1


@jit
def owe(s, purchase, slot, price):
    """Begin to pay for an action; the price is in one kind of slot."""
    if slot != ANY and pays_with_anything(s, s.active):
        slot = ANY
    s.purchase = purchase
    s.owed[slot] += price
    s.paid_last = MARBLE
    s.pending = PAY


@jit
def slot_due(s):
    """The slots that are paid now: marble, then iron, then gold."""
    slot = 0
    while slot < ANY and s.owed[slot] == 0:
        slot += 1
    return slot


@jit
def coins_needed_after(s, slot):
    """Coins that the slots after this one cannot do without."""
    needed = 0
    for later in range(slot + 1, ANY):
        needed += max(0, s.owed[later] - s.stock[s.active, later])
    return needed


@jit
def why_not_pay(s, kind):
    if s.pending != PAY:
        return AN_5_9
    n = s.active
    if s.stock[n, kind] == 0:
        return AN_5_3
    slot = slot_due(s)
    if slot == ANY:
        if kind < s.paid_last:
            return AN_4_10  # kinds are paid in order, so that each mix has one spelling
        left = 0
        for later in range(kind, KIND_COUNT):
            left += s.stock[n, later]
        return 0 if left >= s.owed[ANY] else AN_5_3
    if kind == COIN:
        return 0 if s.stock[n, COIN] >= s.owed[slot] + coins_needed_after(s, slot) else AN_5_3
    if kind != slot:
        return AN_5_4
    return AN_5_1 if s.paid_last == COIN else 0


@jit
def candidates_pay(s, out, k):
    for kind in range(KIND_COUNT):
        if why_not_pay(s, kind) == 0:
            out[k] = a_pay(kind)
            k += 1
    return k


@jit
def pay(s, kind):
    """Pay one unit; returns the purchase once it is paid in full, else NONE."""
    spend(s, s.active, kind)
    slot = slot_due(s)
    s.owed[slot] -= 1
    s.paid[kind] += 1
    s.paid_last = kind
    if s.owed[slot] > 0:
        return NONE
    s.paid_last = MARBLE
    if slot_due(s) < ANY or s.owed[ANY] > 0:
        return NONE
    for given in range(KIND_COUNT):
        s.paid[given] = 0
    purchase = s.purchase
    s.purchase = NONE
    s.pending = NOTHING
    return purchase
