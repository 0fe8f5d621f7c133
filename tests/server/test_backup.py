"""All games in one file and back; one server at a time on a database file, which only its owner can read."""

from __future__ import annotations

import gzip
import stat
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app
from internum.server.backup import backup, restore
from internum.server.database import StoreError
from internum.server.lock import DatabaseLock, InUse
from internum.server.store import check_database

from .player import Api, Person


def test_a_game_goes_on_from_a_backup_taken_while_it_was_played(api: Api, database: str, tmp_path: Path) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"], clock={"kind": "move", "seconds": 3600})
    anna.act("lay ankh")
    anna.call("POST", "/chat", json={"text": "salve"})
    assert backup(database, tmp_path / "games.gz") == 1
    ben.act("lay elk")
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    assert restore(elsewhere, tmp_path / "games.gz") == 1
    with TestClient(create_app(Settings(elsewhere, bot_workers=1, bot_engine="python"))) as client:
        shot = Person(client, ben.table, ben.token, ben.seats).look()
        assert (shot["at"], shot["pending"], shot["chat"][0]["text"]) == (1, [1], "salve")
        assert shot["clock"]["running"] == [1] and shot["commitment"] == anna.look()["commitment"]
    with pytest.raises(StoreError, match="games in this database already"):
        restore(elsewhere, tmp_path / "games.gz")


def test_a_backup_that_is_cut_short_restores_nothing(api: Api, database: str, tmp_path: Path) -> None:
    api.open(["Anna", "Ben"])
    backup(database, tmp_path / "games.gz")
    lines = gzip.decompress((tmp_path / "games.gz").read_bytes()).splitlines(keepends=True)
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    for broken in (b"".join(lines[:-1]), b"{}\n", lines[0].replace(b"backup/1", b"backup/9")):
        (tmp_path / "broken.gz").write_bytes(gzip.compress(broken))
        with pytest.raises(StoreError):
            restore(elsewhere, tmp_path / "broken.gz")
    (tmp_path / "broken.gz").write_bytes(b"no backup at all")
    with pytest.raises(StoreError, match="cannot be read"):
        restore(elsewhere, tmp_path / "broken.gz")
    assert restore(elsewhere, tmp_path / "games.gz") == 1, "it was still empty"


def test_a_second_server_on_the_same_file_is_refused(api: Api, database: str) -> None:
    with pytest.raises(InUse):
        DatabaseLock(database)
    with pytest.raises(StoreError, match="another server is running"):
        check_database(database)
    with pytest.raises(InUse), TestClient(create_app(Settings(database))):
        pass
    check_database(database, alone=False)
    api.client.__exit__(None, None, None)  # type: ignore[attr-defined]
    check_database(database)
    api.client.__enter__()  # type: ignore[attr-defined]


def test_only_its_owner_can_read_a_database_and_a_backup(api: Api, database: str, tmp_path: Path) -> None:
    api.open(["Anna", "Ben"])
    backup(database, tmp_path / "games.gz")
    for file in [*tmp_path.glob("tables.db*"), tmp_path / "games.gz"]:
        if file.suffix != ".lock":
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
