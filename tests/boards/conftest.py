"""Boards with a deliberate fault in them."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from internum.boards.files import find, locate

Edit = Callable[..., Path]
Redraw = Callable[[str, Callable[[dict[str, Any]], None]], Path]


@pytest.fixture
def edited(tmp_path: Path) -> Edit:
    """Copy a shipped board with some of its text replaced: `edited("empires", (old, new), ...)`."""

    def edit(board: str, *changes: tuple[str, str], name: str = "mine.toml") -> Path:
        text = locate(board).read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, f"{old!r} is not in {board}.toml"
            text = text.replace(old, new, 1)
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return edit


@pytest.fixture
def redrawn(tmp_path: Path) -> Redraw:
    """Copy a shipped board with its geometry changed by a function."""

    def redraw(board: str, change: Callable[[dict[str, Any]], None]) -> Path:
        shutil.copy(locate(board), tmp_path / "mine.toml")
        data = json.loads(find(f"{board}.geo.json").read_text(encoding="utf-8"))
        change(data)
        (tmp_path / "mine.geo.json").write_text(json.dumps(data), encoding="utf-8")
        return tmp_path / "mine.toml"

    return redraw
