"""`docs/testing.md` names tests that exist, where it says they are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "testing.md").read_text()


def test_every_guard_is_there() -> None:
    named = re.findall(r"`(test_\w+)`", TEXT)
    assert len(named) > 40
    known = "\n".join((ROOT / file).read_text() for file in set(re.findall(r"\((tests/[\w/]+\.py)\)", TEXT)))
    assert [name for name in named if f"def {name}(" not in known] == []


def test_every_file_of_a_guard_is_there() -> None:
    files = re.findall(r"\b(?:tests|web)/[\w/.]+\.(?:py|ts)", TEXT)
    assert [file for file in files if not (ROOT / file).exists()] == []
