"""The table over HTTP. `run` starts a server; `create_app` makes the application for other servers and for tests.

Both are imported when they are first used: a bot's process needs this package, but none of the web's libraries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .settings import Settings

if TYPE_CHECKING:
    from .app import create_app
    from .start import run

__all__ = ["Settings", "create_app", "run"]


def __getattr__(name: str) -> Any:
    if name == "create_app":
        from .app import create_app

        return create_app
    if name == "run":
        from .start import run

        return run
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
