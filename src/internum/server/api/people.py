"""People at the table: sitting down, handing over, talking."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from .. import invitations, seating, snapshots, voting
from ..problems import Problem
from ..requests import Say, Sit, Vote
from ..responses import ChatAnswer, SeatsAnswer, Snapshot, TokenAnswer
from .common import ERRORS, Bearer, Language, OwnStream, TheService, Visitor, after

router = APIRouter(prefix="/tables/{table}", tags=["people"], responses=ERRORS)


@router.post("/seats/{seat}", response_model=SeatsAnswer)
async def sit(service: TheService, who: Visitor, seat: int, wish: Sit, language: Language) -> JSONResponse:
    """Sit down, hand the seat to a bot, or let somebody else have it."""

    def change() -> dict[str, Any]:
        link = seating.sit(service.tables, who, seat, wish, language)
        table = service.tables.find(who.table)
        listed = snapshots.seats(table, table.match.words(language), service.hub.online(table.id))
        return {"seats": listed, "token": link}

    return JSONResponse(await service.call(change))


@router.post("/claim", response_model=TokenAnswer)
async def claim(service: TheService, table: str, token: Bearer) -> JSONResponse:
    """Make an invitation one's own: from now on only the token in the answer counts. 409 if somebody did before."""
    return JSONResponse(await service.call(invitations.claim, service.store, table, token))


@router.post("/spectators", response_model=TokenAnswer)
async def invite_spectator(service: TheService, who: Visitor) -> JSONResponse:
    """A link to hand out that holds no seat: whoever opens it may look, and no more."""
    return JSONResponse(await service.call(seating.invite_spectator, service.tables, who))


@router.post("/votes", response_model=Snapshot)
async def vote(
    service: TheService, who: Visitor, wish: Vote, language: Language, stream: OwnStream = ""
) -> JSONResponse:
    """Wish for a pause, for going on, for the end, or for a bot in the place of somebody who is away."""

    def is_away(seat: int) -> bool:
        return service.hub.away_for(who.table, seat) >= service.settings.away_seconds

    def change() -> None:
        voting.vote(service.tables, who, wish, language, is_away)

    return await after(service, change, who, language, None, 0, stream)


@router.post("/chat", response_model=ChatAnswer)
async def chat(service: TheService, who: Visitor, wish: Say) -> JSONResponse:
    """Say something to everybody at the table."""
    if service.chat_pace.is_over(who.token):
        raise Problem("too-many", "too-much-chat")
    service.chat_pace.note(who.token)
    line = snapshots.chat_line(await service.call(seating.say, service.tables, who, wish), "en")
    service.hub.tell(who.table, "chat", line)
    return JSONResponse(line)
