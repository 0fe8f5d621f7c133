"""Opening tables and looking at them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse, Response

from .. import create, removal
from ..problems import Problem
from ..requests import NewTable, OpenRecord
from ..responses import Snapshot, TableAnswer
from ..uploads import Upload
from .common import ERRORS, Bearer, Language, SeatToLookAs, TheService, Visitor, snapshot

router = APIRouter(tags=["tables"], responses=ERRORS)


@router.post("/tables", status_code=201, response_model=TableAnswer)
async def open_table(service: TheService, wish: NewTable, token: Bearer, language: Language) -> JSONResponse:
    """Open a table: a new game, or one played on from a moment, a record or a position."""
    service.may_open()
    upload = create.upload_of(wish)
    brought = await service.read(upload) if upload else None
    return JSONResponse(await service.call(create.create, service.tables, wish, brought, token, language), 201)


@router.post("/records", status_code=201, response_model=TableAnswer)
async def open_record(service: TheService, wish: OpenRecord) -> JSONResponse:
    """Open a record or a position to step through."""
    if (wish.record is None) == (wish.position is None):
        raise Problem("bad-request", "bad-start")
    service.may_open()
    brought = await service.read(Upload(wish.record, wish.position))
    return JSONResponse(await service.call(create.create_record, service.tables, brought), 201)


@router.get("/tables/{table}", response_model=Snapshot)
async def look(
    service: TheService,
    who: Visitor,
    language: Language,
    seat: SeatToLookAs = None,
    since: Annotated[int, Query(ge=0, description="log position from which to send the log")] = 0,
) -> JSONResponse:
    """The table as the token's seat may see it."""
    return await snapshot(service, who, language, seat, since=since)


@router.delete("/tables/{table}", status_code=204, response_class=Response)
async def remove(service: TheService, who: Visitor) -> Response:
    """Remove a table for good; its host may, unless others are still playing there."""
    await service.call(removal.remove, service.tables, who)
    return Response(status_code=204)
