"""People at the table: sitting down, handing over, talking."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from .. import seen
from ..answers import ChatAnswer, SeatsAnswer
from ..problems import Problem
from ..requests import Say, Sit
from .common import ERRORS, Language, TheHouse, Visitor

router = APIRouter(prefix="/tables/{table}", tags=["people"], responses=ERRORS)


@router.post("/seats/{seat}", response_model=SeatsAnswer)
async def sit(house: TheHouse, who: Visitor, seat: int, wish: Sit, language: Language) -> JSONResponse:
    """Sit down, hand the seat to a bot, or let somebody else have it."""

    def change() -> dict[str, Any]:
        link = house.desk.sit(who, seat, wish, language)
        table = house.desk.find(who.table)
        view = table.match.view(None)
        listed = seen.seats(table, table.match.words(language), view, house.hub.online(table.id))
        return {"seats": listed, "token": link}

    return JSONResponse(await house.call(change))


@router.post("/chat", response_model=ChatAnswer)
async def chat(house: TheHouse, who: Visitor, wish: Say) -> JSONResponse:
    """Say something to everybody at the table."""
    spoken = house.spoken.setdefault(who.token, deque(maxlen=house.settings.chat_lines_per_minute))
    if len(spoken) == spoken.maxlen and time.monotonic() - spoken[0] < 60:
        raise Problem("too-many", "too-much-chat")
    spoken.append(time.monotonic())
    line = asdict(await house.call(house.desk.say, who, wish))
    house.hub.tell(who.table, "chat", line)
    return JSONResponse(line)
