"""Plain Python and compiled code play the same games to the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import internum

from ..support import NIGHTLY
from .setups import random_start

pytest.importorskip("numba")


def trace(name: str, engine: str, games: int, first: int) -> str:
    command = [sys.executable, "-m", "tests.fuzz.trace", name, str(games), str(first)]
    done = subprocess.run(command, env={**os.environ, "INTERNUM_ENGINE": engine}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_engines_agree_byte_for_byte(name: str) -> None:
    """Random games (300 of them in the nightly run): same number of steps, same state at four waypoints."""
    games = int(os.environ.get("INTERNUM_AGREE_GAMES", "300" if NIGHTLY else "60"))
    plain, compiled = (trace(name, engine, games, 0).splitlines() for engine in ("python", "numba"))
    assert len(plain) == games
    for ours, theirs in zip(plain, compiled, strict=True):
        assert ours == theirs, (
            f"game {ours.split()[0]} of {name} differs: {random_start(name, int(ours.split()[0]))[2]}"
        )
