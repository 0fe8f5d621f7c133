"""Environments with the same sources share what they have compiled.

Numba keeps compiled code apart by the path and the date of the source file: every virtual environment, every checkout
would compile all rules anew. Here files are told apart by their place in the package and by what is in them.
"""

from __future__ import annotations

import hashlib
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .engine import PACKAGE


class Place:
    """Where Numba keeps a function of this package: a locator, in its words."""

    def __init__(self, function: Any, file: Path) -> None:
        numba: Any = import_module("numba")
        within = ".".join(file.parent.relative_to(PACKAGE).parts)
        self.folder = Path(numba.config.CACHE_DIR, f"numba-{numba.__version__}", within)
        self.file, self.line = file, function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Any, file: str) -> Place | None:
        """None for what is not ours: Numba has places of its own for that."""
        return cls(function, Path(file)) if Path(file).is_relative_to(PACKAGE) else None

    def get_cache_path(self) -> str:
        return str(self.folder)

    def ensure_cache_path(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=self.folder).close()  # or an OSError says that nothing can be written there

    def get_source_stamp(self) -> str:
        return _content(self.file)

    def get_disambiguator(self) -> str:
        return str(self.line)


@cache
def _content(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def share() -> None:
    """From now on compiled functions of this package are looked for, and kept, at such places."""
    import_module("numba.core.caching").CompileResultCacheImpl._locator_classes.insert(0, Place)
