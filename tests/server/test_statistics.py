"""Statistics over one's own games: those that are over are counted, with a token only."""

from __future__ import annotations

import random

from .player import Api, Person


def finished(api: Api) -> Person:
    anna = api.open(["Anna", "Ben"], mode="hotseat", game="antike", options={"max_rounds": 1})[0]
    rng = random.Random(3)
    shot = anna.look()
    while not shot["over"]:
        shot = anna.act_at_random(rng, shot)
    return anna


def test_games_that_are_over_are_counted_and_others_are_not(api: Api) -> None:
    over, running = finished(api), api.open(["Anna", "Ben"])[0]
    wish = [{"table": p.table, "token": p.token} for p in (over, running)]
    answer = api.post("/api/statistics", {"tables": wish}, 200)
    assert (answer["counted"], answer["running"]) == (1, 1)
    (table,) = answer["tables"]
    assert (table["game"], table["players"], table["games"]) == ("antike", 2, 1)
    assert {row["label"] for row in table["names"]} == {"Anna", "Ben"}


def test_a_token_of_another_table_counts_nothing(api: Api) -> None:
    running = api.open(["Anna", "Ben"])[0]
    answer = api.post("/api/statistics", {"tables": [{"table": running.table, "token": "wrong"}]}, 200)
    assert answer == {"counted": 0, "running": 0, "tables": []}
