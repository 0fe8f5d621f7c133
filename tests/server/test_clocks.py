"""Time to think: the arithmetic with an hour that is told, and what happens at a table when it is up."""

from __future__ import annotations

import time
from typing import Any

from fastapi.testclient import TestClient

from internum.server import Settings, clocks, create_app
from internum.server.clocks import ClockRules
from internum.server.service import Service

from .player import Api, Person

MOVE, GAME = ClockRules("move", 30), ClockRules("game", 100, increment=5)


def test_a_move_clock_begins_anew_with_every_answer() -> None:
    times = clocks.after(MOVE, clocks.begin(MOVE, 2), [0], now=1000)
    assert clocks.left_at(times, 1010) == (20, 30)
    times = clocks.after(MOVE, times, [0], now=1010, fresh=[0])  # still to act, but it has answered
    assert clocks.deadline(times) == 1040
    times = clocks.after(MOVE, times, [1], now=1020, fresh=[0])
    assert clocks.left_at(times, 1025) == (30, 25) and clocks.deadline(times) == 1050


def test_a_game_clock_runs_down_and_gains_at_the_end_of_a_turn() -> None:
    times = clocks.after(GAME, clocks.begin(GAME, 2), [0], now=0)
    times = clocks.after(GAME, times, [0], now=10, fresh=[0])
    assert times.left == (90, 100), "the turn is not over"
    times = clocks.after(GAME, times, [1], now=30, fresh=[0])
    assert times.left == (75, 100) and times.running == (1,)


def test_a_pause_takes_nothing_and_gives_nothing() -> None:
    for rules in (MOVE, GAME):
        times = clocks.after(rules, clocks.begin(rules, 2), [0], now=0)
        paused = clocks.after(rules, times, [], now=10)
        assert clocks.deadline(paused) is None
        again = clocks.after(rules, paused, [0], now=5000)
        assert again.left[0] == rules.seconds - 10


def test_time_is_up_for_those_whose_clocks_run() -> None:
    times = clocks.after(MOVE, clocks.begin(MOVE, 3), [0, 2], now=0)
    assert clocks.out_of_time(times, 29.9) == []
    assert clocks.out_of_time(times, 30) == [0, 2]
    assert clocks.left_at(times, -50) == (30, 30, 30), "an hour that is set back gives nothing"


class Hour:
    """A clock on the wall that a test turns."""

    def __init__(self, client: Any) -> None:
        self.service: Service = client.app.state.service
        self.passed = 0.0
        self.service.tables.hour = lambda: time.time() + self.passed

    def pass_by(self, seconds: float) -> None:
        self.passed += seconds
        self.service.thread.submit(self.service._look_at_clocks).result()
        self.service.thread.submit(self.service.spread_news).result()


def test_when_time_is_up_a_bot_plays_on_and_the_person_comes_back(api: Api) -> None:
    hour = Hour(api.client)
    anna, ben, watcher = api.open(["Anna", "Ben"], clock={"kind": "move", "seconds": 60, "level": "random"})
    anna.act("lay ankh")
    assert watcher.look()["clock"]["running"] == [1]
    hour.pass_by(50)
    assert watcher.look()["seats"][1]["kind"] == "person"
    hour.pass_by(11)
    assert watcher.look()["seats"][1]["stands_for"] == "Ben"
    assert "run out of time" in watcher.look()["chat"][-1]["text"]
    ben.call("POST", "/seats/1", json={})
    assert ben.look()["clock"]["left"][1] > 50, "a new answer, a new time"


def test_when_time_is_up_the_seat_is_resigned_if_that_was_agreed(api: Api) -> None:
    hour = Hour(api.client)
    anna, ben, _ = api.open(["Anna", "Ben"], clock={"kind": "game", "seconds": 60, "on_timeout": "resign"})
    anna.act("lay ankh")
    hour.pass_by(61)
    seat = anna.look()["seats"][1]
    assert (seat["kind"], seat["stands_for"]) == ("bot", None) and "Ben" in anna.look()["chat"][-1]["text"]
    ben.call("POST", "/seats/1", 403, json={})


def test_whoever_used_up_the_time_of_the_game_does_not_get_the_seat_back(api: Api) -> None:
    hour = Hour(api.client)
    _anna, ben, _ = api.open(["Anna", "Ben"], clock={"kind": "game", "seconds": 60, "level": "random"})
    hour.pass_by(61)
    assert "time is used up" in ben.call("POST", "/seats/1", 403, json={})["message"]


def test_clocks_wait_until_everybody_has_sat_down(api: Api) -> None:
    hour = Hour(api.client)
    anna, ben, _ = api.open(["Anna", "open"], clock={"kind": "move", "seconds": 60})
    hour.pass_by(1000)
    assert anna.look()["clock"]["running"] == [] and anna.look()["seats"][0]["kind"] == "person"
    ben.call("POST", "/seats/1", json={"name": "Ben"})
    assert anna.look()["clock"]["running"] == [0, 1]


def test_clocks_survive_a_restart(database: str) -> None:
    def settings(grace: float) -> Settings:
        return Settings(database, bot_workers=1, bot_engine="python", clock_grace_seconds=grace)

    with TestClient(create_app(settings(0))) as client:
        anna, _ben, _ = Api(client).open(["Anna", "Ben"], clock={"kind": "move", "seconds": 5, "level": "random"})
    with TestClient(create_app(settings(60))) as client:
        hour = Hour(client)
        hour.pass_by(30)  # the server was away for longer than that; people have a minute to come back
        assert Person(client, anna.table, anna.token, [0]).look()["seats"][0]["kind"] == "person"
        hour.pass_by(31)
        assert Person(client, anna.table, anna.token, [0]).look()["seats"][0]["stands_for"] == "Anna"


def test_bad_clocks_are_refused(api: Api) -> None:
    for clock in ({"kind": "sand", "seconds": 60}, {"kind": "move", "seconds": 0}, {"kind": "move"}):
        api.post("/api/tables", {"game": "toy", "clock": clock}, 400)
    assert (
        "levels are"
        in api.post("/api/tables", {"game": "toy", "clock": {"kind": "move", "seconds": 60, "level": "genius"}}, 400)[
            "message"
        ]
    )
