"""Two worlds that differ only in what a seat may not know, and in the coming dice, answer a seat with the same bytes.

`INTERNUM_SEQUENCES=10000 python -m pytest tests/secrecy/test_two_worlds.py` plays that many sequences of calls.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import internum
from internum.core.match import Match
from internum.server import Settings, acting, create, create_app
from internum.server.service import Service
from internum.server.stored import Chair

from .hidden import RICH, permute

SEQUENCES = int(os.environ.get("INTERNUM_SEQUENCES", "16"))
CALLS = 10  # of a sequence
LONGEST = 90  # actions played before the worlds part
CHANGING = re.compile(r'"(time|commitment)":("[^"]*"|null)|"token":"[^"]*"')


class World:
    """A table, and one seat's way to it."""

    def __init__(self, client: TestClient, match: Match, seat: int) -> None:
        self.client, self.service = client, client.app.state.service  # type: ignore[attr-defined]
        chairs = [Chair(i, "person", f"Player {i + 1}") for i in range(match.players)]
        opened = create.add(self.service.tables, match, "online", chairs)
        self.id, self.seat = opened["table"], seat
        self.token = opened["tokens"][seat]["token"]

    @property
    def match(self) -> Match:
        service: Service = self.service
        return service.tables.find(self.id).match

    def call(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """The status and the text of an answer, without what no two tables have in common."""
        url = path if path.startswith("/api") else f"/api/tables/{self.id}{path}"
        answer = self.client.request(method, url, headers={"Authorization": f"Bearer {self.token}"}, **more)
        told = answer.text.replace(self.id, "TABLE").replace(self.token, "TOKEN")
        if url == "/api/tables" and answer.status_code == 201:
            return 201, ""  # another table; nothing of this one is in the answer
        return answer.status_code, CHANGING.sub("", told)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    file = Path(tmp_path_factory.mktemp("worlds")) / "tables.db"
    settings = Settings(f"sqlite:///{file}", bot_workers=1, bot_engine="python", max_tables=10**9)
    with TestClient(create_app(settings)) as client:
        yield client


def two_worlds(rng: random.Random) -> tuple[Match, Match, int] | None:
    """A game some way on, and the same as far as one of its seats knows."""
    game = rng.choice(["empires", "empires", "classic"])
    if game == "empires":
        match = internum.load({**RICH, "options": {"max_rounds": 12}}, seed=rng.random().hex())
    else:
        match = internum.new("classic", rng.randint(3, 5), seed=rng.random().hex(), max_rounds=3)
    for _ in range(rng.randint(1, LONGEST)):
        if match.over:
            return None
        seat = rng.choice(match.pending)
        match.play(rng.choice(match.legal(seat)), seat)
    if match.over:
        return None
    me = rng.randrange(match.players)
    other = match.copy()
    other.states = match.game.layout.restore(match.game.layout.dump(match.states))
    permute(match.game, other.states, me, rng)
    try:
        return internum.load(match.position()), internum.load(other.position()), me
    except internum.PositionError:
        return None  # what is half done cannot be written down as a position


def own_call(rng: random.Random, a: World, b: World) -> list[tuple[str, str, dict[str, Any]]]:
    """Something the seat may ask; a choice among its own."""
    me, match = a.seat, a.match
    at = len(match.log)
    legal = match.legal(me)
    actions = [x for x in range(match.game.space.size) if match.notation.means_something(x)]
    anything = match.notation.text(rng.choice(actions))
    some = rng.choice(legal) if legal else anything
    behind = anything
    if legal:  # what would be legal next in the first world, if everything behind `some` were known
        ahead = match.copy()
        ahead.play(some, me)
        behind = rng.choice(ahead.legal(me) or [anything])
    body = {"at": at, "seat": me}
    return [
        ("GET", "", {}),
        ("GET", "", {"params": {"lang": "fr"}}),
        ("GET", f"/moments/{rng.randint(0, at)}", {}),
        ("GET", "/record", {}),
        ("GET", "/suggest-payment", {}),
        ("POST", "/why", {"json": {"seat": me, "action": anything}}),
        ("GET", "/preview", {"params": {"action": some}}),
        ("GET", "/preview", {"params": {"action": anything}}),
        ("POST", "/undo", {"json": {}}),
        ("POST", "/actions", {"json": {**body, "actions": [some, behind], "sure": False}}),
        ("POST", "/actions", {"json": {**body, "actions": [some, "nonsense"]}}),
        ("POST", "/actions", {"json": {**body, "actions": [some], "sure": False}}),
        ("POST", "/chat", {"json": {"text": "salve"}}),
        ("POST", f"/seats/{me}", {"json": {"name": rng.choice(["Anna", "Ben"])}}),
        ("POST", "/api/tables", {"json": {"from": {"table": "TABLE", "at": at}}}),
        ("POST", "/orders", {"json": {"seat": me, "order": rng.choice(["always", "never", "ask"])}}),
    ]


def others_move(rng: random.Random, a: World, b: World) -> bool:
    """Another seat makes a choice that shows nothing and that both worlds allow."""
    for seat in a.match.pending:
        if seat == a.seat or seat not in b.match.pending:
            continue
        both = sorted(set(a.match.legal(seat)) & set(b.match.legal(seat)))
        rng.shuffle(both)
        for text in both[:3]:
            if not any(w.match.is_final(text, seat) for w in (a, b)):
                for w in (a, b):
                    tables = w.service.tables
                    table = tables.find(w.id)
                    acting.play(tables, table, seat, text, len(table.match.log), None, "other")
                return True
    return False


def test_two_worlds_answer_alike(client: TestClient) -> None:
    seed = int(os.environ.get("INTERNUM_SEED", "0"))
    played = differing = 0
    while played < SEQUENCES:
        seed += 1
        rng = random.Random(seed)
        worlds = two_worlds(rng)
        if worlds is None:
            continue
        played += 1
        truth, other, me = worlds
        differing += truth.position() != other.position()
        a, b = World(client, truth, me), World(client, other, me)
        said: list[Any] = []
        for _ in range(CALLS):
            if rng.random() < 0.3 and others_move(rng, a, b):
                continue
            method, path, more = rng.choice(own_call(rng, a, b))
            said.append((method, path, more))
            answers = [w.call(method, path, **_named(more, w)) for w in (a, b)]
            assert answers[0] == answers[1], f"seed {seed}, seat {me}: {said}"
            assert answers[0][0] < 500
            if a.match.over or b.match.over:
                break
    assert differing > SEQUENCES / 4, "the worlds differ often enough to mean something"


def _named(more: dict[str, Any], world: World) -> dict[str, Any]:
    body = more.get("json", {})
    if "from" in body:
        return {"json": {**body, "from": {**body["from"], "table": world.id}}}
    return more
