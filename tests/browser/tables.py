"""Tables in a certain situation, brought about over HTTP before anybody looks at them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx


@dataclass
class Table:
    """A table whose seats all belong to one screen; `link` opens it."""

    client: httpx.Client
    id: str
    token: str

    @property
    def link(self) -> str:
        return f"/t/{self.id}#{self.token}"

    def call(self, method: str, path: str = "", **more: Any) -> Any:
        url = f"/api/tables/{self.id}{path}"
        answer = self.client.request(method, url, headers={"Authorization": f"Bearer {self.token}"}, **more)
        assert answer.status_code < 300, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def play_until(self, there: Callable[[Any], bool], rng: random.Random, most: int = 3000) -> Any:
        """Play at random until the snapshot is as wished, or the game is over."""
        shot = self.call("GET")
        for _ in range(most):
            if shot["over"] or there(shot):
                return shot
            decision = shot["decision"]
            text = rng.choice([a["text"] for g in decision["groups"] for a in g["actions"]])
            body = {"at": shot["at"], "seat": decision["seat"], "actions": [text]}
            shot = self.call("POST", "/actions", json=body)
        raise AssertionError("the situation did not come about")


def open_table(address: str, game: str | None, seats: list[Any], mode: str = "hotseat", **wish: Any) -> Table:
    client = httpx.Client(base_url=address, timeout=60)
    begin = {"game": game, "players": len(seats)} if game else {}
    body = {**begin, "mode": mode, "seats": seats, **wish}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return Table(client, opened["table"], opened["tokens"][0]["token"])


def open_online(address: str, game: str, *names: str, **wish: Any) -> list[Table]:
    """A table where everybody has a link of their own, by seat."""
    client = httpx.Client(base_url=address, timeout=60)
    body = {"game": game, "players": len(names), "mode": "online", "seats": people(*names), **wish}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return [Table(client, opened["table"], key["token"]) for key in opened["tokens"]]


def people(*names: str) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in names]


def finished_record(address: str, game: str, rounds: int, seed: int = 4) -> str:
    """The record of a short game, played at random."""
    table = open_table(address, game, people("Anna", "Ben", "Cleo"), options={"max_rounds": rounds}, seed=seed)
    table.play_until(lambda shot: False, random.Random(seed))
    return str(table.call("GET", "/record"))


def open_record(address: str, text: str) -> str:
    """The link at which a record can be stepped through."""
    answer = httpx.post(f"{address}/api/records", json={"record": text}, timeout=60)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return f"/t/{opened['table']}#{[*opened['tokens'], opened['spectator']][0]['token']}"
