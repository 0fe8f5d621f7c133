"""Who may know what was done, and a world that might as well be so (Empires 19.4, 2003 14d).

Secrets: legendary goods drawn, the evening-out gift, offers before the reveal, losses and storage chosen at once,
plans of a free start.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np

from internum.core.state import NONE, Layout, Twin

from .board import COIN, GOODS, POSTS, SIDES, TOKENS
from .option_values import COUNTS_PUBLIC_NO, OPEN_HANDS_NO, TRADE_GIFT_FACE_DOWN
from .phases import (
    BUILD,
    COPY,
    DEAL,
    DECLARE,
    DRAW,
    FIRST_STRIKE,
    GIVE,
    LOSE,
    NUMBER,
    OFFER,
    PAY,
    STORE,
    SWAP,
)
from .planning import is_planning, plan_otherwise
from .rules.build.storage import goods_limit, stores_at_phase_end
from .rules.ground.basics import has
from .rules.ground.pieces import land_units
from .rules.ground.tokens import is_open_book, unseen
from .rules.military.movement import stands_on
from .rules.trade.offers import most_to_offer
from .state import PILE
from .tiles import EMPIRES, FREE_OFFER, PERSEUS_TILE

COINS_KEPT = 2
# where one choice left says something about the hand
_OF_THE_HAND = (NUMBER, OFFER, GIVE, FIRST_STRIKE, BUILD, PAY, SWAP, STORE, DECLARE, COPY)


# --- what an action tells


def is_secret(before: Twin, seat: int, action: int) -> bool:
    """Is the action itself known to its seat only?"""
    if before.phase == DRAW:
        return bool(before.opt_open_hands == OPEN_HANDS_NO)
    if before.phase == GIVE:
        return bool(before.opt_trade_gift == TRADE_GIFT_FACE_DOWN and before.opt_open_hands == OPEN_HANDS_NO)
    if before.phase == STORE:
        return bool(before.book != EMPIRES or bin(before.waiting).count("1") > 1)
    return bool(before.phase == OFFER or (before.phase == LOSE and before.book == EMPIRES) or is_planning(before))


def reveals(before: Twin, seat: int, action: int, after: Twin) -> bool:
    """Did others learn something hidden?"""
    if before.phase in (GIVE, DRAW) or shows(before, seat, action, after):
        return True
    return before.gift != after.gift or any(_learnt(before, after, e) for e in range(SIDES))


def shows(before: Twin, seat: int, action: int, after: Twin) -> bool:
    """Did the seat itself learn something hidden?"""
    chosen_at_once = before.phase in (OFFER, STORE) or (before.phase == LOSE and before.book == EMPIRES)
    if chosen_at_once:  # in 2003 losses are named openly
        return bool(after.phase != before.phase)
    if is_planning(before):
        return not is_planning(after)
    if before.phase == GIVE:
        return False
    own = before.side_at[seat] if seat < before.players else NONE
    others = [e for e in range(SIDES) if e != own and before.seat_of[e] != NONE]
    if before.gift != after.gift and own not in (before.gift_from, before.gift_to):
        return True
    return any(_learnt(before, after, e) for e in others) or _asked_by_hand(before, after, others)


def _asked_by_hand(before: Twin, after: Twin, others: list[int]) -> bool:
    """Was it looked up who could buy the victory (EM-14.4, 15.12), in hands that not everybody knows?"""
    hidden = [e for e in others if not is_open_book(before.live, e)]
    if before.phase == DECLARE or before.buyer != after.buyer:
        return bool(hidden)
    first_turn = before.had_turn != after.had_turn and bin(after.had_turn).count("1") == 1
    return bool(first_turn and after.owner[PERSEUS_TILE] in hidden)


def _learnt(before: Twin, after: Twin, e: int) -> bool:
    """Has a legendary good come to light that an empire held?"""
    return bool(before.seat_of[e] != NONE and unseen(before.live, e) > unseen(after.live, e))


def may_autoplay(s: Twin, seat: int) -> bool:
    """Would everybody know anyway that only one choice is left?"""
    e = s.side_at[seat]
    if s.phase == DEAL or e == NONE or s.phase not in _OF_THE_HAND:
        return True
    if s.book == EMPIRES and s.opt_counts_public == COUNTS_PUBLIC_NO:
        return False
    return bool(is_open_book(s.live, e))


# --- another world


def redeal(layout: Layout, states: Any, i: int, seat: int, rng: Random) -> None:
    """Replace what `seat` cannot know by something that might as well be so."""
    s = layout.twin(states, i)
    if s.phase == DEAL or seat >= s.players or s.side_at[seat] == NONE:
        return
    plan_otherwise(layout, states, i, s.side_at[seat], rng)
    world = _World(s, s.side_at[seat], rng)
    if s.opt_open_hands == OPEN_HANDS_NO:
        world.pass_another_gift()
        world.draw_other_goods()
    world.offer_otherwise()
    world.keep_otherwise()
    world.lose_otherwise()
    for name, value in world.fields().items():
        layout.assign(states, i, name, value)


class _World:
    """The hidden part of a state, as lists that can be dealt anew. `held` is all an empire has, wherever it lies."""

    def __init__(self, s: Twin, me: int, rng: Random) -> None:
        self.s, self.me, self.rng = s, me, rng
        self.held = (s.hand + s.offer + s.kept).tolist()
        self.offer, self.kept = s.offer.tolist(), s.kept.tolist()
        self.place = list(s.legendary_at)
        self.who_knows = list(s.legendary_known)
        self.old = list(s.legendary_old)
        self.gift = s.gift
        self.losses = {name: list(getattr(s, name)) for name in _LOSSES}

    def fields(self) -> dict[str, Any]:
        return {
            "hand": np.array(self.held) - self.offer - self.kept,
            "offer": self.offer,
            "kept": self.kept,
            "legendary_at": self.place,
            "legendary_known": self.who_knows,
            "legendary_old": self.old,
            "gift": self.gift,
            **self.losses,
        }

    # --- the gift

    def pass_another_gift(self) -> None:
        """Any token the giver may have had: one that was known, or one of his legendary goods."""
        s = self.s
        if s.gift == NONE or self.me in (s.gift_from, s.gift_to):
            return
        giver, receiver = s.gift_from, s.gift_to
        self._move(s.gift, receiver, giver)
        if s.gift > GOODS and not s.known[giver, s.gift]:
            self.who_knows[s.gift - GOODS - 1] = 1 << giver
        choices = [t for t in range(TOKENS) for _ in range(int(s.known[giver, t]))]
        choices += [t for t in range(GOODS + 1, TOKENS) if self.held[giver][t] and not s.known[giver, t]]
        self.gift = self.rng.choice(choices)
        self._move(self.gift, giver, receiver)
        if self.gift > GOODS and not s.known[giver, self.gift]:
            self.who_knows[self.gift - GOODS - 1] |= 1 << receiver

    def _move(self, t: int, giver: int, receiver: int) -> None:
        self.held[giver][t] -= 1
        self.held[receiver][t] += 1

    # --- legendary goods

    def draw_other_goods(self) -> None:
        """Other goods in the pile, in the discard pile and in hands, where `me` does not know them.

        A good in a hand since before the pile was last renewed is one that could be outside it then.
        """
        if self.s.book != EMPIRES:
            return
        unknown = [g for g in range(GOODS) if self.place[g] == PILE or not self.who_knows[g] >> self.me & 1]
        spots = sorted(  # so that equal dice deal the same whatever the truth is
            (self.place[g], self._holder(g), self.who_knows[g], self.old[g], self.gift == _star(g)) for g in unknown
        )
        doubtful = [g for g in unknown if self.s.legendary_doubt[g] >> self.me & 1]
        self.rng.shuffle(doubtful)
        old_goods = doubtful[: sum(1 for spot in spots if spot[3])]
        others = [g for g in unknown if g not in old_goods]
        self.rng.shuffle(others)
        for g in unknown:
            for e in range(SIDES):
                self.held[e][_star(g)] = 0
        for place, holder, who_knows, old, is_gift in spots:
            g = old_goods.pop() if old else others.pop()
            self.place[g], self.who_knows[g], self.old[g] = place, who_knows, old
            if holder != NONE:
                self.held[holder][_star(g)] = 1
            if is_gift:
                self.gift = _star(g)

    def _holder(self, g: int) -> int:
        return next((e for e in range(SIDES) if self.held[e][_star(g)]), NONE)

    # --- choices made at the same time

    def offer_otherwise(self) -> None:
        s = self.s
        if s.phase != OFFER:
            return
        for e in self._others():
            most = most_to_offer(s.live, e)
            free = bool(has(s.live, e, FREE_OFFER))
            if s.waiting >> e & 1:
                count = self.rng.randrange(most)
            elif not any(self.offer[e]) and not free:
                continue  # takes no part
            else:
                count = self.rng.randint(0, most) if free else most
            self.offer[e] = _counted(self.rng.sample(_listed(self.held[e]), count))

    def keep_otherwise(self) -> None:
        s = self.s
        if s.phase != STORE:
            return
        for e in self._others():
            chosen: list[int] = []
            if not s.waiting >> e & 1 and stores_at_phase_end(s.live):
                chosen = [COIN] * self.rng.randint(0, min(COINS_KEPT, self.held[e][COIN]))
                goods = [t for t in range(1, TOKENS) if self.held[e][t]]
                types = {(t - 1) % GOODS: t for t in goods}
                limit = min(goods_limit(s.live, e), len(types))
                chosen += self.rng.sample(sorted(types.values()), self.rng.randint(0, limit))
            self.kept[e] = _counted(chosen)

    def lose_otherwise(self) -> None:
        s = self.s
        if s.phase != LOSE or s.book != EMPIRES:
            return
        for c, e in enumerate((s.actor, s.foe)):
            if e == self.me or s.seat_of[e] == NONE:
                continue
            lost = s.legions_lost[c] + s.fortress_lost[c] + bin(s.posts_lost[c]).count("1")
            if s.waiting >> e & 1:
                self._name_losses(c, [], s.losses_due[c] + lost)
            else:
                self._name_losses(c, self.rng.sample(self._units(e), lost), s.losses_due[c])

    def _units(self, e: int) -> list[int]:
        """Units in the battle: a Post, or -1 a legion without Post, -2 a fortress."""
        s, p = self.s, self.s.battle_place
        posts = [post for post in range(POSTS) if stands_on(s.live, e, p, post)]
        fortresses = int(land_units(s.live, e, p)) - int(s.legions[e, p])
        return posts + [-1] * (int(s.legions[e, p]) - len(posts)) + [-2] * fortresses

    def _name_losses(self, c: int, units: list[int], due: int) -> None:
        self.losses["legions_lost"][c] = units.count(-1)
        self.losses["fortress_lost"][c] = units.count(-2)
        self.losses["posts_lost"][c] = sum(1 << post for post in units if post >= 0)
        self.losses["losses_due"][c] = due

    def _others(self) -> list[int]:
        return [e for e in range(SIDES) if e != self.me and self.s.seat_of[e] != NONE]


_LOSSES = ("legions_lost", "fortress_lost", "posts_lost", "losses_due")


def _star(g: int) -> int:
    """The token of a legendary good."""
    return GOODS + 1 + g


def _listed(counts: Iterable[int]) -> list[int]:
    return [t for t, n in enumerate(counts) for _ in range(n)]


def _counted(tokens: Iterable[int]) -> list[int]:
    chosen = list(tokens)
    return [chosen.count(t) for t in range(TOKENS)]
