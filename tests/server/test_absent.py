"""Nobody is stuck: a bot stands in for whoever is away, games are paused and abandoned, tables removed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app, removal
from internum.server.service import Service

from .player import Api, Person

STAND_IN = {"wish": "stand-in", "seat": 1, "level": "random"}


@pytest.fixture
def api(database: str) -> Iterator[Api]:
    """A server on which everybody counts as away who has no window open."""
    settings = Settings(database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python", away_seconds=0)
    with TestClient(create_app(settings)) as client:
        yield Api(client)


def service_of(api: Api) -> Service:
    service: Service = api.client.app.state.service  # type: ignore[attr-defined]
    return service


def vote(person: Person, wish: str, status: int = 200, **more: object) -> object:
    return person.call("POST", "/votes", status, json={"wish": wish, **more})


def test_a_friend_disappears_is_replaced_and_comes_back(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    anna.call("POST", "/votes", json=STAND_IN)
    assert anna.wait_for_turn()["at"] == 3, "the bot has laid a card for Ben"
    seat = watcher.look()["seats"][1]
    assert (seat["kind"], seat["level"], seat["stands_for"]) == ("bot", "random", "Ben")
    assert "is playing in your place" in ben.act("pay grain", status=403)["message"]
    ben.call("POST", "/undo", 403, json={})
    ben.call("POST", "/seats/1", json={})
    seat = watcher.look()["seats"][1]
    assert (seat["kind"], seat["name"], seat["stands_for"]) == ("person", "Ben", None)
    anna.act("pay grain", "pay wine", "say no")
    ben.act("pay wine")
    told = [line["text"] for line in watcher.look()["chat"]]
    assert "Ben is away" in told[0] and told[1] == "Ben takes seat 2 back."
    assert "Ben est absent" in watcher.look(lang="fr")["chat"][0]["text"]


def test_while_a_bot_plays_ben_sees_his_hand_and_nobody_else_does(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    anna.call("POST", "/votes", json=STAND_IN)
    assert ben.look()["view"]["hand"], "it is his"
    anna.call("GET", params={"seat": 1}, status=403)
    assert "hand" not in watcher.look()["view"]
    for wish in ({"open": True}, {"level": "random"}, {"name": "Eve"}):
        assert anna.call("POST", "/seats/1", 403, json=wish)["error"] == "forbidden", "the host gets no link to it"


def test_nobody_is_replaced_who_is_there(database: str) -> None:
    settings = Settings(database, bot_workers=1, bot_engine="python", away_seconds=60)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        ben.look()
        assert "Ben is here" in anna.call("POST", "/votes", 403, json=STAND_IN)["message"]
        ben.call("POST", "/votes", json=STAND_IN)  # for oneself, at any time
        assert anna.look()["seats"][1]["stands_for"] == "Ben"


def test_without_the_host_more_than_half_of_the_others_decide(api: Api) -> None:
    anna, ben, cleo, watcher = api.open(["Anna", "Ben", "Cleo"])
    away = {"wish": "stand-in", "seat": 0, "level": "random"}
    ben.call("POST", "/votes", json=away)
    assert anna.look()["seats"][0]["kind"] == "person"
    assert watcher.look()["votes"] == [{"wish": "stand-in", "seat": 0, "level": "random", "seats": [1], "needed": 2}]
    ben.call("POST", "/votes", json={**away, "agree": False})
    assert watcher.look()["votes"] == []
    for each in (ben, cleo):
        each.call("POST", "/votes", json=away)
    assert anna.look()["seats"][0]["stands_for"] == "Anna" and anna.look()["votes"] == []
    watcher.call("POST", "/votes", 403, json=away)
    ben.call("POST", "/votes", 400, json={**away, "level": "genius"})
    ben.call("POST", "/votes", 400, json={"wish": "stand-in"})
    ben.call("POST", "/votes", 404, json={**away, "seat": 4})


def test_pausing_and_going_on(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    vote(anna, "pause")
    assert anna.look()["status"] == "running" and anna.look()["votes"][0]["needed"] == 2
    vote(ben, "pause")
    shot = anna.look()
    assert shot["status"] == "paused" and shot["votes"] == []
    assert anna.act("lay ankh", status=409)["error"] == "paused"
    vote(anna, "pause", 400)
    vote(anna, "resume")
    vote(ben, "resume")
    assert anna.act("lay ankh")["status"] == "running"


def test_in_a_paused_game_no_bot_moves(api: Api) -> None:
    anna, _ = api.open(["Anna", "bot"], mode="solo")
    vote(anna, "pause")
    service = service_of(api)
    table = service.tables.find(anna.table)
    assert table.bots_due() == [] and not table.thinking
    at = anna.look()["at"]
    vote(anna, "resume")
    anna.act("lay ankh", at=at if anna.look()["at"] == at else None)
    assert anna.wait_for_turn()["at"] == 3


def test_an_abandoned_game_lies_open_and_is_over(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    watcher.call("GET", "/record", 403)
    for each in (anna, ben):
        vote(each, "abandon")
    shot = ben.look()
    assert shot["status"] == "abandoned" and shot["seed"]
    assert ben.act("lay elk", status=409)["error"] == "abandoned"
    anna.call("POST", "/undo", 409, json={})
    vote(anna, "resume", 409)
    assert "lay ankh" in watcher.call("GET", "/record")


def test_nobody_abandons_alone_what_somebody_away_is_still_in(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    anna.call("POST", "/votes", json=STAND_IN)
    vote(anna, "abandon")
    assert watcher.look()["status"] == "running"
    assert watcher.look()["votes"] == [{"wish": "abandon", "seat": None, "level": None, "seats": [0], "needed": 2}]
    vote(ben, "abandon")  # without taking the seat back
    assert watcher.look()["status"] == "abandoned"


def test_what_was_agreed_survives_a_restart(database: str) -> None:
    settings = Settings(database, bot_workers=1, bot_engine="python", away_seconds=0)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        anna.call("POST", "/votes", json=STAND_IN)
        vote(anna, "pause")
    with TestClient(create_app(settings)) as client:
        shot = Person(client, ben.table, ben.token, ben.seats).look()
        assert shot["status"] == "paused" and shot["seats"][1]["stands_for"] == "Ben"


def test_a_host_removes_a_table_where_nobody_else_plays(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    ben.call("DELETE", status=403)
    assert "Others are still playing" in anna.call("DELETE", status=403)["message"]
    for each in (anna, ben):
        vote(each, "abandon")
    gone = anna.client.delete(f"/api/tables/{anna.table}", headers={"Authorization": f"Bearer {anna.token}"})
    assert (gone.status_code, gone.content) == (204, b"")
    ben.call("GET", status=404)
    assert service_of(api).store.load(anna.table) is None and service_of(api).store.who(ben.token) is None


def test_tables_expire_when_nobody_has_played_for_long(api: Api) -> None:
    anna, _ben, _ = api.open(["Anna", "Ben"])
    service = service_of(api)
    assert removal.expire(service.tables, days=1) == []
    assert removal.expire(service.tables, days=-1) == [anna.table]
    anna.call("GET", status=404)


INVITE = {"wish": "invite", "seat": 1}


def test_somebody_who_has_lost_their_link_is_invited_again(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"], game="antike")
    ben.look()  # he has come, and the invitation is his
    assert anna.call("POST", "/seats/1", 403, json={"open": True})["error"] == "forbidden"
    anna.call("POST", "/votes", json=INVITE)
    seat = watcher.look()["seats"][1]
    assert (seat["kind"], seat["name"]) == ("open", "Ben")
    assert ben.look()["you"]["seats"] == [], "the old link is worth nothing"
    assert "Ben has lost the way to seat 2" in watcher.look()["chat"][-1]["text"]
    assert "Ben ne retrouve plus la place 2" in watcher.look(lang="fr")["chat"][-1]["text"]
    link = anna.call("POST", "/seats/1", json={"open": True})["token"]
    own = api.post(f"/api/tables/{anna.table}/claim", None, 200, link["token"])["token"]
    again = Person(api.client, anna.table, own, [1])
    again.call("POST", "/seats/1", json={"name": "Ben"})
    assert again.look()["you"]["seats"] == [1] and watcher.look()["seats"][1]["kind"] == "person"


def test_where_something_is_secret_the_host_alone_gets_no_link_to_a_seat(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.call("POST", "/votes", json=STAND_IN)
    assert "at least two others" in anna.call("POST", "/votes", 403, json=INVITE)["message"]
    assert ben.look()["view"]["hand"], "it is still his alone"


def test_where_something_is_secret_all_the_others_must_be_for_a_new_link(api: Api) -> None:
    anna, ben, cleo, watcher = api.open(["Anna", "Ben", "Cleo"])
    anna.call("POST", "/votes", json=INVITE)
    assert watcher.look()["votes"] == [{"wish": "invite", "seat": 1, "level": None, "seats": [0], "needed": 2}]
    anna.call("POST", "/seats/1", 403, json={"open": True})
    assert ben.look()["you"]["seats"] == [1]
    cleo.call("POST", "/votes", json=INVITE)
    assert watcher.look()["seats"][1]["kind"] == "open" and watcher.look()["votes"] == []
    assert ben.look()["you"]["seats"] == []


def test_nobody_is_invited_anew_who_is_there(database: str) -> None:
    settings = Settings(database, bot_workers=1, bot_engine="python", away_seconds=60)
    with TestClient(create_app(settings)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"], game="antike")
        ben.look()
        for each in (anna, ben):
            assert "Ben is here" in each.call("POST", "/votes", 403, json=INVITE)["message"]
        anna.call("POST", "/votes", 400, json={"wish": "invite"})
