"""Seats, links, bots and talk."""

from __future__ import annotations

import time

from .player import Api, Person


def test_links_sit_people_down(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "open"])
    assert [s["kind"] for s in anna.look()["seats"]] == ["person", "open"]
    ben.call("POST", "/seats/1", json={"name": "Ben"})
    shot = watcher.look()
    assert [(s["kind"], s["name"], s["plays"]) for s in shot["seats"]] == [
        ("person", "Anna", "Side 1"),
        ("person", "Ben", "Side 2"),
    ]
    assert shot["you"] == {"seats": [], "spectator": True, "host": False}
    assert anna.look()["you"]["host"] and not ben.look()["you"]["host"]
    watcher.call("POST", "/seats/1", 403, json={"name": "Eve"})
    anna.call("POST", "/seats/1", 403, json={"level": "random"})
    anna.call("POST", "/seats/5", 404, json={"name": "Eve"})


def test_whoever_plays_an_open_seat_sits_there(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "open"])
    ben.act("lay elk")
    assert anna.look()["seats"][1]["kind"] == "person"


def test_a_seat_goes_to_a_bot_and_to_somebody_else(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "open"])
    anna.call("POST", "/seats/1", json={"level": "random"})
    assert anna.look()["seats"][1]["level"] == "random"
    anna.act("lay ankh")
    anna.wait_for_turn()
    link = anna.call("POST", "/seats/1", json={"open": True})["token"]
    ben.act("pay grain", seat=1, status=403)  # the old link holds the seat no longer
    cleo = Person(anna.client, anna.table, link["token"], link["seats"])
    cleo.call("POST", "/seats/1", json={"name": "Cleo"})
    anna.act("pay grain", "pay grain", "say no")
    assert cleo.act("pay wine")["seats"][1]["name"] == "Cleo"
    assert "levels are" in anna.call("POST", "/seats/0", 400, json={"level": "genius"})["message"]


def test_bots_play_by_themselves_until_a_person_must_act(api: Api) -> None:
    anna, _ = api.open(["Anna", "bot", "bot"], mode="solo")
    anna.act("lay ankh")
    shot = anna.wait_for_turn()
    assert shot["pending"] == [0] and shot["decision"]["prompt"] == "Pay two goods."
    assert shot["at"] == 4, "three cards and a die"
    anna.act("pay grain", "pay wine", "say no")
    assert anna.wait_for_turn()["round"] == 2


def test_only_bots_play_to_the_end(api: Api) -> None:
    watcher = api.open(["bot", "bot"], mode="solo")[-1]
    end = time.monotonic() + 30
    while not (shot := watcher.look())["over"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert shot["winners"]


def test_talk_is_kept_and_limited(api: Api) -> None:
    anna, _ben, watcher = api.open(["Anna", "Ben"])
    line = anna.call("POST", "/chat", json={"text": "  salve  "})
    assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "salve")
    watcher.call("POST", "/chat", json={"text": "ave", "name": "Eve"})
    assert [(c["seat"], c["name"]) for c in anna.look()["chat"]] == [(0, "Anna"), (None, "Eve")]
    anna.call("POST", "/chat", 400, json={"text": "x" * 501})
    for _ in range(29):
        anna.call("POST", "/chat", json={"text": "again"})
    assert anna.call("POST", "/chat", 429, json={"text": "again"})["error"] == "too-many"


def test_a_hint_is_for_a_seat_of_ones_own_that_must_act(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    watcher.call("GET", "/hint", status=403)
    ben.call("GET", "/hint", params={"seat": 0}, status=403)
    anna.act("lay ankh")
    assert "nothing to decide" in anna.call("GET", "/hint", status=400)["message"]
