"""Looking back: earlier moments, and the record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse, PlainTextResponse

from .. import seen
from ..answers import Snapshot
from .common import ERRORS, Language, SeatToLookAs, TheHouse, Visitor, snapshot

router = APIRouter(prefix="/tables/{table}", tags=["review"], responses=ERRORS)


@router.get("/moments/{at}", response_model=Snapshot)
async def moment(
    house: TheHouse, who: Visitor, at: Annotated[int, Path(ge=0)], language: Language, seat: SeatToLookAs = None
) -> JSONResponse:
    """What a seat saw when the log had `at` entries; any seat once the game is over."""
    return await snapshot(house, who, language, seat, moment=at)


@router.get("/record", response_class=PlainTextResponse)
async def record(house: TheHouse, who: Visitor) -> PlainTextResponse:
    """The game as a text file, if it tells nothing that is still hidden."""
    text = await house.call(lambda: seen.record(house.desk.find(who.table)))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{who.table}.inm"'})
