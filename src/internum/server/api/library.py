"""What can be played: games, boards, rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from .. import catalogue
from ..answers import BoardAnswer, GamesAnswer, RulesAnswer
from .common import ERRORS, Language, TheHouse

router = APIRouter(tags=["library"], responses={404: ERRORS[404]})
Id = Annotated[str, Path(max_length=40)]


@router.get("/games", response_model=GamesAnswer)
async def games(house: TheHouse, language: Language) -> JSONResponse:
    """The games with their options and the levels of opponents."""
    found = await house.call(catalogue.games, language)
    for game in found["games"]:
        game["ready"] = house.is_ready(game["id"])
    return JSONResponse(found)


@router.get("/boards/{board}", response_model=BoardAnswer)
async def board(house: TheHouse, board: Id) -> JSONResponse:
    """A board: facts with their sources, and its drawing."""
    answer = JSONResponse(await house.call(catalogue.board, board))
    answer.headers["Cache-Control"] = "max-age=300"
    return answer


@router.get("/rules/{game}", response_model=RulesAnswer)
async def rules(house: TheHouse, game: Id, language: Language) -> JSONResponse:
    """The numbered rules of a game."""
    return JSONResponse(await house.call(catalogue.rules, game, language))
