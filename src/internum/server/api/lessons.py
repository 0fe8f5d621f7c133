"""Lessons: their words and steps, a table for each chapter, and what the others reply there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from internum.lessons import Chapter, Lesson, Step, lesson

from .. import acting, create
from ..phrases import phrase
from ..problems import Problem
from ..requests import Request
from ..responses import Snapshot, TableAnswer
from ..service import Service
from ..stored import Chair
from .common import ERRORS, Language, TheService, Visitor, after

router = APIRouter(tags=["lessons"], responses=ERRORS)
Id = Annotated[str, Path(max_length=40)]


class StepAnswer(BaseModel):
    """One bubble: what it says, what is to be played, and what that has changed."""

    id: str
    say: str
    done: str | None
    play: list[str]
    at: str | None
    replies: bool


class ChapterAnswer(BaseModel):
    id: str
    title: str
    steps: list[StepAnswer]


class LessonAnswer(BaseModel):
    game: str
    title: str
    chapters: list[ChapterAnswer]
    first_game: dict[str, Any]


class Done(Request):
    """A step the pupil has played."""

    chapter: Annotated[str, Field(max_length=40)]
    step: Annotated[str, Field(max_length=40)]


@router.get("/lessons/{game}", response_model=LessonAnswer)
async def read(service: TheService, game: Id, language: Language) -> JSONResponse:
    """A lesson in the reader's language."""
    return JSONResponse(await service.call(told, _lesson(game), language))


@router.post("/lessons/{game}/{chapter}", status_code=201, response_model=TableAnswer)
async def open_chapter(service: TheService, game: Id, chapter: Id, language: Language) -> JSONResponse:
    """Open a table with the position of a chapter; nobody thinks there but the pupil."""
    found = _lesson(game)
    service.may_open()
    opened = await service.call(_open, service, found, _chapter(found, chapter), language)
    return JSONResponse(opened, 201)


@router.post("/tables/{table}/replies", response_model=Snapshot)
async def reply(service: TheService, who: Visitor, wish: Done, language: Language) -> JSONResponse:
    """Have the others play what the lesson says they do after a step."""

    def play() -> None:
        table = service.tables.find(who.table)
        if table.header.mode != "lesson" or who.spectator:
            raise Problem("forbidden", "no-lesson")
        for seat, actions in _step(_chapter(_lesson(table.match.game.id), wish.chapter), wish.step).replies:
            acting.play(service.tables, table, seat, actions, len(table.match.log), None, "lesson")

    return await after(service, play, who, language, None, since=0)


def told(found: Lesson, language: str) -> dict[str, Any]:
    words = found.words(language)

    def step(key: str, s: Step) -> dict[str, Any]:
        done = words.text(f"{key}-done", s.shows) if words.has(f"{key}-done") else None
        say = words.text(key, s.says)
        return {
            "id": s.id, "say": say, "done": done, "play": list(s.play), "at": s.at, "replies": bool(s.replies)
        }  # fmt: skip

    chapters = [
        {
            "id": c.id,
            "title": words.text(f"lesson-{c.id}"),
            "steps": [step(f"lesson-{c.id}-{s.id}", s) for s in c.steps],
        }
        for c in found.chapters
    ]
    return {
        "game": found.game,
        "title": words.text("lesson-title"),
        "chapters": chapters,
        "first_game": found.first_game,
    }


def _open(service: Service, found: Lesson, chapter: Chapter, language: str) -> dict[str, Any]:
    match = chapter.match()
    pupil, others = phrase("pupil", language), phrase("teacher", language)
    chairs = [Chair(i, "person", pupil) if i == found.seat else Chair(i, "bot", others) for i in range(match.players)]
    return create.add(service.tables, match, "lesson", chairs)


def _lesson(game: str) -> Lesson:
    try:
        return lesson(game)
    except KeyError:
        raise Problem("not-found", "no-lesson") from None


def _chapter(found: Lesson, id: str) -> Chapter:
    try:
        return found.chapter(id)
    except KeyError:
        raise Problem("not-found", "no-lesson") from None


def _step(chapter: Chapter, id: str) -> Step:
    step = next((s for s in chapter.steps if s.id == id), None)
    if step is None:
        raise Problem("not-found", "no-lesson")
    return step
