"""What a seat may not know in the games of the Mare Nostrum family, permuted without the help of `redeal`."""

from __future__ import annotations

import random
from typing import Any

from internum.core.state import NONE
from internum.games.mare.board import CAPITAL, GOODS, SIDES, TOKENS
from internum.games.mare.phases import DEPLOY, LOSE, OFFER
from internum.games.mare.rules.set_up.plans import PLANNING
from internum.games.mare.state import DISCARD, HELD, LONGEST_PLAN, PILE, PLANNED_MARKER

# an Empires position with much to hide: Legendary Cities everywhere, Antigone, the Gardens
RICH: dict[str, Any] = {
    "game": "empires",
    "players": 4,
    "options": {"max_rounds": 12},
    "state": {
        "round": 2,
        "marker": {"latium": "rome", "sicilia": "rome", "asia": "greece", "judaea": "egypt", "africa": "carthage"},
        "built": {
            "sicilia": {"city": 1, "temple": 1},
            "asia": {"city": 1, "temple": 1},
            "judaea": {"city": 1, "temple": 1},
            "latium": {"city": 1, "caravan": 1, "caravan2": 1, "market": 1},
            "achaea": {"city": 1, "city2": 1, "caravan": 1},
            "aegyptus": {"city": 1, "caravan": 1},
            "africa": {"city": 1, "caravan": 1, "caravan2": 1},
        },
        "legions": {
            "rome": {"latium": 2},
            "carthage": {"africa": 1},
            "greece": {"achaea": 1},
            "egypt": {"aegyptus": 1},
        },
        "owner": {"antigone": "carthage", "colossus": "rome", "artemis": "greece", "gardens": "egypt"},
    },
}


def permute(game: Any, states: Any, seat: int, rng: random.Random) -> None:
    """Exchange legendary goods the seat does not know, face-down offers, losses not yet shown and plans of others."""
    s = game.layout.twin(states)
    me = s.side_at[seat]
    if me != NONE and s.phase == DEPLOY and s.step == PLANNING:
        _drop_plans(game, states, s, me)
    if me == NONE or s.opt_open_hands:
        return
    _swap_goods(game, states, s, me, rng)
    if s.phase == OFFER:
        _swap_offers(game, states, me, rng)
    if s.phase == LOSE and s.book == 1:
        _swap_losses(game, states, s, me)


def _drop_plans(game: Any, states: Any, s: Any, me: int) -> None:
    """Of the plans of others only the capital is left, or nothing where they are still being made."""
    items, places = ([[int(n) for n in row] for row in table] for table in (s.plan_item, s.plan_place))
    points = [int(n) for n in s.points]
    for e in range(SIDES):
        if e != me and s.seat_of[e] != NONE:
            waits = s.waiting >> e & 1
            items[e] = [NONE if waits else PLANNED_MARKER, *[NONE] * (LONGEST_PLAN - 1)]
            places[e] = [NONE if waits else int(CAPITAL[s.book, e]), *[NONE] * (LONGEST_PLAN - 1)]
            points[e] = 36 if waits else 0
    for name, value in (("plan_item", items), ("plan_place", places), ("points", points)):
        game.layout.assign(states, 0, name, value)


def _swap_goods(game: Any, states: Any, s: Any, me: int, rng: random.Random) -> None:
    """Any two goods of which the seat knows neither change places."""
    unknown = [
        g
        for g in range(GOODS)
        if s.book == 1
        and (s.legendary_at[g] == PILE or (s.legendary_at[g] in (HELD, DISCARD) and not s.legendary_known[g] >> me & 1))
    ]
    if len(unknown) < 2:
        return
    a, b = rng.sample(unknown, 2)
    for name in ("legendary_at", "legendary_known", "legendary_old"):
        values = list(getattr(s, name))
        values[a], values[b] = values[b], values[a]
        game.layout.assign(states, 0, name, values)
    x, y = GOODS + 1 + a, GOODS + 1 + b
    for name in ("hand", "offer", "kept"):
        table = [[int(n) for n in row] for row in getattr(s, name)]
        for e in range(SIDES):
            table[e][x], table[e][y] = table[e][y], table[e][x]
        game.layout.assign(states, 0, name, table)
    if s.gift in (x, y):
        game.layout.assign(states, 0, "gift", y if s.gift == x else x)


def _swap_offers(game: Any, states: Any, me: int, rng: random.Random) -> None:
    """An offer of another seat is exchanged for other tokens of its hand."""
    s = game.layout.twin(states)
    hand = [[int(n) for n in row] for row in s.hand]
    offer = [[int(n) for n in row] for row in s.offer]
    for e in range(SIDES):
        if e != me and any(offer[e]):
            held = [t for t in range(TOKENS) for _ in range(hand[e][t] + offer[e][t])]
            chosen = rng.sample(held, sum(offer[e]))
            for t in range(TOKENS):
                hand[e][t] += offer[e][t] - chosen.count(t)
                offer[e][t] = chosen.count(t)
    game.layout.assign(states, 0, "hand", hand)
    game.layout.assign(states, 0, "offer", offer)


def _swap_losses(game: Any, states: Any, s: Any, me: int) -> None:
    """A loss another side has named becomes one not yet named."""
    due, lost = list(s.losses_due), list(s.legions_lost)
    for c, e in enumerate((s.actor, s.foe)):
        if e != me and s.waiting >> e & 1:
            due[c], lost[c] = due[c] + lost[c], 0
    game.layout.assign(states, 0, "losses_due", due)
    game.layout.assign(states, 0, "legions_lost", lost)
