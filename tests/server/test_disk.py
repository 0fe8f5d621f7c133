"""Nothing is told before it has reached the disk; what many have done meanwhile is waited for once."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from internum.server import disk as disk_module
from internum.server.disk import Disk
from internum.server.store import Store

from .player import Api


class SlowDisk:
    """Waiting for the disk lasts until it is let go on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on, self.count = threading.Event(), threading.Event(), 0
        patch.setattr(disk_module, "_sync", self.sync)

    def sync(self, file: int) -> None:
        self.count += 1
        self.begun.set()
        assert self.go_on.wait(10)


def test_writes_outside_a_game_have_reached_the_disk_when_they_return(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as db:
        assert db.execute(text("PRAGMA synchronous")).scalar_one() == 2
        assert db.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
    with store._change() as db:
        assert db.execute(text("PRAGMA synchronous")).scalar_one() == 1
    assert store.disk.is_dirty and store.disk.file == Path(f"{store.engine.url.database}-wal")
    store.close()


def test_an_action_is_answered_when_it_has_reached_the_disk(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    slow = SlowDisk(monkeypatch)
    with ThreadPoolExecutor(2) as people:
        acted = people.submit(anna.act, "lay ankh")
        assert slow.begun.wait(10)
        looked = people.submit(ben.look)  # would tell of it, too
        with pytest.raises(TimeoutError):
            acted.result(0.3)
        assert not looked.done()
        slow.go_on.set()
        assert acted.result(10)["at"] == looked.result(10)["at"] > 0


def test_what_is_done_while_the_disk_is_waited_for_is_waited_for_once(tmp_path: Path, monkeypatch: Any) -> None:
    slow, told = SlowDisk(monkeypatch), []
    file = tmp_path / "log"
    file.touch()
    disk = Disk(file)
    for number in range(5):
        disk.wrote()
        disk.after(lambda number=number: told.append(number))
        assert slow.begun.wait(10)
    assert not told
    slow.go_on.set()
    disk.close()
    assert told == [0, 1, 2, 3, 4] and slow.count == 2
    disk = Disk(None)  # where what is written is durable at once
    disk.wrote()
    disk.after(lambda: told.append(5))
    assert told[-1] == 5


def test_streams_are_woken_when_it_has_reached_the_disk(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    service = api.client.app.state.service  # type: ignore[attr-defined]
    watcher = service.hub.join(service.store.who(ben.token))
    slow = SlowDisk(monkeypatch)
    with ThreadPoolExecutor(1) as people:
        acted = people.submit(anna.act, "lay ankh")
        assert slow.begun.wait(10)
        people.submit(ben.look)
        assert not watcher.updated
        slow.go_on.set()
        acted.result(10)
        assert watcher.updated


def test_nothing_is_acknowledged_any_more_when_the_disk_fails(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])

    def broken(file: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(disk_module, "_sync", broken)
    anna.act("lay ankh", status=503)
    assert api.client.get("/api/health").status_code == 503
    monkeypatch.undo()
    assert api.client.get("/api/health").status_code == 503
