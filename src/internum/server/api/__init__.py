"""The calls of the table, by what they are about."""

from fastapi import APIRouter

from . import docs, events, guide, health, lessons, library, notifications, odds, people, pictures, play, review, tables

router = APIRouter(prefix="/api")
PARTS = (library, tables, lessons, play, guide, odds, people, notifications, review, pictures, events, health, docs)

for part in PARTS:
    router.include_router(part.router)
