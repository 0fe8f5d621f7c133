"""The games. Each is a folder (or a folder of editions) with a `GAME`; `internum.games()` finds them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from internum.core.game import Game

_HERE = Path(__file__).parent


def modules() -> dict[str, str]:
    """Game id -> module: every package below this one that has a `game.py`."""
    found = sorted(_HERE.rglob("game.py"))
    return {p.parent.name: ".".join((__name__, *p.relative_to(_HERE).with_suffix("").parts)) for p in found}


def game(name: str) -> Game:
    """The game with this id; only its own modules are imported."""
    known = modules()
    if name not in known:
        raise KeyError(f"there is no game '{name}'; the games are: {', '.join(known)}")
    found: Game = import_module(known[name]).GAME
    return found


class _Games(ModuleType):
    """Lets the package be called: `internum.games()` lists the ids of the games."""

    def __call__(self) -> list[str]:
        return list(modules())


sys.modules[__name__].__class__ = _Games
