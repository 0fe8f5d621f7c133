"""Lessons over HTTP: what the page reads, a table for each chapter, the others' replies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from internum.lessons import lesson, lessons
from internum.server import Settings, create_app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", bot_engine="python")
    with TestClient(create_app(settings)) as client:
        yield client


class Learner:
    """Somebody at the table of a chapter."""

    def __init__(self, client: TestClient, game: str, chapter: str) -> None:
        self.client, self.chapter = client, chapter
        opened = client.post(f"/api/lessons/{game}/{chapter}").json()
        self.url = f"/api/tables/{opened['table']}"
        self.headers = {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(self.url, headers=self.headers).json()
        return found

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self.client.post(self.url + path, json=body, headers=self.headers)

    def play(self, seat: int, action: str) -> Any:
        return self.post("/actions", {"at": self.look()["at"], "seat": seat, "actions": [action]})


@pytest.mark.parametrize("game", lessons())
def test_every_chapter_can_be_played_at_its_table(client: TestClient, game: str) -> None:
    found = lesson(game)
    told = client.get(f"/api/lessons/{game}", params={"lang": "fr"}).json()
    assert [c["id"] for c in told["chapters"]] == [c.id for c in found.chapters]
    for chapter in found.chapters:
        learner = Learner(client, game, chapter.id)
        assert learner.look()["mode"] == "lesson"
        for step in chapter.steps:
            for action in step.play:
                assert learner.play(found.seat, action).status_code == 200, (chapter.id, step.id, action)
            if step.replies:
                answer = learner.post("/replies", {"chapter": chapter.id, "step": step.id})
                assert answer.status_code == 200, (chapter.id, step.id, answer.text)


def test_nobody_thinks_at_a_lesson_and_the_others_do_only_what_it_says(client: TestClient) -> None:
    learner = Learner(client, "antike", "turn")
    learner.play(0, "rondel marble")
    assert not any(s["thinking"] for s in learner.look()["seats"])
    assert learner.play(1, "rondel gold").status_code == 403, "the pupil has no other seat"
    assert learner.post("/replies", {"chapter": "turn", "step": "price"}).status_code == 200, "no reply to that step"
    assert learner.look()["pending"] == [1]
    assert learner.post("/replies", {"chapter": "turn", "step": "nothing"}).status_code == 404
    assert learner.post("/replies", {"chapter": "turn", "step": "marble"}).json()["pending"] == [0]
    assert learner.post("/replies", {"chapter": "turn", "step": "marble"}).status_code == 422, "only once"


def test_other_tables_take_no_replies(client: TestClient) -> None:
    opened = client.post("/api/tables", json={"game": "antike", "seats": [{"kind": "person"}] * 3}).json()
    headers = {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}
    body = {"chapter": "turn", "step": "marble"}
    assert client.post(f"/api/tables/{opened['table']}/replies", json=body, headers=headers).status_code == 403


def test_a_lesson_that_is_not_there_is_refused(client: TestClient) -> None:
    for path in ("/api/lessons/chess", "/api/lessons/..%2Fantike"):
        assert client.get(path).status_code == 404
    assert client.post("/api/lessons/antike/nothing").status_code == 404
