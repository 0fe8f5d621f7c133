"""Thousands of random games of every game: no dead end, nothing lost or made, legality told one way only."""

from __future__ import annotations

import os

import pytest

import internum
from internum.core import engine
from internum.core.fuzz import FINE, TROUBLE, Walker

from ..support import NIGHTLY
from .setups import random_start

GAMES = {"antike": 20_000, "empires": 10_000, "classic": 10_000} if NIGHTLY else {"antike": 1500}
SHARE = 20 if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else 1  # the checked run plays a part of them
STEPS = 200_000


@pytest.mark.skipif(not engine.COMPILED, reason="the long fuzz runs on the compiled engine")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_random_games_never_break(name: str, half: int) -> None:
    """Whole random games over all boards, player counts and option combinations."""
    walker = Walker(internum.game(name))
    total = int(os.environ.get("INTERNUM_FUZZ_GAMES", GAMES.get(name, 800))) // SHARE
    actions = 0
    for seed in range(half, total, 2):
        _, players, options, states = random_start(name, seed)
        trouble, steps, detail = walker.walk(states, seed * 977 + 1, STEPS, 97 if seed % 20 == 0 else 0)
        actions += steps
        assert trouble == FINE, (
            f"{TROUBLE[trouble]} (detail {detail}) after {steps} steps of game {seed}: {players} players, {options}"
        )
    assert actions > total * 10


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_a_few_games_on_this_engine(name: str) -> None:
    """The same walk, short, on whatever engine runs: it works without a compiler too."""
    walker = Walker(internum.game(name))
    for seed in range(4):
        _, players, options, states = random_start(name, seed)
        trouble, steps, detail = walker.walk(states, seed, 400, 100)
        assert TROUBLE[trouble] in (TROUBLE[FINE], "the game did not end"), (
            f"{TROUBLE[trouble]} (detail {detail}) after {steps} steps: {players} players, {options}"
        )
