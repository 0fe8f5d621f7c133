"""What can be played: games, boards, rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from internum.lessons import lessons

from .. import catalogue
from ..responses import BoardAnswer, GamesAnswer, RulesAnswer
from .common import ERRORS, Language, TheService

router = APIRouter(tags=["library"], responses={404: ERRORS[404]})
Id = Annotated[str, Path(max_length=40)]


@router.get("/games", response_model=GamesAnswer)
async def games(service: TheService, language: Language) -> JSONResponse:
    """The games with their options and the levels of opponents."""
    found = await service.call(catalogue.games, language)
    for game in found["games"]:
        game["lesson"] = game["id"] in lessons()
        game["ready"] = service.is_ready(game["id"])
    return JSONResponse(found)


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
