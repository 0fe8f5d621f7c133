"""Previews over HTTP: what an action would do, why it may not be, and the question before a wasted turn."""

from __future__ import annotations

from typing import Any

from .player import Api

POSITION: dict[str, Any] = {
    "game": "antike",
    "players": 3,
    "state": {
        "phase": "rondel",
        "active": "greece",
        "city": {"athens": "greece"},
        "rondel": {"greece": "temple"},
        "stock": {"greece": {"gold": 2}},
    },
}


def test_a_preview_tells_what_would_be_and_a_refusal_why_not(api: Api) -> None:
    anna, _ = api.open(["Anna", "Ben", "Cleo"], game=None, position=POSITION, mode="hotseat")
    seat = anna.look()["pending"][0]
    found = anna.call("GET", "/preview", params={"action": "rondel gold", "seat": seat})
    assert found["lines"] == ["Gold: +1, then you hold 3."] and found["refusal"] is None
    refused = anna.call("GET", "/preview", params={"action": "learn wheel", "seat": seat, "lang": "fr"})
    assert refused["lines"] == [] and refused["refusal"]["rule"] == "AN-3.3" and refused["refusal"]["remedy"]
    assert anna.look()["at"] == 0, "nothing happens"


def test_a_preview_is_for_ones_own_seat(api: Api) -> None:
    anna, ben, _, watcher = api.open(["Anna", "Ben", "Cleo"], game=None, position=POSITION)
    seat = anna.look()["pending"][0]
    stranger = ben if anna.seats == [seat] else anna
    stranger.call("GET", "/preview", 403, params={"action": "rondel gold", "seat": seat})
    watcher.call("GET", "/preview", 403, params={"action": "rondel gold"})


def test_a_wasted_turn_is_asked_about_once(api: Api) -> None:
    anna, _ = api.open(["Anna", "Ben", "Cleo"], game=None, position=POSITION, mode="hotseat")
    seat = anna.look()["pending"][0]
    asked = anna.act("rondel manoeuvre-1", seat=seat, sure=False, status=409)
    assert (asked["error"], asked["message"]) == ("waste", "Manoeuvre would bring you nothing this turn.")
    assert anna.look()["at"] == 0
    assert anna.act("rondel manoeuvre-1", seat=seat)["at"] > 0
