"""Records and positions that people bring: read apart, within a budget, and nobody waits for it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

import internum
from internum.server import Settings, create_app, uploads

from .player import Api, people

GAME = '[Internum "1"]\n[Game "toy"]\n[Players "2"]\n'


@pytest.fixture
def strict(database: str) -> Iterator[Api]:
    imports = ("tests.server.toy",)
    settings = Settings(database, bot_workers=1, bot_imports=imports, max_record_actions=8, read_seconds=0.5)
    with TestClient(create_app(settings)) as client:
        yield Api(client)


def test_a_record_with_too_many_actions_is_refused(strict: Api) -> None:
    body = {"record": GAME + "0. 0: " + "; ".join(["lay ankh"] * 9)}
    refused = strict.post("/api/records", body, status=413)
    assert refused["error"] == "too-large" and "9 actions" in refused["message"]


def test_a_click_does_not_wait_for_an_upload(strict: Api) -> None:
    anna, _, _ = strict.open(["Anna", "Ben"])
    strict.post("/api/records", {"record": GAME})  # the process has started
    reader: uploads.Reader = strict.client.app.state.service.reader  # type: ignore[attr-defined]
    answers: list[int] = []
    thread = threading.Thread(
        target=lambda: answers.append(strict.client.post("/api/records", json={"record": GAME}).status_code)
    )
    with reader.lock:  # an upload is being read all the while
        thread.start()
        anna.act("lay ankh")
        assert not answers
    thread.join()
    assert answers == [201]


def test_an_upload_that_takes_too_long_is_given_up(strict: Api) -> None:
    strict.post("/api/records", {"record": GAME})
    reader: uploads.Reader = strict.client.app.state.service.reader  # type: ignore[attr-defined]
    os.kill(reader.process.pid, signal.SIGSTOP)  # it reads and reads
    refused = strict.post("/api/records", {"record": GAME}, status=413)
    assert refused["error"] == "too-large" and "given up" in refused["message"]
    assert strict.post("/api/records", {"record": GAME})["mode"] == "record", "another process takes its place"


def test_long_names_are_cut(api: Api) -> None:
    body = {"position": {"game": "toy", "players": 2, "names": ["A" * 300_000, "B\u2028en"]}}
    opened = api.post("/api/records", body)
    shot = people(api.client, opened)[0].look()
    assert [s["name"] for s in shot["seats"]] == ["A" * 40, "B en"]


def test_what_was_read_apart_is_the_same_match() -> None:
    match = internum.new("toy", 2, seed=1)
    match.play("lay ankh", 0)
    match.play("lay elk", 1)
    text = match.record()
    brought = uploads.read(uploads.Upload(record=text), 100)
    assert brought.match.record() == text and brought.marks[0].at == 0
