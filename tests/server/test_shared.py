"""A game that is over has an address for everybody; one that runs has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app

from ..study.test_analysis import short_game
from .player import Api, Person, people

PAGE = "<!doctype html><html><head><title>Internum</title></head><body></body></html>"


@pytest.fixture
def api(database: str, tmp_path: Path) -> Iterator[Api]:
    (tmp_path / "index.html").write_text(PAGE)
    settings = Settings(database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python")
    with TestClient(create_app(settings, tmp_path)) as client:
        yield Api(client)


@pytest.fixture
def reader(api: Api) -> Person:
    """Somebody who was sent the address of a record, and has no token."""
    opened = api.post("/api/records", {"record": short_game().record()})
    return Person(api.client, opened["table"], "", [])


def test_whoever_has_the_address_may_look_and_no_more(reader: Person) -> None:
    shot = reader.look()
    assert shot["you"] == {"seats": [], "spectator": True, "host": False}
    assert reader.call("GET", "/moments/3")["at"] == 3
    assert [len(reader.call("GET", f"/moments/3?since={n}")["log"]) for n in (0, 2, 3, 99)] == [3, 1, 0, 0]
    assert reader.call("GET", "/record").startswith("[Internum")
    for path, body in (("/chat", {"text": "hello"}), ("/spectators", {}), ("/seats/0", {"name": "Anna"})):
        assert reader.client.post(f"/api/tables/{reader.table}{path}", json=body).status_code in (401, 409)
    assert reader.call("DELETE", status=403)


def test_what_was_said_at_the_table_stays_there(api: Api) -> None:
    record = api.post("/api/records", {"record": short_game().record()})
    owner = people(api.client, record)[0]
    owner.call("POST", "/chat", json={"text": "between us"})
    assert [line["text"] for line in owner.look()["chat"]] == ["between us"]
    assert Person(api.client, record["table"], "", []).look()["chat"] == []


def test_a_running_game_tells_nothing_without_a_token(api: Api) -> None:
    anna = api.open(["Anna", "Ben"])[0]
    for path in ("", "/moments/0", "/record", "/moments/0/picture.svg", "/analysis", "/goals"):
        assert api.client.get(f"/api/tables/{anna.table}{path}").status_code == 401, path
    assert api.client.get(f"/g/{anna.table}").text == PAGE
    body = {"from": {"table": anna.table, "at": 0}, "mode": "solo"}
    assert api.client.post("/api/tables", json=body).status_code == 401


def test_a_link_shows_title_players_and_a_picture_of_the_moment(api: Api, reader: Person) -> None:
    page = api.client.get(f"/g/{reader.table}?at=5&lang=fr").text
    tags = dict(re.findall(r'<meta property="(.+?)" content="(.*?)" />', page))
    assert tags["og:title"].startswith("Antike · tour ")
    assert "Player 1 (" in tags["og:description"]
    assert tags["og:url"].endswith(f"/g/{reader.table}?at=5")
    image = api.client.get(tags["og:image"].replace("&amp;", "&"))
    assert image.headers["content-type"] == "image/png" and image.content[:4] == b"\x89PNG"
    assert "/moments/5/picture.png" in tags["og:image"]


def test_a_name_cannot_break_out_of_the_page(api: Api) -> None:
    match = short_game()
    match.names[0] = '"><script>alert(1)</script>'
    table = api.post("/api/records", {"record": match.record()})["table"]
    page = api.client.get(f"/g/{table}").text
    assert "<script>" not in page and "&lt;script&gt;" in page


def test_only_shared_pages_may_stand_in_frames(api: Api, reader: Person) -> None:
    shared = api.client.get(f"/g/{reader.table}").headers
    assert "x-frame-options" not in shared and "frame-ancestors *" in shared["content-security-policy"]
    assert api.client.get(f"/t/{reader.table}").headers["x-frame-options"] == "DENY"


def test_a_shared_moment_can_be_played_on_from(api: Api, reader: Person) -> None:
    body = {"from": {"table": reader.table, "at": 4}, "mode": "solo", "seats": [{"kind": "person", "name": "Anna"}]}
    opened = api.post("/api/tables", body)
    assert people(api.client, opened)[0].look()["started_from"] == {"table": reader.table, "at": 4}
