"""Looking back: earlier moments, and the record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel

from .. import access
from ..responses import Snapshot
from .common import ERRORS, ERRORS_OF_TEXT, Language, SeatToLookAs, TheService, Visitor, snapshot

router = APIRouter(prefix="/tables/{table}", tags=["review"], responses=ERRORS)


class AnalysisAnswer(BaseModel):
    """How far an analysis is: `docs/review.md` says what it holds."""

    status: Literal["none", "working", "failed", "done"]
    done: int | None = None  # turns looked at, of `total`
    total: int | None = None
    analysis: dict[str, Any] | None = None


@router.get("/moments/{at}", response_model=Snapshot)
async def moment(
    service: TheService,
    who: Visitor,
    at: Annotated[int, Path(ge=0)],
    language: Language,
    seat: SeatToLookAs = None,
    since: Annotated[int, Query(ge=0, description="log position from which to send the log")] = 0,
    hands: Annotated[Literal["own", "all"], Query(description="those of all seats, once the game is over")] = "own",
) -> JSONResponse:
    """What a seat saw when the log had `at` entries; any seat, or all hands at once, once the game is over."""
    return await snapshot(service, who, language, seat, moment=at, since=since, all_hands=hands == "all")


@router.get("/record", response_class=PlainTextResponse, responses=ERRORS_OF_TEXT)
async def record(service: TheService, who: Visitor) -> PlainTextResponse:
    """The game as a text file, if it tells nothing that is still hidden."""
    text = await service.call(lambda: access.record(service.tables.find(who.table)))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{who.table}.inm"'})


@router.get("/analysis", response_model=AnalysisAnswer)
async def analysis(service: TheService, who: Visitor) -> JSONResponse:
    """The analysis of a game that is over, or of what one knows of a game against bots; or how far it is."""

    def look() -> dict[str, Any]:
        return service.analyses.look(who.table, *access.match_to_study(service.tables.find(who.table), who))

    return JSONResponse(await service.call(look))


@router.post("/analysis", response_model=AnalysisAnswer)
async def analyse(service: TheService, who: Visitor) -> JSONResponse:
    """Have a game analysed that is over, or that one plays alone; GET tells when it is done."""

    def ask() -> dict[str, Any]:
        return service.analyses.ask(who.table, *access.match_to_study(service.tables.find(who.table), who))

    return JSONResponse(await service.call(ask))
