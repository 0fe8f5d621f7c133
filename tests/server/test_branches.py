"""What is tried from a moment of a game is kept as a variation of its record, and shown to whoever may see it."""

from __future__ import annotations

import random

import internum

from ..study.test_analysis import short_game
from .player import Api, Person, people


def played_on(api: Api, owner: Person, at: int, choices: int = 4) -> Person:
    """A table that goes on from a moment, with some choices made there."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "person"}]
    body = {"from": {"table": owner.table, "at": at}, "mode": "hotseat", "seats": seats}
    anna = people(api.client, api.post("/api/tables", body, token=owner.token))[0]
    rng = random.Random(at)
    for _ in range(choices):
        shot = anna.look()
        if not shot["over"]:
            anna.act_at_random(rng, shot)
    return anna


def record_of(api: Api, record: str) -> Person:
    return people(api.client, api.post("/api/records", {"record": record}))[0]


def test_branches_become_variations_that_can_be_opened(api: Api) -> None:
    match = short_game()
    owner = record_of(api, match.record())
    tried = played_on(api, owner, 3)
    deeper = played_on(api, tried, 5, choices=2)
    refs = [{"table": p.table, "token": p.token} for p in (tried, deeper)]
    text = owner.call("POST", "/record", json={"branches": refs})
    reader = record_of(api, text)
    (first,) = reader.call("GET", "/variations")["variations"]
    assert first["at"] == 3 and [v["at"] for v in first["variations"]] == [5]
    for path, table in (([0], tried), ([0, 0], deeper)):
        opened = people(api.client, reader.call("POST", "/variations", 201, json={"path": path}))[0]
        assert opened.look()["view"] == table.look()["view"] | {"seat": opened.look()["view"]["seat"]}
    assert reader.call("POST", "/variations", 404, json={"path": [0, 0, 0]})
    assert internum.load(text).position() == match.position()


def test_a_branch_is_kept_only_with_its_own_token(api: Api) -> None:
    owner = record_of(api, short_game().record())
    tried = played_on(api, owner, 3)
    stolen = [{"table": tried.table, "token": owner.token}]
    assert owner.call("POST", "/record", 401, json={"branches": stolen})["error"] == "no-token"


def test_variations_outlive_a_restart(api: Api) -> None:
    owner = record_of(api, short_game().record())
    tried = played_on(api, owner, 3)
    text = owner.call("POST", "/record", json={"branches": [{"table": tried.table, "token": tried.token}]})
    reader = record_of(api, text)
    before = reader.call("GET", "/variations")
    service = api.client.app.state.service  # type: ignore[attr-defined]
    service.tables.forget(reader.table)
    assert reader.call("GET", "/variations") == before
    assert reader.call("GET", "/record") == text
