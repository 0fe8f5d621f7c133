# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Means: heroes and wonders, hands, income, and the sets that they make."""

import math

from internum.core.engine import jit
from internum.games.mare.board import COIN, GOODS, LEGENDARY_KIND, SIDES, TOKENS
from internum.games.mare.option_values import VICTORY_PYRAMIDS_ONLY as PYRAMIDS_ONLY
from internum.games.mare.phases import BUILD, BUILD_STAGE, CLAIM, COLLECT_STAGE, COPY, PAY, SWAP, TRADE_STAGE
from internum.games.mare.rules.build.payment import BUILDING_COST, HERO_COST, PYRAMIDS_COST
from internum.games.mare.rules.build.victory import GOAL
from internum.games.mare.rules.collect import INCOME_PART
from internum.games.mare.rules.ground.basics import has
from internum.games.mare.rules.military.conquest import CITIES_TO_WIN
from internum.games.mare.state import TILE_SALE
from internum.games.mare.tiles import (
    DOUBLE_TYPE,
    EMPIRES,
    EXTRA_COIN_POWER,
    EXTRA_GOOD_POWER,
    MIXED_SET,
    PYRAMIDS,
    STARTERS,
)

from .features import (
    COINS,
    DRAWS,
    EARNED,
    GREAT,
    GREAT_SITES,
    HAND,
    HURRY,
    INCOME,
    KEPT,
    KINDS,
    NEXT_WIN,
    POWERS_HELD,
    REACH,
    REST_IN_HAND,
    SET_IN_HAND,
    SIZE_IN_HAND,
    TABLE,
    TILE_IN_HAND,
    TILE_WORTH,
    TILES,
    TOKEN_IN_HAND,
    TRADE,
    VARIETY,
    WIDTH,
    WIN,
    YIELD,
)


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
def still_to_gain(s, e, coins, types, offered):
    """By how many tokens claims may enlarge the larger set: there is one for each token given, if others offer any."""
    claims = offered
    if s.actor == e:
        claims += 1
    wanted_coins = 0
    wanted_types = 0
    for g in range(1, GOODS + 1):
        if s.hand[e, g] + s.hand[e, g + GOODS] == 0:
            for other in range(SIDES):
                if other != e and s.offer[other, g] + s.offer[other, g + GOODS] > 0:
                    wanted_types += 1
                    break
    for other in range(SIDES):
        if other != e:
            wanted_coins += s.offer[other, COIN]
    return max(coins + min(claims, wanted_coins), types + min(claims, wanted_types)) - max(coins, types)


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
    if s.phase == CLAIM:
        size += values[TRADE] * still_to_gain(s, e, coins, once, offered)
    elif s.stage < BUILD_STAGE:  # trade will turn what is held twice into something else
        size += values[TRADE] * min(offered, 3)
        if offered == 0:
            size += values[TRADE] * min(goods - once, 3)
    sets = coins // 3
    if once >= 3:
        sets += 1
        if once + twice >= 6:
            sets += 1
            if once + twice + thrice >= 9:
                sets += 1
    worth = values[SET_IN_HAND] * sets
    rest = coins + goods + offered - price
    if price > 0:
        r = min(1.0, size / price)
        worth = max(worth, values[TILE_IN_HAND] * r * r * r * r + values[REST_IN_HAND] * max(0, rest))
    values[row + HAND] = worth + values[SIZE_IN_HAND] * size + values[TOKEN_IN_HAND] * (coins + goods + offered)
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
    values[row + INCOME] = math.sqrt(4.0 + coins + goods + draws)
    values[row + VARIETY] = types + 0.7 * draws
    values[row + COINS] = coins
    values[row + EARNED] = coins + goods + draws
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
        values[row + WIN] = values[NEXT_WIN] * r * r


@jit
def is_last_but_one(s, tiles):
    """Would one hero or wonder more than so many win?"""
    if s.book == EMPIRES:
        return tiles == GOAL - 1
    return tiles == s.opt_hero_wonder_goal - 1 and s.opt_victory != PYRAMIDS_ONLY


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
    values[row + HURRY] = tiles * tiles
    price = 0  # of the next one; 0: there is none
    last = PYRAMIDS_COST
    if left > 0:
        price = HERO_COST
        if s.book == EMPIRES:
            price = 6 + tiles if tiles < GOAL else 0
        if is_last_but_one(s, tiles):
            last = price
    if s.book == EMPIRES and values[GREAT + e] == CITIES_TO_WIN - 1 and values[GREAT_SITES + e] > 0.0:
        last = min(last, int(BUILDING_COST[LEGENDARY_KIND]))
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
