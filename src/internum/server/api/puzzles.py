"""Puzzles: the shipped sets, the one of the day, a table for each, and what search says about a move."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from internum import game as game_named
from internum import games
from internum.study.puzzles import Puzzle, daily, puzzles

from .. import create
from ..catalogue import title_of
from ..phrases import phrase
from ..problems import Problem
from ..responses import TableAnswer
from ..service import Service
from ..stored import Chair
from .common import ERRORS, Language, TheService

router = APIRouter(prefix="/puzzles", tags=["puzzles"], responses=ERRORS)
Id = Annotated[str, Path(max_length=60)]


class PuzzleAnswer(BaseModel):
    """A position in which one move is clearly best; `number` counts from 1 within its game."""

    id: str
    game: str
    number: int
    seat: int
    plays: str
    round: int


class SetAnswer(BaseModel):
    game: str
    title: str
    puzzles: list[PuzzleAnswer]


class PuzzlesAnswer(BaseModel):
    daily: PuzzleAnswer | None
    sets: list[SetAnswer]


class SolutionAnswer(BaseModel):
    """The best move, the turn it begins, the chances after it and after the next best one, and why."""

    right: bool
    action: str
    label: str
    line: list[str]
    chance: float
    second: str
    second_chance: float
    why: str


@router.get("", response_model=PuzzlesAnswer)
async def listed(service: TheService, language: Language) -> JSONResponse:
    """All shipped puzzles by game, and the one of the day."""
    return JSONResponse(await service.call(_listed, language))


@router.post("/{game}/{puzzle}", status_code=201, response_model=TableAnswer)
async def open_puzzle(service: TheService, game: Id, puzzle: Id, language: Language) -> JSONResponse:
    """Open a table with the position of a puzzle; nobody thinks there but the solver."""
    return JSONResponse(await service.call(_open, service, _find(game, puzzle), language), 201)


@router.get("/{game}/{puzzle}/solution", response_model=SolutionAnswer)
async def solution(
    service: TheService,
    game: Id,
    puzzle: Id,
    language: Language,
    move: Annotated[str, Query(max_length=200, description="what the solver has played, in notation")] = "",
) -> JSONResponse:
    """Was it the best move? And what is, and why."""
    return JSONResponse(await service.call(_solution, _find(game, puzzle), move, language))


def _find(game: str, id: str) -> Puzzle:
    for puzzle in puzzles(game) if game in games() else ():
        if puzzle.id == id:
            return puzzle
    raise Problem("not-found", "no-such-puzzle")


def _listed(language: str) -> dict[str, Any]:
    sets = []
    for game in games():
        known = [_told(p, n, language) for n, p in enumerate(puzzles(game), 1)]
        sets.append({"game": game, "title": title_of(game_named(game), language), "puzzles": known})
    if not any(s["puzzles"] for s in sets):
        return {"daily": None, "sets": sets}
    chosen = daily(datetime.now(UTC).date())
    return {"daily": _told(chosen, puzzles(chosen.game).index(chosen) + 1, language), "sets": sets}


def _told(puzzle: Puzzle, number: int, language: str) -> dict[str, Any]:
    match = puzzle.match()
    plays = match.words(language).say(match.game.seat_name(match.twin, puzzle.seat))
    named = {"id": puzzle.id, "game": puzzle.game, "number": number, "seat": puzzle.seat}
    return {**named, "plays": plays, "round": match.round}


def _open(service: Service, puzzle: Puzzle, language: str) -> dict[str, Any]:
    match = puzzle.match()
    solver, others = phrase("pupil", language), phrase("teacher", language)
    chairs = [Chair(i, "person", solver) if i == puzzle.seat else Chair(i, "bot", others) for i in range(match.players)]
    return create.add(service.tables, match, "lesson", chairs)


def _solution(puzzle: Puzzle, move: str, language: str) -> dict[str, Any]:
    match = puzzle.match()
    words, decision = match.words(language), match.decision_of(puzzle.seat)
    labels = {a.text: decision.label(a, words) for a in decision.actions.values()}
    return {
        "right": move == puzzle.solution,
        "action": puzzle.solution,
        "label": labels[puzzle.solution],
        "line": puzzle.line,
        "chance": puzzle.chance,
        "second": labels[puzzle.second],
        "second_chance": puzzle.second_chance,
        "why": puzzle.why[language],
    }
