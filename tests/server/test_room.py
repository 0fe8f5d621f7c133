"""Many tables at once, and quick answers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app
from internum.server.start import listen

from .player import Api, people


@pytest.fixture
def small(database: str) -> Iterator[Api]:
    settings = Settings(database, bot_workers=1, tables_in_memory=3, bot_engine="python")
    with TestClient(create_app(settings)) as client:
        yield Api(client)


def test_one_more_table_than_there_is_room_for_is_served_while_all_others_are_watched(small: Api) -> None:
    state = small.client.app.state.service  # type: ignore[attr-defined]
    tables = [small.open(["Anna", "Ben"])[0] for _ in range(5)]
    for anna in tables:
        anna.look()
        state.hub.join(state.store.who(anna.token))
    state.tables.in_memory.clear()
    for anna in [*tables, *tables]:
        assert anna.look()["at"] == 0
    tables[0].act("lay ankh")


def test_tables_nobody_looks_at_make_room(small: Api) -> None:
    state = small.client.app.state.service  # type: ignore[attr-defined]
    tables = [small.open(["Anna", "Ben"])[0] for _ in range(5)]
    for anna in tables:
        anna.look()
    assert len(state.tables.in_memory) == 3


def test_accepted_connections_send_small_answers_at_once() -> None:
    async def accepted_has_no_delay() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            own = writer.get_extra_info("socket")
            found.set_result(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(met, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            flag = await asyncio.wait_for(found, 5)
            writer.close()
        return flag

    assert asyncio.run(accepted_has_no_delay()) == 1


@pytest.mark.parametrize("name", ["chance", "seed", "players", "name", "forced"])
def test_options_are_options_only(api: Api, name: str) -> None:
    body = {"game": "toy", "players": 2, "options": {name: "manual"}}
    assert api.post("/api/tables", body, status=422)["error"] == "options"
    anna, _, _ = people(api.client, api.post("/api/tables", {**body, "mode": "online", "options": {"pace": "slow"}}))
    assert anna.look()["options"] == {"pace": "slow"}
