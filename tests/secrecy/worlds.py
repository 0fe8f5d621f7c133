"""Two tables whose worlds differ only in what one seat may not know and in the coming dice; the seat's way to them."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from fastapi.testclient import TestClient

import internum
from internum.core import chance
from internum.core.game import CHANCE
from internum.core.match import Entry, Match
from internum.server import create, rebuild, uploads
from internum.server.bots import Answer
from internum.server.service import Service
from internum.server.stored import Chair
from internum.server.table import Table
from internum.server.worker import Job

from .hidden import RICH, permute

T = TypeVar("T")
GAMES = Path(__file__).parents[1] / "games"
STARTS = sorted([*GAMES.glob("empires-*.json"), *GAMES.glob("classic-*.json")])
LONGEST = 70  # actions of a game from whose moments worlds are made
ENDINGS = 3  # `done`, `no` and `yes` are the first actions of the space: chosen less often, more happens
CHANGING = re.compile(r'"(time|commitment)":("[^"]*"|null)|"(token|link|url)":"[^"]*"|\[Commitment .*\]')


class World:
    """A table, and one seat's way to it."""

    def __init__(self, client: TestClient, match: Match, seat: int, chairs: list[Chair]) -> None:
        self.client, self.service = client, client.app.state.service  # type: ignore[attr-defined]
        opened = self.inside(lambda: create.add(self.service.tables, match, "online", chairs))
        self.id, self.seat = opened["table"], seat
        self.token = next(t["token"] for t in opened["tokens"] if seat in t["seats"])
        self.lent: dict[int, str] = {}  # tokens of seats that were opened for others

    @property
    def match(self) -> Match:
        return self.inside(lambda: self.table.match)

    @property
    def table(self) -> Table:
        found: Table = self.service.tables.find(self.id)
        return found

    def inside(self, f: Callable[[], T]) -> T:
        """In the games' thread, where alone tables are touched; bots learn of it at once."""

        def run() -> T:
            try:
                return f()
            finally:
                self.service.spread_news()

        done: Future[T] = self.service.thread.submit(run)
        return done.result()

    def call(self, method: str, path: str, token: str | None = None, **more: Any) -> tuple[int, str]:
        """The status and the text of an answer, without what no two tables have in common.

        Of a table that was opened also what its new owner sees there.
        """
        url = path if path.startswith("/api") else f"/api/tables/{self.id}{path}"
        bearer = {"Authorization": f"Bearer {token or self.token}"}
        answer = self.client.request(method, url, headers=bearer, **_of_table(more, self.id))
        told = answer.text
        if answer.status_code == 201:
            opened = answer.json()
            own = {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}
            told += self.client.get(f"/api/tables/{opened['table']}", headers=own).text
            told = told.replace(opened["table"], "OTHER")
        elif path.startswith("/seats/") and answer.status_code == 200 and answer.json()["token"]:
            link = answer.json()["token"]
            self.lent[link["seats"][0]] = link["token"]
        return answer.status_code, CHANGING.sub("", told.replace(self.id, "TABLE"))


def _of_table(more: dict[str, Any], table: str) -> dict[str, Any]:
    body = more.get("json", {})
    return {"json": {**body, "from": {**body["from"], "table": table}}} if "from" in body else more


class SameLuck:
    """Whatever the server draws by lot for one call it draws alike in both worlds; the games' own dice differ."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begin(0)
        patch.setattr(rebuild, "SystemRandom", lambda: random.Random(self.rng.random()))
        patch.setattr(chance, "secrets", SimpleNamespace(token_hex=lambda n: self.rng.randbytes(n).hex()))

    def begin(self, seed: Any) -> None:
        self.rng = random.Random(str(seed))


def without_processes(service: Service, patch: pytest.MonkeyPatch) -> None:
    """Bots wait for ever; uploads are read at once; hints tell everything that the adviser was told."""
    patch.setattr(service.bots, "ask", lambda *_: None)
    patch.setattr(service.reader, "read", lambda upload: uploads.read(upload, 6000))

    async def tell_all(job: Job, is_gone: Any) -> Answer:
        known = json.dumps([job.game, job.options, job.names, job.seat]).encode() + job.state
        game = internum.game(job.game)
        legal = game.kernel.legal(game.layout.restore(job.state), job.seat)
        text = game.notation(job.options).text(legal[0])
        return "moves", [{"text": text, "chance": 0.5, "reason": hashlib.sha256(known).hexdigest()}]

    patch.setattr(service, "ask_bot", tell_all)


@dataclass(frozen=True)
class Moment:
    """A match as it stood, one of its seats, and what that seat then did."""

    match: Match
    seat: int
    did: str | None


def moments(rng: random.Random) -> Iterator[Moment]:
    """Moments of a random game: those of rare phases as often as others, and those before a die or something shown."""
    match = _played(rng)
    own = [e for e in match.log if e.seat != CHANCE]
    eventful = [e for e in own if e.shows or e.reveals or _followed_by_chance(match, e)]
    by_phase: dict[int, list[Entry]] = {}
    for entry in own:
        by_phase.setdefault(match.at(entry.number).twin.phase, []).append(entry)
    chosen = [rng.choice(entries) for entries in rng.sample(list(by_phase.values()), min(4, len(by_phase)))]
    for entry in chosen + rng.sample(eventful, min(4, len(eventful))):
        then = match.at(entry.number)
        seat = entry.seat if rng.random() < 0.7 else rng.randrange(then.players)
        yield Moment(then, seat, entry.text if seat == entry.seat else None)


def _followed_by_chance(match: Match, entry: Entry) -> bool:
    return entry.number + 1 < len(match.log) and match.log[entry.number + 1].seat == CHANCE


def _played(rng: random.Random) -> Match:
    """Some way of a game, from a position in which much is hidden or about to happen, or from the start."""
    start = rng.choice([*STARTS, RICH, RICH, RICH, None, None])
    if start is None:
        secret: dict[str, Any] = {"start": "free", "free_start_order": "simultaneous"} if rng.random() < 0.3 else {}
        match = internum.new("classic", rng.randint(3, 5), seed=rng.random().hex(), max_rounds=3, **secret)
    elif isinstance(start, Path):
        match = internum.load(json.loads(start.read_text("utf-8")), seed=rng.random().hex())
    else:
        match = internum.load({**start, "options": {"max_rounds": 12}}, seed=rng.random().hex())
    for _ in range(rng.randint(10, LONGEST)):
        if match.over:
            break
        seat = rng.choice(match.pending)
        legal = match.game.kernel.legal(match.states, seat)
        doing = [a for a in legal if a >= ENDINGS]
        match.play_id(seat, rng.choice(doing if doing and rng.random() < 0.7 else legal))
    return match


def two_worlds(rng: random.Random, then: Match, seat: int) -> tuple[Match, Match] | None:
    """The moment, and the same as far as the seat knows.

    None where it cannot be written down as a position, and mostly where nothing differs but the coming dice.
    """
    other = then.copy()
    for _ in range(4):  # until something differs, if anything can
        other.states = then.game.layout.copy(then.states)
        if rng.random() < 0.5:
            permute(then.game, other.states, seat, rng)
        else:
            then.game.redeal(other.states, 0, seat, rng)
        if then.game.layout.dump(other.states) != then.game.layout.dump(then.states):
            break
    positions = then.position(), other.position()
    if positions[0] == positions[1] and rng.random() < 0.8:
        return None
    try:
        worlds = internum.load(positions[0]), internum.load(positions[1])
    except internum.PositionError:
        return None
    return None if any(w.over or w.log for w in worlds) else worlds
