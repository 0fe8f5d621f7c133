"""Collecting resources (EM-5, 15.6, 16.1, 16.7; MN-4a): income, legendary draws, temple gifts, extra coin and good."""

from internum.core.engine import entry, jit

from ..actions import A_CIRCE, A_DONE, A_DRAW, A_GAIN, A_NO, A_TAKE, A_YES, GAIN_COIN, GAIN_LEGENDARY
from ..board import (
    A_CAPITAL,
    A_CARAVAN,
    A_CITY,
    A_LEGENDARY,
    CARAVAN,
    COIN,
    GOODS,
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
from ..codes import EM_5_11, EM_5_12, EM_5_16, EM_15_6, EM_16_1, MN_10_3
from ..phases import BEGIN_TRADE, CIRCE, COLLECT_STAGE, COLLECTING, DRAW, EXTRA_COIN, EXTRA_GOOD, TEMPLE_GIFT
from ..state import BY_ROUND_LIMIT, HELD, PILE
from ..tiles import CLASSIC, EMPIRES, EXTRA_COIN_POWER, EXTRA_GOOD_POWER, LEGION_CARAVANS, POWER_COUNT
from .basics import NONE, back, by_seat, call, either, end_game, go, has, plays, unused, use
from .pieces import controller, has_enemy, posted, serve_as_caravan, serving
from .tokens import gain, in_bank, pile_is_empty, renew_pile, take_drawn

# the steps of the phase (EM-5.14), in `s.step`
CIRCE_PART, COIN_PART, INCOME_PART, LEGENDARY_PART, GOOD_PART, END_PART = range(6)

IN_PRODUCTION = 0  # opt_circe_when
OWN_OR_NEUTRAL = 0  # opt_circe_where
DOUBLED = 0  # opt_circe_market
BEFORE_DRAW = 1  # opt_temple_choice
BY_SEAT = 1  # opt_shortage_order


@jit
def begin_round(s):
    if s.opt_max_rounds > 0 and s.round > s.opt_max_rounds:  # EM-3.6
        end_game(s, 0, BY_ROUND_LIMIT)
        return
    s.stage = COLLECT_STAGE
    for power in range(POWER_COUNT):
        s.used[power] = 0
    s.peace_before = s.peace_with  # EM-16.8
    s.peace_with = NONE
    s.cursor = 0
    s.step = CIRCE_PART
    if s.book == EMPIRES and s.round == 1:  # EM-5.1: what the players start with is the income of round 1
        s.step = END_PART
    go(s, COLLECTING)


@jit
def go_on_collecting(s):
    """The next question of the phase, or its end."""
    if s.step == CIRCE_PART:
        ask_circe(s)
    elif s.step == COIN_PART:
        ask_extra_coin(s)
    elif s.step == INCOME_PART:
        pay_income(s)
        s.step += 1
    elif s.step == LEGENDARY_PART:
        go_on_drawing(s)
    elif s.step == GOOD_PART:
        ask_extra_good(s)
    else:
        s.cursor = 0
        s.step = 0
        go(s, BEGIN_TRADE)


# --- who is served first (EM-5.16, MN-1.19)


@jit
def distance(s, e):
    """Seats between the Trade Leader and an empire."""
    return (s.seat_of[e] - s.seat_of[s.title[TRADE]] + s.players) % s.players


@jit
def is_served_before(s, a, b):
    if s.book == EMPIRES and s.opt_shortage_order != BY_SEAT and s.level[a, TRADE] != s.level[b, TRADE]:
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


# --- income of buildings


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
                if s.opt_circe_market == DOUBLED and controls(s, p, MARKET, e):
                    s.offer[e, SLOT_GOOD[s.book, p, CARAVAN + icon]] += 1
    for e in range(SIDES):
        if has(s, e, EXTRA_COIN_POWER) and (s.book == CLASSIC or (s.used[EXTRA_COIN_POWER] >> e) & 1 == 1):
            s.offer[e, COIN] += 1  # EM-16.7, MN-10.1


@jit
def controls(s, p, slot, e):
    """Does the empire control a building on this slot?"""
    return s.built[p, slot] == 1 and controller(s, p, slot) == e


@entry
def claim_of_building(s, p, slot, e):
    kind = SLOT_KIND[s.book, p, slot]
    if kind == A_CARAVAN:
        s.offer[e, SLOT_GOOD[s.book, p, slot]] += 1
        if controls(s, p, MARKET, e):
            s.offer[e, SLOT_GOOD[s.book, p, slot]] += 1
    elif kind == A_CITY or kind == A_CAPITAL:
        s.offer[e, COIN] += 1
        if controls(s, p, TEMPLE, e):
            s.offer[e, COIN] += 1
    elif kind == A_LEGENDARY:
        s.offer[e, COIN] += 1


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
        if s.opt_circe_when == IN_PRODUCTION:  # the legions served for this round only
            for p in range(PROVINCES):
                for icon in range(2):
                    if s.circe_legion[p, icon] == e:
                        serve_as_caravan(s, p, icon, NONE)


@jit
def serve_card_by_card(s):
    """MN-1.19: one card each in turn, from the Trade Master round the table."""
    for t in range(GOODS + 1):
        claims = True
        while claims:
            claims = False
            for k in range(s.players):
                e = by_seat(s, s.title[TRADE], k)
                if s.offer[e, t] > 0:
                    s.offer[e, t] -= 1
                    gain(s, e, t, 1)
                    claims = True


# --- Circe: legions that serve as caravans (EM-15.6, 15.15)


@jit
def ask_circe(s):
    while s.cursor < s.players:
        e = served(s, s.cursor)
        s.cursor += 1
        if s.opt_circe_when == IN_PRODUCTION and has(s, e, LEGION_CARAVANS):
            call_circe(s, e)
            return
    s.cursor = 0
    s.step += 1


@jit
def call_circe(s, e):
    """Let an empire say which legions serve as caravans; one that could as well serve on another icon is free again."""
    for p in range(PROVINCES):
        if serving(s, e, p) == 1 and s.legions[e, p] == 1:
            for icon in range(2):
                if s.circe_legion[p, icon] == e and is_free_icon(s, p, 1 - icon):
                    serve_as_caravan(s, p, icon, NONE)
    call(s, CIRCE, e)


@jit
def is_free_icon(s, p, icon):
    slot = CARAVAN + icon
    return SLOT_KIND[s.book, p, slot] == A_CARAVAN and s.built[p, slot] == 0 and s.circe_legion[p, icon] == NONE


@jit
def why_not_circe(s, e, p, icon):
    if not is_free_icon(s, p, icon):
        return EM_15_6
    busy = serving(s, e, p)
    if s.conqueror[p] == e:
        busy += posted(s, p)
    if s.legions[e, p] <= busy:
        return EM_15_6
    if s.opt_circe_where == OWN_OR_NEUTRAL:
        if (s.marker[p] != NONE and s.marker[p] != e) or has_enemy(s, e, p):
            return EM_15_6
    return 0


@jit
def candidates_circe(s, e, out, k):
    for p in range(PROVINCES):
        if s.legions[e, p] > 0:
            for icon in range(2):
                if why_not_circe(s, e, p, icon) == 0:
                    out[k] = A_CIRCE + p * 2 + icon
                    k += 1
    out[k] = A_DONE
    return k + 1


@jit
def circe(s, e, p, icon):
    serve_as_caravan(s, p, icon, e)


# --- the extra coin (EM-16.7; in 2003 it comes of itself)


@jit
def ask_extra_coin(s):
    s.step += 1
    if s.book == CLASSIC:
        return
    for e in range(SIDES):
        if unused(s, e, EXTRA_COIN_POWER):
            call(s, EXTRA_COIN, e)


@jit
def extra_coin(s, e, a):
    if a == A_YES:
        use(s, e, EXTRA_COIN_POWER)  # paid with the income
    back(s)


# --- legendary goods (EM-5.4, 5.5, 5.11 to 5.14)


@jit
def legendary_cities(s, e, with_temple):
    """The Legendary Cities an empire controls; or only those in a province where it controls a Temple."""
    n = 0
    for p in range(PROVINCES):
        for slot in range(2):
            if SLOT_KIND[s.book, p, slot] == A_LEGENDARY and controls(s, p, slot, e):
                if not with_temple or controls(s, p, TEMPLE, e):
                    n += 1
    return n


@jit
def go_on_drawing(s):
    """One empire after the other draws and chooses; `cursor` counts three steps for each."""
    if s.book == CLASSIC or s.cursor >= 3 * s.players:
        s.cursor = 0
        s.step += 1
        return
    e = served(s, s.cursor // 3)
    part = s.cursor % 3
    if part == 1:
        if s.choices_due > 0 and (in_bank(s, COIN) > 0 or goods_to_draw(s) > s.draws_due):
            call(s, TEMPLE_GIFT, e)
            return
        s.choices_due = 0
    elif part == 0:
        s.choices_due = legendary_cities(s, e, True)
    s.cursor += 1
    due_now = 2 if s.opt_temple_choice == BEFORE_DRAW else 0
    if part == due_now:
        s.draws_due += legendary_cities(s, e, False)
        if s.draws_due > 0:
            call(s, DRAW, e)


@jit
def goods_to_draw(s):
    """Legendary goods in the pile and in the discard pile."""
    n = 0
    for g in range(GOODS):
        if s.legendary_at[g] != HELD:
            n += 1
    return n


@jit
def needs_preparation(s):
    return s.draws_due == 0 or pile_is_empty(s)


@jit
def prepare_draw(s):
    """Before a draw: an empty pile is renewed; with nothing to draw, nothing is gained (EM-5.11)."""
    if goods_to_draw(s) == 0 or s.draws_due == 0:
        s.draws_due = 0
        back(s)
    else:
        renew_pile(s)


@jit
def why_not_draw(s, g):
    if s.legendary_at[g] != PILE:
        return EM_5_12
    return 0


@jit
def candidates_draw(s, out, k):
    for g in range(GOODS):
        if why_not_draw(s, g) == 0:
            out[k] = A_DRAW + g
            k += 1
    return k


@jit
def draw(s, g):
    take_drawn(s, s.actor, g)
    s.draws_due -= 1
    if s.draws_due == 0:
        back(s)


@jit
def why_not_gain(s, what):
    """EM-5.5: a coin or a legendary good, if there is one."""
    if what == GAIN_COIN and in_bank(s, COIN) == 0:
        return EM_5_16
    if what == GAIN_LEGENDARY and goods_to_draw(s) <= s.draws_due:
        return EM_5_11
    return 0


@jit
def candidates_gain(s, out, k):
    for what in range(2):
        if why_not_gain(s, what) == 0:
            out[k] = A_GAIN + what
            k += 1
    return k


@jit
def temple_gift(s, e, what):
    s.choices_due -= 1
    back(s)
    if what == GAIN_COIN:
        gain(s, e, COIN, 1)
    else:
        s.draws_due += 1
        if s.opt_temple_choice != BEFORE_DRAW:
            call(s, DRAW, e)


# --- the extra good, last of all (EM-16.1, MN-10.3)


@jit
def ask_extra_good(s):
    s.step += 1
    for e in range(SIDES):
        if plays(s, e) and unused(s, e, EXTRA_GOOD_POWER) and is_any_good_there(s):
            use(s, e, EXTRA_GOOD_POWER)
            call(s, EXTRA_GOOD, e)


@jit
def is_any_good_there(s):
    for t in range(1, GOODS + 1):
        if why_not_take(s, t) == 0:
            return True
    return False


@jit
def why_not_take(s, t):
    if t == COIN or t > GOODS or in_bank(s, t) <= 0:
        return either(s, EM_16_1, MN_10_3)
    return 0


@jit
def candidates_extra_good(s, out, k):
    for t in range(1, GOODS + 1):
        if why_not_take(s, t) == 0:
            out[k] = A_TAKE + t
            k += 1
    if s.book == EMPIRES:
        out[k] = A_NO
        k += 1
    return k


@jit
def extra_good(s, e, a):
    if a != A_NO:
        gain(s, e, a - A_TAKE, 1)
    back(s)


# --- what `rules` calls


@jit
def legal_collect(s, e, out):
    if s.phase == CIRCE:
        return candidates_circe(s, e, out, 0)
    if s.phase == EXTRA_COIN:
        out[0] = A_NO
        out[1] = A_YES
        return 2
    if s.phase == DRAW:
        return candidates_draw(s, out, 0)
    if s.phase == TEMPLE_GIFT:
        return candidates_gain(s, out, 0)
    return candidates_extra_good(s, out, 0)


@jit
def why_not_collect(s, e, a):
    """0, the rule against it, or NONE: no action of this phase."""
    if s.phase == CIRCE:
        if a == A_DONE:
            return 0
        if A_CIRCE <= a < A_GAIN:
            return why_not_circe(s, e, (a - A_CIRCE) // 2, (a - A_CIRCE) % 2)
    elif s.phase == EXTRA_COIN:
        if a == A_NO or a == A_YES:
            return 0
    elif s.phase == DRAW:
        if A_DRAW <= a < A_DRAW + GOODS:
            return why_not_draw(s, a - A_DRAW)
    elif s.phase == TEMPLE_GIFT:
        if A_GAIN <= a < A_TAKE:
            return why_not_gain(s, a - A_GAIN)
    else:
        if a == A_NO and s.book == EMPIRES:
            return 0
        if A_TAKE <= a < A_DRAW:
            return why_not_take(s, a - A_TAKE)
    return NONE


@jit
def apply_collect(s, e, a):
    if s.phase == CIRCE:
        if a == A_DONE:
            back(s)
        else:
            circe(s, e, (a - A_CIRCE) // 2, (a - A_CIRCE) % 2)
    elif s.phase == EXTRA_COIN:
        extra_coin(s, e, a)
    elif s.phase == DRAW:
        draw(s, a - A_DRAW)
    elif s.phase == TEMPLE_GIFT:
        temple_gift(s, e, a - A_GAIN)
    else:
        extra_good(s, e, a)
