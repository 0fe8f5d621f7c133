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
from .hidden import RICH, permute

WITH_SECRETS = [name for name in sorted(internum.games()) if name != "antike"]
MATCHES, STATES = (
    (40, 50) if engine.COMPILED else (6, 12)
)  # 2 games x 40 x 50 states x 3 to 5 seats: over 12,000 checks


def random_moments(name: str, seed: int, count: int) -> list[tuple[Match, int]]:
    """A random match and the log numbers of moments of it, half of them before a secret action."""
    game = internum.game(name)
    rng = random.Random(f"secrecy:{name}:{seed}")
    players = game.players[seed % len(game.players)]
    if name == "empires" and seed % 2:
        match = internum.load(RICH | {"options": random_options(game, rng)}, seed, forced=False)
    else:
        match = internum.new(name, players, seed, forced=False, **random_options(game, rng))
    for _ in range(count * 14):
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play(rng.choice(match.legal(seat)), seat)
    numbers = list(range(len(match.log)))
    rng.shuffle(numbers)
    secret = [n for n in numbers if match.log[n].secret]
    return [(match, n) for n in (secret[: count // 2] + numbers)[:count]]


def shown(match: Match, seat: int) -> str:
    """All a seat gets to see of a moment, as one text."""
    words = match.words("fr" if seat % 2 else "en")
    return json.dumps([match.view(seat), match.decision_of(seat).json(words)], sort_keys=True)


def told(match: Match, events: list[Any], seat: int) -> list[str]:
    seen = (e.seen_by(seat) for e in events)
    return [match.words("en").say(e) for e in seen if e]


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_hidden_things_do_not_show(name: str, seed: int) -> None:
    """For every seat, a redealt and a permuted state look exactly like the true one, and the redealt one is sound."""
    rng = random.Random(seed)
    for match, number in random_moments(name, seed, STATES):
        here = match.at(number)
        for seat in range(match.players):
            truth = shown(here, seat)
            for change in (redeal, permute):
                other = match.at(number)
                change(match.game, other.states, seat, rng)
                assert shown(other, seat) == truth, f"{change.__name__}: seat {seat} before entry {number}"
                if change is redeal:
                    assert match.game.rules.sound(other.states[0]) == 0
                    assert not match.game.faults(other.twin)


def redeal(game: Game, states: Any, seat: int, rng: random.Random) -> None:
    game.redeal(states, 0, seat, rng)


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_the_log_tells_no_secrets(name: str, seed: int) -> None:
    """A secret action could have been another: the other seats read the same lines."""
    rng = random.Random(seed)
    compared = 0
    for match, number in random_moments(name, seed, STATES):
        entry = match.log[number]
        game = match.game
        for seat in range(match.players):
            if entry.seat == seat or not entry.secret or (entry.reveals and entry.seat != CHANCE):
                continue
            drawer = match.at(number).twin
            if entry.seat == CHANCE and drawer.side_at[seat] == drawer.actor:
                continue
            other = match.at(number)
            game.redeal(other.states, 0, seat, rng)
            before = game.layout.twin(game.layout.copy(other.states))
            action = rng.choice(game.kernel.legal(other.states, entry.seat))
            game.kernel.apply(other.states, entry.seat, action)
            if entry.seat != CHANCE and game.reveals(before, entry.seat, action, other.twin):
                continue
            events = game.events(before, entry.seat, action, other.twin)
            assert told(match, events, seat) == told(match, entry.events, seat)
            compared += 1
    assert compared > 0


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_redealing_changes_something(name: str) -> None:
    """`redeal` is no empty promise: over many moments it makes other worlds."""
    changed = 0
    for match, number in random_moments(name, 0, 20):
        other = match.at(number)
        match.game.redeal(other.states, 0, 0, random.Random(number))
        changed += match.game.layout.dump(other.states) != match.log[number].before
    assert changed > 5
