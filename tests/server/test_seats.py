"""Whoever gives a seat away sees it no more, and everybody is told who sits where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from internum.server.store import Moved, Store
from internum.server.stored import Chair, SeatChange

from .live import Server, Stream
from .player import Api, Person


def by_link(anna: Person, link: Any) -> Person:
    return Person(anna.client, anna.table, link["token"], link["seats"])


def test_a_host_who_opens_and_closes_a_bots_seat_sees_its_hand_no_more(api: Api) -> None:
    anna, _ = api.open(["Anna", "bot"])
    peek = by_link(anna, anna.call("POST", "/seats/1", json={"open": True})["token"])
    assert peek.look()["view"]["hand"]
    anna.call("POST", "/seats/1", json={"level": "random"})
    assert peek.look()["you"]["spectator"] and "hand" not in peek.look()["view"]
    peek.call("GET", params={"seat": 1}, status=403)


def test_whoever_hands_a_seat_to_a_bot_holds_it_no_more(api: Api) -> None:
    _, ben, _ = api.open(["Anna", "Ben"])
    ben.call("POST", "/seats/1", json={"level": "random"})
    assert "hand" not in ben.look()["view"]
    ben.act("lay elk", seat=1, status=403)


def test_every_change_of_a_seat_is_told(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "open"])
    ben.call("POST", "/seats/1", json={"name": "Ben"})
    anna.call("POST", "/seats/1", 403, json={"open": True})
    ben.call("POST", "/seats/1", json={"level": "random"})
    anna.call("POST", "/seats/1", json={"open": True})
    told = [line["text"] for line in watcher.look()["chat"]]
    assert told[0] == "Ben sits on seat 2." and "handed to an opponent" in told[1] and "is open" in told[2]
    assert all(line["notice"] for line in watcher.look()["chat"])
    assert watcher.look(lang="fr")["chat"][0]["text"] == "Ben prend la place 2."


def test_a_chosen_seed_is_known_to_all(api: Api) -> None:
    anna, watcher = api.open(["Anna", "bot"], mode="solo", seed="mine")
    assert anna.look()["seed"] == watcher.look()["seed"] == "mine"
    own, _ = api.open(["Anna", "bot"], mode="solo")
    assert own.look()["seed"] is None


def test_a_stream_ends_with_what_its_token_held(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna, _ben, _ = server.api.open(["Anna", "open"])
        link = anna.call("POST", "/seats/1", json={"open": True})["token"]
        stream = Stream(by_link(anna, link))
        stream.wait("update")
        anna.call("POST", "/seats/1", json={"level": "random"})
        stream.thread.join(20)
        assert stream.ended
        last = [d for kind, _, d in stream.events if kind == "update"][-1]
        assert last["seats"][1]["kind"] == "open", "nothing was told after the seat was taken away"


def test_of_two_changes_of_a_seat_at_once_one_is_refused(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "open"])
    store: Store = api.client.app.state.service.store  # type: ignore[attr-defined]
    rev = store.rev(anna.table)
    assert rev is not None
    store.seat(anna.table, rev, Chair(1, "person", "Ben"), SeatChange())
    with pytest.raises(Moved):
        store.seat(anna.table, rev, Chair(1, "person", "Eve"), SeatChange())
