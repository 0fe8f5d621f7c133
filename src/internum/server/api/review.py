"""Looking back: earlier moments, and the record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse, PlainTextResponse

from .. import access
from ..responses import Snapshot
from .common import ERRORS, Language, SeatToLookAs, TheService, Visitor, snapshot

router = APIRouter(prefix="/tables/{table}", tags=["review"], responses=ERRORS)


@router.get("/moments/{at}", response_model=Snapshot)
async def moment(
    service: TheService, who: Visitor, at: Annotated[int, Path(ge=0)], language: Language, seat: SeatToLookAs = None
) -> JSONResponse:
    """What a seat saw when the log had `at` entries; any seat once the game is over."""
    return await snapshot(service, who, language, seat, moment=at)


@router.get("/record", response_class=PlainTextResponse)
async def record(service: TheService, who: Visitor) -> PlainTextResponse:
    """The game as a text file, if it tells nothing that is still hidden."""
    text = await service.call(lambda: access.record(service.tables.find(who.table)))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{who.table}.inm"'})
