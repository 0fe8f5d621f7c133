"""A few kills; `make kills` makes many."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.slow
@pytest.mark.parametrize("where", [[], ["--postgres"]])
def test_nothing_is_lost_or_doubled_and_no_bot_is_waited_for(where: list[str]) -> None:
    command = [sys.executable, "-m", "tests.crash.kills", "--kills", "25", *where]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "25 kills" in done.stdout
