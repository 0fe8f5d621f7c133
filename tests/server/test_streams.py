"""Event streams: updates, talk, presence, and resuming where one's log ends."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from internum.server.responses import Snapshot

from .live import Server, Stream
from .test_secrets import told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(Path(tmp_path_factory.mktemp("live")) / "tables.db") as server:
        yield server


def test_everybody_is_told_what_happened(server: Server) -> None:
    anna, ben, watcher = server.api.open(["Anna", "Ben"])
    streams = [Stream(p) for p in (anna, ben, watcher)]
    for stream in streams:
        mark, first = stream.wait("update")
        assert (mark, first["at"], first["from"]) == ("0", 0, 0)
        Snapshot.model_validate(first, strict=True)
    anna.act("lay ankh", at=0)
    ben.act("lay elk", at=0)
    for stream in streams:
        told_last = stream.wait_for_at(3)
        entries = [e["at"] for kind, _, d in stream.events if kind == "update" for e in d["log"]]
        assert entries == [0, 1, 2], "each entry once"
        assert told_last["pending"] == [0]
    for stream in streams:
        stream.close()


def test_what_a_call_answers_is_not_told_again_on_its_own_stream(server: Server) -> None:
    anna, ben, _ = server.api.open(["Anna", "Ben"])
    own, second, other = (Stream(p, query={"stream": name}) for p, name in ((anna, "a"), (anna, "b"), (ben, "a")))
    for stream in (own, second, other):
        stream.wait("update")
    at = anna.call("POST", "/actions?stream=a", json={"at": 0, "seat": 0, "actions": ["lay ankh"]})["at"]
    assert at == second.wait_for_at(at)["at"] == other.wait_for_at(at)["at"] == 1
    ben.act("lay elk", at=0)
    told = own.wait_for_at(3)
    assert [d["at"] for kind, _, d in own.events if kind == "update"] == [0, 3], "not the table after Anna's own move"
    assert (told["from"], [e["at"] for e in told["log"]]) == (0, [0, 1, 2]), "whatever comes first, no entry is missed"
    for stream in (own, second, other):
        stream.close()


def test_streams_tell_no_secrets(server: Server) -> None:
    anna, ben, _ = server.api.open(["Anna", "Ben"])
    stream = Stream(anna)
    ben.act("lay harp")
    stream.wait_for_at(1)
    anna.heard.append(stream.text)
    assert told(anna) == set()
    stream.close()


def test_a_dropped_stream_resumes_where_it_stopped(server: Server) -> None:
    anna, ben, _ = server.api.open(["Anna", "Ben"])
    stream = Stream(anna)
    anna.act("lay ankh", at=0)
    stream.wait_for_at(1)
    stream.close()
    ben.act("lay elk")
    anna.act("pay grain")
    resumed = Stream(anna, since=1)
    mark, update = resumed.wait("update")
    assert (mark, update["from"], [e["at"] for e in update["log"]]) == ("4", 1, [1, 2, 3])
    resumed.close()
    by_query = Stream(anna, query={"since": 3})
    assert by_query.wait("update")[1]["from"] == 3
    by_query.close()


def test_an_undo_is_told_to_those_who_look_and_to_those_who_come_back(server: Server) -> None:
    anna, ben, _ = server.api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    stream = Stream(ben)
    anna.act("pay grain", "pay wine")
    away = stream.wait_for_at(5)
    count = len(stream.events)
    anna.call("POST", "/undo", json={})
    _, cut = stream.wait("update", after=count)
    assert (cut["at"], cut["from"], cut["log"]) == (3, 3, [])
    anna.act("pay grain")
    back = Stream(ben, since=away["at"])
    _, update = back.wait("update")
    assert update["at"] == 4 and update["from"] == 3
    assert update["log"][0]["action"]["text"] == "pay grain", "the entry that replaced the one taken back"
    exact = Stream(ben, since=None, query={"since": 4, "rev": update["rev"]})
    assert exact.wait("update")[1]["from"] == 4, "who has seen the cut gets nothing twice"
    for s in (stream, back, exact):
        s.close()


def test_talk_presence_and_keep_alive(server: Server) -> None:
    anna, ben, _ = server.api.open(["Anna", "Ben"])
    stream = Stream(anna)
    stream.wait("update")
    assert [s["online"] for s in anna.look()["seats"]] == [True, False]
    other = Stream(ben)
    assert [s["online"] for s in stream.wait("presence")[1]["seats"]] == [True, True]
    count = len(stream.events)
    ben.call("POST", "/chat", json={"text": "salve"})
    mark, line = stream.wait("chat")
    assert (mark, line["name"], line["text"]) == ("", "Ben", "salve")
    other.close()
    assert [s["online"] for s in stream.wait("presence", after=count)[1]["seats"]] == [True, False]
    end = time.monotonic() + 5
    while ": still here" not in stream.text:
        assert time.monotonic() < end
        time.sleep(0.05)
    stream.close()


def test_bots_moves_come_by_stream(server: Server) -> None:
    anna, _ = server.api.open(["Anna", "bot"], mode="solo")
    stream = Stream(anna)
    anna.act("lay ankh")
    stream.wait_for_at(3, seconds=60)
    stream.close()
