"""What was acknowledged is never lost: kills, restarts, and logs that do not fit the rules any more."""

from __future__ import annotations

import random
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient

import internum
from internum.server import Settings, acting, create_app
from internum.server.problems import Problem
from internum.server.requests import Act
from internum.server.store import Store
from internum.server.tables import Tables

from .live import Server, Stream
from .player import Api, Person
from .toy import Toy


def test_every_acknowledged_action_survives_a_kill(tmp_path: Path) -> None:
    game = "antike" if "antike" in internum.games() else "toy"
    rng = random.Random(5)
    acknowledged: list[str] = []
    for attempt in range(3):
        with Server(tmp_path / "tables.db") as server:
            if attempt == 0:
                everybody, _ = server.api.open(["Anna", "Ben"], game=game, mode="hotseat")
            everybody = Person(server.client, everybody.table, everybody.token, everybody.seats)
            shot = everybody.look()
            texts = [e["action"]["text"] for e in shot["log"]]
            assert texts[: len(acknowledged)] == acknowledged, "lost or changed"
            acknowledged = texts
            killer = threading.Timer(0.4 + 0.3 * rng.random(), server.kill)
            killer.start()
            try:
                while not shot["over"]:
                    shot = everybody.act_at_random(rng, shot)
                    assert shot["from"] == len(acknowledged)
                    acknowledged += [e["action"]["text"] for e in shot["log"]]
            except (httpx.HTTPError, OSError):
                pass
            killer.join()
    assert len(acknowledged) > 10


def test_a_stream_resumes_over_a_restart_and_bots_go_on(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna, ben, _ = server.api.open(["Anna", "Ben"])
        stream = Stream(anna)
        anna.act("lay ankh", at=0)
        stream.wait_for_at(1)
        cleo, _ = server.api.open(["Cleo", "bot"], mode="solo")
        cleo.act("lay ankh")
        assert server.stop() == 0, "a clean end, open streams or not"
        stream.thread.join(5)
        assert stream.ended
    with Server(tmp_path / "tables.db") as server:
        anna = Person(server.client, anna.table, anna.token, anna.seats)
        ben = Person(server.client, ben.table, ben.token, ben.seats)
        resumed = Stream(anna, since=1)
        assert resumed.wait("update")[1]["log"] == []
        ben.act("lay elk", at=0)
        assert [e["at"] for e in resumed.wait_for_at(3)["log"]] == [1, 2]
        cleo = Person(server.client, cleo.table, cleo.token, cleo.seats)
        assert cleo.wait_for_turn()["at"] == 3
        resumed.close()


def test_a_rebuilt_table_is_the_same_to_the_letter(database: str) -> None:
    settings = Settings(database, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        anna.act("lay ankh")
        ben.act("lay elk")
        anna.act("pay grain", "pay wine")
        anna.call("POST", "/undo", json={})
        anna.act("pay grain", "pay grain")
        anna.call("POST", "/chat", json={"text": "salve"})
        anna.call("POST", "/orders", json={"seat": 0, "order": "never"})
        before = [p.look() for p in (anna, ben)]
    with TestClient(create_app(settings)) as client:
        people = [Person(client, p.table, p.token, p.seats) for p in (anna, ben)]
        assert [p.look() for p in people] == before
        people[1].act("pay wine", "pay wine", "say no")
        assert people[0].look()["round"] == 2


def test_a_log_that_does_not_replay_can_be_played_on_from_its_last_round(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        anna.act("lay ankh")
        ben.act("lay elk")
        for p in (anna, ben):
            p.act("pay grain", "pay wine", "say no")
        anna.act("lay bull")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE actions SET text = 'lay elk' WHERE at = 9")
    with TestClient(create_app(settings)) as client:
        anna = Person(client, anna.table, anna.token, anna.seats)
        refused = anna.call("GET", status=409)
        assert (
            refused["error"] == "rules-changed" and "move 9" in refused["message"] and "round 2" in refused["message"]
        )
        wish = {"from": {"table": anna.table, "at": 9}, "mode": "hotseat", "seats": [{}, {}]}
        assert Api(client).post("/api/tables", wish, status=403, token=anna.token)["error"] == "hidden"
        monkeypatch.setattr(Toy, "redeal", lambda *_: None)  # what is hidden can be dealt anew
        opened = Api(client).post("/api/tables", wish, token=anna.token)
        both = Person(client, opened["table"], opened["tokens"][0]["token"], [0, 1])
        assert both.look()["round"] == 2


def test_writes_wait_for_the_disk(database: str) -> None:
    from sqlalchemy import text

    store = Store(database)
    with store.engine.connect() as db:
        assert db.execute(text("PRAGMA synchronous")).scalar_one() == 2
        assert db.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
    store.close()


def test_two_writers_cannot_both_be_right(api: Api, database: str) -> None:
    """Of two writers to one database, the slower one is told that the table has moved on."""
    anna, ben, _ = api.open(["Anna", "Ben"])
    elsewhere = Tables(Store(database), Settings(database), lambda table: False)
    who = elsewhere.who(ben.table, ben.token)
    elsewhere.find(ben.table)
    anna.act("lay ankh", at=0)
    with pytest.raises(Problem) as refused:
        acting.act(elsewhere, who, Act(at=0, seat=1, actions=["lay elk"]), "en")
    assert refused.value.code == "stale" and refused.value.more["at"] == 1
    acting.act(elsewhere, who, Act(at=1, seat=1, actions=["lay elk"]), "en")
    elsewhere.store.close()
