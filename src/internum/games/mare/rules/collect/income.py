"""Income of buildings, and who is served first (EM-5.2 to 5.8, 5.16; MN-1.19, 4.2 to 4.13)."""

from internum.core.engine import entry, jit

from ...board import (
    CAPITAL_KIND,
    CARAVAN,
    CARAVAN_KIND,
    CITY_KIND,
    COIN,
    GOODS,
    LEGENDARY_KIND,
    MARKET,
    PROVINCES,
    SIDES,
    SLOT_GOOD,
    SLOT_KIND,
    SLOTS,
    TEMPLE,
    TOKENS,
    TRADE,
)
from ...option_values import CIRCE_MARKET_YES, CIRCE_WHEN_PRODUCTION, SHORTAGE_ORDER_SEAT
from ...tiles import CLASSIC, EMPIRES, EXTRA_COIN_POWER
from ..ground.basics import NONE, by_seat, has, plays
from ..ground.pieces import controller, serve_as_caravan
from ..ground.tokens import gain, in_bank

# --- who is served first (EM-5.16, MN-1.19)


@jit
def distance(s, e):
    """Seats between the Trade Leader and an empire."""
    return (s.seat_of[e] - s.seat_of[s.title[TRADE]] + s.players) % s.players


@jit
def is_served_before(s, a, b):
    if s.book == EMPIRES and s.opt_shortage_order != SHORTAGE_ORDER_SEAT and s.level[a, TRADE] != s.level[b, TRADE]:
        return s.level[a, TRADE] > s.level[b, TRADE]
    return distance(s, a) < distance(s, b)


@entry
def served(s, place):
    """The empire that is served at a place of the order, from 0."""
    for e in range(SIDES):
        if plays(s, e):
            before = 0
            for other in range(SIDES):
                if plays(s, other) and other != e and is_served_before(s, other, e):
                    before += 1
            if before == place:
                return e
    return NONE


# --- what buildings yield


@entry
def lay_out_claims(s):
    """What everybody's buildings yield (EM-5.2 to 5.8, MN-4.2 to 4.13); it lies in `offer` until it is paid out."""
    for p in range(PROVINCES):
        for slot in range(SLOTS):
            if s.built[p, slot] == 1:
                e = controller(s, p, slot)
                if e != NONE and plays(s, e):
                    claim_of_building(s, p, slot, e)
        for icon in range(2):
            e = s.circe_legion[p, icon]
            if e != NONE:
                s.offer[e, SLOT_GOOD[s.book, p, CARAVAN + icon]] += 1
                if s.opt_circe_market == CIRCE_MARKET_YES and controls(s, p, MARKET, e):
                    s.offer[e, SLOT_GOOD[s.book, p, CARAVAN + icon]] += 1
    for e in range(SIDES):
        if has(s, e, EXTRA_COIN_POWER) and (s.book == CLASSIC or (s.used[EXTRA_COIN_POWER] >> e) & 1 == 1):
            s.offer[e, COIN] += 1  # EM-16.7, MN-10.1


@jit
def controls(s, p, slot, e):
    """Does the empire control a building on this slot?"""
    return s.built[p, slot] == 1 and controller(s, p, slot) == e


@jit
def claim_of_building(s, p, slot, e):
    kind = SLOT_KIND[s.book, p, slot]
    if kind == CARAVAN_KIND:
        s.offer[e, SLOT_GOOD[s.book, p, slot]] += 1
        if controls(s, p, MARKET, e):
            s.offer[e, SLOT_GOOD[s.book, p, slot]] += 1
    elif kind == CITY_KIND or kind == CAPITAL_KIND:
        s.offer[e, COIN] += 1
        if controls(s, p, TEMPLE, e):  # as with markets, under one control (EM-11.15)
            s.offer[e, COIN] += 1
    elif kind == LEGENDARY_KIND:
        s.offer[e, COIN] += 1


@entry
def lay_out_yields(s, controllers, tokens, counts):
    """Who controls each building, and how many of which token it brings; nothing may lie in `offer` before."""
    k = 0
    for p in range(PROVINCES):
        for slot in range(SLOTS):
            controllers[k] = NONE
            counts[k] = 0
            if s.built[p, slot] == 1:
                e = controller(s, p, slot)
                controllers[k] = e
                if e != NONE:
                    t = COIN
                    if SLOT_KIND[s.book, p, slot] == CARAVAN_KIND:
                        t = SLOT_GOOD[s.book, p, slot]
                    before = s.offer[e, t]
                    claim_of_building(s, p, slot, e)
                    tokens[k] = t
                    counts[k] = s.offer[e, t] - before
            k += 1


@jit
def pay_income(s):
    lay_out_claims(s)
    if s.book == CLASSIC:
        serve_card_by_card(s)
    else:
        for place in range(s.players):
            e = served(s, place)
            for t in range(GOODS + 1):
                if s.offer[e, t] > 0:
                    gain(s, e, t, s.offer[e, t])
    for e in range(SIDES):
        for t in range(TOKENS):
            s.offer[e, t] = 0
        if s.opt_circe_when == CIRCE_WHEN_PRODUCTION:  # the legions served for this round only
            for p in range(PROVINCES):
                for icon in range(2):
                    if s.circe_legion[p, icon] == e:
                        serve_as_caravan(s, p, icon, NONE)


@jit
def serve_at_once(s, t):
    """Where there are enough cards of a kind for all, it does not matter who is served first."""
    claimed = 0
    for seat in range(s.players):
        claimed += s.offer[s.side_at[seat], t]
    if claimed > in_bank(s, t):
        return False
    if claimed > 0:
        for seat in range(s.players):
            gain(s, s.side_at[seat], t, s.offer[s.side_at[seat], t])
    return True


@jit
def serve_card_by_card(s):
    """MN-1.19: one card each in turn, from the Trade Master round the table."""
    for t in range(GOODS + 1):
        claims = not serve_at_once(s, t)
        while claims:
            claims = False
            for k in range(s.players):
                e = by_seat(s, s.title[TRADE], k)
                if s.offer[e, t] > 0:
                    s.offer[e, t] -= 1
                    gain(s, e, t, 1)
                    claims = True
