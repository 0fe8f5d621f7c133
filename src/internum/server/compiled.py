"""Is a game's compiled code at hand? A marker in the cache folder says so.

The folder is named after everything that decides what the compiled code does, so a marker goes stale with it; the
compiler and the processor it was made for stand in the marker itself.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from internum.core import engine


@cache
def compiler() -> str:
    """Numba's version and the processor, as far as compiled code depends on it; empty without Numba."""
    try:
        binding = import_module("llvmlite.binding")
        features = hashlib.sha256(binding.get_host_cpu_features().flatten().encode()).hexdigest()[:12]
        return f"numba {version('numba')} {binding.get_host_cpu_name()} {features}"
    except (ImportError, PackageNotFoundError, RuntimeError):
        return ""


def marker(game: str) -> Path:
    return engine.cache_folder("agents") / f"{game}.ready"


def is_ready(game: str) -> bool:
    """Would bots of this game find all they need compiled?"""
    try:
        return bool(compiler()) and marker(game).read_text(encoding="utf-8") == compiler()
    except OSError:
        return False


def mark_ready(game: str) -> None:
    target = marker(game)
    written = target.with_name(f"{target.name}.{os.getpid()}")
    written.write_text(compiler(), encoding="utf-8")
    written.replace(target)


def engine_for(wish: str, game: str) -> str:
    """The engine on which bots of a game think; "auto": compiled as soon as nobody has to wait for it."""
    if wish == "auto":
        return "numba" if is_ready(game) else "python"
    return wish
