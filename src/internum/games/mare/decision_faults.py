"""Decisions of a position that lack what they need, or that leave something over from another one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from internum.core.state import NONE

from .board import PROVINCE_COUNT, PROVINCES, SEA_COUNT, SEAS, SIDES
from .phases import (
    AWARD,
    BUILD,
    BUILDING,
    CAMPAIGN,
    CIRCE,
    CLAIM,
    COLLECTING,
    CONQUEST,
    CONVERT,
    COPY,
    DEPLOY,
    DRAW,
    ENDING_BUILD,
    EXTRA_COIN,
    EXTRA_GOOD,
    FIGHTING,
    FIRST_PASSAGE,
    FIRST_STRIKE,
    FORCED,
    GIVE,
    HELEN,
    ICON,
    LOSE,
    LOT,
    MILITARY_STAGE,
    NAME_BUILDER,
    NUMBER,
    OCCUPY,
    OFFER,
    OVER,
    PAY,
    PEACE,
    PHASES,
    REDIRECT,
    ROLL,
    SET_UP_STAGE,
    SETTING_UP,
    SPOILS,
    STAGES,
    STARTER,
    STORE,
    SWAP,
    TEMPLE_GIFT,
    TURN_UP,
    VACATE,
)
from .purchase_faults import purchase_faults
from .rules.ground.pieces import land_units
from .rules.military.movement import stands_on
from .rules.set_up.plans import DEPLOYING
from .rules.trade.offers import most_to_offer

Fault = tuple[str, str]

# decisions that interrupt something, and what they go back to
INTERRUPTS = {
    ICON: (SETTING_UP,),
    DEPLOY: (SETTING_UP,),
    LOT: (SETTING_UP,),
    TURN_UP: (SETTING_UP, ENDING_BUILD),
    CIRCE: (COLLECTING, CAMPAIGN),
    EXTRA_COIN: (COLLECTING, EXTRA_COIN),
    DRAW: (COLLECTING, CAMPAIGN),
    TEMPLE_GIFT: (COLLECTING,),
    EXTRA_GOOD: (COLLECTING, EXTRA_GOOD),
    REDIRECT: (CLAIM,),
    FORCED: (CLAIM,),
    FIRST_STRIKE: (BUILDING,),
    PAY: (BUILD,),
    SWAP: (BUILD,),
    COPY: (BUILD, BUILDING),
    HELEN: (CAMPAIGN,),
}
# where the decisions of each stage but the set-up begin, and those that come up in another one too
STAGE_BEGINS = (CIRCE, NUMBER, NAME_BUILDER, PEACE, AWARD)
ELSEWHERE = {CIRCE: MILITARY_STAGE, DRAW: MILITARY_STAGE, TURN_UP: SET_UP_STAGE}
TRADES = (OFFER, STARTER, CLAIM, REDIRECT, FORCED, GIVE)
BATTLES = (ROLL, LOSE, FIGHTING)
TOGETHER = (OFFER, STORE, DEPLOY, LOSE)  # all of `waiting` decide
NOBODY = (LOT, TURN_UP, OFFER, STORE, DEPLOY)  # no single empire decides, or is concerned
# what only some decisions need: (field, those that must have it, those that may)
NEEDS: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...] = (
    ("swapped", (SWAP,), (SWAP,)),
    ("announced", (REDIRECT,), (REDIRECT,)),
    ("announced_from", (REDIRECT, FORCED), (REDIRECT, FORCED)),
    ("starter", (CLAIM, REDIRECT, FORCED, GIVE), TRADES),
    ("march_from", (VACATE,), (VACATE,)),
    ("march_to", (VACATE,), (VACATE,)),
    ("conquest", (OCCUPY,), (CONQUEST, OCCUPY)),
    ("pillaged_city", (SPOILS,), (SPOILS,)),
    ("battle_place", (ROLL, LOSE), BATTLES),
    ("foe", (ROLL, LOSE), BATTLES),
)


def decision_faults(s: Any) -> list[Fault]:
    if s.phase == OVER:
        return [*_over(s)]
    found = (
        [*_stage(s), *_interrupted(s)]
        or [*_needs(s), *_tables(s)]
        or [*_who(s), *_queue(s)]
        or [*_units(s), *_battle(s), *_offers(s), *_points(s)]
    )
    return found or (purchase_faults(s) if s.phase == PAY else [])


def _over(s: Any) -> Iterator[Fault]:
    """The last battle may still be looked at."""
    if s.depth:
        yield "depth", "nothing is interrupted any more"
    if s.battle_place >= (SEA_COUNT if s.at_sea else PROVINCE_COUNT)[s.book]:
        yield "battle_place", "there is no such place"


def _stage(s: Any) -> Iterator[Fault]:
    stage = bisect_right(STAGE_BEGINS, s.phase)
    if s.phase < FIRST_PASSAGE and s.stage not in (stage, ELSEWHERE.get(s.phase)):
        yield "stage", f"{PHASES[s.phase]} belongs to {STAGES[stage]}"


def _interrupted(s: Any) -> Iterator[Fault]:
    if s.phase >= FIRST_PASSAGE:
        return
    if bool(s.depth) != (s.phase in INTERRUPTS):
        yield "depth", f"{PHASES[s.phase]} {'interrupts something' if not s.depth else 'interrupts nothing'}"
    elif s.depth and (s.stack_phase[s.depth - 1] not in INTERRUPTS[s.phase] or s.depth > 2):
        yield "stack_phase", f"{PHASES[s.phase]} does not interrupt that"
    elif s.depth and s.stack_phase[s.depth - 1] in (BUILD, CLAIM, CAMPAIGN):
        interrupted = s.stack_actor[s.depth - 1]
        if interrupted == NONE or s.seat_of[interrupted] == NONE:
            yield "stack_actor", "must be named, and play"


def _needs(s: Any) -> Iterator[Fault]:
    for field, must, may in NEEDS:
        if s.phase in must and getattr(s, field) == NONE:
            yield field, "must be named for this decision"
        if s.phase not in may and getattr(s, field) != NONE:
            yield field, "belongs to another decision"
    if s.starter != NONE and s.seat_of[s.starter] == NONE:
        yield "starter", "nobody plays this empire"
    for ago in range(2):
        if (s.claimed_by[ago] == NONE) != (s.claimed_from[ago] == NONE):
            yield "claimed_by", "a claim is by somebody and from somebody"
        if s.claimed_by[ago] != NONE and s.phase not in (CLAIM, REDIRECT, FORCED, GIVE):
            yield "claimed_by", "belongs to another decision"
    if s.phase == GIVE and s.claimed_from[0] == NONE:
        yield "claimed_from", "must be named for this decision"


def _tables(s: Any) -> Iterator[Fault]:
    for field, phases in (("offer", TRADES), ("kept", (STORE,))):
        if s.phase not in phases and any(any(row) for row in getattr(s, field)):
            yield field, "belongs to another decision"
    if s.phase != PAY and (any(s.paid) or s.item or s.price):
        yield "item", "nothing is being paid for"
    if s.phase == PAY and not (s.item and s.price and sum(s.paid) < s.price):
        yield "price", "must be named for this decision, and not yet be paid"


def _who(s: Any) -> Iterator[Fault]:
    """Somebody who plays must act."""
    players = sum(1 << e for e in range(SIDES) if s.seat_of[e] != NONE)
    if s.waiting & ~players:
        yield "waiting", "only players decide"
    asked = s.actor != NONE and s.seat_of[s.actor] != NONE
    if s.phase >= FIRST_PASSAGE:
        if s.phase in (CAMPAIGN, FIGHTING) and not asked:
            yield "actor", "must be named, and play"
    elif s.phase not in NOBODY and not asked:
        yield "actor", "must be named, and play"
    elif s.phase in TOGETHER and not s.waiting:
        yield "waiting", "somebody must decide"


def _queue(s: Any) -> Iterator[Fault]:
    """2003, `order_mode=upfront`: whoever was named plays, was named once and has still to have the turn."""
    named = [e for e in s.queue if e != NONE]
    if any(s.seat_of[e] == NONE or s.had_turn >> e & 1 for e in named) or len(set(named)) != len(named):
        yield "queue", "each of these empires plays and has still to have its turn"
    if any(e == NONE for e in s.queue[: len(named)]):
        yield "queue", "somebody is missing in between"


def _offers(s: Any) -> Iterator[Fault]:
    """Whoever has still to offer has something left to offer."""
    if s.phase == OFFER:
        for e in range(SIDES):
            if s.waiting >> e & 1 and not sum(s.offer[e]) < most_to_offer(s.live, e):
                yield "waiting", "somebody has nothing left to offer"


def _points(s: Any) -> Iterator[Fault]:
    """2003, the free start in turn: whoever has still to set up has points for it (MN-2.20)."""
    if s.phase == DEPLOY and s.step == DEPLOYING:
        for e in range(SIDES):
            if s.seat_of[e] != NONE and not (s.waiting | s.had_turn) >> e & 1 and not s.points[e]:
                yield "points", "somebody who has still to set up has none"


def _units(s: Any) -> Iterator[Fault]:
    """Units that may move, or came in, are units of whose turn it is."""
    active = s.stack_actor[0] if s.depth else s.actor
    in_turn = active != NONE and (CONVERT <= s.phase <= SPOILS or s.phase in (CAMPAIGN, FIGHTING) or s.depth)
    for p in range(PROVINCES):
        legions = s.legions[active, p] if in_turn else 0
        if s.unmoved[p] > legions:
            yield "unmoved", "there are not so many legions to move"
        if s.entered[p] > legions:
            yield "entered", "there are not so many legions that came in"
    for sea in range(SEAS):
        if s.unmoved_triremes[sea] > (s.triremes[active, sea] if in_turn else 0):
            yield "unmoved_triremes", "there are not so many triremes to move"
    if s.phase == VACATE and not s.unmoved[s.march_from]:
        yield "march_from", "no legion there may still move"


def _battle(s: Any) -> Iterator[Fault]:
    """A battle has two sides with what they roll and lose; otherwise nothing of one is left."""
    if s.phase not in BATTLES:
        counts = (s.dice_due, s.total, s.losses_due, s.legions_lost, s.fortress_lost, s.posts_lost)
        if any(any(table) for table in counts) or any(any(row) for row in s.rolled) or s.at_sea:
            yield "total", "there is no battle"
        return
    places = (SEA_COUNT if s.at_sea else PROVINCE_COUNT)[s.book]
    if s.battle_place >= places or s.foe == s.actor:
        yield "battle_place", "must be named for this decision, as must two sides"
        return
    if s.phase == ROLL and not any(s.dice_due):
        yield "dice_due", "must be named for this decision"
    if s.at_sea:
        return
    p = s.battle_place
    for c, e in enumerate((s.actor, s.foe)):
        posts = [post for post in range(7) if s.posts_lost[c] >> post & 1]
        fortresses = s.fortress[p] if s.marker[p] == e else 0
        loose = s.legions[e, p] - sum(bool(stands_on(s.live, e, p, post)) for post in range(7))
        if s.legions_lost[c] > loose or s.fortress_lost[c] > fortresses:
            yield "legions_lost", "more units are named as lost than are there"
        elif any(not stands_on(s.live, e, p, post) for post in posts):
            yield "posts_lost", "no legion stands on such a Post"
        elif s.losses_due[c] > land_units(s.live, e, p) - s.legions_lost[c] - s.fortress_lost[c] - len(posts):
            yield "losses_due", "there are not so many units to lose"
