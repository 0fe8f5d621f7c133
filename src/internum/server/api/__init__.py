"""The calls of the table, by what they are about."""

from fastapi import APIRouter

from . import events, library, people, play, review, tables

router = APIRouter(prefix="/api")
for part in (library, tables, play, people, review, events):
    router.include_router(part.router)
