"""Nobody waits for a compiler without knowing it."""

from __future__ import annotations

from rich.console import Console

from internum import game
from internum.core import engine


def tell_of_compiling(name: str) -> None:
    """Say on standard error that rules will be compiled first, where no compiled code of them is at hand."""
    g = game(name)
    if engine.COMPILED and not any(engine.cache_folder(engine.folder_of(g.rules.__name__)).rglob("*.nbc")):
        Console(stderr=True).print(
            f"The rules of {g.title} are compiled first, once: half a minute to some minutes. "
            "INTERNUM_ENGINE=python plays at once, more slowly; `internum warm` compiles ahead.",
            highlight=False,
            markup=False,
        )
