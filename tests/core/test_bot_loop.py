"""Compiling makes a bot's loop of decision, view and play faster, and a copy of a match takes microseconds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from internum.core import engine

ROOT = Path(__file__).parents[2]


def measured(wanted: str, game: str) -> tuple[float, float]:
    """Steps a second, and a copy's microseconds, by processor time, as `tools/bot_loop.py` says."""
    done = subprocess.run(
        [sys.executable, "tools/bot_loop.py", game],
        env={**os.environ, "INTERNUM_ENGINE": wanted},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    said = re.fullmatch(rf"{wanted} {game}: ([\d,]+) steps/s, a copy in (\d+) µs", done.stdout.strip())
    assert said
    return float(said[1].replace(",", "")), float(said[2])


@pytest.mark.skipif(not engine.COMPILED, reason="compares the plain engine with the compiled one")
@pytest.mark.parametrize("game", ["antike", pytest.param("classic", marks=pytest.mark.slow)])
def test_a_bot_steps_faster_compiled_than_plain(game: str) -> None:
    plain, plain_copy = measured("python", game)
    compiled, compiled_copy = measured("numba", game)
    assert compiled > 1.5 * plain  # three times, on a quiet machine; half, when every question copied a state
    assert max(plain_copy, compiled_copy) < 150
