"""Nothing a seat may not know changes what it is told when it asks."""

from __future__ import annotations

import random

import pytest

from internum.core.match import Match
from tests.secrecy.hidden import permute
from tests.secrecy.test_permutation import random_moments, redeal

GAMES = ("classic", "empires")
MOMENTS, ACTIONS = 40, 60


def refusals(match: Match, seat: int, seed: int) -> list[str]:
    """What the seat hears about many actions."""
    told = []
    for a in random.Random(seed).sample(range(match.game.space.size), ACTIONS):
        if match.notation.means_something(a):
            found = match.why_not(match.notation.text(a), seat)
            told.append(f"{match.notation.text(a)}: {found.text} {found.remedy}" if found else "")
    return told


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_does_not_depend_on_hidden_things(name: str) -> None:
    rng, told = random.Random(5), 0
    for match, number in random_moments(name, 1, MOMENTS):
        seat = rng.randrange(match.players)
        truth = refusals(match.at(number), seat, number)
        told += len(truth)
        for change in (redeal, permute):
            other = match.at(number)
            change(match.game, other.states, seat, rng)
            assert refusals(other, seat, number) == truth, f"{change.__name__}: seat {seat} before entry {number}"
    assert told > 500


def previews(match: Match, seat: int) -> list[str]:
    """What the seat reads before it chooses, for up to a dozen of its choices."""
    legal = match.legal(seat)
    found = [match.preview(text, seat) for text in legal[:: 1 + len(legal) // 12]]
    return [" ".join((*told.lines, told.waste)) for told in found]


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_does_not_depend_on_hidden_things(name: str) -> None:
    rng, told = random.Random(6), 0
    for match, number in random_moments(name, 2, MOMENTS):
        at = match.at(number)
        for seat in (s for s in at.pending if s < match.players):
            truth = previews(at, seat)
            told += sum(map(bool, truth))
            for change in (redeal, permute):
                other = match.at(number)
                change(match.game, other.states, seat, rng)
                assert previews(other, seat) == truth, f"{change.__name__}: seat {seat} before entry {number}"
    assert told > 20
