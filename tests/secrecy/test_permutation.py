"""Secrecy: whatever a seat may not know can be changed without any effect on what it is shown."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import internum
from internum.core import engine
from internum.core.game import CHANCE, Game
from internum.core.match import Match

from ..fuzz.setups import random_options
from ..support import NIGHTLY
from .hidden import RICH, permute

WITH_SECRETS = [name for name in sorted(internum.games()) if name != "antike"]
MATCHES, STATES = (100, 100) if NIGHTLY and engine.COMPILED else (6, 12)  # of each game; nightly: 10,000 states


def random_match(name: str, seed: int, actions: int) -> Match:
    """A match played at random, with random options.

    Of Empires every other one begins in a rich position, of the game of 2003 with secret plans.
    """
    game = internum.game(name)
    rng = random.Random(f"secrecy:{name}:{seed}")
    players = game.players[seed % len(game.players)]
    if name == "empires" and seed % 2:
        match = internum.load(RICH | {"options": random_options(game, rng)}, seed, forced=False)
    else:
        options = random_options(game, rng)
        if name == "classic" and seed % 2:
            options |= {"start": "free", "free_start_order": "simultaneous"}
        match = internum.new(name, players, seed, forced=False, **options)
    for _ in range(actions):
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play_id(seat, rng.choice(game.kernel.legal(match.states, seat)))
    return match


def random_moments(name: str, seed: int, count: int) -> list[tuple[Match, int]]:
    """Exactly `count` moments as (match, log number), up to half of them before a secret action."""
    moments: list[tuple[Match, int]] = []
    while len(moments) < count:
        match = random_match(name, seed, 8 * count)
        numbers = list(range(len(match.log)))
        random.Random(seed).shuffle(numbers)
        numbers.sort(key=lambda n: not match.log[n].secret)  # stable: secret ones first
        some = min(count - len(moments), len(numbers))
        secret = sum(match.log[n].secret for n in numbers)
        begin = max(0, secret - some // 2)
        chosen = numbers[begin : begin + some] if begin + some <= len(numbers) else numbers[-some:]
        moments += [(match, n) for n in chosen]
        seed += MATCHES
    return moments


def shown(match: Match, seat: int) -> str:
    """All a seat gets to see of a moment, as one text."""
    words = match.words("fr" if seat % 2 else "en")
    observed = match.game.kernel.observe(match.states, seat).tolist()
    return json.dumps([match.view(seat), match.decision_of(seat).json(words), observed], sort_keys=True)


def told(match: Match, events: list[Any], seat: int) -> list[str]:
    seen = (e.seen_by(seat) for e in events)
    return [match.words("en").say(e) for e in seen if e]


def redeal(game: Game, states: Any, seat: int, rng: random.Random) -> None:
    game.redeal(states, 0, seat, rng)


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_hidden_things_do_not_show(name: str, seed: int) -> None:
    """To a seat, a redealt and a permuted state look exactly like the true one, and the log of what follows too."""
    rng = random.Random(seed)
    told_alike = 0
    for match, number in random_moments(name, seed, STATES):
        seat = rng.randrange(match.players)
        truth = shown(match.at(number), seat)
        for change in (redeal, permute):
            other = match.at(number)
            change(match.game, other.states, seat, rng)
            assert shown(other, seat) == truth, f"{change.__name__}: seat {seat} before entry {number}"
            if change is redeal:
                assert match.game.rules.sound(other.states[0]) == 0
                assert not match.game.faults(other.twin)
        told_alike += sum(the_log_is_the_same(match, number, seat, rng) for seat in range(match.players))
    assert told_alike > 0


def the_log_is_the_same(match: Match, number: int, seat: int, rng: random.Random) -> bool:
    """A secret action of somebody else could have been another: this seat reads the same lines."""
    entry, game = match.log[number], match.game
    if entry.seat == seat or not entry.secret or (entry.reveals and entry.seat != CHANCE):
        return False
    drawer = match.at(number).twin
    if entry.seat == CHANCE and drawer.side_at[seat] == drawer.actor:
        return False
    other = match.at(number)
    game.redeal(other.states, 0, seat, rng)
    before = game.layout.twin(game.layout.copy(other.states))
    action = rng.choice(game.kernel.legal(other.states, entry.seat))
    game.kernel.apply(other.states, entry.seat, action)
    if entry.seat != CHANCE and game.reveals(before, entry.seat, action, other.twin):
        return False
    events = game.events(before, entry.seat, action, other.twin)
    assert told(match, events, seat) == told(match, entry.events, seat)
    return True


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_redealing_changes_something(name: str) -> None:
    """`redeal` is no empty promise: over many moments it makes other worlds."""
    changed = 0
    for match, number in random_moments(name, 0, 20):
        other = match.at(number)
        match.game.redeal(other.states, 0, 0, random.Random(number))
        changed += match.game.layout.dump(other.states) != match.log[number].before
    assert changed > 5


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_equal_dice_deal_the_same_whatever_the_truth_is(name: str) -> None:
    """What `redeal` makes up follows from what the seat knows and from the dice alone."""
    differing = 0
    for match, number in random_moments(name, 3, 2 * STATES):
        seat = number % match.players
        truth, other = match.at(number), match.at(number)
        permute(match.game, other.states, seat, random.Random(number))
        if not could_be(other):
            continue
        differing += match.game.layout.dump(truth.states) != match.game.layout.dump(other.states)
        for world in (truth, other):
            match.game.redeal(world.states, 0, seat, random.Random(number))
        assert match.game.layout.dump(truth.states) == match.game.layout.dump(other.states), f"before entry {number}"
    assert differing > 0


def could_be(other: Match) -> bool:
    """Could the other world be? Goods held since the pile was renewed are not any goods."""
    return not other.game.faults(other.twin)
