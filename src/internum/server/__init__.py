"""The table over HTTP. `run` starts a server; `create_app` makes the application for other servers and for tests."""

from .app import create_app
from .settings import Settings
from .start import run

__all__ = ["Settings", "create_app", "run"]
