# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""What a position of Mare Nostrum is worth, in either edition, in heroes and wonders: those owned and those in reach.

Every empire's prospects are a sum of `WEIGHTS` times features; its winning chance is its share of exp(prospects).
What a hand is worth depends on the hour: before one's Build turn it is what it can buy, afterwards two coins are left
of it. So buying is always better than holding, and a dear thing better than the cheap ones its set would have paid.

A battle ends a turn as `turn_of` counts them: plans stop before the dice, and the evaluation says what is expected of
them. Otherwise whoever looks at many lines would count on the luckiest one.
"""

import math

import numpy as np

from internum.core.engine import COMPILED, entry, jit
from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
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
    A_CAPITAL,
    A_CARAVAN,
    A_LEGENDARY,
    A_MARKET,
    A_TEMPLE,
    BOARDS,
    CARAVAN,
    COIN,
    CULTURE,
    GOODS,
    HOME,
    LAND,
    LAND_LINKS,
    MARKER,
    MARKER_POST,
    MARKET,
    MILITARY,
    NO_KIND,
    POSTS,
    PROVINCES,
    SEAS,
    SHORE,
    SHORES,
    SIDES,
    SLOT_GOOD,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
    TEMPLE,
    TOKENS,
)
from internum.games.mare.phases import (
    BUILD,
    BUILD_STAGE,
    CLAIM,
    COLLECT_STAGE,
    COPY,
    DECLARE,
    EXTRA_COIN,
    FIRST_STRIKE,
    MILITARY_STAGE,
    OVER,
    PAY,
    STORE,
    SWAP,
    TRADE_STAGE,
)
from internum.games.mare.rules.basics import has, plays
from internum.games.mare.rules.collect import INCOME_PART
from internum.games.mare.rules.payment import HERO_COST, PYRAMIDS_COST
from internum.games.mare.rules.strength import HIT
from internum.games.mare.rules.suggestion import suggested_token
from internum.games.mare.rules.victory import GOAL, PYRAMIDS_ONLY
from internum.games.mare.state import TILE_SALE
from internum.games.mare.tiles import (
    DOUBLE_TYPE,
    EMPIRES,
    EXTRA_COIN_POWER,
    EXTRA_GOOD_POWER,
    MIXED_SET,
    POWER_TILE,
    POWERS,
    PYRAMIDS,
    STARTERS,
    TILE_COUNT,
)

# --- features of an empire -----------------------------------------------------------------------

FEATURES = (  # name, weight in heroes or wonders, what is measured
    ("tiles", 1.2, "heroes and wonders owned"),
    ("powers", 1.0, "what their powers are good for"),
    ("win", 3.0, "how nearly a winning purchase can be paid: now, or less surely next round"),
    ("hand", 1.0, "what the hand can still buy this round"),
    ("kept", 0.05, "tokens that will be held when the next round begins"),
    ("reach", 0.5, "the set that can be paid next round, by the price of the next hero or wonder"),
    ("income", 0.45, "tokens of a round, as a square root"),
    ("variety", 0.09, "different goods among them"),
    ("sites", 1.0, "free sites for buildings, by what they would bring"),
    ("titles", 0.12, "titles held"),
    ("leads", 0.15, "how surely titles will be held after this round"),
    ("triumph", 2.5, "how surely all three will be (2016)"),
    ("cities", 1.0, "capital and legendary cities towards the four that win (2016)"),
    ("units", 0.22, "units on the map, as a square root"),
    ("guard", 0.02, "legions and fortresses in own provinces"),
    ("markers", 0.01, "markers left"),
    ("conquest", 0.06, "foreign buildings that legions stand ready to take"),
    ("menace", 0.012, "foreign buildings within reach of legions"),
    ("invaded", -0.06, "own buildings that foreign legions stand ready to take"),
    ("danger", -0.02, "own buildings within reach of foreign legions"),
    ("losses", -0.1, "units that will be lost where there is war"),
)
(
    TILES, POWERS_HELD, WIN, HAND, KEPT, REACH, INCOME, VARIETY, SITES, TITLES, LEADS, TRIUMPH, CITIES, UNITS, GUARD,
    MARKERS, CONQUEST, MENACE, INVADED, DANGER, LOSSES,
) = range(len(FEATURES))  # fmt: skip
WIDTH = len(FEATURES)
_FLOATS = np.float64 if COMPILED else object
WEIGHTS = np.array([weight for _, weight, _ in FEATURES], _FLOATS)
KEENNESS = 1.0  # how much one hero or wonder more raises the odds, as a logarithm
DOUBT = 0.05  # shared equally: nobody is sure of anything before the game is over

TILE_IN_HAND = 1.1  # a hero or wonder that the hand can pay, not quite what one is worth
SET_IN_HAND = 0.16  # a set of three, which buys most things
TOKEN_IN_HAND = 0.03  # each token of the largest set
GREAT_CITIES = np.array([0.0, 0.1, 0.35, 1.0, 2.6, 2.6, 2.6, 2.6, 2.6], _FLOATS)
DIE = np.array([3.5, 25.0 / 6.0], _FLOATS)  # what a land die shows on average, by book (2016: as printed)
FORTRESS_POINTS = np.array([6.0, 5.0], _FLOATS)

# What a free site is worth to whoever may build there, by kind of building.
_SITE = {A_CARAVAN: 0.05, A_CAPITAL: 0.08, A_LEGENDARY: 0.15, 4: 0.06}
SITE = np.array([_SITE.get(kind, 0.0) for kind in range(7)], _FLOATS)
DOUBLING_SITE = 0.03  # a free market or temple, for each caravan or city that stands there

# What powers are worth beside the levels that a tile adds, in heroes and wonders.
_POWER_WORTH = {
    "legion_caravans": 0.1, "extra_coin": 0.15, "extra_good": 0.25, "free_offer": 0.1, "redirect": 0.05,
    "mixed_set": 0.2, "double_type": 0.2, "bank_swap": 0.2, "free_control": 0.2, "token_legion": 0.12,
    "token_fortress": 0.06, "token_trireme": 0.08, "land_discount": 0.1, "sea_discount": 0.05,
    "building_discount": 0.2, "far_control": 0.1, "two_fortresses": 0.02, "free_legions": 0.15, "first_strike": 0.15,
    "keep_goods": 0.12, "attack_bonus": 0.06, "defence_bonus": 0.06, "legion_bonus": 0.06, "trireme_bonus": 0.03,
    "home_bonus": 0.06, "extra_die": 0.08, "rich_pillage": 0.03, "sack_card": 0.02, "sacrifice": 0.04,
    "turn_legion": 0.05, "peace": 0.05,
}  # fmt: skip
TILE_WORTH = np.zeros((2, TILE_COUNT), _FLOATS)
for _book in range(2):
    for _power, _name in enumerate(POWERS):
        if POWER_TILE[_book, _power] >= 0:
            TILE_WORTH[_book, POWER_TILE[_book, _power]] += _POWER_WORTH[_name]

# The caller's buffer: a value per seat, then scratch.
KINDS = GOODS + 1  # coins and types of goods
YIELD = 8  # by empire and kind: what buildings bring in a round
DRAWS = YIELD + SIDES * KINDS  # by empire: legendary goods drawn in a round
GREAT = DRAWS + SIDES  # by empire: capital and legendary cities
WORTH = GREAT + SIDES  # by province: tokens its buildings bring
STRIKE = WORTH + PROVINCES  # by empire and province: legions within reach
TABLE = STRIKE + SIDES * PROVINCES  # by empire: the features
PROSPECTS = TABLE + SIDES * WIDTH
BUFFER = PROSPECTS + SIDES


# --- buildings: income, variety, sites, cities ---------------------------------------------------


@jit
def holder(s, p, slot):
    """Who controls the building on a slot; NONE if there is none."""
    if s.built[p, slot] == 0:
        return NONE
    if s.posts[p, slot] > 0:
        return s.conqueror[p]
    return s.marker[p]


@jit
def survey(s, values):
    """What the buildings of the map bring, and to whom."""
    for p in range(PROVINCES):
        o = s.marker[p]
        if o == NONE:
            continue
        market = holder(s, p, MARKET)
        temple = holder(s, p, TEMPLE)
        caravans = 0
        cities = 0
        sites = 0.0
        for slot in range(MARKET):
            kind = int(SLOT_KIND[s.book, p, slot])
            if kind == NO_KIND:
                continue
            e = holder(s, p, slot)
            if e == NONE:
                if s.box[SUPPLY_OF[s.book, kind]] > 0 and (kind != A_CAPITAL or HOME[s.book, p] == o):
                    sites += SITE[kind]
                continue
            good = int(SLOT_GOOD[s.book, p, slot])
            amount = 1.0
            if slot >= CARAVAN:
                caravans += 1
                if market == e:
                    amount = 2.0
            else:
                cities += 1
                if kind == A_LEGENDARY:
                    values[DRAWS + e] += 2.0 if temple == e else 1.0
                elif temple == e:
                    amount = 2.0
                if kind != 4:
                    values[GREAT + e] += 1.0
            values[YIELD + e * KINDS + good] += amount
            values[WORTH + p] += amount
        if SLOT_KIND[s.book, p, MARKET] != NO_KIND and s.built[p, MARKET] == 0:
            sites += DOUBLING_SITE * caravans
        if SLOT_KIND[s.book, p, TEMPLE] != NO_KIND and s.built[p, TEMPLE] == 0:
            sites += DOUBLING_SITE * cities
        values[TABLE + o * WIDTH + SITES] += sites


# --- war -----------------------------------------------------------------------------------------


@jit
def strikes(s, values):
    """Which legions can be in which province after a Military turn (over one sea at most)."""
    for e in range(SIDES):
        row = STRIKE + e * PROVINCES
        for p in range(PROVINCES):
            n = s.legions[e, p]
            if n > 0:
                values[row + p] += n
                for j in range(LAND_LINKS):
                    q = int(LAND[s.book, p, j])
                    if q < 0:
                        break
                    values[row + q] += n
        for sea in range(SEAS):
            if s.triremes[e, sea] > 0:
                n = 0
                for j in range(SHORES):
                    q = int(SHORE[s.book, sea, j])
                    if q < 0:
                        break
                    n += s.legions[e, q]
                if n > 0:
                    for j in range(SHORES):
                        q = int(SHORE[s.book, sea, j])
                        if q < 0:
                            break
                        values[row + q] += n - s.legions[e, q]


@jit
def points(s, e, p):
    """What an empire's units in a province throw on average."""
    n = DIE[s.book] * s.legions[e, p]
    if s.marker[p] == e:
        n += FORTRESS_POINTS[s.book] * s.fortress[p]
    return n


@jit
def hits(total, forts):
    """Units lost to an average total."""
    return max(0.0, total / HIT - 0.4 - forts)


@jit
def hold(s, p, values):
    """The owner of a province against those who stand in it or near it."""
    o = s.marker[p]
    mine = TABLE + o * WIDTH
    own = points(s, o, p)
    forts = s.fortress[p]
    values[mine + GUARD] += s.legions[o, p] + 1.5 * forts
    worth = 0.5 + values[WORTH + p]
    for e in range(SIDES):
        strike = values[STRIKE + e * PROVINCES + p]
        if e == o or strike <= 0.0:
            continue
        row = TABLE + e * WIDTH
        if s.legions[e, p] > 0:
            theirs = points(s, e, p)
            q = 1.0
            if own > 0.0:
                q = theirs * theirs / (theirs * theirs + own * own)
                values[row + LOSSES] += min(1.0 * s.legions[e, p], hits(own, 0.0))
                values[mine + LOSSES] += min(1.0 * s.legions[o, p] + forts, hits(theirs, 1.0 * s.book * forts))
            free = 0.0
            if HOME[s.book, p] == NONE or s.book != EMPIRES:
                free = 0.5
            for slot in range(SLOTS):
                if s.built[p, slot] == 1 and (s.posts[p, slot] == 0 or s.conqueror[p] != e):
                    free += 1.0
            if s.posts[p, MARKER_POST] > 0 and s.conqueror[p] == e:
                free += 2.0 * worth
            else:
                free = min(free, 1.0 * s.legions[e, p])
            values[row + CONQUEST] += q * free
            values[mine + INVADED] += q * free
        else:
            power = DIE[s.book] * strike
            q = power * power / (power * power + own * own + 12.0)
            values[row + MENACE] += q * worth
            values[mine + DANGER] += q * worth


# --- means: hands and the sets they make ---------------------------------------------------------


@jit
def is_usable(s, e):
    """Can the empire still spend its hand this round?"""
    if s.stage == BUILD_STAGE:
        if (s.had_turn >> e) & 1 == 0:
            return True
        return s.actor == e and (s.phase == BUILD or s.phase == PAY or s.phase == SWAP or s.phase == COPY)
    return s.stage == TRADE_STAGE or (s.stage == COLLECT_STAGE and s.step > INCOME_PART)


@jit
def set_power(s, e, coins, types, twice):
    """By how much powers enlarge a set (EM-7.5, 7.6)."""
    if coins > 0.0 and types > 0.0 and has(s, e, MIXED_SET):
        return 1.0
    if twice > 0.0 and coins < types + 1.0 and has(s, e, DOUBLE_TYPE):
        return 1.0
    return 0.0


@jit
def weigh_hand(s, e, price, last, values):
    """What the hand can buy: one hero or wonder, or sets of three; `last` is the price of the cheapest win."""
    row = TABLE + e * WIDTH
    paying = 1 if s.phase == PAY and s.actor == e else 0  # what is laid out is not yet spent
    coins = s.hand[e, COIN] + paying * s.paid[COIN]
    once = 0
    twice = 0
    thrice = 0
    more = 0
    offered = s.offer[e, COIN]
    for g in range(1, GOODS + 1):
        n = s.hand[e, g] + s.hand[e, g + GOODS] + paying * (s.paid[g] + s.paid[g + GOODS])
        offered += s.offer[e, g] + s.offer[e, g + GOODS]
        if n > 0:
            once += 1
            if n > 1:
                twice += 1
                if n > 2:
                    thrice += 1
                    more += n - 3
    goods = once + twice + thrice + more
    size = max(coins, once) + set_power(s, e, 1.0 * coins, 1.0 * once, 1.0 * twice)
    if s.stage < BUILD_STAGE:  # trade will turn what is held twice into something else
        size += 0.5 * min(offered, 3)
        if offered == 0 and s.phase != CLAIM:
            size += 0.5 * min(goods - once, 3)
    sets = coins // 3
    if once >= 3:
        sets += 1
        if once + twice >= 6:
            sets += 1
            if once + twice + thrice >= 9:
                sets += 1
    worth = SET_IN_HAND * sets
    rest = coins + goods + offered - price
    if price > 0:
        r = min(1.0, size / price)
        worth = max(worth, TILE_IN_HAND * r * r * r * r + 0.05 * max(0, rest))
    values[row + HAND] = worth + TOKEN_IN_HAND * size + 0.01 * (coins + goods + offered)
    r = min(1.0, size / last)
    r = r * r
    values[row + WIN] = r * r * r
    if size >= last and s.stage == BUILD_STAGE:
        values[row + WIN] = 1.3


@jit
def weigh_income(s, e, price, last, values):
    """Income, its variety, and the set that it will pay next round, trade included."""
    row = TABLE + e * WIDTH
    coins = values[YIELD + e * KINDS]
    if has(s, e, EXTRA_COIN_POWER):
        coins += 1.0
    types = 0
    goods = 0.0
    for g in range(1, KINDS):
        if values[YIELD + e * KINDS + g] > 0.0:
            types += 1
            goods += values[YIELD + e * KINDS + g]
    draws = values[DRAWS + e]
    twice = goods - types
    if has(s, e, EXTRA_GOOD_POWER):
        types += 1
        goods += 1.0
    values[row + INCOME] = math.sqrt(coins + goods + draws)
    values[row + VARIETY] = types + 0.7 * draws
    size = types + draws * (GOODS - types) / GOODS + 0.5 * min(3.0, twice + 0.5 * coins)
    kept = 0.0
    if s.stage != COLLECT_STAGE or s.step <= INCOME_PART:
        kept = min(2.0, 1.0 * s.hand[e, COIN] + s.kept[e, COIN])
    size = max(size, coins + kept) + set_power(s, e, coins, 1.0 * types, twice)
    if price > 0:
        r = min(1.2, size / price)
        values[row + REACH] = r * r
    if values[row + WIN] == 0.0:
        r = min(1.0, size / last)
        r = r * r
        values[row + WIN] = 0.5 * r * r


@jit
def means(s, e, values):
    """Heroes and wonders, and what there is to buy the next one with."""
    row = TABLE + e * WIDTH
    tiles = 0
    left = 0
    for tile in range(PYRAMIDS):
        if s.owner[tile] == e:
            tiles += 1
            values[row + POWERS_HELD] += TILE_WORTH[s.book, tile]
        elif s.display[tile] == TILE_SALE and tile >= STARTERS:
            left += 1
    values[row + TILES] = tiles
    price = 0  # of the next one; 0: there is none
    last = PYRAMIDS_COST
    if left > 0:
        if s.book == EMPIRES:
            if tiles < GOAL:
                price = 6 + tiles
            if tiles == GOAL - 1:
                last = price
        else:
            price = HERO_COST
            if tiles == s.opt_hero_wonder_goal - 1 and s.opt_victory != PYRAMIDS_ONLY:
                last = price
    if is_usable(s, e):
        weigh_hand(s, e, price, last, values)
    else:
        kept = s.hand[e, COIN] + s.kept[e, COIN]
        if s.stage == BUILD_STAGE:
            kept = min(2, kept)
        for t in range(1, TOKENS):
            kept += s.kept[e, t]
            if s.stage != BUILD_STAGE:
                kept += s.hand[e, t]
        values[row + KEPT] = kept
    weigh_income(s, e, price, last, values)


# --- titles --------------------------------------------------------------------------------------


@jit
def lead(s, e, title):
    """How surely an empire will hold a title after this round."""
    best = 0
    for other in range(SIDES):
        if other != e and plays(s, other):
            best = max(best, s.level[other, title])
    margin = 1.0 * (s.level[e, title] - best)
    if s.title[title] == e:
        margin += 0.4
    elif margin == 0.0:
        margin = -0.4
    blur = 1.6
    if s.stage >= MILITARY_STAGE:
        blur = 0.8 if title == MILITARY or s.stage > MILITARY_STAGE else 0.5
    return 1.0 / (1.0 + math.exp(-margin / blur))


@jit
def standing(s, e, values):
    row = TABLE + e * WIDTH
    total = 0.0
    all_three = 1.0
    for title in range(3):
        if s.title[title] == e:
            values[row + TITLES] += 1.2 if title == CULTURE else 1.0
        sure = lead(s, e, title)
        total += sure
        all_three *= sure
    values[row + LEADS] = total
    if s.book == EMPIRES:
        values[row + TRIUMPH] = all_three
        values[row + CITIES] = GREAT_CITIES[min(8, int(values[GREAT + e]))]
    values[row + UNITS] = math.sqrt(1.0 * s.level[e, MILITARY])
    values[row + MARKERS] = s.supply[e, MARKER]


# --- all together --------------------------------------------------------------------------------


@entry
def evaluate(s, values):
    """Writes every seat's winning chance into `values[seat]`; the rest of the buffer is scratch."""
    for i in range(BUFFER):
        values[i] = 0.0
    if s.phase == OVER and s.winners != 0:
        share_win(s, values)
        return
    survey(s, values)
    strikes(s, values)
    for p in range(PROVINCES):
        if s.marker[p] != NONE:
            hold(s, p, values)
    for e in range(SIDES):
        if plays(s, e):
            means(s, e, values)
            standing(s, e, values)
    share(s, values)


@jit
def share_win(s, values):
    n = 0
    for e in range(SIDES):
        n += (s.winners >> e) & 1
    for e in range(SIDES):
        if (s.winners >> e) & 1 == 1:
            values[s.seat_of[e]] = 1.0 / n


@jit
def share(s, values):
    """From prospects to chances that add up to one."""
    most = -1000.0
    for e in range(SIDES):
        if plays(s, e):
            z = 0.0
            for i in range(WIDTH):
                z += WEIGHTS[i] * values[TABLE + e * WIDTH + i]
            values[PROSPECTS + e] = z
            most = max(most, z)
    total = 0.0
    for e in range(SIDES):
        if plays(s, e):
            odds = math.exp(KEENNESS * (values[PROSPECTS + e] - most))
            values[s.seat_of[e]] = odds
            total += odds
    for seat in range(s.players):
        if total == 0.0:  # empires are being dealt
            values[seat] = 1.0 / s.players
        else:
            values[seat] = (1.0 - DOUBT) * values[seat] / total + DOUBT / s.players


# --- the turn ------------------------------------------------------------------------------------


@entry
def turn_of(s):
    """A number that grows when the turn passes on, or a battle begins."""
    turns = 0
    battles = 0
    if s.stage == BUILD_STAGE or s.stage == MILITARY_STAGE:
        for e in range(SIDES):
            turns += (s.had_turn >> e) & 1
    if s.stage == MILITARY_STAGE:
        for p in range(PROVINCES):
            if s.fought[p] != 0:
                battles += 1
        for sea in range(SEAS):
            if s.fought_at_sea[sea] != 0:
                battles += 1
    return ((s.round * 6 + s.stage) * 8 + turns) * 64 + battles


# --- decisions that need no thought --------------------------------------------------------------


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


# --- a cheap policy for playouts -----------------------------------------------------------------


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


# --- what a move brought, for people -------------------------------------------------------------


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    """What became of the empire of `seat` between two positions, most telling first."""
    e = before.side_at[seat]
    if e == NONE:
        return []
    said: list[Message] = []
    if after.phase == OVER and after.winners >> e & 1:
        said.append(Message("reason-win"))
    taken = [p for p in range(PROVINCES) if before.marker[p] not in (e, NONE) and after.marker[p] == e]
    if taken:
        places = [Ref("province", BOARDS[before.book].province_ids[p]) for p in taken]
        said.append(Message("reason-conquer", {"places": places}))
    armed = after.level[e, MILITARY] - before.level[e, MILITARY]
    if armed > 0 and before.stage == BUILD_STAGE and not said:
        said.append(Message("reason-arm", {"count": armed}))
    return said
