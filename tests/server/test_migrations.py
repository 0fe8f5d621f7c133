"""Databases of earlier versions are brought up to date when a server starts."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from internum.server import Settings, create_app, migrations
from internum.server.database import StoreError
from internum.server.schema import Base
from internum.server.store import Store

from .player import Person

SCHEMA_2 = Path(__file__).parent / "databases" / "schema-2.sql"


@pytest.fixture
def old(tmp_path: Path, database: str) -> str:
    """The address of a database of schema 2 with a game in it."""
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.executescript(SCHEMA_2.read_text(encoding="utf-8"))
    return database


def test_a_game_of_schema_2_is_played_on(old: str) -> None:
    settings = Settings(old, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python")
    with TestClient(create_app(settings)) as client:
        anna = Person(client, "sf3ban36aey3", "anna-token-of-schema-2", [0])
        shot = anna.look()
        assert (shot["at"], shot["pending"], shot["chat"][0]["text"]) == (3, [0], "salve")
        assert anna.act("pay grain")["at"] == 4


@pytest.mark.parametrize("begins", ["empty", "old"])
def test_every_way_leads_to_the_same_schema(begins: str, request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("database" if begins == "empty" else "old")
    Store(address).close()
    Store(address).close()  # once more changes nothing
    with create_engine(address).connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert context.get_current_revision() == migrations.REVISION
        assert db.execute(text("SELECT value FROM meta")).scalar_one() == migrations.REVISION, "older ones refuse it"


def test_the_newest_step_is_the_last_one() -> None:
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == migrations.REVISION


@pytest.mark.parametrize("change", ["UPDATE meta SET value = 'x'", "DELETE FROM meta"])
def test_a_database_of_unknown_make_is_refused(old: str, change: str) -> None:
    with create_engine(old).begin() as db:
        db.execute(text(change))
    with pytest.raises(StoreError, match="another version"):
        Store(old)


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    Store(database).close()
    with create_engine(database).begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '1000'"))
    with pytest.raises(StoreError, match="schema 1000"):
        Store(database)
