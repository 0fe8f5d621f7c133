"""Analyses by HTTP: of games that lie open only, made apart, with progress, and kept."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from internum.server import create_app
from internum.server.analyses import KEPT, Analyses
from internum.server.settings import Settings

from ..study.test_analysis import short_game
from .player import Api, Person, people


def test_a_record_is_analysed_apart_and_kept(api: Api) -> None:
    match = short_game()
    reader = people(api.client, api.post("/api/records", {"record": match.record()}))[0]
    assert reader.call("GET", "/analysis") == {"status": "none"}
    assert reader.call("POST", "/analysis")["status"] == "working"
    answer = analysed(reader)
    assert answer["analysis"]["entries"] == len(match.log)
    assert reader.call("POST", "/analysis") == answer, "asked again, it is at hand"


def analysed(person: Person) -> Any:
    until = time.monotonic() + 60
    while (answer := person.call("GET", "/analysis"))["status"] == "working" and time.monotonic() < until:
        time.sleep(0.1)
    assert answer["status"] == "done"
    return answer


def test_an_analysis_is_kept_with_its_game(database: str) -> None:
    """It is there after a restart, and goes with the game."""
    settings = Settings(database, bot_workers=1, bot_engine="python")
    with TestClient(create_app(settings)) as client:
        opened = Api(client).post("/api/records", {"record": short_game().record()})
        reader = people(client, opened)[0]
        reader.call("POST", "/analysis")
        answer = analysed(reader)
    with TestClient(create_app(settings)) as client:
        reader = people(client, opened)[0]
        assert reader.call("GET", "/analysis") == answer
        assert client.delete(
            f"/api/tables/{reader.table}", headers={"Authorization": f"Bearer {reader.token}"}
        ).is_success
    with create_engine(database).connect() as db:
        assert db.execute(text("SELECT count(*) FROM analyses")).scalar_one() == 0


def test_what_was_undone_and_played_otherwise_is_analysed_anew() -> None:
    """The log is as long as before, the game another."""
    analyses = Analyses(Settings("sqlite://"))
    analyses._make = lambda key, match: analyses.kept.update({key: {"status": "done"}})  # type: ignore[method-assign]
    match = short_game()
    other = match.copy()
    other.log = [*match.log[:-1], replace(match.log[-1], action=match.log[-1].action + 1)]
    analyses.ask("t", match, 0)
    assert analyses.look("t", match, 0)["status"] != "none"
    assert analyses.look("t", other, 0)["status"] == "none"
    analyses.close()


def test_whoever_plays_alone_may_have_analysed_what_they_know(api: Api) -> None:
    anna, watcher = api.open(["Anna", "bot"], game="antike")
    anna.act_at_random(random.Random(1), anna.wait_for_turn())
    anna.wait_for_turn()
    assert anna.call("POST", "/analysis")["status"] == "working"
    answer = analysed(anna)
    assert answer["analysis"]["seat"] == 0 and not answer["analysis"]["over"]
    assert {point["seat"] for point in answer["analysis"]["turning_points"]} <= {0}
    assert watcher.call("GET", "/analysis", 403)["error"] == "hidden"


def test_a_game_with_a_seat_for_somebody_else_is_not_analysed_while_it_runs(api: Api) -> None:
    anna = api.open(["Anna", "bot", "open"], game="antike")[0]
    assert anna.call("POST", "/analysis", 403)["error"] == "hidden"


def test_a_running_game_of_several_people_is_not_analysed(api: Api) -> None:
    """The truth of a running game would tell what lies in other hands."""
    anna = api.open(["Anna", "Ben"])[0]
    for method in ("GET", "POST"):
        assert anna.call(method, "/analysis", 403)["error"] == "hidden"
    watcher = api.open(["Anna", "Ben"])[2]
    assert watcher.call("POST", "/analysis", 403)["error"] == "hidden"


def test_only_so_many_analyses_are_kept() -> None:
    analyses = Analyses(Settings("sqlite://"))
    analyses._make = lambda key, match: analyses.kept.update({key: {"status": "done"}})  # type: ignore[method-assign]
    match = short_game()
    for n in range(KEPT + 10):
        analyses.ask(f"t{n}", match)
        while analyses.look(f"t{n}", match)["status"] == "working":
            time.sleep(0.001)
    assert len(analyses.kept) <= KEPT + 1
    assert analyses.look("t0", match)["status"] == "none"
    analyses.close()
