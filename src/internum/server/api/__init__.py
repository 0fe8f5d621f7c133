"""The calls of the table, by what they are about."""

from fastapi import APIRouter

from . import docs, events, library, odds, people, play, review, tables

router = APIRouter(prefix="/api")
for part in (library, tables, play, odds, people, review, events, docs):
    router.include_router(part.router)
