"""Statistics over one's own games: whoever shows the tokens of games that are over gets figures of them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from internum.study.statistics import of_match, summary

from ..problems import Problem
from ..requests import BranchRef, Request
from ..service import Service
from .common import ERRORS, TheService

router = APIRouter(tags=["review"], responses=ERRORS)


class OwnGames(Request):
    """Tables, each with a token of theirs."""

    tables: Annotated[list[BranchRef], Field(max_length=60)]


class StatisticsAnswer(BaseModel):
    """For each game and number of players: lengths, and shares of wins by side, seat, name and opening."""

    counted: int
    running: int
    tables: list[dict[str, Any]]


@router.post("/statistics", response_model=StatisticsAnswer)
async def statistics(service: TheService, wish: OwnGames) -> JSONResponse:
    """Figures over those of the tables whose games are over; others are only counted."""
    return JSONResponse(await service.call(_count, service, wish))


def _count(service: Service, wish: OwnGames) -> dict[str, Any]:
    games, running = [], 0
    for ref in wish.tables:
        try:
            table = service.tables.find(service.tables.who(ref.table, ref.token).table)
        except Problem:
            continue  # removed since, or not theirs
        if table.match.over and not table.is_record:
            games.append(of_match(table.match))
        else:
            running += 1
    return {"counted": len(games), "running": running, "tables": summary(games)}
