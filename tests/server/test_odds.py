"""Odds of battles by HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from .player import Api

POSITION: dict[str, Any] = {
    "game": "empires",
    "players": 3,
    "state": {
        "phase": "campaign",
        "actor": "rome",
        "marker": {
            "latium": "rome",
            "dalmatia": "rome",
            "macedonia": "greece",
            "achaea": "greece",
            "africa": "carthage",
        },
        "legions": {"rome": {"dalmatia": 3}, "greece": {"macedonia": 1}},
        "owner": {"caesar": "rome", "pericles": "greece", "hannibal": "carthage"},
    },
}


def test_odds_before_the_attack_and_before_the_march(api: Api) -> None:
    anna, watcher = api.open(["Anna", "Ben", "Cleo"], game=None, position=POSITION, mode="hotseat")
    there = {"place": "macedonia", "opponent": "greece"}
    now = anna.call("GET", "/odds", params=there)
    assert [side["dice"] for side in now["sides"]] == [0, 1]
    marched = anna.call("GET", "/odds", params={**there, "move": ["march dalmatia>macedonia"] * 2})
    rome, greece = marched["sides"]
    assert (rome["empire"], rome["units"], rome["dice"], rome["bonuses"]) == ("rome", 2, 2, {"caesar": 2})
    assert (greece["units"], greece["bonuses"]) == (1, {"pericles": 2})
    assert sum(marched["ends"].values()) == pytest.approx(1) and marched["ends"]["active"] > 0.9
    assert sum(rome["losses"].values()) == pytest.approx(1) and set(rome["losses"]) <= {"0", "1", "2"}
    assert anna.look()["view"]["places"]["dalmatia"]["pieces"][0]["count"] == 3, "nothing has moved"
    assert watcher.call("GET", "/odds", params=there) == now


def test_questions_that_make_no_sense_are_refused(api: Api) -> None:
    anna, _ = api.open(["Anna", "Ben", "Cleo"], game=None, position=POSITION, mode="hotseat")
    assert "atlantis" in anna.call("GET", "/odds", 400, params={"place": "atlantis", "opponent": "greece"})["message"]
    anna.call("GET", "/odds", 400, params={"place": "macedonia", "opponent": "persia"})
    anna.call("GET", "/odds", 400, params={"place": "macedonia", "opponent": "greece", "move": ["nonsense"]})
    toys, *_ = api.open(["Anna", "Ben"])
    toys.call("GET", "/odds", 404, params={"place": "table", "opponent": "ben"})
