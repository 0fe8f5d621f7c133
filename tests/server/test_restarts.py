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
from internum.core.match import Match
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
        shot = anna.look()
        assert shot["differs"] == {"at": 9, "round": 2} and not shot["over"] and len(shot["log"]) == 10
        assert shot["log"][2]["lines"], "what was told once is told again"
        refused = anna.act("lay bull", at=10, status=409)
        assert (
            refused["error"] == "rules-changed" and "move 9" in refused["message"] and "round 2" in refused["message"]
        )
        anna.call("POST", "/undo", status=409, json={})
        wish = {"from": {"table": anna.table, "at": 9}, "mode": "hotseat", "seats": [{}, {}]}
        assert Api(client).post("/api/tables", wish, status=403, token=anna.token)["error"] == "hidden"
        monkeypatch.setattr(Toy, "redeal", lambda *_: None)  # what is hidden can be dealt anew
        opened = Api(client).post("/api/tables", wish, token=anna.token)
        both = Person(client, opened["table"], opened["tokens"][0]["token"], [0, 1])
        assert both.look()["round"] == 2


def play_to_the_end(anna: Person, ben: Person) -> None:
    for cards in (("lay ankh", "lay elk"), ("lay bull", "lay fig")):
        for person, card in zip((anna, ben), cards, strict=True):
            person.act(card)
        for person in (anna, ben):
            person.act("pay grain", "pay wine", "say no")


def test_a_finished_game_stays_readable_when_the_rules_change(tmp_path: Path, database: str) -> None:
    settings = Settings(database, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        play_to_the_end(anna, ben)
        before = anna.look()
        assert before["over"] and before["differs"] is None
    with sqlite3.connect(tmp_path / "tables.db") as db:  # from now on, a payment is different from what it was then
        db.execute("UPDATE actions SET text = 'pay salt' WHERE text = 'pay grain'")
        db.execute("UPDATE tables SET verified = 'earlier rules'")
    with TestClient(create_app(settings)) as client:
        anna = Person(client, anna.table, anna.token, anna.seats)
        service = client.app.state.service  # type: ignore[attr-defined]
        service.verifier.thread.join(20)
        shot = anna.look()
        assert shot["differs"] == {"at": 3, "round": 1}, "verified after the upgrade, and the move is named"
        for part in ("over", "winners", "standings", "view", "seed", "round"):
            assert shot[part] == before[part], part
        told = [[e["lines"] for e in s["log"]] for s in (before, shot)]
        assert told[0] == told[1]
        assert anna.call("GET", "/moments/3")["view"] == anna.call("GET", "/moments/5")["view"], "its round, at least"
        assert anna.act("pay grain", at=len(shot["log"]), status=409)["error"] == "over"


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions that are played again."""
    texts: list[str] = []
    replay = Match.replay

    def counted(self: Match, seat: int, action: int, *more: bool) -> None:
        texts.append(self.notation.text(action))
        replay(self, seat, action, *more)

    monkeypatch.setattr(Match, "replay", counted)
    return texts


def test_no_look_plays_more_than_a_round_again(database: str, replayed: list[str]) -> None:
    settings = Settings(database, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        cleo, dido, _ = Api(client).open(["Cleo", "Dido"])
        play_to_the_end(anna, ben)
        cleo.act("lay ankh")
        dido.act("lay elk")
        for person in (cleo, dido):
            person.act("pay grain", "pay wine", "say no")
        cleo.act("lay bull")
        before = [p.look() for p in (anna, cleo)]
    assert not replayed
    with TestClient(create_app(settings)) as client:
        anna, cleo = (Person(client, p.table, p.token, p.seats) for p in (anna, cleo))
        assert anna.look() == before[0] and not replayed, "the end of a game is stored"
        assert cleo.look() == before[1] and replayed == ["lay bull"], "the beginning of a round, too"
        rounds = [e["round"] for e in before[0]["log"]]
        for at in (0, 4, 9, 12):
            replayed.clear()
            assert anna.call("GET", f"/moments/{at}")["at"] == at
            assert len(replayed) <= rounds.count(rounds[at])


def test_of_what_another_server_has_played_nothing_is_played_twice(
    api: Api, database: str, replayed: list[str]
) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    elsewhere = Tables(Store(database), Settings(database), lambda table: False)
    play_to_the_end(anna, ben)
    anna, ben, _ = api.open(["Anna", "Ben"])
    elsewhere.find(anna.table)
    anna.act("lay ankh", at=0)
    ben.act("lay elk", at=0)
    elsewhere.refresh(anna.table)
    assert len(replayed) == 3, "two cards and the die"
    anna.act("pay grain", at=3)
    elsewhere.refresh(anna.table)
    assert replayed[3:] == ["pay grain"]
    anna.call("POST", "/undo", json={})
    elsewhere.refresh(anna.table)
    assert elsewhere.find(anna.table).match.log[-1].number == 2
    elsewhere.store.close()


def test_a_game_that_never_stored_what_it_told_is_rebuilt_apart_and_stores_it(
    tmp_path: Path, database: str, replayed: list[str]
) -> None:
    settings = Settings(database, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        play_to_the_end(anna, ben)
        before = anna.look()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE actions SET told = NULL")
        db.execute("UPDATE tables SET verified = NULL")
    with TestClient(create_app(settings)) as client:
        anna = Person(client, anna.table, anna.token, anna.seats)
        assert anna.look() == before
        client.app.state.service.verifier.thread.join(20)  # type: ignore[attr-defined]
    replayed.clear()
    with TestClient(create_app(settings)) as client:
        assert Person(client, anna.table, anna.token, anna.seats).look() == before and not replayed


@pytest.mark.parametrize("at", [1, 2])
def test_a_log_that_has_lost_entries_is_not_played_on(tmp_path: Path, database: str, at: int) -> None:
    settings = Settings(database, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        anna.act("lay ankh")
        ben.act("lay elk")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("DELETE FROM actions WHERE at = ?", [at])
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        refused = Person(client, anna.table, anna.token, anna.seats).call("GET", status=500)
        assert "backup" in refused["message"]


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
