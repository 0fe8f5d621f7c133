"""Every game that is registered, played over HTTP to its end."""

from __future__ import annotations

import random

import pytest
from fastapi.testclient import TestClient

import internum
from internum.server.service import Service

from .player import Api, Person

GAMES = ["toy", *(name for name in internum.games() if name != "toy")]
ROUNDS = {"antike": 4, "classic": 1, "empires": 1}  # random players seldom win, and rounds are long


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_bots(api: Api, name: str) -> None:
    options = {"max_rounds": ROUNDS[name]} if name in ROUNDS else {}
    anna, _ = api.open(["Anna", "bot", "bot"], game=name, mode="solo", seed="7", options=options)
    rng = random.Random(3)
    while not (shot := anna.wait_for_turn())["over"]:
        assert shot["at"] < 10_000, "this game does not end"
        anna.act_at_random(rng, shot)
    whole = anna.look()
    assert [e["at"] for e in whole["log"]] == list(range(whole["at"])) and whole["standings"]
    then = anna.call("GET", f"/moments/{whole['at'] // 2}", params={"seat": 1})
    assert then["looking"] == 1 and not then["over"]
    record = anna.call("GET", "/record")
    again = api.post("/api/records", {"record": record})
    assert again["game"] == name


@pytest.mark.parametrize("name", GAMES)
def test_each_seat_is_told_exactly_what_it_may_know(api: Api, name: str) -> None:
    players = internum.game(name).players[1]
    *people, watcher = api.open([f"P{i}" for i in range(players)], game=name)
    assert isinstance(api.client, TestClient)
    inside: Service = api.client.app.state.service  # type: ignore[attr-defined]
    rng = random.Random(11)
    for _ in range(30):
        shot = watcher.look(since=10**9)
        if shot["over"]:
            break
        mover = people[rng.choice(shot["pending"])]
        mover.act_at_random(rng, mover.look())
    match = inside.tables.find(watcher.table).match
    if match.over:
        return
    for seat, person in [*enumerate(people), (None, watcher)]:
        assert_told(person, seat, match)


def assert_told(person: Person, seat: int | None, match: internum.Match) -> None:
    shot = person.look()
    words = match.words("en")
    for told, entry in zip(shot["log"], match.log, strict=True):
        assert (told["action"] is None) == (entry.secret and entry.seat != seat)
        said = [words.say(e) for e in (v.seen_by(seat) for v in entry.events) if e]
        assert [line["text"] for line in told["lines"]] == said
    own = [a.text for group in match.decision_of(seat).by_verb.values() for a in group]
    assert [a["text"] for g in shot["decision"]["groups"] for a in g["actions"]] == own
    for hidden in range(match.players):
        if hidden != seat:
            person.call("GET", params={"seat": hidden}, status=403)
