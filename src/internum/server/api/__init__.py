"""The calls of the table, by what they are about."""

from fastapi import APIRouter

from . import (
    account,
    docs,
    events,
    guide,
    health,
    lessons,
    library,
    notifications,
    odds,
    open_tables,
    people,
    pictures,
    play,
    puzzles,
    review,
    statistics,
    tables,
    variations,
)

router = APIRouter(prefix="/api")
PLAYING = (tables, lessons, play, guide, odds, people, notifications, events)
LOOKING_BACK = (review, variations, pictures, puzzles, statistics)

for part in (library, *PLAYING, *LOOKING_BACK, account, open_tables, health, docs):
    router.include_router(part.router)
