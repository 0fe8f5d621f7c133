"""What somebody who does not know the game asks: what would this do, how does one win, how near is everybody?"""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from .. import access, acting
from ..responses import RefusalAnswer
from .common import ERRORS, Language, SeatToLookAs, TheService, Visitor

router = APIRouter(prefix="/tables/{table}", tags=["play"], responses=ERRORS)


class PreviewAnswer(BaseModel):
    """What an action would do now, or why it may not be."""

    at: int
    lines: list[str]
    refusal: RefusalAnswer | None
    waste: str  # not empty: nothing would be gained


@router.get("/preview", response_model=PreviewAnswer)
async def preview(
    service: TheService,
    who: Visitor,
    language: Language,
    action: Annotated[str, Query(max_length=200, description="the action, in notation")],
    seat: SeatToLookAs = None,
) -> JSONResponse:
    """What an action would do now for a seat of one's own, in numbers it may know. Nothing happens."""

    def look() -> dict[str, Any]:
        table = service.tables.find(who.table)
        own = access.own_seat_to_look_as(table, who, seat)
        with acting.refusals(table.match, language):
            found = table.match.preview(action, own, language)
        return {"at": len(table.match.log), **asdict(found)}

    return JSONResponse(await service.call(look))


class RowAnswer(BaseModel):
    side: str
    have: int
    need: int


class GoalAnswer(BaseModel):
    """A way to win, or (`main` false) a step towards one."""

    id: str
    icon: str
    title: str
    text: str
    rows: list[RowAnswer]
    main: bool
    left: int | None


class GoalsAnswer(BaseModel):
    goals: list[GoalAnswer]


@router.get("/goals", response_model=GoalsAnswer)
async def goals(service: TheService, who: Visitor, language: Language, seat: SeatToLookAs = None) -> JSONResponse:
    """The ways to win, and how near everybody is as far as one's seat may know."""

    def look() -> dict[str, Any]:
        table = service.tables.find(who.table)
        looking = access.seat_to_look_as(table, who, seat)
        words = table.match.words(language)
        found = table.match.game.goals(table.match.twin, looking)
        return {
            "goals": [
                {**asdict(g), "title": words.text(f"goal-{g.id}"), "text": words.text(f"goal-{g.id}-about")}
                for g in found
            ]
        }

    return JSONResponse(await service.call(look))
