"""A server for tests: its own database, the toy game known, no bot process unless a test asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app

from . import toy  # noqa: F401  (registers the game)
from .player import Api
from .postgres import postgres  # noqa: F401  (a fixture)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def api(database: str) -> Iterator[Api]:
    settings = Settings(database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python")
    with TestClient(create_app(settings)) as client:
        yield Api(client)
