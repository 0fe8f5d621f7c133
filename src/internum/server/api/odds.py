"""What may come of a battle, in games that have dice for them. Pieces and heroes lie open, so anybody may ask."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from ..problems import Problem
from .common import ERRORS, TheService, Visitor

router = APIRouter(prefix="/tables/{table}", tags=["play"], responses=ERRORS)

Id = Annotated[str, Query(max_length=40)]
MOST_MOVES = 12


class Fighter(BaseModel):
    empire: str
    units: int
    dice: int
    bonuses: dict[str, int]  # points beside the dice, by where they come from
    ignores: int  # hits that do nothing
    total: dict[int, float]  # how likely each total, number of hits and number of losses is
    hits: dict[int, float]
    losses: dict[int, float]


class Ends(BaseModel):
    """Who is left: how likely."""

    active: float
    foe: float
    both: float
    neither: float


class OddsAnswer(BaseModel):
    place: str
    at_sea: bool
    sides: list[Fighter]  # whoever attacks, then the opponent
    ends: Ends


@router.get("/odds", response_model=OddsAnswer)
async def odds(
    service: TheService,
    who: Visitor,
    place: Id,
    opponent: Id,
    attacker: Annotated[str | None, Query(max_length=40, description="whoever's turn it is, if left out")] = None,
    move: Annotated[list[str] | None, Query(max_length=MOST_MOVES, description="moves made first, supposedly")] = None,
) -> JSONResponse:
    """The exact odds of a battle before it is fought."""

    def look() -> dict[str, Any]:
        match = service.tables.find(who.table).match
        try:
            found = match.game.battle_odds(match, place, opponent, attacker, move or ())
        except ValueError as e:
            raise Problem("bad-request", text=str(e)) from None
        if found is None:
            raise Problem("not-found", "no-such-page")
        return OddsAnswer.model_validate(found).model_dump()

    return JSONResponse(await service.call(look))
