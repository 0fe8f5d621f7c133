"""The event stream of a table: updates, talk, comings and goings. It resumes where a client's log ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from fastapi.responses import StreamingResponse

from .. import seen
from ..cuts import valid_until
from ..house import House
from ..hub import Watcher
from ..problems import Problem
from ..stored import Who
from .common import ERRORS, Language, SeatToLookAs, TheHouse, Visitor, snapshot_of

router = APIRouter(prefix="/tables/{table}", tags=["tables"], responses=ERRORS)

_STREAM = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get(
    "/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"example": 'event: update\nid: 42\ndata: {"at": 42}\n\n'}}}},
)
async def events(
    house: TheHouse,
    who: Visitor,
    language: Language,
    seat: SeatToLookAs = None,
    since: Annotated[int, Query(ge=0, description="log position the client has")] = 0,
    rev: Annotated[int | None, Query(description="the `rev` it has")] = None,
    last_event_id: Annotated[str, Header(max_length=20)] = "",
) -> StreamingResponse:
    """Server-sent events: `update` (a snapshot; its id is the log position), `chat`, `presence`."""
    if house.hub.count(who.table) >= house.settings.max_streams_per_table:
        raise Problem("too-many", "too-many-streams")
    if last_event_id.isdecimal():
        since, rev = int(last_event_id), None
    # look once before the stream begins, so that a refusal is an ordinary answer
    await house.call(lambda: seen.seat_to_look_as(house.desk.find(who.table), who, seat))
    stream = _stream(house, who, language, seat, since, rev)
    return StreamingResponse(stream, media_type="text/event-stream", headers=_STREAM)


async def _stream(
    house: House, who: Who, language: str, seat: int | None, since: int, rev: int | None
) -> AsyncIterator[str]:
    watcher = house.hub.join(who)
    watcher.tell("update")
    try:
        yield "retry: 1000\n\n"
        while not house.hub.closed:
            try:
                await asyncio.wait_for(watcher.wake.wait(), house.settings.keep_alive_seconds)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            watcher.wake.clear()
            if watcher.updated:
                watcher.updated = False
                told = await house.call(_update, house, who, language, seat, since, rev)
                since, rev = told["at"], told["rev"]
                yield _event("update", told, since)
            for kind, data in _waiting(watcher):
                yield _event(kind, data if kind == "chat" else await house.call(_presence, house, who, language))
    finally:
        house.hub.leave(watcher)


def _update(house: House, who: Who, language: str, seat: int | None, since: int, rev: int | None) -> dict[str, Any]:
    table = house.desk.find(who.table)
    return snapshot_of(house, who, language, seat, since=valid_until(table.cuts, since, rev))


def _presence(house: House, who: Who, language: str) -> dict[str, Any]:
    table = house.desk.find(who.table)
    words = table.match.words(language)
    return {"seats": seen.seats(table, words, table.match.view(None), house.hub.online(who.table))}


def _waiting(watcher: Watcher) -> list[tuple[str, Any]]:
    """What has come up besides updates; several comings and goings are told once."""
    found = list(watcher.others)
    watcher.others.clear()
    last_presence = max((i for i, (kind, _) in enumerate(found) if kind == "presence"), default=-1)
    return [item for i, item in enumerate(found) if item[0] == "chat" or i == last_presence]


def _event(kind: str, data: Any, at: int | None = None) -> str:
    mark = "" if at is None else f"id: {at}\n"
    return f"event: {kind}\n{mark}data: {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}\n\n"
