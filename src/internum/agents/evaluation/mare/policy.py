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
    A_OCCUPY,
    A_OFFER,
    A_PAY,
    A_PILLAGE,
    A_SACRIFICE,
    A_SAIL,
    A_SWAP,
    A_VACATE,
    A_YES,
)
from internum.games.mare.board import (
    A_LEGENDARY,
    A_MARKET,
    A_TEMPLE,
    COIN,
    GOODS,
    MARKER_POST,
    POSTS,
    PROVINCES,
    SLOT_KIND,
    SLOTS,
    TOKENS,
)
from internum.games.mare.phases import BUILD, DECLARE, EXTRA_COIN, FIRST_STRIKE, MILITARY_STAGE, PAY, STORE
from internum.games.mare.rules.suggestion import suggested_token
from internum.games.mare.tiles import PYRAMIDS

from .features import DIE
from .war import points

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


# --- how readily a sensible player would choose


@entry
def weigh(s, seat, out, k, weights):
    """How readily a sensible player would choose each action; only the proportions matter."""
    e = s.side_at[seat] if s.side_at[seat] != NONE else 0
    for j in range(k):
        a = out[j]
        if s.phase == BUILD:
            weights[j] = weigh_purchase(s, e, a)
        elif s.stage == MILITARY_STAGE:
            weights[j] = weigh_campaign(s, e, a)
        elif a >= A_OFFER and a < A_OFFER + TOKENS:
            weights[j] = 1.0 / (0.2 + missed(s, e, a - A_OFFER))
        elif a >= A_CLAIM and a < A_GIVE:
            weights[j] = 0.1 + gained(s, e, (a - A_CLAIM) % TOKENS)
        elif a >= A_GIVE and a < A_GIVE + TOKENS:
            weights[j] = 1.0 / (0.2 + missed(s, e, a - A_GIVE))
        else:
            weights[j] = 1.0


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
def missed(s, e, t):
    """How much a token given away is missed."""
    n = count_of(s, e, t)
    if t == COIN:
        return 0.6 if n % 3 == 0 else 0.3
    return 0.0 if n > 1 else 1.0


@jit
def gained(s, e, t):
    """How welcome a token is."""
    if t == COIN:
        return 0.8
    return 0.2 if count_of(s, e, t) > 0 else 3.0


@jit
def weigh_purchase(s, e, a):
    if a >= A_BUY and a < A_PAY:
        return 500.0 if a == A_BUY + PYRAMIDS else 30.0
    if a >= A_BUILD and a < A_LEGION:
        slot = (a - A_BUILD) % SLOTS
        kind = SLOT_KIND[s.book, (a - A_BUILD) // SLOTS, slot]
        if kind in (A_MARKET, A_TEMPLE):
            return 4.0
        return 20.0 if kind == A_LEGENDARY else 10.0
    if a >= A_CONTROL and a < A_BUILD:
        return 2.5 if (a - A_CONTROL) % 3 == 0 else 12.0
    if a >= A_LEGION and a < A_LAUNCH:
        return 0.4 if (a - A_LEGION) % 3 == 0 else 6.0
    if a >= A_SWAP:
        return 0.5
    return 0.3


@jit
def weigh_campaign(s, e, a):
    if a == A_DONE:
        return 1.5
    if a >= A_MARCH and a < A_VACATE:
        p = (a - A_MARCH) % PROVINCES
        q = (a - A_MARCH) // PROVINCES
        o = s.marker[p]
        if o in (NONE, e):
            return 0.02
        w = 0.5 if points(s, o, p) < DIE[s.book] * (s.unmoved[q] + s.legions[e, p]) else 0.05
        return 0.2 * w if s.marker[q] != e else w
    if a >= A_SAIL and a < A_ENGAGE:
        return 0.1
    if a >= A_ENGAGE and a < A_MARCH:
        return 0.3
    if a >= A_OCCUPY and a < A_CONVERT:
        return 3.0 if (a - A_OCCUPY) % POSTS != MARKER_POST else 2.0
    if a >= A_CONVERT and a < A_SACRIFICE:
        return 20.0
    if a >= A_HOLD and a < A_LEAVE:
        return 4.0
    if a >= A_PILLAGE and a < A_OCCUPY:
        return 0.7
    return 1.0
