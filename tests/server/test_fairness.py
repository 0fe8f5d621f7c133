"""People before bots, one client before none: nobody's many wishes keep others waiting."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app
from internum.server.bots import Answer, Bots, Worker
from internum.server.fair import FairThread, Line
from internum.server.worker import Job

from .live import Server, Stream
from .player import Api


def test_every_address_and_every_token_is_served_in_turn() -> None:
    line: Line[str] = Line()
    for n in range(3):
        line.put(("a", "x"), f"ax{n}")
    line.put(("a", "y"), "ay")
    line.put(("b", "z"), "bz")
    assert [line.take() for _ in range(6)] == ["ax0", "bz", "ay", "ax1", "ax2", None]


def test_what_nobody_waits_for_is_left() -> None:
    thread, done = FairThread("test"), []
    gate = threading.Event()
    first = thread.submit(gate.wait)
    given_up = thread.submit(done.append, "given up")
    waited_for = thread.submit(done.append, "waited for")
    given_up.cancel()
    gate.set()
    waited_for.result(5)
    thread.shutdown()
    assert done == ["waited for"] and first.done()


def job(kind: str, table: str) -> Job:
    return Job(kind, table, "toy", 2, {}, b"", [], 0, "random")


def test_hints_and_turns_are_served_by_turns_and_abandoned_hints_never(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    go_on, answered = threading.Semaphore(0), threading.Semaphore(0)

    def think(worker: Worker, job: Job) -> Answer:
        begun.append(f"{job.kind} {job.table}")
        go_on.acquire()
        return "move", ""

    monkeypatch.setattr(Worker, "_ask", think)
    bots = Bots(Settings("", bot_workers=1))
    abandoned = False
    for n in range(40):
        bots.ask(job("hint", f"h{n}"), lambda _: answered.release(), lambda: not abandoned, (f"address {n}", ""))
    bots.ask(job("act", "t"), lambda _: answered.release(), owner=("", "t"))
    for _ in range(2):
        go_on.release()
        answered.acquire(timeout=5)
    while len(begun) < 3:
        time.sleep(0.01)
    assert begun == ["hint h0", "act t", "hint h1"]
    abandoned = True
    bots.ask(job("act", "u"), lambda _: answered.release(), owner=("", "u"))
    go_on.release(2)
    assert answered.acquire(timeout=5) and answered.acquire(timeout=5)
    assert begun[3:] == ["act u"], "nobody waits for the other hints"
    bots.close()


def test_forty_abandoned_hints_delay_no_bot(tmp_path: Path) -> None:
    """People ask and leave at once; the one hint that has been begun is all that a bot waits for."""
    with Server(tmp_path / "tables.db") as server:
        anna, _ = server.api.open(["Anna", "bot"], mode="solo")
        anna.act("lay ankh")
        anna.wait_for_turn()
        ben, _ = server.api.open(["Ben", "Cleo"], game="antike", mode="hotseat")
        url, headers = f"/api/tables/{ben.table}/hint", {"Authorization": f"Bearer {ben.token}"}
        assert server.client.get(url, headers=headers).status_code == 200, "the worker knows the game"
        for _ in range(40):
            with suppress(httpx.TimeoutException), httpx.Client(base_url=server.url, timeout=0.05) as client:
                client.get(url, headers=headers)
        cleo, _ = server.api.open(["Cleo", "bot"], mode="solo")
        cleo.act("lay ankh")
        began = time.monotonic()
        cleo.wait_for_turn(60)
        assert time.monotonic() - began < 6


@pytest.fixture
def strict(database: str) -> Iterator[Api]:
    settings = Settings(database, bot_workers=1, bot_engine="python", tables_per_minute=3)
    with TestClient(create_app(settings)) as client:
        yield Api(client)


def test_tables_are_opened_at_a_pace(strict: Api) -> None:
    for _ in range(3):
        strict.open(["Anna", "Ben"])
    body = {"game": "toy", "players": 2}
    assert strict.post("/api/tables", body, status=429)["error"] == "too-many"


def test_spectators_do_not_lock_anybody_out(tmp_path: Path) -> None:
    settings = {"INTERNUM_MAX_STREAMS_PER_TABLE": "4", "INTERNUM_MAX_STREAMS_PER_TOKEN": "2"}
    with Server(tmp_path / "tables.db", settings=settings) as server:
        anna, ben, spectator = server.api.open(["Anna", "Ben"])
        looking = [Stream(spectator) for _ in range(4)]
        url = f"/api/tables/{spectator.table}/events"
        refused = server.client.get(url, headers={"Authorization": f"Bearer {spectator.token}"})
        assert refused.status_code == 429
        own = [Stream(anna) for _ in range(3)]
        own[0].thread.join(10)
        assert own[0].ended, "of somebody's own many windows the oldest gives way"
        for stream in (*own[1:], Stream(ben)):
            stream.wait("update")
        for stream in (*looking, *own):
            stream.close()
