"""Tables in a certain situation, brought about before anybody looks at them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import httpx

import internum
from internum.core.match import Match


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


def open_table(address: str, game: str | None, seats: list[Any], mode: str = "hotseat", **wish: Any) -> Table:
    client = httpx.Client(base_url=address, timeout=60)
    begin = {"game": game, "players": len(seats)} if game else {}
    body = {**begin, "mode": mode, "seats": seats, **wish}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return Table(client, opened["table"], opened["tokens"][0]["token"])


def open_online(address: str, seats: list[Any], claimed: bool = True, **wish: Any) -> list[Table]:
    """A table where every person has a link of their own; one not `claimed` can still be made somebody's own."""
    client = httpx.Client(base_url=address, timeout=60)
    begin = {"players": len(seats)} if "game" in wish else {}
    answer = client.post("/api/tables", json={**begin, "mode": "online", "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    tables = [Table(client, opened["table"], key["token"]) for key in opened["tokens"]]
    return [replace(t, token=t.call("POST", "/claim")["token"]) if claimed else t for t in tables]


def people(*names: str) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in names]


def played(game: str, there: Callable[[Match], bool] = lambda _: False, players: int = 3, **options: Any) -> Match:
    """A game played at random until it is as wished, or over."""
    match, rng = internum.new(game, players, seed=5, **options), random.Random(5)
    while not match.over and not there(match):
        seat = match.pending[0]
        match.play(rng.choice(match.legal(seat)), seat)
    return match


def at_one_screen(address: str, match: Match, names: Sequence[str] = ("Anna", "Ben", "Cleo")) -> Table:
    """A game as it stands, everything before it in the chronicle."""
    assert not match.over, "the situation did not come about"
    return open_table(address, None, people(*names), record=match.record())


def finished_record(game: str, rounds: int) -> str:
    """The record of a short game, played at random."""
    return played(game, max_rounds=rounds).record()


def open_record(address: str, text: str) -> str:
    """The link at which a record can be stepped through."""
    answer = httpx.post(f"{address}/api/records", json={"record": text}, timeout=60)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return f"/t/{opened['table']}#{[*opened['tokens'], opened['spectator']][0]['token']}"


def long_record(address: str, moments: int = 900) -> str:
    """The link to a game as long as the longest that people play."""
    match = played("antike", lambda match: len(match.log) >= moments, players=4)
    assert len(match.log) >= moments
    return open_record(address, match.record()).replace("#", "?at=0#")
