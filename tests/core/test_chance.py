"""Chance follows from a seed, fairly, and can be checked against its commitment."""

from __future__ import annotations

from collections import Counter

from internum.core.chance import Dice


def test_the_same_seed_gives_the_same_dice():
    assert [Dice(5).pick(n, [1] * 6) for n in range(50)] == [Dice(5).pick(n, [1] * 6) for n in range(50)]
    assert [Dice(5).pick(n, [1] * 6) for n in range(50)] != [Dice(6).pick(n, [1] * 6) for n in range(50)]


def test_weights_are_kept():
    counts = Counter(Dice("w").pick(n, [1, 0, 3]) for n in range(4000))
    assert counts[1] == 0
    assert 900 < counts[0] < 1100


def test_the_commitment_hides_the_seed_and_fits_only_it():
    assert "secret" not in Dice("secret").commitment
    assert Dice("secret").commitment == Dice("secret").commitment != Dice("secret2").commitment


def test_without_a_seed_every_game_differs():
    assert Dice().seed != Dice().seed
