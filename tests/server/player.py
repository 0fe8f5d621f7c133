"""People at a table, for tests: they use nothing but the HTTP calls, and remember every byte they were sent."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from internum.server.responses import Snapshot


@dataclass
class Person:
    """The bearer of one token."""

    client: httpx.Client
    table: str
    token: str
    seats: list[int]
    heard: list[str] = field(default_factory=list)  # the text of every answer

    def call(self, method: str, path: str = "", status: int = 200, **more: Any) -> Any:
        answer = self.client.request(
            method, f"/api/tables/{self.table}{path}", headers={"Authorization": f"Bearer {self.token}"}, **more
        )
        self.heard.append(answer.text)
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:400]}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def look(self, **params: Any) -> Any:
        shot = self.call("GET", params=params)
        Snapshot.model_validate(shot, strict=True)
        return shot

    def act(self, *actions: str, seat: int | None = None, at: int | None = None, status: int = 200, **more: Any) -> Any:
        at = self.look()["at"] if at is None else at
        body = {"at": at, "seat": self.seats[0] if seat is None else seat, "actions": list(actions), **more}
        return self.call("POST", "/actions", status, json=body)

    def act_at_random(self, rng: random.Random, shot: Any) -> Any:
        decision = shot["decision"]
        texts = [a["text"] for g in decision["groups"] for a in g["actions"]]
        return self.act(rng.choice(texts), seat=decision["seat"], at=shot["at"])

    def wait_for_turn(self, seconds: float = 300) -> Any:
        """Look until one of the own seats must act, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            shot = self.look(since=10**9)
            if shot["over"] or set(shot["pending"]) & set(self.seats):
                return shot
            time.sleep(0.005)
        raise AssertionError(f"no turn came within {seconds} s; pending: {shot['pending']}")


@dataclass
class Api:
    client: httpx.Client

    def open(self, seats: list[Any], status: int = 201, **wish: Any) -> list[Person]:
        """Open a table; the bearers of its tokens, the spectator last."""
        body = {"game": "toy", "mode": "online", "players": len(seats), "seats": [_seat(s) for s in seats], **wish}
        answer = self.client.post("/api/tables", json={k: v for k, v in body.items() if v is not None})
        assert answer.status_code == status, answer.text
        return people(self.client, answer.json())

    def post(self, path: str, body: Any, status: int = 201, token: str = "") -> Any:
        answer = self.client.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == status, answer.text
        return answer.json()


def people(client: httpx.Client, opened: Any) -> list[Person]:
    tokens = [*opened["tokens"], opened["spectator"]]
    return [Person(client, opened["table"], t["token"], t["seats"]) for t in tokens]


def _seat(given: Any) -> Any:
    if isinstance(given, dict):
        return given
    if given == "bot":
        return {"kind": "bot", "level": "random"}
    return {"kind": "open"} if given == "open" else {"kind": "person", "name": given}
