# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Decisions that need no thought, and a cheap policy for playouts."""

import numpy as np

from internum.core.engine import entry, jit
from internum.core.state import NONE
from internum.games.mare.actions import A_DONE, A_NO, A_YES, CODEC, a_number, a_pay
from internum.games.mare.board import (
    CARAVAN_KIND,
    COIN,
    GOODS,
    LEGENDARY_KIND,
    MARKET_KIND,
    SLOT_KIND,
    TEMPLE_KIND,
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
from internum.games.mare.state import FULL
from internum.games.mare.tiles import PYRAMIDS

from .features import DIE, FLOATS
from .war import points

USUAL_NUMBER = 3  # of resources that everybody offers

# --- decisions that need no thought


@entry
def obvious(s, seat, out, k):
    """The index of an action that needs no thought, or -1."""
    if s.phase == PAY:
        wanted = a_pay(suggested_token(s, s.side_at[seat]))
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


# --- how readily a sensible player would choose: in trade


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
def weigh_gift(s, e, coins, t):
    """A token that is offered or given."""
    return 1.0 / (0.2 + missed(s, e, t, coins))


@jit
def weigh_claim(s, e, coins, other, t):
    return gained(s, e, t, coins)


weigh_trade = CODEC.dispatch(
    "s e coins", {"offer": weigh_gift, "claim": weigh_claim, "give": weigh_gift}, otherwise=1.0
)

# --- in building


@jit
def weigh_tile(s, tile):
    return 500.0 if tile == PYRAMIDS else 5.0


@jit
def weigh_building(s, p, slot):
    kind = SLOT_KIND[s.book, p, slot]
    if kind in (MARKET_KIND, TEMPLE_KIND):
        return 0.5
    if kind == CARAVAN_KIND:
        return 15.0
    return 60.0 if kind == LEGENDARY_KIND else 4.0


@jit
def weigh_marker(s, p, price):
    return 3.0 if price == FULL else 30.0


@jit
def weigh_unit(s, place, price):
    return 0.9 if price == FULL else 8.0


weigh_purchase = CODEC.dispatch(
    "s",
    {
        "buy": weigh_tile,
        "build": weigh_building,
        "control": weigh_marker,
        "legion": weigh_unit,
        "fortress": weigh_unit,
        "trireme": weigh_unit,
    },
    otherwise=1.0,
)

# --- in war, by book: in Empires players of playouts must make war about as readily as those who search

HOMEWARD = np.array([0.05, 0.1], FLOATS)  # a march to what is one's own or nobody's
UNGUARDED = np.array([2.0, 4.0], FLOATS)  # to what somebody else does not guard
ENOUGH = np.array([1.0, 0.2], FLOATS)  # no further move


@jit
def weigh_march(s, e, start, goal):
    """Marches are for taking what is somebody else's, best where nobody guards it."""
    owner = s.marker[goal]
    if owner in (NONE, e):
        return HOMEWARD[s.book]
    guard = points(s, owner, goal)
    if guard == 0.0:
        return UNGUARDED[s.book]
    return 0.4 if guard < DIE[s.book] * (s.unmoved[start] + s.legions[e, goal]) else 0.05


@jit
def weigh_end(s):
    return ENOUGH[s.book]


CAMPAIGN = {
    "done": weigh_end,
    "march": weigh_march,
    "sail": 0.2,
    "cast-off": 0.2,
    "engage": 0.15,
    "occupy": 12.0,
    "convert": 8.0,
    "hold": 1.5,
    "pillage": 0.1,
    "leave": 0.1,
}
weigh_campaign = CODEC.dispatch("s e", CAMPAIGN, otherwise=1.0)

# --- what search and plans ask


@entry
def weigh(s, seat, out, k, weights):
    """How readily a sensible player would choose each action; only the proportions matter."""
    e = s.side_at[seat] if s.side_at[seat] != NONE else 0
    coins = leans_to_coins(s, e) if s.stage == TRADE_STAGE else 0.0
    for j in range(k):
        a = out[j]
        if s.phase == BUILD:
            weights[j] = weigh_purchase(s, a)
        elif s.stage == MILITARY_STAGE:
            weights[j] = weigh_campaign(s, e, a)
        else:
            weights[j] = weigh_trade(s, e, coins, a)


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
        w = weigh_trade(s, e, coins, out[j])
        if w > best:
            best = w
            pick = j
    return pick
