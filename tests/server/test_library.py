"""Games, boards, rules, limits, the client's files, and the description of it all."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import internum
from internum.server import Settings, create_app
from internum.server.openapi import openapi
from internum.server.responses import BoardAnswer, GamesAnswer, RulesAnswer

from .player import Api


@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_say_what_can_be_chosen(api: Api, language: str) -> None:
    answer = api.client.get("/api/games", params={"lang": language}).json()
    GamesAnswer.model_validate(answer)
    by_id = {g["id"]: g for g in answer["games"]}
    assert set(by_id) == set(internum.games())
    assert by_id["toy"]["options"][0]["values"][1] == {"value": "quick", "title": "Quick", "text": ""}
    assert by_id["toy"]["levels"]


def test_boards_and_rules(api: Api) -> None:
    for name in ("antike-eastern", "empires"):
        board = api.client.get(f"/api/boards/{name}").json()
        BoardAnswer.model_validate(board)
        assert board["geometry"]["regions"] and board["facts"]["source"]
    rules = api.client.get("/api/rules/toy").json()
    RulesAnswer.model_validate(rules)
    assert rules["chapters"][0]["rules"][1] == {"id": "TY-1.2", "text": "A seat lays a card of its own.", "said": ""}
    for path in ("/api/boards/atlantis", "/api/boards/..%2Fsecret.toml", "/api/rules/chess", "/api/nothing"):
        answer = api.client.get(path)
        assert answer.status_code == 404 and answer.json()["error"] == "not-found", path


def test_bad_requests_say_what_is_wrong(api: Api) -> None:
    def refusal(body: object, status: int) -> str:
        return str(api.post("/api/tables", body, status)["message"])

    assert "the games are" in refusal({"game": "chess"}, 404)
    assert "players" in refusal({"game": "toy", "players": 5}, 422)
    assert "pace" in refusal({"game": "toy", "options": {"pace": "warp"}}, 422)
    assert "exactly one" in refusal({"game": "toy", "record": "x"}, 400)
    assert refusal({"game": "toy", "mode": "blitz"}, 400).startswith("mode:")
    assert "seed" in refusal({"game": "toy", "mode": "online", "seed": 1}, 400)
    assert "4 seats" in refusal({"game": "toy", "seats": [{}] * 4}, 400)
    assert "languages" not in refusal({}, 400)
    assert "There is no language" in api.client.get("/api/games?lang=xx").json()["message"]


def test_limits(database: str) -> None:
    settings = Settings(database, max_tables=2, max_body_bytes=10_000, bot_workers=1)
    with TestClient(create_app(settings)) as client:
        api = Api(client)
        assert api.post("/api/records", {"record": "x" * 20_000}, 413)["error"] == "too-large"
        assert client.post("/api/records", content=iter([b"[" * 6_000] * 2)).status_code == 413
        for _ in range(2):
            api.open(["Anna", "Ben"])
        assert "cannot open another" in api.post("/api/tables", {"game": "toy"}, 429)["message"]


def test_the_client_is_served_for_its_own_addresses(database: str, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<title>the table</title>")
    (site / "assets" / "app.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(Settings(database, bot_workers=1), site)) as client:
        for path in ("/", "/t/abc", "/r/abc"):
            assert "the table" in client.get(path).text
        answer = client.get("/assets/app.js")
        assert "javascript" in answer.headers["content-type"] and "max-age=31536000" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        for path in ("/assets/missing.js", "/..%2Fsecret.txt", "/%2e%2e/secret.txt"):
            assert client.get(path).status_code == 404
    with TestClient(create_app(Settings(database, bot_workers=1), tmp_path / "empty")) as client:
        assert "make play" in client.get("/").text


def test_the_description_covers_every_call() -> None:
    paths = openapi()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/actions", "/api/tables/{table}/events"} <= set(paths)
    assert "Snapshot" in openapi()["components"]["schemas"]


def test_the_page_about_the_calls_loads_nothing_from_elsewhere(api: Api) -> None:
    page = api.client.get("/api/docs").text
    assert "/api/tables/{table}/actions" in page and "/api/openapi.json" in page
    assert "//" not in page and "<script" not in page
