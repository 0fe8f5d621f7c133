"""What can be played: games, boards, rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse

from internum.lessons import lessons

from .. import addresses as reach
from .. import catalogue
from ..responses import AddressesAnswer, BoardAnswer, GamesAnswer, RulesAnswer, SeatingAnswer
from .common import ERRORS, Language, TheService

router = APIRouter(tags=["library"], responses=ERRORS)
Id = Annotated[str, Path(max_length=40)]


@router.get("/games", response_model=GamesAnswer)
async def games(service: TheService, language: Language) -> JSONResponse:
    """The games with their options and the levels of opponents."""
    found = await service.call(catalogue.games, language)
    for game in found["games"]:
        game["lesson"] = game["id"] in lessons()
        game["ready"] = service.is_ready(game["id"])
    return JSONResponse(found)


@router.get("/games/{game}/seating", response_model=SeatingAnswer)
async def seating(
    service: TheService,
    game: Id,
    language: Language,
    players: Annotated[int, Query(ge=1, le=6)],
    options: Annotated[str, Query(max_length=2000, description="chosen options as a JSON object")] = "{}",
) -> JSONResponse:
    """What each seat would play with these options."""
    return JSONResponse({"plays": await service.call(catalogue.seating, game, players, options, language)})


@router.get("/addresses", response_model=AddressesAnswer)
async def addresses(service: TheService, request: Request) -> JSONResponse:
    """Where friends reach this server."""
    return JSONResponse(reach.addresses(service.settings, request.scope["server"][1]))


@router.get("/boards/{board}", response_model=BoardAnswer)
async def board(service: TheService, board: Id) -> JSONResponse:
    """A board: facts with their sources, and its drawing."""
    answer = JSONResponse(await service.call(catalogue.board, board))
    answer.headers["Cache-Control"] = "max-age=300"
    return answer


@router.get("/rules/{game}", response_model=RulesAnswer)
async def rules(service: TheService, game: Id, language: Language) -> JSONResponse:
    """The numbered rules of a game."""
    return JSONResponse(await service.call(catalogue.rules, game, language))
