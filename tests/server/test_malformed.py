"""Whatever is asked, the answer is a clear refusal: no 5xx, nothing changed, nothing slow.

`INTERNUM_REQUESTS=100000 python -m pytest tests/server/test_malformed.py` asks that often.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from typing import Any

import httpx

from internum.server import Settings, create_app
from internum.server.service import Service

from ..support import NIGHTLY
from .malformed import Ask, Chair, spoilt

REQUESTS = int(os.environ.get("INTERNUM_REQUESTS", "100000" if NIGHTLY else "1200"))
SLOWEST = 1.0  # seconds of processor time
TABLES = [("toy", 2), ("antike", 2), ("classic", 3), ("empires", 3)]


def test_spoilt_requests_are_refused_and_change_nothing(database: str) -> None:
    statuses = asyncio.run(ask_again_and_again(database))
    assert sum(statuses.values()) == REQUESTS
    refused = sum(n for status, n in statuses.items() if 400 <= status < 500)
    assert refused > 0.6 * REQUESTS, f"most of them are spoilt indeed: {statuses}"


async def ask_again_and_again(database: str) -> Counter[int]:
    limits: dict[str, Any] = {
        "tables_per_minute": 10**9,
        "chat_lines_per_minute": 20,
        "max_tables": 10**9,
        "tables_in_memory": 10**6,
    }
    app = create_app(Settings(database, bot_workers=1, bot_engine="python", **limits))
    rng, statuses = random.Random(int(os.environ.get("INTERNUM_SEED", "0"))), Counter[int]()
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            service: Service = app.state.service
            # what changes, people have changed: no bot moves, no clock runs out
            service.bots.ask = lambda *_: None  # type: ignore[method-assign]
            service.tables.hour = lambda: 0.0
            links: list[tuple[str, list[str]]] = []
            known: dict[tuple[str, int], list[Chair]] = {}
            for number in range(REQUESTS):
                if number % 500 == 0:  # games end, seats are handed on: begin anew
                    await service.call(service.tables.in_memory.clear)
                    links = [await opened(client, game, players) for game, players in TABLES]
                chairs = await service.call(chairs_of, service, rng.choice(links), known)
                other = await service.call(chairs_of, service, rng.choice(links), known)
                statuses[await ask(client, service, spoilt(rng.choice(chairs), rng.choice(other), rng))] += 1
    return statuses


async def opened(client: httpx.AsyncClient, game: str, players: int) -> tuple[str, list[str]]:
    body = {"game": game, "mode": "online", "players": players, "seats": [{"kind": "person"}] * players}
    answer = (await client.post("/api/tables", json=body)).json()
    return answer["table"], [t["token"] for t in answer["tokens"]]


def chairs_of(service: Service, link: tuple[str, list[str]], known: dict[tuple[str, int], list[Chair]]) -> list[Chair]:
    """In the games' thread: who sits at a table, and what they might do."""
    table = service.tables.find(link[0])
    if (table.id, table.rev) not in known:
        match = table.match
        known[table.id, table.rev] = [
            Chair(table.id, token, seat, len(match.log), table.rev, match.legal(seat)[:5])
            for seat, token in enumerate(link[1])
        ]
    return known[table.id, table.rev]


async def ask(client: httpx.AsyncClient, service: Service, wish: Ask) -> int:
    before = await service.call(revisions, service)
    began = time.process_time()
    headers = {b"authorization": f"Bearer {wish.token}".encode("latin-1"), b"content-type": b"application/json"}
    answer = await client.request(wish.method, wish.path, content=wish.body, headers=headers, params=wish.query or None)
    took = time.process_time() - began
    told = f"{wish}: {answer.status_code} {answer.text[:300]}"
    assert answer.status_code < 500, told
    assert took < SLOWEST, f"{took:.1f} s: {told}"
    if answer.status_code >= 400:
        assert await service.call(revisions, service) == before, f"something has changed: {told}"
        if wish.method != "HEAD" and wish.path.startswith("/api"):
            assert {"error", "message"} <= set(answer.json()), told
    return answer.status_code


def revisions(service: Service) -> list[tuple[str, int, int, int]]:
    """What can be seen of all tables in memory: their changes, their logs, what was said."""
    return sorted((t.id, t.rev, len(t.match.log), len(t.chat)) for t in service.tables.in_memory.values())
