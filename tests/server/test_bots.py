"""Bots that fail: a legal move is made for them, and the table goes on."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from internum import agents
from internum.server import Settings, create_app
from internum.server.bots import Bots
from internum.server.worker import Job

from .player import Api


class Broken:
    """An agent with a fault of one's choice."""

    def begin(self, game: object, seat: int, seed: int) -> None:
        pass

    def act(self, seat: object) -> str:
        raise RuntimeError("this agent is broken")

    def end(self, seat: object) -> None:
        pass


class Cheating(Broken):
    def act(self, seat: object) -> str:
        return "lay lyre"


class Crashing(Broken):
    def act(self, seat: object) -> str:
        os._exit(3)


class Sleeping(Broken):
    def act(self, seat: object) -> str:
        time.sleep(60)
        return ""


# known in this process and in the workers, which import this module
agents.AGENTS |= {c.__name__.lower(): c for c in (Broken, Cheating, Crashing, Sleeping)}


@pytest.fixture
def hasty(database: str) -> Iterator[Api]:
    imports = ("tests.server.toy", "tests.server.test_bots")
    settings = Settings(
        database, bot_workers=1, bot_imports=imports, bot_engine="python", first_think_seconds=8, think_seconds=1
    )
    with TestClient(create_app(settings)) as client:
        yield Api(client)


@pytest.mark.parametrize("level", ["broken", "cheating", "crashing", "sleeping"])
def test_a_failing_bot_does_not_stall_the_table(hasty: Api, level: str) -> None:
    seats = ["Anna", {"kind": "bot", "level": level}]
    anna, _ = hasty.open(seats, mode="solo")
    anna.act("lay ankh")
    shot = anna.wait_for_turn()
    assert shot["at"] == 3, "a card was laid for it"


def test_an_illegal_answer_is_replaced_by_a_legal_move(hasty: Api) -> None:
    anna, _ = hasty.open(["Anna", {"kind": "bot", "level": "sleeping"}], mode="solo")
    inside = hasty.client.app.state.service  # type: ignore[attr-defined]
    table = inside.tables.find(anna.table)
    inside.thread.submit(inside._bot_moves, ("move", "lay lyre"), table.id, 1, 0, table.thinking[1]).result()
    shot = anna.look()
    assert shot["at"] == 1 and shot["pending"] == [0]


def test_a_thinking_bot_holds_nobody_up(hasty: Api) -> None:
    anna, _ = hasty.open(["Anna", {"kind": "bot", "level": "sleeping"}], mode="solo")
    anna.act("lay ankh")
    assert anna.look()["seats"][1]["thinking"]
    start = time.perf_counter()
    ben, cleo, _ = hasty.open(["Ben", "Cleo"])
    ben.act("lay ankh")
    cleo.act("lay elk")
    assert time.perf_counter() - start < 2


def test_workers_end_with_the_pool(database: str) -> None:
    bots = Bots(Settings(database, bot_workers=2, bot_imports=("tests.server.toy",), bot_engine="python"))
    done = threading.Event()
    bots.ask(Job("act", "t", "none", 2, {}, b"", [], 0, "random"), lambda answer: done.set())
    assert done.wait(30)
    processes = [brain.process for w in bots.workers for brain in w.brains.values()]
    assert processes
    bots.close()
    assert not any(p.is_alive() for p in processes)


def test_a_hint_names_legal_moves_with_chances(api: Api) -> None:
    """Advice comes from a worker, in the reader's language."""
    anna, _ = api.open(["Anna", "bot", "bot"], game="antike", mode="hotseat")
    shot = anna.wait_for_turn()
    advice = anna.call("GET", "/hint", params={"lang": "fr"})
    legal = [a["text"] for g in shot["decision"]["groups"] for a in g["actions"]]
    assert advice["moves"] and all(m["action"]["text"] in legal for m in advice["moves"])
    assert all(0 <= m["chance"] <= 1 and m["reason"] for m in advice["moves"])
