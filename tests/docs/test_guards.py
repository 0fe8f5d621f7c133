"""`docs/testing.md` names tests that exist, where it says they are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "testing.md").read_text()


def test_every_guard_is_there() -> None:
    """Names stand before the file that holds them."""
    waiting, kept, lost = [], 0, []
    for name, file in re.findall(r"`(test_\w+)`|\((tests/[\w/]+\.py)[,)]", TEXT):
        if name:
            waiting.append(name)
            continue
        text = (ROOT / file).read_text()
        lost += [f"{file}: {name}" for name in waiting if f"def {name}(" not in text]
        kept, waiting = kept + len(waiting), []
    assert lost == waiting == []
    assert kept > 90


def test_every_file_of_a_guard_is_there() -> None:
    files = re.findall(r"\b(?:tests|web)/[\w/.]+\.(?:py|ts)", TEXT)
    assert [file for file in files if not (ROOT / file).exists()] == []
