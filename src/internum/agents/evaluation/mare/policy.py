# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Decisions that need no thought, and a cheap policy for playouts."""

from internum.core.engine import entry, jit
from internum.core.state import NONE
from internum.games.mare.actions import (
    A_BUILD,
    A_BUY,
    A_CLAIM,
    A_CONTROL,
    A_CONVERT,
    A_DONE,
    A_ENGAGE,
    A_GIVE,
    A_HOLD,
    A_LAUNCH,
    A_LEAVE,
    A_LEGION,
    A_MARCH,
    A_NO,
    A_OCCUPY,
    A_OFFER,
    A_PAY,
    A_PILLAGE,
    A_SACRIFICE,
    A_SAIL,
    A_VACATE,
    A_YES,
    a_number,
)
from internum.games.mare.board import (
    CARAVAN_KIND,
    COIN,
    GOODS,
    LEGENDARY_KIND,
    MARKET_KIND,
    PROVINCES,
    SLOT_KIND,
    SLOTS,
    TEMPLE_KIND,
    TOKENS,
)
from internum.games.mare.phases import (
    BUILD,
    COPY,
    DECLARE,
    EXTRA_COIN,
    FIRST_STRIKE,
    MILITARY_STAGE,
    NUMBER,
    PAY,
    STORE,
    SWAP,
    TRADE_STAGE,
)  # fmt: skip
from internum.games.mare.rules.build.suggestion import suggested_token
from internum.games.mare.tiles import PYRAMIDS

from .features import DIE
from .war import points

USUAL_NUMBER = 3  # of resources that everybody offers

# --- decisions that need no thought


@entry
def obvious(s, seat, out, k):
    """The index of an action that needs no thought, or -1."""
    if s.phase == PAY:
        wanted = A_PAY + suggested_token(s, s.side_at[seat])
        for j in range(k):
            if out[j] == wanted:
                return j
        return 0
    if s.phase == STORE:
        return 1  # keep what may be kept, coins first
    if s.phase == EXTRA_COIN or s.phase == FIRST_STRIKE:
        for j in range(k):
            if out[j] == A_YES:
                return j
    if s.phase == DECLARE:
        return k - 1  # the Pyramids before a fifth hero or wonder
    return -1


# --- plans over several rounds are made of Build turns; all else goes by simple rules


@entry
def takes_turn(s, seat):
    """1 if the seat decides in its own Build turn."""
    if s.phase != BUILD and s.phase != SWAP and s.phase != COPY:
        return 0
    return 1 if s.side_at[seat] == s.actor else 0


@entry
def idle(s, seat, out, k):
    """The index of what changes least: the end of a step, a refusal."""
    for j in range(k):
        if out[j] == A_DONE or out[j] == A_NO:
            return j
    return 0


@entry
def reply(s, seat, out, k):
    """What a seat would decide beside Build turns: it trades by its needs and stays at home."""
    if s.phase == NUMBER:
        for j in range(k):
            if out[j] == a_number(USUAL_NUMBER):
                return j
        return k // 2
    if s.stage != TRADE_STAGE:
        return idle(s, seat, out, k)
    e = s.side_at[seat]
    coins = leans_to_coins(s, e)
    best = -1.0
    pick = 0
    for j in range(k):
        w = weigh_trade(s, e, out[j], coins)
        if w > best:
            best = w
            pick = j
    return pick


# --- how readily a sensible player would choose


@entry
def weigh(s, seat, out, k, weights):
    """How readily a sensible player would choose each action; only the proportions matter."""
    e = s.side_at[seat] if s.side_at[seat] != NONE else 0
    coins = leans_to_coins(s, e) if s.stage == TRADE_STAGE else 0.0
    for j in range(k):
        a = out[j]
        if s.phase == BUILD:
            weights[j] = weigh_purchase(s, e, a)
        elif s.stage == MILITARY_STAGE:
            weights[j] = weigh_campaign(s, e, a)
        else:
            weights[j] = weigh_trade(s, e, a, coins)


@jit
def weigh_trade(s, e, a, coins):
    if a >= A_OFFER and a < A_OFFER + TOKENS:
        return 1.0 / (0.2 + missed(s, e, a - A_OFFER, coins))
    if a >= A_CLAIM and a < A_GIVE:
        return gained(s, e, (a - A_CLAIM) % TOKENS, coins)
    if a >= A_GIVE and a < A_GIVE + TOKENS:
        return 1.0 / (0.2 + missed(s, e, a - A_GIVE, coins))
    return 1.0


@jit
def count_of(s, e, t):
    """Tokens of a kind in hand, the legendary twin included."""
    if t == COIN:
        return s.hand[e, COIN]
    g = t
    if g > GOODS:
        g -= GOODS
    return s.hand[e, g] + s.hand[e, g + GOODS]


@jit
def leans_to_coins(s, e):
    """From 0 to 1: is the empire's larger set one of coins? (Then goods are for trade, else coins are.)"""
    types = 0
    for g in range(1, GOODS + 1):
        if s.hand[e, g] + s.hand[e, g + GOODS] > 0:
            types += 1
    return min(1.0, max(0.0, 0.5 + 0.25 * (s.hand[e, COIN] - types)))


@jit
def missed(s, e, t, coins):
    """How much a token given away is missed by whoever leans so much to `coins`."""
    if t == COIN:
        return 0.1 + 0.8 * coins
    return 0.2 if count_of(s, e, t) > 1 else 0.8 - 0.7 * coins


@jit
def gained(s, e, t, coins):
    """How welcome a token is to whoever leans so much to `coins`."""
    if t == COIN:
        return 0.3 + 3.0 * coins
    return 0.4 if count_of(s, e, t) > 0 else 0.5 + 3.0 * (1.0 - coins)


@jit
def weigh_purchase(s, e, a):
    if a >= A_BUY and a < A_PAY:
        return 500.0 if a == A_BUY + PYRAMIDS else 5.0
    if a >= A_BUILD and a < A_LEGION:
        slot = (a - A_BUILD) % SLOTS
        kind = SLOT_KIND[s.book, (a - A_BUILD) // SLOTS, slot]
        if kind in (MARKET_KIND, TEMPLE_KIND):
            return 0.5
        if kind == CARAVAN_KIND:
            return 15.0
        return 60.0 if kind == LEGENDARY_KIND else 4.0
    if a >= A_CONTROL and a < A_BUILD:
        return 3.0 if (a - A_CONTROL) % 3 == 0 else 30.0
    if a >= A_LEGION and a < A_LAUNCH:
        return 0.9 if (a - A_LEGION) % 3 == 0 else 8.0
    return 1.0


@jit
def weigh_campaign(s, e, a):
    if a >= A_MARCH and a < A_VACATE:
        return weigh_march(s, e, (a - A_MARCH) // PROVINCES, (a - A_MARCH) % PROVINCES)
    if a >= A_SAIL and a < A_ENGAGE:
        return 0.2
    if a >= A_ENGAGE and a < A_MARCH:
        return 0.15
    if a >= A_OCCUPY and a < A_CONVERT:
        return 12.0
    if a >= A_CONVERT and a < A_SACRIFICE:
        return 8.0
    if a >= A_HOLD and a < A_LEAVE:
        return 1.5
    if a >= A_PILLAGE and a < A_OCCUPY:
        return 0.1
    if a >= A_LEAVE:
        return 0.1
    return 1.0


@jit
def weigh_march(s, e, start, goal):
    """Marches are for taking what is somebody else's, best where nobody guards it."""
    owner = s.marker[goal]
    if owner in (NONE, e):
        return 0.05
    guard = points(s, owner, goal)
    if guard == 0.0:
        return 2.0
    return 0.4 if guard < DIE[s.book] * (s.unmoved[start] + s.legions[e, goal]) else 0.05
