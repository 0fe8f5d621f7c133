"""Whatever is sent, the answer is JSON that says what to do, and never a fault of the program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app, run
from internum.server.create import create

from .player import Api

DEEP = '{"game":"toy","options":{"pace":' + "[" * 3000 + "]" * 3000 + "}}"


@pytest.fixture
def raw(database: str) -> Iterator[TestClient]:
    settings = Settings(database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        '{"game": "to\\u0000y"}',
        '{"game": "toy", "seats": [{"name": "A\\u0000"}]}',
        '{"game": "toy", "seats": [{"name": "\\ud800"}]}',
        '{"game": "toy", "seats": [{"name": "\\u2028"}]}',
        '{"game": "toy", "\\ud800": 1}',
        '{"game": "toy", "seed": ' + "9" * 5000 + "}",
        '{"game": "toy", "seed": ' + "9" * 400 + "}",
        '{"game": "toy", "options": {"pace": Infinity}}',
        '{"game": "toy", "options": {"pace": NaN}}',
        '{"position": {"game": "toy", "players": 1e400}}',
        '{"position": {"game": "toy", "names": null}}',
        '{"position": {"game": "toy", "names": [null, {"a": 1}]}}',
        '{"position": {"game": ["toy"]}}',
        '{"position": {"game": "toy", "state": {"laid": {"0": 99999999999999999999}}}}',
        '{"record": "[Internum \\"1\\"]"}',
        '{"record": "[Internum \\"1\\"]\\n[Game \\"nothing\\"]\\n[Players \\"2\\"]"}',
        '{"record": "[Internum \\"1\\"]\\n[Game \\"toy\\"]\\n[Players \\"' + "9" * 5000 + '\\"]"}',
        "[]",
        "null",
        "{",
        "\\xff",
    ],
)
def test_a_bad_body_is_refused_in_words(raw: TestClient, body: str) -> None:
    for path in ("/api/tables", "/api/records"):
        answer = raw.post(path, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["error"] and answer.json()["message"]


def test_a_spectators_undo_is_refused(api: Api) -> None:
    *_, watcher = api.open(["Anna", "Ben"])
    assert watcher.call("POST", "/undo", 403, json={})["error"] == "forbidden"


def test_odd_addresses_are_refused(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    huge = 10**40
    anna.call("GET", f"/moments/{huge}", status=404)
    anna.call("GET", params={"seat": huge}, status=404)
    anna.call("POST", f"/seats/{huge}", 404, json={"name": "Eve"})
    assert anna.call("GET", params={"since": huge})["at"] == 0
    for table in ("%00", "a%00b", "A" * 300, "%ed%a0%80"):
        answer = anna.client.get(f"/api/tables/{table}", headers={"Authorization": "Bearer x"})
        assert answer.status_code == 404 and answer.json()["error"] == "not-found"


def test_names_and_talk_stay_on_one_line(api: Api) -> None:
    anna, _, _ = api.open([{"kind": "person", "name": "An\u2028na"}, "Ben"])
    assert anna.look()["seats"][0]["name"] == "An na"
    assert anna.call("POST", "/chat", json={"text": "a\r\nb\u0085c"})["text"] == "a b c"


def test_a_fault_of_the_program_is_answered_in_json(raw: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(create.__module__ + ".create", broken)
    answer = raw.post("/api/tables", json={"game": "toy"}, params={"lang": "fr"})
    assert answer.status_code == 500 and answer.json()["error"] == "internal"
    assert "journal" in json.loads(answer.text)["message"]


@pytest.mark.parametrize("where", ["folder", "text", "nowhere://x", "postgresql+psycopg://me:secret@localhost:1/x"])
def test_a_bad_database_is_told_in_a_sentence(where: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("no database" * 200)
    with pytest.raises(SystemExit) as told:
        run(port=0, database=where if "://" in where else tmp_path / where, engine="python")
    assert "Games cannot be kept in" in str(told.value) and "secret" not in str(told.value)
