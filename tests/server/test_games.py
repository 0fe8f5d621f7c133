"""Every game that is registered, played over HTTP to its end."""

from __future__ import annotations

import random

import pytest

import internum

from .player import House

GAMES = ["toy", *(name for name in internum.games() if name != "toy")]
LONGEST = {"max_rounds": 12}  # for games that offer such an option: random players seldom win


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_bots(house: House, name: str) -> None:
    offered = internum.game(name).options.by_name
    options = {key: value for key, value in LONGEST.items() if key in offered}
    anna, _ = house.open(["Anna", "bot", "bot"], game=name, mode="solo", seed="7", options=options)
    rng = random.Random(3)
    while not (shot := anna.wait_for_turn())["over"]:
        assert shot["at"] < 10_000, "this game does not end"
        anna.act_at_random(rng, shot)
    whole = anna.look()
    assert [e["at"] for e in whole["log"]] == list(range(whole["at"])) and whole["standings"]
    then = anna.call("GET", f"/moments/{whole['at'] // 2}", params={"seat": 1})
    assert then["looking"] == 1 and not then["over"]
    record = anna.call("GET", "/record")
    again = house.post("/api/records", {"record": record})
    assert again["game"] == name
