"""The calls of the table, by what they are about."""

from fastapi import APIRouter

from . import (
    docs,
    events,
    guide,
    health,
    lessons,
    library,
    notifications,
    odds,
    people,
    pictures,
    play,
    review,
    tables,
    variations,
)

router = APIRouter(prefix="/api")
LOOKING_BACK = (review, variations, pictures)
PARTS = (library, tables, lessons, play, guide, odds, people, notifications, *LOOKING_BACK, events, health, docs)

for part in PARTS:
    router.include_router(part.router)
