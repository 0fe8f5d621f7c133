"""The event stream of a table: updates, talk, comings and goings. It resumes where a client's log ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from fastapi.responses import StreamingResponse

from .. import access, snapshots
from ..addresses import is_loopback
from ..fair import caller
from ..hub import Watcher, is_at_home
from ..log_cuts import valid_until
from ..problems import Problem
from ..service import Service
from ..stored import Who
from ..written import as_json
from .common import ERRORS, Language, OwnStream, SeatToLookAs, TheService, Visitor, snapshot_of

router = APIRouter(prefix="/tables/{table}", tags=["tables"], responses=ERRORS)

_STREAM = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get(
    "/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"example": 'event: update\nid: 42\ndata: {"at": 42}\n\n'}}}},
)
async def events(
    service: TheService,
    who: Visitor,
    language: Language,
    seat: SeatToLookAs = None,
    since: Annotated[int, Query(ge=0, description="log position the client has")] = 0,
    rev: Annotated[int | None, Query(description="the `rev` it has")] = None,
    name: OwnStream = "",
    last_event_id: Annotated[str, Header(max_length=20)] = "",
) -> StreamingResponse:
    """Server-sent events: `update` (a snapshot; its id is the log position), `chat`, `presence`, `closing`."""
    _make_room(service, who)
    if last_event_id.isdecimal():
        since, rev = int(last_event_id), None
    # look once before the stream begins, so that a refusal is an ordinary answer
    await service.call(lambda: access.seat_to_look_as(service.tables.find(who.table), who, seat))
    stream = _stream(service, who, language, seat, since, rev, name)
    return StreamingResponse(stream, media_type="text/event-stream", headers=_STREAM)


def _make_room(service: Service, who: Who) -> None:
    """Raises a problem if there is none. Whoever plays has room; of many streams of theirs the oldest ends."""
    hub, settings, address = service.hub, service.settings, caller.get()[0]
    if is_at_home(who):
        hub.make_room(who, settings.max_streams_per_token)
    elif hub.spectators(who.table) >= settings.max_streams_per_table or (
        not is_loopback(address) and hub.by_address[address] >= settings.max_streams_per_address
    ):
        raise Problem("too-many", "too-many-streams")


async def _stream(
    service: Service, who: Who, language: str, seat: int | None, since: int, rev: int | None, name: str
) -> AsyncIterator[str]:
    watcher = service.hub.join(who, caller.get()[0], name)
    watcher.tell("update")
    try:
        yield "retry: 1000\n\n"
        while not service.hub.closed:
            try:
                await asyncio.wait_for(watcher.wake.wait(), service.settings.keep_alive_seconds)
            except TimeoutError:
                if not await service.call(service.tables.is_valid, who):
                    return
                yield ": still here\n\n"
                continue
            watcher.wake.clear()
            if watcher.ended:
                return
            if watcher.updated:
                watcher.updated = False
                told = await service.call(_update, service, who, language, seat, since, rev)
                if told is None:
                    return  # the client comes back, and sees what its token holds now
                since, rev = told["at"], told["rev"]
                yield _event("update", told, since)
            elif not await service.call(service.tables.is_valid, who):
                return
            for kind, data in _waiting(watcher):
                yield _event(kind, data if kind == "chat" else await service.call(_presence, service, who, language))
        yield _event("closing", {})  # the server stops; a client comes back and finds it again, or another
    finally:
        service.hub.leave(watcher)


def _update(
    service: Service, who: Who, language: str, seat: int | None, since: int, rev: int | None
) -> dict[str, Any] | None:
    """None if the token does not hold any more what it held."""
    if not service.tables.is_valid(who):
        return None
    table = service.tables.find(who.table)
    return snapshot_of(service, who, language, seat, since=valid_until(table.cuts, since, rev))


def _presence(service: Service, who: Who, language: str) -> dict[str, Any]:
    table = service.tables.find(who.table)
    words = table.match.words(language)
    return {"seats": snapshots.seats(table, words, service.hub.online(who.table))}


def _waiting(watcher: Watcher) -> list[tuple[str, Any]]:
    """What has come up besides updates; several comings and goings are told once."""
    found = list(watcher.others)
    watcher.others.clear()
    last_presence = max((i for i, (kind, _) in enumerate(found) if kind == "presence"), default=-1)
    return [item for i, item in enumerate(found) if item[0] == "chat" or i == last_presence]


def _event(kind: str, data: Any, at: int | None = None) -> str:
    mark = "" if at is None else f"id: {at}\n"
    return f"event: {kind}\n{mark}data: {as_json(data)}\n\n"
